import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { EnumValue } from '#contract/enums.ts';

/** Count and sum of some charges: in shekels, and by currency where the server tells. */
export type Charges = Pick<
  AnswerOf<'dashboard.paymentTypeTotals'>['data'][number],
  'transactionsCount' | 'totalAmount' | 'currencies'
>;

/** The currencies of some rows, in the order in which they come; none where the server tells none. */
export function currenciesIn(rows: readonly Charges[]): EnumValue<'currency'>[] {
  return [...new Set(rows.flatMap(({ currencies }) => (currencies ?? []).map(({ currency }) => currency)))];
}

/** True when sums of other currencies may have been converted into the shekels of a row. */
export function isConverted(rows: readonly Charges[]): boolean {
  return rows.some(({ currencies }) => !currencies || currencies.some(({ currency }) => currency !== 'ILS'));
}
