import { describe, expect, it } from 'vitest';
import type { Fact, FactWords } from '#src/record/declaration.ts';
import { recordPage } from '#src/resources/billingDeals/recordPage.ts';
import type { Deal } from '#src/fields/deal/dealState.ts';

const words: FactWords = {
  translate: (key, values) => (typeof values?.count === 'number' ? `${key} ${values.count}` : key),
  money: (amount) => amount.toFixed(2),
  date: String,
  word: (dictionary, code) => `${dictionary}:${code ?? ''}`,
  pathOf: (field, value) => (typeof value === 'string' ? `/${field}/${value}` : undefined),
};
const facts = (recordPage.facts ?? []) as readonly Fact<Deal>[];

function told(key: string, deal: Deal) {
  const fact = facts.find((one) => typeof one === 'object' && 'key' in one && one.key === key);
  return typeof fact === 'object' && 'value' in fact ? fact.value(deal, words) : 'no such fact';
}
const card = { cardNumber: '458045******4580', cardExpiration: '12/27' };
const account = { bank: 12, bankBranch: 600, bankAccount: '123456' };

describe('the facts of a billing deal', () => {
  it.each<[string, Deal, object | undefined]>([
    ['a card', { creditCardDetails: card }, { text: '\u2066458045******4580\u2069', hint: '12/27' }],
    [
      'an account',
      { bankDetails: account, paymentType: 'bank' },
      { text: 'paymentTypeEnum:bank', hint: 'banks:12 · 600 · 123456' },
    ],
    ['nothing but a document', { invoiceOnly: true, creditCardDetails: card }, { text: 'deal.invoiceOnly' }],
  ])('what is charged: %s', (_, deal, value) => {
    expect(told('paymentMethod', deal)).toEqual(value);
  });

  it('how often it was charged, and the last of it', () => {
    expect(told('charged', { currentDeal: 0 })).toEqual({ text: 'deal.neverCharged' });
    expect(told('charged', { currentDeal: 3, currentTransactionID: 't', currentTransactionTimestamp: 'then' })).toEqual(
      {
        text: 'deal.chargedCount 3',
        href: '/currentTransactionID/t',
        hint: 'deal.lastCharged',
      },
    );
  });

  it('the next charge, of a deal that runs', () => {
    const next = facts.find(
      (one) => typeof one === 'object' && 'field' in one && one.field === 'nextScheduledTransaction',
    );
    const isTold = (deal: Deal) => typeof next === 'object' && 'when' in next && next.when?.(deal);
    const planned = { nextScheduledTransaction: '2026-12-01' };
    expect(
      [{ active: true }, { active: false }, { active: true, finished: true }].map((deal) =>
        isTold({ ...planned, ...deal }),
      ),
    ).toEqual([true, false, false]);
  });
});
