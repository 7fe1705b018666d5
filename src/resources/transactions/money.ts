import { enumValues, parseEnum, statusesOf, type EnumName, type EnumValue } from '#contract/enums.ts';
import { chargeTypes, settledStatuses } from '#contract/settled.ts';
import type { ListMoney } from '#src/list/money/moneyQuestions.ts';
import { wordsOf, type FilterValues } from '#src/meta/filterValues.ts';

/** The words of an enumeration that a filter leaves: those it names, else all. */
function left<Name extends EnumName>(name: Name, value: unknown): EnumValue<Name>[] {
  const words = wordsOf(value);
  return words.length === 0 ? enumValues(name) : words.flatMap((word) => parseEnum(name, word) ?? []);
}

/** States of transactions whose amounts the processor has accepted, of those a filter leaves. */
function acceptedOf({ statuses, quickStatusFilter }: FilterValues): EnumValue<'transactionStatus'>[] {
  const quick = left('transactionQuickStatus', quickStatusFilter);
  const states = quick.filter((one) => one !== 'Failed' && one !== 'Canceled').flatMap(statusesOf);
  const narrowed = wordsOf(quickStatusFilter).length > 0;
  return left('transactionStatus', wordsOf(statuses).length === 0 ? settledStatuses : statuses).filter(
    (status) => settledStatuses.includes(status) && (!narrowed || states.includes(status)),
  );
}

/**
 * How the money of transactions is asked for: charges and refunds (J4) that the processor has accepted, and once more
 * those of them that are refunds. What failed or was cancelled, holds and checks are in no sum.
 */
export const transactionMoney: ListMoney = {
  words: 'transactions',
  questions(filter) {
    const statuses = acceptedOf(filter);
    if (statuses.length === 0 || !left('jDealType', filter.jDealType).includes('J4')) return undefined;
    const types = left('specialTransactionType', filter.specialTransactionType);
    const accepted = { ...filter, jDealType: 'J4', statuses };
    if (!types.includes('refund')) return { all: accepted, back: [] };
    if (!types.some((type) => chargeTypes.includes(type))) return { back: [accepted] };
    return { all: accepted, back: [{ ...accepted, specialTransactionType: ['refund'] }] };
  },
};
