import { PaymentsEditor } from '#src/fields/payments/PaymentsEditor.tsx';
import { invoiceTotals } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';

/** How the document is paid, or how its money is given back. */
export function PaymentsStep() {
  const { currency, terminal } = useWizardScene();
  const { amount } = invoiceTotals(useInvoiceValues(), terminal);
  return <PaymentsEditor source="paymentDetails" amount={amount} currency={currency} />;
}
