import { describe, expect, it } from 'vitest';
import { ordersIn } from '#src/app/palette/orders.ts';
import { questionsFor } from '#src/app/palette/questions.ts';
import type { Place } from '#src/app/palette/usePlaces.ts';
import { resources } from '#src/resources/registry.ts';

const lists = resources.map(({ lists: [list] }) => list);
const asked = (typed: string) =>
  questionsFor(lists, typed).map(({ list, filters }) => [
    list.name,
    ...filters.map((one) => Object.keys(one).join('+')),
  ]);

describe('what lists are asked', () => {
  it('is a customer first by a telephone, whose rows follow once they are known', () => {
    expect(asked('050-1234567')).toEqual([
      ['customers', 'phone'],
      ['items', 'search'],
      ['transactions'],
      ['paymentRequests'],
      ['billingDeals'],
      ['billingRequests'],
      ['invoices'],
    ]);
  });

  it('is a customer before a number where a text may be either', () => {
    const questions = questionsFor(lists, '0501234567');
    expect(questions.filter(({ byPerson }) => byPerson).map(({ list, filters }) => [list.name, filters])).toEqual([
      ['transactions', [{ shvaShovarNumber: '0501234567' }]],
      ['paymentRequests', []],
      ['billingDeals', []],
      ['billingRequests', []],
      ['invoices', [{ invoiceNumber: '0501234567' }]],
    ]);
  });

  it('is one filter after the other, three at most, in the order of the menu for a number', () => {
    expect(asked('4580')).toEqual([
      ['transactions', 'cardNumber', 'amountFrom+amountTo', 'shvaShovarNumber'],
      ['paymentRequests', 'paymentRequestAmount'],
      ['customers', 'search'],
      ['items', 'search'],
      ['billingDeals', 'cardNumber'],
      ['invoices', 'invoiceAmount', 'invoiceNumber'],
      ['masavFiles', 'masavFileID'],
    ]);
  });

  it('is each reading of the keyboard before other meanings', () => {
    const [, , transactions] = questionsFor(lists, 'sbv');
    expect(transactions?.filters).toEqual([
      { cardOwnerName: 'sbv' },
      { cardOwnerName: 'דנה' },
      { dealDescription: 'sbv' },
    ]);
  });

  it('finds an id whose letters were typed in Hebrew', () => {
    const [transactions] = questionsFor(lists, 'ש1נ2ב3ג4').filter(({ list }) => list.name === 'transactions');
    expect(transactions?.filters).toContainEqual({ paymentTransactionIDShort: 'a1b2c3d4' });
  });

  it('is nothing for a letter', () => {
    expect(asked('a')).toEqual([]);
    expect(asked('  ')).toEqual([]);
  });
});

const place = (key: string, title: string, also = ''): Place => ({ key, group: 'actions', title, also, to: `/${key}` });
const places = [
  place('Charge', 'Charge', 'bill לחייב חייב'),
  place('QuickCharge', 'Quick charge'),
  place('Refund', 'Refund'),
  place('Customers', 'Charge nobody'),
];
const ordered = (typed: string) =>
  ordersIn(typed, places).map(({ place: { key }, amount, about }) => [key, amount, about]);

describe('an order', () => {
  it.each([
    ['refund 87.40', [['Refund', '87.40', '']]],
    ['refund 1,200 dana', [['Refund', '1200', 'dana']]],
    ['רקכומג 87.40', [['Refund', '87.40', '']]],
    ['לחייב את דנה לוי', [['Charge', undefined, 'דנה לוי']]],
    ['bill 0501234567', [['Charge', undefined, '0501234567']]],
    ['quick charge dana 5', [['QuickCharge', '5', 'dana']]],
    [
      'charge dana',
      [
        ['Charge', undefined, 'dana'],
        ['QuickCharge', undefined, 'dana'],
      ],
    ],
    ['charge', []],
    ['dana charge', []],
    ['c dana', []],
  ])('is read from "%s"', (typed, orders) => {
    expect(ordered(typed)).toEqual(orders);
  });
});
