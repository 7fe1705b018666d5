import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#sandbox/call.ts';
import { createContext } from '#sandbox/createContext.ts';
import { transactions } from '#sandbox/db/schema/index.ts';
import { readAsk } from '#sandbox/list/ask.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { figuresOf } from '#sandbox/list/rows.ts';
import { totalsCacheOf } from '#sandbox/list/totalsCache.ts';
import { transactionsList } from '#sandbox/resources/transactions/list.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

function callOf(query: Readonly<Record<string, string>>): Call {
  const { db, clock, config } = sandbox;
  const { merchantID } = anchors;
  return {
    context: createContext({ db, clock, config }),
    caller: { userID: merchantID, merchantID, name: 'test', roles: ['Manager'] },
    endpoint: 'transactions.list',
    path: {},
    query: new URLSearchParams(query),
    body: undefined,
    locale: 'en-IL',
    correlationId: 'test',
    signal: new AbortController().signal,
  };
}

async function figures(list: List, query: Readonly<Record<string, string>>) {
  const call = callOf(query);
  const ask = await readAsk(list, call);
  totalsCacheOf(call.context).drop();
  return { isKept: ask.kept !== undefined, figures: await figuresOf(list, call, ask) };
}

const { kept: _, ...counted } = transactionsList;

const days: Record<string, string>[] = [
  {},
  { dateFrom: '2026-01-01' },
  { dateFrom: '2026-01-20' },
  { dateTo: '2026-03-26' },
  { dateTo: '2026-10-31' },
  // Israel's clock moves on 27 March and 25 October.
  { dateFrom: '2026-01-11', dateTo: '2026-03-27' },
  { dateFrom: '2026-02-11', dateTo: '2026-10-25' },
  { dateFrom: '2025-12-31', dateTo: '2026-11-15', quickDateFilter: 'today' },
  { quickDateFilter: 'lastMonth' },
  { quickDateFilter: 'last3Months' },
];
const words: Record<string, string>[] = [
  {},
  { statuses: 'completed', currency: 'ILS' },
  { quickStatusFilter: 'Failed', paymentType: 'card' },
  { hasInvoice: 'Yes', isPaymentRequest: 'false' },
  { hasInvoice: 'No', isPaymentRequest: 'true' },
  { hasMasavFile: 'true' },
  { notTransmitted: 'true', jDealType: 'J4', cardPresence: 'Internet' },
  { creditCardVendor: 'vis', solek: 'ISRACARD' },
  { currency: 'EUR', specialTransactionType: 'refund' },
];

describe('count and totals of transactions', () => {
  it('are those of the rows, whatever words and days are asked for', async () => {
    let greatest = 0;
    for (const asked of days.flatMap((range) => words.map((word) => ({ ...range, ...word })))) {
      const [fast, slow] = [await figures(transactionsList, asked), await figures(counted, asked)];
      expect({ asked, ...fast }).toEqual({ asked, ...slow, isKept: true });
      greatest = Math.max(greatest, fast.figures.numberOfRecords);
    }
    expect(greatest).toBeGreaterThan(1000);
  });

  it('put a transaction into the month it has in Israel', async () => {
    const lastNight = new Date('2026-05-31T21:30:00Z');
    const [row] = await sandbox.db.select().from(transactions).limit(1);
    if (!row) throw new Error('no transaction');
    const { quickStatus: __, ...values } = row;
    const { merchantID } = anchors;
    const paymentTransactionID = '00000000-0000-4000-8000-00000000000b';
    const ask = () => figures(transactionsList, { dateFrom: '2026-06-01', dateTo: '2026-06-30' });
    const before = (await ask()).figures.numberOfRecords;
    await sandbox.db
      .insert(transactions)
      .values({ ...values, merchantID, paymentTransactionID, transactionTimestamp: lastNight });
    expect(await ask()).toMatchObject({ isKept: true, figures: { numberOfRecords: before + 1 } });
  });

  it.each<Record<string, string>>([
    { cardOwnerName: 'כהן' },
    { statuses: 'completed', amountFrom: '100' },
    { dateFrom: '2026-11-02', dateTo: '2026-11-09' },
    { showDeleted: '1' },
  ])('of %j are counted', async (asked) => {
    expect((await figures(transactionsList, asked)).isKept).toBe(false);
  });
});
