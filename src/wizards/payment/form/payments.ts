import { splitAfterFirst, splitPayments, type Installments } from '#contract/rules/installments.ts';
import { transactionTypesOf } from './offers.ts';
import type { PaymentValues } from './paymentForm.ts';
import { agorotOf, numberOf } from './totals.ts';

/** Whether a deal of this type is paid in parts. */
const isSpread = (type: string) => type === 'installments' || type === 'credit';

/** The type a deal is sent with: one that is not offered any more, as after another means was chosen, is regular. */
export function typeOf(values: Pick<PaymentValues, 'jDealType' | 'paymentMethod' | 'transactionType'>) {
  return transactionTypesOf(values).includes(values.transactionType) ? values.transactionType : 'regularDeal';
}

/**
 * The payments of a deal in agorot: equal ones, or those that follow from a first one chosen by hand.
 * @param total of the deal, in agorot
 * @returns undefined when the deal is paid at once; `impossible` when the payments do not come out
 */
export function paymentsOf(
  values: Pick<PaymentValues, 'jDealType' | 'paymentMethod' | 'transactionType' | 'installmentDetails'>,
  total: number,
): Installments | 'impossible' | undefined {
  if (!isSpread(typeOf(values))) return undefined;
  const { numberOfPayments, initialPaymentAmount } = values.installmentDetails;
  const count = numberOf(numberOfPayments);
  if (!Number.isInteger(count) || count < 1 || total < count) return 'impossible';
  if (initialPaymentAmount === '') return splitPayments(total, count);
  return splitAfterFirst(total, count, agorotOf(initialPaymentAmount)) ?? 'impossible';
}
