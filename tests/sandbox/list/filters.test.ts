import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filtersOf, type ListEndpointId } from '#contract/filters.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { listIds, lists } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askList, findAnchors, storedRows, type Anchors, type Stored } from '#tests/support/seededLists.ts';
import type { FilterCase } from './filterCase.ts';
import { filterCasesOf } from './filterCases.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
const stored = new Map<ListEndpointId, Stored[]>();
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
  // The seed has no terminal templates.
  await sandbox.db.update(transactions).set({ terminalTemplateID: 7 }).where(eq(transactions.currency, 'USD'));
  for (const id of listIds) stored.set(id, await storedRows(sandbox.db, id, anchors));
});
afterAll(() => sandbox.close());

const storedOf = (id: ListEndpointId) => stored.get(id) ?? [];

/** Filters whose value is the same in all rows of the seed, or that only change another filter. */
const neverNarrow = new Set([
  'merchantID',
  'filterDateByNextScheduledTransaction',
  'masavRows.list masavFileID',
  // Of the rows of one file, which the bank has answered or not.
  'masavRows.list status',
  'masav.list terminalID',
  'futureBillings.list terminalID',
  'invoices.list currency',
]);

/** A piece from the middle of a text, in the other case. */
function pieceOf(value: string): string {
  const middle = Math.floor(value.length / 2);
  return value
    .slice(Math.max(0, middle - 3), middle + 3)
    .trim()
    .toUpperCase();
}

/** Values of a column that occur. */
function occurringValues(rows: readonly Stored[], column: string, kind: string): string[] {
  const occurring = [...new Set(rows.map((row) => row[column]).filter((value) => value !== null && value !== ''))];
  const picked = [occurring.at(0), occurring.at(Math.floor(occurring.length / 2)), occurring.at(-1)].map(String);
  const values = kind === 'text' ? picked.map(pieceOf) : picked;
  return occurring.length === 0 ? [] : [...new Set(values)];
}

/** The rows a list shows when nothing is asked: permanent links are a list of their own. */
function shownRows(rows: readonly Stored[], filter: string): readonly Stored[] {
  return filter === 'permanent' ? rows : rows.filter((row) => row.permanent !== true);
}

async function checkFilter(id: ListEndpointId, name: string, filterCase: FilterCase) {
  const rows = shownRows(storedOf(id), name);
  const isNarrowList = id === 'transactions.ofTransmission';
  const source = isNarrowList ? storedOf('transactions.list') : rows;
  const kind = filtersOf(id)[name]?.kind ?? '';
  const values = filterCase.values ?? occurringValues(source, filterCase.column ?? name, kind);
  expect(values, `the seed has no ${name}`).not.toEqual([]);
  let narrowed = false;
  for (const value of values) {
    const expected = rows.filter((row) => filterCase.keeps(row, value)).length;
    const { numberOfRecords, data } = await askList(ask, id, anchors, { [name]: value, take: '3' });
    expect({ value, numberOfRecords }).toEqual({ value, numberOfRecords: expected });
    expect(data).toHaveLength(Math.min(expected, 3));
    if (expected > 0 && expected < rows.length) narrowed = true;
  }
  if (!neverNarrow.has(name) && !neverNarrow.has(`${id} ${name}`) && !isNarrowList) {
    expect(narrowed, `${name} never narrows the seed`).toBe(true);
  }
}

describe.each(listIds)('filters of %s', (id) => {
  const names = Object.keys(filtersOf(id));

  it('are the contract’s', () => {
    expect(Object.keys(lists[id].filters).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(filterCasesOf(id)).toSorted()).toEqual(names.toSorted());
  });

  it.each(names.map((name) => [name]))('%s', async (name) => {
    const filterCase = filterCasesOf(id)[name];
    if (filterCase) await checkFilter(id, name, filterCase);
  });
});

describe('filters together', () => {
  it('narrow each other', async () => {
    const rows = storedOf('transactions.list');
    const expected = rows.filter(
      (row) => row.currency === 'ILS' && row.jDealType === 'J4' && Number(row.transactionAmount) >= 10_000,
    );
    const query = { currency: '0', jdealtype: 'j4', AmountFrom: '100' };
    expect((await askList(ask, 'transactions.list', anchors, query)).numberOfRecords).toBe(expected.length);
  });

  it('take several statuses', async () => {
    const rows = storedOf('transactions.list');
    const expected = rows.filter(({ status }) => status === 'completed' || status === 'rejectedByProcessor');
    const answer = await ask({
      method: 'GET',
      url: '/sandbox/transactions/api/transactions?Statuses=completed&statuses=-20&take=1',
    });
    expect(answer.json()).toMatchObject({ numberOfRecords: expected.length });
  });

  it('let explicit days beat the quick filter', async () => {
    const days = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
    const explicit = await askList(ask, 'transactions.list', anchors, days);
    const both = await askList(ask, 'transactions.list', anchors, { ...days, quickDateFilter: 'today' });
    const quick = await askList(ask, 'transactions.list', anchors, { quickDateFilter: 'lastMonth' });
    expect(both.numberOfRecords).toBe(explicit.numberOfRecords);
    expect(quick.numberOfRecords).toBe(explicit.numberOfRecords);
  });

  it('turn the days of billing deals to the next charge', async () => {
    const rows = storedOf('billing.list');
    const expected = rows.filter(
      ({ nextScheduledTransaction: day }) => typeof day === 'string' && day.startsWith('2026-12'),
    );
    const query = { dateFrom: '2026-12-01', dateTo: '2026-12-31', filterDateByNextScheduledTransaction: 'true' };
    expect(expected.length).toBeGreaterThan(0);
    expect((await askList(ask, 'billing.list', anchors, query)).numberOfRecords).toBe(expected.length);
  });

  it('take several customers at once', async () => {
    const ids = storedOf('consumers.list').map(({ consumerID }) => consumerID);
    const query = { consumersID: ids.slice(3, 5).join(','), take: '5' };
    expect((await askList(ask, 'consumers.list', anchors, query)).numberOfRecords).toBe(2);
  });

  it('show deleted rows on demand, and only them', async () => {
    const { db } = sandbox;
    const all = await db.select().from(consumers);
    const own = all.filter(({ merchantID }) => merchantID === anchors.merchantID);
    const deleted = own.filter(({ deletedAt }) => deletedAt !== null);
    expect(deleted.length).toBeGreaterThan(0);
    const [active, onlyDeleted] = [
      await askList(ask, 'consumers.list', anchors, { showDeleted: '0' }),
      await askList(ask, 'consumers.list', anchors, { ShowDeleted: 'OnlyDeleted' }),
    ];
    expect(active.numberOfRecords).toBe(own.length - deleted.length);
    expect(onlyDeleted.numberOfRecords).toBe(deleted.length);
    expect((await askList(ask, 'terminals.list', anchors, { showDeleted: '1' })).data).toMatchObject([
      { status: 'disabled' },
    ]);
    expect((await askList(ask, 'transactions.list', anchors, { showDeleted: '1' })).data).toEqual([]);
  });
});
