import { PaymentPage } from './PaymentPage.tsx';

/** The quick charge: amount and card on one screen, from the keyboard alone (spec §2). */
export function QuickCharge() {
  return <PaymentPage wizard="QuickCharge" kind="charge" quick />;
}
