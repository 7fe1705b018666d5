import { isObject } from '#contract/envelope.ts';

const totalPrefix = 'totalAmount';

/** The sums of a list's answer by the code of their currency, `totalAmountILS` and its like, in decimals; those of nothing are left out. */
export function amountsIn(answer: unknown): [code: string, amount: number][] {
  if (!isObject(answer)) return [];
  return Object.entries(answer).flatMap(([key, amount]): [string, number][] =>
    key.startsWith(totalPrefix) && typeof amount === 'number' && amount !== 0
      ? [[key.slice(totalPrefix.length), amount]]
      : [],
  );
}

/** What further amounts of its rows come to, by field: currency and decimal; those of nothing are left out. */
export function furtherIn(answer: unknown): [field: string, amounts: [code: string, amount: number][]][] {
  const sums = isObject(answer) && Array.isArray(answer.sums) ? answer.sums.filter(isObject) : [];
  const all = sums.flatMap(({ currency, amounts }) =>
    isObject(amounts) ? Object.entries(amounts).map(([field, amount]) => ({ field, currency, amount })) : [],
  );
  return [...new Set(all.map(({ field }) => field))].flatMap((field): [string, [string, number][]][] => {
    const own = all.flatMap((one): [string, number][] =>
      one.field === field && typeof one.amount === 'number' && one.amount !== 0
        ? [[String(one.currency), one.amount]]
        : [],
    );
    return own.length > 0 ? [[field, own]] : [];
  });
}
