import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';

// Only a server has two who write at once.
let database: OpenedDatabase;
let db: Database;
let drop: () => Promise<void>;
/** Two transactions with all figures in common, and two with others in common. */
let ids: string[];
beforeAll(async () => {
  const made = await createTestDatabase(inject('postgresqlUrl'));
  ({ drop } = made);
  database = await openDatabase({ databaseUrl: made.url, dataDirectory: 'memory' });
  ({ db } = database);
  await prepareDatabase(database, { now: testNow, seedTransactions: 20 });
  const rows = await db.select().from(transactions).where(eq(transactions.status, 'completed')).limit(1);
  const copies = [newID(), newID()].flatMap((terminalID) =>
    rows.flatMap(({ quickStatus: _, ...row }) =>
      [newID(), newID()].map((paymentTransactionID) => ({ ...row, terminalID, paymentTransactionID })),
    ),
  );
  await db.insert(transactions).values(copies);
  ids = copies.map(({ paymentTransactionID }) => paymentTransactionID);
});
afterAll(async () => {
  await database.close();
  await drop();
});

type Step = (tx: Database) => Promise<unknown>;

/** Changes figures of all tables. */
const change =
  (index: number): Step =>
  (tx) =>
    tx
      .update(transactions)
      .set({ transactionAmount: sql`${transactions.transactionAmount} + 100000` })
      .where(inArray(transactions.paymentTransactionID, ids.slice(index, index + 1)));

/** Keeps the payment links, as a payment does that begins or ends. */
const lockLinks: Step = (tx) =>
  tx.select().from(paymentRequests).orderBy(paymentRequests.paymentRequestID).for('update');

/** Two transactions of the database, neither of which takes its second step before both have taken their first. */
async function together(...both: readonly [Step, Step][]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let ready = 0;
  const run = ([first, second]: [Step, Step]) =>
    db.transaction(async (tx) => {
      await first(tx);
      ready += 1;
      if (ready === both.length) resolve();
      await promise;
      await second(tx);
    });
  await Promise.all(both.map(run));
}

const sumsOf = async (table: string, count: string, sum: string) =>
  rowsOf(
    await db.execute(
      sql.raw(`select terminal_id, ${count}::text as count, ${sum}::text as sum from ${table} group by 1 order by 1`),
    ),
  );

it.each<[string, [Step, Step], [Step, Step]]>([
  ['the same figures in the opposite order', [change(0), change(2)], [change(3), change(1)]],
  ['a link before and after figures', [lockLinks, change(0)], [change(1), lockLinks]],
])('two who write %s do not wait in a circle', async (_case, one, other) => {
  await together(one, other);
  const counted = await sumsOf('transactions', 'count(*)', 'sum(transaction_amount)');
  expect(await sumsOf('transaction_figures', 'sum(number_of_records)', 'sum(total_amount)')).toEqual(counted);
});
