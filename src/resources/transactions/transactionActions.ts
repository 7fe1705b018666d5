import type { Row } from '#contract/envelope.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { signed } from '#contract/sign.ts';
import { parseWireDate } from '#src/meta/format/dateText.ts';

const amountOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? toAgorot(value) : 0);

/** What may still be refunded, in decimals: the amount without what was refunded (docs/wire.md §3.6). */
export function leftToRefund({ transactionAmount, totalRefund }: Row): number {
  const left = amountOf(transactionAmount) - amountOf(totalRefund);
  return Number.isFinite(left) && left > 0 ? toDecimal(left) : 0;
}

/** When the hold of a J5 ends; undefined for what is no open hold. */
export function holdEnd({ status, transactionJ5ExpiredDate }: Row): Date | undefined {
  const date = status === 'awaitingToSelectJ5' ? parseWireDate(transactionJ5ExpiredDate) : undefined;
  return date?.kind === 'instant' ? date.at : undefined;
}

/** The amount as it moved: negative for a refund. */
export function signedAmount(record: Row): number {
  return signed(record, 'transactionAmount', toDecimal(amountOf(record.transactionAmount)));
}
