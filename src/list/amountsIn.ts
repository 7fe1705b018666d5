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
