import { PaymentPage } from './PaymentPage.tsx';

/** The refund wizard: money back to a card that is typed or saved (spec §2). */
export function RefundWizard() {
  return <PaymentPage wizard="Refund" kind="refund" />;
}
