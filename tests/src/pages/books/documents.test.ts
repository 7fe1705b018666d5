import { describe, expect, it } from 'vitest';
import { exceedsCash, isToBeRead, judgeDocument, leastJudged } from '#src/pages/books/documents/largeDocuments.ts';
import { vatLines, vatSums, type StatusTotals } from '#src/pages/books/vat/vat.ts';

const document = {
  invoiceID: 'i1',
  invoiceNumber: '70001',
  invoiceType: 'invoiceWithPaymentInfo',
  invoiceDate: '2026-11-03T00:00:00',
  invoiceAmount: 11_800,
  netTotal: 10_000,
  vatTotal: 1800,
  currency: 'ILS',
  status: 'sent',
  consumerName: 'Dana',
};
const cash = (amount: number) => ({
  paymentDetails: [
    { paymentType: 'cash', amount },
    { paymentType: 'card', amount: 1 },
  ],
});

describe('large documents', () => {
  it.each([
    ['a tax invoice at the threshold', { netTotal: 5000, invoiceAmount: 5900, invoiceType: 'invoice' }, true],
    ['an agora below it', { netTotal: 4999.99, invoiceAmount: 5899.99, invoiceType: 'invoice' }, false],
    ['one before it was lowered', { invoiceDate: '2026-05-31', netTotal: 5000, invoiceAmount: 5900 }, false],
    ['a receipt above the limit of cash', { invoiceType: 'paymentInfo', invoiceAmount: 6000.01, vatTotal: null }, true],
    ['a receipt at the limit', { invoiceType: 'paymentInfo', invoiceAmount: 6000, vatTotal: null }, false],
    ['a credit note, which has neither', { invoiceType: 'creditNote' }, false],
    ['a refund document', { invoiceType: 'refundInvoice' }, true],
    ['one without VAT and payments', { invoiceType: 'invoice', vatTotal: 0 }, false],
    ['one that was not issued', { status: 'initial' }, false],
    ['one that was cancelled', { status: 'canceled' }, false],
    ['one in dollars', { currency: 'USD' }, false],
    ['a kind nobody knows', { invoiceType: 'note' }, false],
  ])('are read one by one: %s', (_, more, isRead) => {
    expect(isToBeRead({ ...document, ...more })).toBe(isRead);
  });

  it('are none of less than either law asks', () => {
    expect(leastJudged('2026-11-30')).toBe(500_000);
    expect(leastJudged('2025-11-30')).toBe(600_000);
    expect(leastJudged('2022-01-31')).toBe(1_100_000);
  });

  it.each([
    ['none', undefined, true],
    ['an empty one', '', true],
    ['one', '123456789', false],
  ])('lack an allocation number where they have %s', (_, allocationNumber, lacks) => {
    expect(judgeDocument({ ...document, allocationNumber })?.lacksAllocation).toBe(lacks);
  });

  it.each([
    [1180, false],
    [1180.01, true],
    [11_799, true],
    [0, false],
  ])('of 11,800 with %d in cash have too much: %s', (amount, exceeds) => {
    const judged = judgeDocument({ ...document, ...cash(amount) });
    expect(judged && exceedsCash(judged)).toBe(exceeds);
  });

  it('are told as they move: a refund document takes away', () => {
    expect(judgeDocument({ ...document, invoiceType: 'refundInvoice' })).toMatchObject({
      gross: -1_180_000,
      invoiceDate: '2026-11-03',
    });
  });
});

describe('VAT', () => {
  const row = (invoiceType: string, count: number, totalAmount: number, vatTotal: number | null, currency = 'ILS') =>
    ({ period: '2026-10-01', invoiceType, currency, count, totalAmount, vatTotal }) as StatusTotals['rows'][number];
  const totals: StatusTotals[] = [
    { status: 'initial', rows: [row('invoice', 2, 500, 76.27)] },
    {
      status: 'sent',
      rows: [row('invoice', 3, 1180.1, 180.02), row('creditNote', 1, 118, 18), row('paymentInfo', 4, 900, null)],
    },
    { status: 'canceled', rows: [row('invoice', 1, 118, 18), row('invoice', 1, 10, 0, 'USD')] },
  ];

  it('is told by kind and currency, without what was never issued', () => {
    expect(vatLines(totals)).toEqual([
      {
        invoiceType: 'invoice',
        currency: 'ILS',
        count: 4,
        gross: 129_810,
        vat: 19_802,
        net: 110_008,
        statuses: [
          { status: 'sent', count: 3 },
          { status: 'canceled', count: 1 },
        ],
      },
      { invoiceType: 'creditNote', currency: 'ILS', count: 1, gross: -11_800, vat: -1800, net: -10_000, statuses: [] },
      {
        invoiceType: 'paymentInfo',
        currency: 'ILS',
        count: 4,
        gross: 90_000,
        vat: undefined,
        net: undefined,
        statuses: [],
      },
      { invoiceType: 'invoice', currency: 'USD', count: 1, gross: 1000, vat: 0, net: 1000, statuses: [] },
    ]);
  });

  it('comes to what is taxed, what is exempt and the VAT; receipts are no part of it', () => {
    const exempt = {
      id: 'e',
      invoiceNumber: '1',
      invoiceDate: '2026-10-02',
      consumerName: '',
      invoiceType: 'invoice',
      currency: 'ILS',
      gross: 10_008,
    } as const;
    expect(vatSums(vatLines(totals), [exempt])).toEqual([
      { currency: 'ILS', taxed: 90_000, exempt: 10_008, vat: 18_002 },
      { currency: 'USD', taxed: 1000, exempt: 0, vat: 0 },
    ]);
  });
});
