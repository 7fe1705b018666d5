import { PaymentScreen } from '#src/wizards/payment/PaymentScreen.tsx';

/** The quick charge: amount and card on one screen, from the keyboard alone (spec §2). */
export function QuickCharge() {
  return <PaymentScreen wizard="QuickCharge" kind="charge" quick />;
}
