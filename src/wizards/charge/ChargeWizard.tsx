import { PaymentScreen } from '#src/wizards/payment/PaymentScreen.tsx';

/** The charge wizard: customer, items or amount, payment, invoice, confirmation, result (spec §2). */
export function ChargeWizard() {
  return <PaymentScreen wizard="Charge" kind="charge" />;
}
