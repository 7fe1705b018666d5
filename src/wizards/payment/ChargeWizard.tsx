import { PaymentPage } from './PaymentPage.tsx';

/** The charge wizard: customer, items or amount, payment, invoice, confirmation, result (spec §2). */
export function ChargeWizard() {
  return <PaymentPage wizard="Charge" kind="charge" />;
}
