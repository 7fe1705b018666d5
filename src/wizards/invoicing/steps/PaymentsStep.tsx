import { PaymentsEditor } from '#src/fields/payments/PaymentsEditor.tsx';
import { invoiceTotals } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { useInvoiceScene, useInvoiceValues } from '#src/wizards/invoicing/invoiceContext.ts';

/** How the document is paid, or how its money is given back. */
export function PaymentsStep() {
  const { currency, terminal } = useInvoiceScene();
  const { amount } = invoiceTotals(useInvoiceValues(), terminal);
  return <PaymentsEditor name="paymentDetails" amount={amount} currency={currency} />;
}
