import { and } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import { countedFilters } from '#contract/settled.ts';
import type { Call } from '#sandbox/core/call.ts';
import { createContext } from '#sandbox/createContext.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { readListQuery } from '#sandbox/list/listQuery.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { readLongPage } from '#sandbox/figures/pages.ts';
import type { FirstPlace } from '#sandbox/figures/textSearch.ts';
import { readPage } from '#sandbox/list/rows.ts';
import { figuresOf } from '#sandbox/list/totals.ts';
import { transactionsList } from '#sandbox/resources/transactions/list.ts';
import { searchedPieces } from '#sandbox/resources/transactions/longList.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

function callOf(query: QueryParameters): Call {
  const { db, clock, config } = sandbox;
  const { merchantID } = anchors;
  return {
    context: createContext({ db, clock, config }),
    caller: { userID: merchantID, merchantID, name: 'test', roles: ['Manager'] },
    endpoint: 'transactions.list',
    path: {},
    query: new URLSearchParams(buildQuery(query)),
    body: undefined,
    locale: 'en-IL',
    correlationId: 'test',
    signal: new AbortController().signal,
  };
}

async function figures(list: List, query: QueryParameters) {
  const call = callOf(query);
  const listQuery = await readListQuery(list, call);
  call.context.totals.drop();
  return { isKept: listQuery.long?.readSums !== undefined, figures: await figuresOf(list, call, listQuery) };
}

const { longList: _, ...counted } = transactionsList;

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
const words: QueryParameters[] = [
  {},
  { statuses: 'completed', currency: 'ILS' },
  { quickStatusFilter: 'Failed', paymentType: 'card' },
  { hasInvoice: 'Yes', isPaymentRequest: 'false' },
  { hasInvoice: 'No', isPaymentRequest: 'true' },
  { hasMasavFile: 'true' },
  { hasMasavFile: 'false', paymentType: 'bank' },
  { notTransmitted: 'true', jDealType: 'J4', cardPresence: 'Internet' },
  { creditCardVendor: 'vis', solek: 'ISRACARD' },
  { currency: 'EUR', specialTransactionType: 'refund' },
  countedFilters.charge,
  { ...countedFilters.refund, take: '1' },
  { ...countedFilters.refund, hasInvoice: 'Yes', paymentType: 'card' },
  countedFilters.cancelled,
];

const pieces: Record<string, string>[] = [
  { cardOwnerName: 'כהן' },
  { consumerEmail: 'CUSTOMER1' },
  { consumerEmail: '%' },
  { consumerEmail: '_' },
  { consumerExternalReference: 'c-100' },
  { cardOwnerNationalID: '38' },
  { dealDescription: 'ter' },
  { dealDescription: 'qqxzj' },
];
const amounts: Record<string, string>[] = [
  { amountFrom: '0' },
  { amountFrom: '-3' },
  { amountFrom: '450' },
  { amountFrom: '99.905' },
  { amountTo: '0.5' },
  { amountTo: '471.23' },
  { amountFrom: '47.52', amountTo: '4752.31' },
  { amountFrom: '9.99', amountTo: '100' },
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

  it('are those of the rows, whatever value or amount is asked for', async () => {
    const { terminalID } = anchors;
    for (const asked of [...pieces, ...amounts].flatMap((value) => [
      value,
      { ...value, terminalID },
      { ...value, currency: 'USD' },
    ])) {
      const [fast, slow] = [await figures(transactionsList, asked), await figures(counted, asked)];
      expect({ asked, ...fast }).toEqual({ asked, ...slow, isKept: true });
    }
  });

  it.each<Record<string, string>>([{ amountFrom: '100000000000' }, { amountTo: '100000000000' }, { amountTo: '-1' }])(
    'are right for %j, which no value can be',
    async (asked) => {
      const [fast, slow] = [await figures(transactionsList, asked), await figures(counted, asked)];
      expect(fast.figures).toEqual(slow.figures);
    },
  );

  it('put a transaction into the month it has in Israel', async () => {
    const lastNight = new Date('2026-05-31T21:30:00Z');
    const [row] = await sandbox.db.select().from(transactions).limit(1);
    if (!row) throw new Error('no transaction');
    const { quickStatus: ___, ...values } = row;
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
    { cardOwnerName: 'כהן', currency: 'ILS', statuses: 'completed' },
    { cardOwnerName: 'כהן', consumerEmail: 'test' },
    { dealReference: 'R-1' },
    { consumerEmail: 'test', amountFrom: '100' },
    { amountFrom: '100.01', amountTo: '100.09' },
    { statuses: 'completed', amountFrom: '100' },
    { dateFrom: '2026-11-02', dateTo: '2026-11-09' },
    { showDeleted: '1' },
  ])('of %j are counted', async (asked) => {
    expect((await figures(transactionsList, asked)).isKept).toBe(false);
  });
});

describe('a page of transactions with a piece of text', () => {
  /** The list as it is when its rows are looked for in one place first. */
  const lookedFor = (first: FirstPlace | undefined): List => ({
    ...counted,
    longList: {
      plan: async (question) => {
        const where = and(question.bounds, ...Object.values(question.conditions));
        return { where, readPage: (page) => readLongPage(searchedPieces, question, { where, first }, page) };
      },
    },
  });
  const paged = async (query: Record<string, string>, first: FirstPlace | undefined) => {
    const call = callOf(query);
    const list = lookedFor(first);
    const rows = await readPage(list, call, await readListQuery(list, call));
    return rows.map(({ paymentTransactionID }) => paymentTransactionID);
  };

  it.each<Record<string, string>>([
    { cardNumber: '5' },
    { cardNumber: '37', skip: '3', take: '20' },
    { dealReference: 'r-1', dateTo: '2026-09-20' },
    { dealReference: 'R-100', dateFrom: '2026-03-01', dateTo: '2026-10-02', statuses: 'completed' },
    { cardOwnerName: 'כהן', take: '1000' },
    { shvaTransactionID: 'qqxzj' },
  ])('%j is the same wherever it is looked for first', async (query) => {
    const expected = await paged(query, undefined);
    for (const first of ['newest', 'fortnights', 'quarters', 'all'] as const) {
      expect({ first, page: await paged(query, first) }).toEqual({ first, page: expected });
    }
    if (query.shvaTransactionID === undefined) expect(expected).not.toEqual([]);
  });
});
