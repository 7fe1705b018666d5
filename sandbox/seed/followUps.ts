import type { EnumValue } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import { splitPayments } from '#contract/rules/installments.ts';
import { dayOf } from '#sandbox/db/seed/calendar.ts';
import type { SeedContext } from '#sandbox/db/seed/seedContext.ts';
import type { TransactionRow } from './transactionRow.ts';

const hourMs = 3_600_000;

/** A second transaction about an earlier one: same customer and card, its own id and moment. */
function after(
  context: SeedContext,
  original: TransactionRow,
  noun: string,
  index: number,
  hours: number,
  amount: number,
  changes: { jDealType: 'J4'; specialTransactionType: EnumValue<'specialTransactionType'> },
): TransactionRow {
  const when = new Date(original.transactionTimestamp.getTime() + hours * hourMs);
  return {
    ...original,
    ...changes,
    paymentTransactionID: context.ids(noun)(index),
    transactionTimestamp: when,
    transactionDate: dayOf(when),
    transactionType: 'regularDeal',
    status: 'completed',
    transactionAmount: amount,
    ...splitPayments(amount, 1),
    ...splitVat(amount, original.vatRate),
    dealDetails: { ...original.dealDetails, items: [] },
    totalRefund: 0,
    shvaDealID: original.shvaDealID && `9${original.shvaDealID.slice(1)}`,
    initialTransactionID: original.paymentTransactionID,
    transactionJ5ExpiredDate: null,
    updatedDate: when,
    correlationId: context.ids(`${noun} correlation`)(index),
  };
}

/**
 * What follows a transaction: a blocked amount is settled by a new deal, a charged one is refunded, wholly or in part.
 * Changes the original accordingly.
 * @returns the original and, perhaps, the second transaction.
 */
export function withFollowUp(context: SeedContext, row: TransactionRow, index: number): TransactionRow[] {
  const age = context.now.getTime() - row.transactionTimestamp.getTime();
  if (row.status !== 'completed' || row.specialTransactionType === 'refund') return [row];
  if (row.jDealType === 'J5') {
    if (index % 3 === 0) return [{ ...row, status: 'awaitingToSelectJ5' }];
    const kind = row.creditCardToken ? 'initialDeal' : 'regularDeal';
    return [
      row,
      after(context, row, 'selected J5', index, 3, row.transactionAmount, {
        jDealType: 'J4',
        specialTransactionType: kind,
      }),
    ];
  }
  const mayBeRefunded =
    row.jDealType === 'J4' && row.cardNumber && row.transactionAmount >= 2000 && age > 12 * 24 * hourMs;
  if (!mayBeRefunded || index % 43 !== 8) return [row];
  const totalRefund = index % 2 === 0 ? row.transactionAmount : Math.floor(row.transactionAmount / 200) * 100;
  const refund = after(context, row, 'chargeback', index, 24 * (1 + (index % 9)), totalRefund, {
    jDealType: 'J4',
    specialTransactionType: 'refund',
  });
  return [{ ...row, status: 'chargeback', totalRefund }, refund];
}
