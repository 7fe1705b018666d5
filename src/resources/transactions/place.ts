import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionRecord } from '#src/actions/actions.ts';
import type { MoneyPlace } from '#src/attempts/attempts.ts';

/** Where what is done about a transaction will be found again. @param amount in decimals */
export function placeOf(
  { id, terminalID, currency }: ActionRecord<RecordOf<'transactions'>>,
  amount: number,
): MoneyPlace {
  return { terminalID: terminalID ?? '', currency: String(currency), transactionID: String(id), amount };
}
