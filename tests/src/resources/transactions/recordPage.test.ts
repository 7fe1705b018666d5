import { expect, it } from 'vitest';
import type { FactWords } from '#src/record/declaration.ts';
import { recordPage } from '#src/resources/transactions/recordPage.ts';

const words: FactWords = {
  translate: (key) => key,
  money: (amount) => amount.toFixed(2),
  date: String,
  word: (_, code) => code ?? '',
  pathOf: () => undefined,
};
const amount = recordPage.facts?.find((fact) => typeof fact === 'object' && 'key' in fact && fact.key === 'amount');
const valueOf = (transactionAmount: number) =>
  typeof amount === 'object' && 'value' in amount ? amount.value({ transactionAmount }, words) : 'no such fact';

it('tells an amount, and of a card check none', () => {
  expect(valueOf(12.5)).toMatchObject({ money: 12.5 });
  expect(valueOf(0)).toBeUndefined();
});
