import { dealFieldOf } from '#src/fields/deal/dealFieldOf.ts';
import type { PaymentFormValues } from './paymentForm.ts';

/** The field where a fault of the request is shown. */
export function formFieldOf(path: string, { dealDetails, paymentMethod }: PaymentFormValues): string {
  if (path === 'installmentDetails.totalAmount') return 'installmentDetails.initialPaymentAmount';
  if (path === 'installmentDetails') return 'installmentDetails.numberOfPayments';
  if (path === 'creditCardSecureDetails' && paymentMethod === 'card') return 'creditCardSecureDetails.cardNumber';
  return dealFieldOf(path, dealDetails.items.length > 0);
}
