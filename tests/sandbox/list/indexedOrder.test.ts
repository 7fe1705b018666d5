import { and, is, not, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import type { List } from '#sandbox/list/defineList.ts';
import type { Source } from '#sandbox/list/field.ts';
import { listOrder } from '#sandbox/list/rows.ts';
import { cardTokensList } from '#sandbox/resources/cardTokens/list.ts';
import { consumersList } from '#sandbox/resources/consumers/list.ts';
import { invoicesList } from '#sandbox/resources/invoices/list.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

/** A handful of rows, and those that are made anew for a question. */
const bounded = ['terminals.list', 'futureBillings.list'];
/** Lists of a merchant whose rows grow with the years; those of one file or import do not. */
const growing = nouns
  .flatMap(({ lists = [] }) => lists)
  .filter(({ from, within, endpoint }) => is(from, PgTable) && !within && !bounded.includes(endpoint));

it('are those that are known', () => {
  expect(growing.length).toBeGreaterThan(7);
});

/** How the database would read a page of a list in an order, or only its ids. */
async function planOf(list: List, order: readonly SQL[], columns?: Record<string, Source>): Promise<string> {
  if (!is(list.from, PgTable)) throw new TypeError('a list of a table');
  const where = and(
    sql`${list.merchant} = '00000000-0000-4000-8000-000000000000'::uuid`,
    list.always?.({ moment: momentOf(testNow), filters: {} }),
    columns && list.deleted && not(list.deleted),
  );
  const page = (columns ? sandbox.db.select(columns) : sandbox.db.select())
    .from(list.from)
    .where(where)
    .orderBy(...order)
    .limit(100);
  // Few rows are sorted faster than looked up: only what could be done counts.
  const plan = await sandbox.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsOf(await tx.execute(sql`explain ${page.getSQL()}`)).map((row) => String(Object.values(row)[0]));
  });
  return plan.join('\n');
}

it.each(growing.map((list) => [list.endpoint, list] as const))(
  'the newest rows of %s come from an index, and are not sorted',
  async (_endpoint, list) => {
    const plan = await planOf(list, list.order);
    expect(plan).not.toMatch(/\bSort\b/);
    expect(plan).toMatch(/Index Scan/);
  },
);

it.each([consumersList, cardTokensList, invoicesList].map((list) => [list.endpoint, list] as const))(
  'pages far down of %s pass over the rows before them in an index alone',
  async (_endpoint, list) => {
    expect(await planOf(list, list.order, { id: list.id })).toMatch(/Index Only Scan/);
  },
);

/** What people order the longest lists by. */
const ordered = [
  { list: consumersList, fields: ['consumerName'] },
  { list: invoicesList, fields: ['invoiceNumber', 'invoiceDate', 'consumerName', 'status', 'invoiceTimestamp'] },
];
const orders = ordered.flatMap(({ list, fields }) =>
  fields.flatMap((sortBy) => [false, true].map((sortDesc) => ({ endpoint: list.endpoint, list, sortBy, sortDesc }))),
);

it.each(orders)(
  '$endpoint by $sortBy comes from an index, downwards: $sortDesc',
  async ({ list, sortBy, sortDesc }) => {
    const order = listOrder(list, list.fields(momentOf(testNow)), { sortBy, sortDesc });
    expect(await planOf(list, order)).not.toMatch(/(?<!Incremental )\bSort {2}/);
  },
);
