import { describe, expect, it } from 'vitest';
import { filters, type ListEndpointId } from '#contract/filters.ts';
import { recognize } from '#contract/recognize.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';

/** What is typed into a list, and how the list is asked, the likeliest first. */
const cases: readonly [ListEndpointId, string, unknown][] = [
  [
    'transactions.list',
    '4580',
    [{ cardNumber: '4580' }, { amountFrom: '4580', amountTo: '4580' }, { shvaShovarNumber: '4580' }],
  ],
  ['transactions.list', '120.50', [{ amountFrom: '120.50', amountTo: '120.50' }]],
  ['transactions.list', '1,234.50 ₪', [{ amountFrom: '1234.50', amountTo: '1234.50' }]],
  ['transactions.list', '₪120', [{ amountFrom: '120', amountTo: '120' }]],
  ['transactions.list', 'dana@mail.test', ['dana@mail.test', { consumerEmail: 'dana@mail.test' }]],
  ['transactions.list', '\u200edana@mail.test ', ['dana@mail.test', { consumerEmail: 'dana@mail.test' }]],
  [
    'transactions.list',
    '123456782',
    [
      '123456782',
      { cardOwnerNationalID: '123456782' },
      { amountFrom: '123456782', amountTo: '123456782' },
      { shvaShovarNumber: '123456782' },
    ],
  ],
  ['transactions.list', '12345678-2', ['123456782', { cardOwnerNationalID: '123456782' }]],
  ['transactions.list', '050-1234567', ['050-1234567']],
  ['transactions.list', '+972 50 123 4567', ['+972 50 123 4567']],
  ['transactions.list', '03-5605801', ['03-5605801']],
  [
    'transactions.list',
    'דנה לוי',
    ['דנה לוי', { cardOwnerName: 'דנה לוי' }, { dealDescription: 'דנה לוי' }, { dealReference: 'דנה לוי' }],
  ],
  [
    'transactions.list',
    'INV-0042',
    ['INV-0042', { cardOwnerName: 'INV-0042' }, { dealDescription: 'INV-0042' }, { dealReference: 'INV-0042' }],
  ],
  [
    'transactions.list',
    '6f1c2d3e',
    [
      { paymentTransactionIDShort: '6f1c2d3e' },
      '6f1c2d3e',
      { cardOwnerName: '6f1c2d3e' },
      { dealDescription: '6f1c2d3e' },
      { dealReference: '6f1c2d3e' },
    ],
  ],
  ['transactions.list', id.toUpperCase(), [{ paymentTransactionID: id }]],
  ['billing.list', '4580', [{ cardNumber: '4580' }]],
  ['billing.list', 'דנה', ['דנה', { consumerName: 'דנה' }, { dealReference: 'דנה' }]],
  ['invoices.list', '1042', [{ invoiceAmount: '1042' }, { invoiceNumber: '1042' }]],
  ['invoices.list', 'dana@mail.test', ['dana@mail.test', { consumerEmail: 'dana@mail.test' }]],
  ['invoices.list', id, [{ invoiceID: id }]],
  ['paymentRequests.list', '99.90', [{ paymentRequestAmount: '99.90' }]],
  ['paymentRequests.list', 'דנה', ['דנה']],
  ['paymentRequests.list', '050-1234567', ['050-1234567']],
  ['consumers.list', 'דנה', [{ search: 'דנה' }]],
  ['consumers.list', '050-1234567', [{ phone: '050-1234567' }]],
  ['consumers.list', '123456782', [{ nationalID: '123456782' }, { search: '123456782' }]],
  ['consumers.list', 'dana@mail.test', [{ email: 'dana@mail.test' }, { search: 'dana@mail.test' }]],
  ['items.list', 'חולצה', [{ search: 'חולצה' }]],
  ['masav.list', '17', [{ masavFileID: '17' }]],
  ['income.list', 'דנה', []],
  [
    'transactions.list',
    '٤٥٨٠',
    [{ cardNumber: '4580' }, { amountFrom: '4580', amountTo: '4580' }, { shvaShovarNumber: '4580' }],
  ],
  ['transactions.list', '   ', []],
  ['transactions.list', '!!', []],
];

describe('what was typed', () => {
  it.each(cases)('into %s as %s asks by %j', (list, typed, asks) => {
    const found = recognize(list, typed).map((one) => ('customer' in one ? one.customer : one.filter));
    expect(found).toEqual(asks);
  });

  it.each(Object.keys(filters) as ListEndpointId[])('asks %s by parameters that it has', (list) => {
    for (const typed of [id, '4580', '120.50', 'dana@mail.test', '123456782', '050-1234567', 'דנה', '6f1c2d3e']) {
      const names = recognize(list, typed).flatMap((one) => ('filter' in one ? Object.keys(one.filter) : []));
      expect(names.filter((name) => !Object.hasOwn(filters[list], name))).toEqual([]);
    }
  });
});
