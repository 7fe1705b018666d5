import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { israelDay } from '#contract/israelDay.ts';
import { timelineOf } from '#sandbox/resources/dashboard/timeline.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';

type Transaction = typeof transactions.$inferSelect;

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
let rows: Transaction[];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
  rows = await sandbox.db.select().from(transactions).where(eq(transactions.merchantID, anchors.merchantID));
});
afterAll(() => sandbox.close());

const url = (name: string, query: Readonly<Record<string, string>> = {}) =>
  `/sandbox/reporting/api/dashboard/${name}?${new URLSearchParams(query)}`;

async function read(name: string, query: Readonly<Record<string, string>> = {}) {
  const answer = await ask({ method: 'GET', url: url(name, query) });
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  if (!isObject(body) || !Array.isArray(body.data)) throw new TypeError('no data');
  return { ...body, data: body.data.filter(isObject) };
}

const settled = new Set([
  'awaitingForTransmission',
  'transmissionInProgress',
  'completed',
  'chargeback',
  'chargebackFailed',
]);
// A refund with that status is one that failed.
const isSettled = (row: Transaction) =>
  row.jDealType === 'J4' &&
  settled.has(row.status) &&
  !(row.specialTransactionType === 'refund' && row.status === 'chargebackFailed');
const isCharge = (row: Transaction) => isSettled(row) && row.specialTransactionType !== 'refund';
const between = (from: string, to: string) => (row: Transaction) => {
  const day = israelDay(row.transactionTimestamp);
  return from <= day && day <= to;
};
const sum = (some: readonly Transaction[]) => some.reduce((all, row) => all + row.transactionAmount, 0) / 100;
const inShekels = (some: readonly Transaction[]) =>
  some.reduce((all, row) => all + Math.round(row.transactionAmount * (row.currencyRate ?? 1)), 0) / 100;
const october = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };

describe('transactionsTotals', () => {
  it('counts charges, refunds and cancellations per currency', async () => {
    const own = rows.filter(between('2026-10-01', '2026-10-31'));
    const { data } = await read('transactionsTotals', { quickDateFilter: 'lastMonth' });
    expect(data.length).toBeGreaterThan(1);
    for (const total of data) {
      const some = own.filter(({ currency }) => currency === total.currency);
      const refunds = some.filter((row) => isSettled(row) && row.specialTransactionType === 'refund');
      const charges = some.filter(isCharge);
      expect(total).toEqual({
        currency: total.currency,
        transactionsCount: charges.length,
        totalAmount: sum(charges),
        refundCount: refunds.length,
        refundAmount: sum(refunds),
        canceledCount: some.filter(({ status }) => status === 'cancelledByMerchant').length,
        netAmount: expect.closeTo(sum(charges) - sum(refunds), 5),
      });
    }
    expect(data[0]?.currency).toBe('ILS');
  });

  it('means today unless told otherwise', async () => {
    expect(await read('transactionsTotals')).toEqual(await read('transactionsTotals', { quickDateFilter: 'today' }));
    expect(await read('transactionsTotals', october)).toEqual(
      await read('transactionsTotals', { quickDateFilter: 'lastMonth' }),
    );
    expect(await read('transactionsTotals', { ...october, quickDateFilter: 'today', customDate: 'true' })).toEqual(
      await read('transactionsTotals', october),
    );
    expect(await read('transactionsTotals', { ...october, quickDateFilter: 'today', customDate: 'false' })).toEqual(
      await read('transactionsTotals', { quickDateFilter: 'today' }),
    );
  });

  it('narrows to a terminal', async () => {
    const { terminalID } = anchors;
    const own = rows.filter(between('2026-10-01', '2026-10-31')).filter((row) => row.terminalID === terminalID);
    const { data } = await read('transactionsTotals', { ...october, terminalID });
    const ils = own.filter((row) => row.currency === 'ILS').filter(isCharge);
    expect(data[0]).toMatchObject({ currency: 'ILS', transactionsCount: ils.length, totalAmount: sum(ils) });
  });
});

describe('comparison', () => {
  it.each(['transactionsTotals', 'paymentTypeTotals', 'transactionTimeline', 'itemsTotals', 'consumersTotals'])(
    'adds altData to %s only when chosen',
    async (name) => {
      expect(await read(name)).not.toHaveProperty('altData');
      expect(await read(name, { comparison: 'noComparison' })).not.toHaveProperty('altData');
      const compared = await read(name, { quickDateFilter: 'today', comparison: 'comparisonDate' });
      const lastMonth = await read(name, { quickDateFilter: 'lastMonth' });
      expect(compared).toMatchObject({ altData: lastMonth.data });
      const chosen = await read(name, { comparison: 'comparisonDate', altQuickDateFilter: 'yesterday' });
      expect(chosen).toMatchObject({ altData: (await read(name, { quickDateFilter: 'yesterday' })).data });
    },
  );
});

