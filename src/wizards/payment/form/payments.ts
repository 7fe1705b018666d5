import type { Installments } from '#contract/rules/installments.ts';
import { installmentsOf } from '#src/fields/installments/installments.ts';
import { transactionTypesOf } from './offers.ts';
import type { PaymentFormValues } from './paymentForm.ts';

type SpreadType = 'installments' | 'credit';

/** Whether a deal of this type is paid in parts. */
export const isSpread = (type: string): type is SpreadType => type === 'installments' || type === 'credit';

/** The type a deal is sent with: one that is not offered any more, as after another means was chosen, is regular. */
export function transactionTypeOf(values: Pick<PaymentFormValues, 'jDealType' | 'paymentMethod' | 'transactionType'>) {
  return transactionTypesOf(values).includes(values.transactionType) ? values.transactionType : 'regularDeal';
}

/**
 * The payments of a deal in agorot.
 * @param total of the deal, in agorot
 * @returns undefined when the deal is paid at once; `impossible` when the payments do not come out
 */
export function dealInstallments(
  values: Pick<PaymentFormValues, 'jDealType' | 'paymentMethod' | 'transactionType' | 'installmentDetails'>,
  total: number,
): Installments | 'impossible' | undefined {
  return isSpread(transactionTypeOf(values)) ? installmentsOf(values.installmentDetails, total) : undefined;
}
