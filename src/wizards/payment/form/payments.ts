import type { Installments } from '#contract/rules/installments.ts';
import { installmentsOf } from '#src/fields/installments/installments.ts';
import { transactionTypesOf } from './offers.ts';
import type { PaymentValues } from './paymentForm.ts';

type SpreadType = 'installments' | 'credit';

/** Whether a deal of this type is paid in parts. */
export const isSpread = (type: string): type is SpreadType => type === 'installments' || type === 'credit';

/** The type a deal is sent with: one that is not offered any more, as after another means was chosen, is regular. */
export function typeOf(values: Pick<PaymentValues, 'jDealType' | 'paymentMethod' | 'transactionType'>) {
  return transactionTypesOf(values).includes(values.transactionType) ? values.transactionType : 'regularDeal';
}

/**
 * The payments of a deal in agorot.
 * @param total of the deal, in agorot
 * @returns undefined when the deal is paid at once; `impossible` when the payments do not come out
 */
export function paymentsOf(
  values: Pick<PaymentValues, 'jDealType' | 'paymentMethod' | 'transactionType' | 'installmentDetails'>,
  total: number,
): Installments | 'impossible' | undefined {
  return isSpread(typeOf(values)) ? installmentsOf(values.installmentDetails, total) : undefined;
}
