import { readAmount } from '#contract/recognize.ts';
import { wordAt, type Grammar } from './grammar.ts';
import { phraseAt, type PhraseBook } from './phrases.ts';
import type { Token } from './tokens.ts';

/** An amount that a sentence speaks of. */
export interface SaidAmount {
  /** In decimals, as a filter takes it. */
  value: string;
  /** The code of the currency that is said beside it. */
  currency: string | undefined;
  length: number;
}

/**
 * The amount that is said from a token on: a number with thousands in words or signs, and a currency before or behind.
 * @example readAmountAt(tokensOf('1,200 ש״ח').tokens, 0, grammar, currencies) // { value: '1200', currency: 'ILS', length: 2 }
 */
export function readAmountAt(
  tokens: readonly Token[],
  at: number,
  grammar: Grammar,
  currencies: PhraseBook<string>,
): SaidAmount | undefined {
  const before = phraseAt(currencies, tokens, at);
  const start = at + (before?.length ?? 0);
  const token = tokens[start];
  const [, digits = '', kilo] = /^(?!0\d)([\d.,]+)(k?)$/.exec(token?.isQuoted ? '' : (token?.word ?? '')) ?? [];
  const number = digits === '' ? undefined : readAmount(digits);
  if (number === undefined) return undefined;
  const thousand = kilo ? undefined : wordAt(grammar, 'thousand', tokens, start + 1);
  const isThousands = kilo === 'k' || thousand !== undefined;
  const end = start + 1 + (thousand?.length ?? 0);
  const after = before ? undefined : phraseAt(currencies, tokens, end);
  return {
    value: isThousands ? String(Math.round(Number(number) * 100_000) / 100) : number,
    currency: (before ?? after)?.meaning,
    length: end + (after?.length ?? 0) - at,
  };
}