describe('paymentTypeTotals', () => {
  it('adds all currencies in shekels', async () => {
    const own = rows.filter(between('2026-10-01', '2026-10-31')).filter(isCharge);
    const { data } = await read('paymentTypeTotals', october);
    expect(data.map((total) => total.paymentTypeEnum)).toContain('card');
    for (const total of data) {
      const some = own.filter((row) => row.paymentTypeEnum === total.paymentTypeEnum);
      expect(total).toMatchObject({ transactionsCount: some.length, totalAmount: expect.closeTo(inShekels(some), 1) });
    }
  });
});

describe('transactionTimeline', () => {
  it.each([
    ['day', 31, '2026-10-01T00:00:00'],
    ['week', 5, '2026-09-27T00:00:00'],
    ['month', 1, '2026-10-01T00:00:00'],
  ] as const)('draws every %s', async (granularity, points, first) => {
    const { data, ...rest } = await read('transactionTimeline', { ...october, granularity });
    expect(rest).toMatchObject({ granularity });
    expect(data).toHaveLength(points);
    expect(data[0]).toMatchObject({ date: first });
    const counted = data.reduce((all, point) => all + Number(point.transactionsCount), 0);
    expect(counted).toBe(rows.filter(between('2026-10-01', '2026-10-31')).filter(isCharge).length);
  });

  it('draws weeks unless told otherwise', async () => {
    expect(await read('transactionTimeline', october)).toMatchObject({ granularity: 'week' });
  });

  it('draws a long time from its first charge to its last', () => {
    const period = { from: '1990-01-01', to: '2100-01-01' };
    const days = [
      { key: '2026-11-14', amount: 100 },
      { key: '2026-11-16', amount: 250 },
    ];
    const drawn = (granularity: 'day' | 'month') =>
      timelineOf(days, period, granularity).map(({ day, rows: own }) => [day, ...own.map(({ amount }) => amount)]);
    expect(drawn('day')).toEqual([['2026-11-14', 100], ['2026-11-15'], ['2026-11-16', 250]]);
    expect(drawn('month')).toEqual([['2026-11-01', 100, 250]]);
    expect(timelineOf([], period, 'day')).toEqual([]);
    expect(timelineOf([], { from: '2026-11-02', to: '2026-11-01' }, 'day')).toEqual([]);
  });
});

describe('itemsTotals', () => {
  it('gives the ten greatest, the greatest first', async () => {
    const { data } = await read('itemsTotals', { quickDateFilter: 'last3Months' });
    expect(data).toHaveLength(10);
    const amounts = data.map((item) => Number(item.totalAmount));
    expect(amounts).toEqual(amounts.toSorted((first, second) => second - first));
    const own = rows.filter(between('2026-08-15', '2026-11-15')).filter(isCharge);
    const lines = own.flatMap((row) => row.dealDetails.items ?? []).filter((line) => line.itemID === data[0]?.itemID);
    expect(data[0]?.quantity).toBeCloseTo(
      lines.reduce((all, { quantity }) => all + quantity, 0),
      2,
    );
  });
});

describe('consumersTotals', () => {
  it('tells new customers from returning ones', async () => {
    const own = rows.filter(between('2026-10-01', '2026-10-31')).filter((row) => isCharge(row) && row.consumerID);
    const earlier = new Set(
      rows
        .filter(between('2000-01-01', '2026-09-30'))
        .filter(isCharge)
        .map((row) => row.consumerID),
    );
    const customers = [...new Set(own.map((row) => row.consumerID))];
    const returning = customers.filter((id) => earlier.has(id)).length;
    const { data } = await read('consumersTotals', october);
    expect(data).toEqual([
      {
        customersCount: customers.length,
        newCustomersCount: customers.length - returning,
        returningCustomersCount: returning,
        averageAmount: expect.closeTo(inShekels(own) / customers.length, 1),
        totalAmount: expect.closeTo(inShekels(own), 1),
      },
    ]);
  });
});

describe('malformed questions', () => {
  it.each([
    ['terminalID', 'x'],
    ['quickDateFilter', 'someday'],
    ['dateFrom', '2026-02-31'],
    ['granularity', 'hour'],
    ['comparison', 'both'],
    ['customDate', 'perhaps'],
    ['altQuickDateFilter', '9'],
  ])('are refused, naming %s=%s', async (name, value) => {
    const answer = await ask({ method: 'GET', url: url('transactionsTotals', { [name]: value }) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: name }] });
  });

  it('do not reach another merchant’s terminal', async () => {
    const request = { method: 'GET', url: url('transactionsTotals', { terminalID: anchors.terminalID }) } as const;
    expect((await sandbox.as('otherManager')(request)).statusCode).toBe(404);
    expect((await sandbox.as('merchant')(request)).statusCode).toBe(403);
  });
});
