import { enumValues, parseEnum, statusesOf, type EnumName, type EnumValue } from '#contract/enums.ts';
import { chargeTypes, isSettled, settledChargeStatuses, settledStatuses } from '#contract/settled.ts';
import type { ListMoney } from '#src/list/money/moneyQuestions.ts';
import { wordsOf, type FilterValues } from '#src/meta/filterValues.ts';

/** The words of an enumeration that a filter leaves: those it names, else all. */
function left<Name extends EnumName>(name: Name, value: unknown): EnumValue<Name>[] {
  const words = wordsOf(value);
  return words.length === 0 ? enumValues(name) : words.flatMap((word) => parseEnum(name, word) ?? []);
}

/** Of the states in which an amount was accepted, those that a filter leaves. */
function acceptedOf(
  { statuses, quickStatusFilter }: FilterValues,
  settled: readonly EnumValue<'transactionStatus'>[],
): EnumValue<'transactionStatus'>[] {
  const quick = left('transactionQuickStatus', quickStatusFilter);
  const states = quick.filter((one) => one !== 'Failed' && one !== 'Canceled').flatMap(statusesOf);
  const narrowed = wordsOf(quickStatusFilter).length > 0;
  return left('transactionStatus', wordsOf(statuses).length === 0 ? settled : statuses).filter(
    (status) => settled.includes(status) && (!narrowed || states.includes(status)),
  );
}

/**
 * How the money of transactions is asked for: charges and refunds (J4) that the processor has accepted, and once more
 * those of them that are refunds. What failed or was cancelled, holds and checks are in no sum.
 */
export const transactionMoney: ListMoney = {
  words: 'transactions',
  row: { field: 'transactionAmount', counts: isSettled },
  questions(filter) {
    const types = left('specialTransactionType', filter.specialTransactionType);
    const statuses = acceptedOf(filter, types.includes('refund') ? settledStatuses : settledChargeStatuses);
    if (statuses.length === 0 || !left('jDealType', filter.jDealType).includes('J4')) return undefined;
    const accepted = { ...filter, jDealType: 'J4', statuses };
    if (!types.includes('refund')) return { all: accepted, back: [] };
    if (!types.some((type) => chargeTypes.includes(type))) return { back: [accepted] };
    return { all: accepted, back: [{ ...accepted, specialTransactionType: ['refund'] }] };
  },
};
