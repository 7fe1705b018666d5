import { PaymentScreen } from '#src/wizards/payment/PaymentScreen.tsx';

/** The refund wizard: money back to a card that is typed or saved (spec §2). */
export function RefundWizard() {
  return <PaymentScreen wizard="Refund" kind="refund" />;
}
