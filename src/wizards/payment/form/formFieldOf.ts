import type { PaymentValues } from './paymentForm.ts';

/** The field where a fault of the request is shown. */
export function formFieldOf(path: string, { dealDetails, paymentMethod }: PaymentValues): string {
  if (path === 'dealDetails.items') return 'root.form';
  if (path === 'transactionAmount' && dealDetails.items.length > 0) return 'root.form';
  // Addresses are typed in one field.
  if (path.startsWith('invoiceDetails.sendCCTo.')) return 'invoiceDetails.sendCCTo';
  if (path === 'installmentDetails.totalAmount') return 'installmentDetails.initialPaymentAmount';
  if (path === 'installmentDetails') return 'installmentDetails.numberOfPayments';
  if (path === 'creditCardSecureDetails' && paymentMethod === 'card') return 'creditCardSecureDetails.cardNumber';
  return path.replace(/^(dealDetails\.items\.\d+)\.amount$/, '$1.discount');
}
