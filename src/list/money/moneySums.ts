import { toAgorot, toDecimal } from '#contract/money.ts';
import { amountsIn } from '#src/list/amountsIn.ts';
import type { MoneyQuestions } from './moneyQuestions.ts';

/** What is known of the money in one currency, in decimals; what is given back is negative. */
export interface MoneySum {
  code: string;
  in?: number;
  back?: number;
  net?: number;
}

/** The parts of a sum, what is left last. */
export const moneyParts = ['in', 'back', 'net'] as const satisfies readonly (keyof MoneySum)[];

type Amounts = ReadonlyMap<string, number>;

const agorotOf = (amounts: Amounts | undefined, code: string) => toAgorot(amounts?.get(code) ?? 0);

function sumOf(code: string, all: Amounts | undefined, back: readonly Amounts[]): MoneySum {
  const given = back.reduce((sum, amounts) => sum + agorotOf(amounts, code), 0);
  const taken = agorotOf(all, code) - given;
  return {
    code,
    ...(all && { in: toDecimal(taken) }),
    ...(back.length > 0 && { back: toDecimal(0 - given) }),
    ...(all && back.length > 0 && { net: toDecimal(taken - given) }),
  };
}

/**
 * Charges, refunds and net in each currency that moved, as far as they were asked for.
 * @param answers the totals of the questions in the order of `askedOf`; each counts its rows as positive
 */
export function answeredSums({ all }: MoneyQuestions, answers: readonly unknown[]): MoneySum[] {
  const amounts = answers.map((answer) => new Map(amountsIn(answer)));
  const codes = new Set(amounts.flatMap((one) => [...one.keys()]));
  return [...codes].map((code) => (all ? sumOf(code, amounts[0], amounts.slice(1)) : sumOf(code, undefined, amounts)));
}
