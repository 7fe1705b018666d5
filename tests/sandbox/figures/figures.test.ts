import { eq, getTableColumns, inArray, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foldText } from '#contract/foldText.ts';
import type { Database } from '#sandbox/core/database.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase, resetDatabase } from '#sandbox/seed/prepare.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { consumerFigures } from '#sandbox/figures/consumerFiguresTable.ts';
import { countFigures } from '#sandbox/figures/countFigures.ts';
import { dayFigures } from '#sandbox/figures/dayFiguresTable.ts';
import { itemFigures } from '#sandbox/figures/itemFiguresTable.ts';
import { transactionFigures } from '#sandbox/figures/transactionFiguresTable.ts';
import { transactionValueFigures } from '#sandbox/figures/transactionValueFiguresTable.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';

const setting = { now: testNow, seedTransactions: 120 };

const israelMonth = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem', year: 'numeric', month: '2-digit' });

/** The columns of the transactions that figures tell apart, as they are named there. */
function wordsOf(row: typeof transactions.$inferSelect) {
  const shared = Object.keys(getTableColumns(transactions)).filter((key) => key in transactionFigures);
  return {
    ...Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'totalAmount' && shared.includes(key))),
    month: `${israelMonth.format(row.transactionTimestamp)}-01`,
    hasInvoice: row.invoiceID !== null,
    isPaidByLink: row.paymentRequestID !== null || row.paymentIntentID !== null,
    hasMasavFile: row.masavFileID !== null,
  };
}

const folded = (text: string | null) => (text === null ? null : foldText(text));

/** The values of a transaction whose figures are kept, by column; of an amount its first two digits. */
function valuesOf(row: typeof transactions.$inferSelect) {
  const amount = String(row.transactionAmount);
  return Object.entries({
    transaction_amount: amount.slice(0, 2).padEnd(amount.length, '0').padStart(12, '0'),
    card_owner_national_id: row.cardOwnerNationalID,
    card_owner_name: folded(row.cardOwnerName),
    consumer_email: folded(row.consumerEmail),
    consumer_external_reference: folded(row.consumerExternalReference),
    deal_description: folded(row.dealDescription),
  }).flatMap(([field, value]) => (value === null ? [] : [{ field, value }]));
}

const sorted = (object: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** Counts every transaction anew, without the database's help. */
async function recount(db: Database): Promise<string[]> {
  const sums = new Map<string, { numberOfRecords: number; totalAmount: number }>();
  for (const row of await db.select().from(transactions)) {
    const { merchantID, terminalID, currency } = row;
    const valued = valuesOf(row).map((value) => ({ merchantID, terminalID, currency, ...value }));
    for (const words of [wordsOf(row), ...valued].map(sorted)) {
      const { numberOfRecords, totalAmount } = sums.get(words) ?? { numberOfRecords: 0, totalAmount: 0 };
      sums.set(words, { numberOfRecords: numberOfRecords + 1, totalAmount: totalAmount + row.transactionAmount });
    }
  }
  return [...sums].map(([words, sum]) => `${words} ${sorted(sum)}`).toSorted();
}

async function kept(db: Database): Promise<string[]> {
  const { transactionFigureID: _, ...ofWords } = getTableColumns(transactionFigures);
  const { transactionValueFigureID: __, ...ofValues } = getTableColumns(transactionValueFigures);
  const rows = [
    ...(await db.select(ofWords).from(transactionFigures)),
    ...(await db.select(ofValues).from(transactionValueFigures)),
  ];
  return rows
    .map(({ numberOfRecords, totalAmount, ...words }) =>
      [sorted(words), sorted({ numberOfRecords, totalAmount })].join(' '),
    )
    .toSorted();
}

const ofDashboard = [dayFigures, itemFigures, consumerFigures];

async function keptOfDashboard(db: Database): Promise<string[]> {
  const rows = [];
  for (const table of ofDashboard) rows.push(...(await db.select().from(table)).map(sorted));
  return rows.toSorted();
}

/** Counts the figures of the dashboard anew and takes that back. */
async function recountOfDashboard(db: Database): Promise<string[]> {
  let counted: string[] = [];
  const work = db.transaction(async (transaction) => {
    for (const table of [transactionFigures, transactionValueFigures, ...ofDashboard]) await transaction.delete(table);
    await countFigures(transaction);
    counted = await keptOfDashboard(transaction);
    transaction.rollback();
  });
  await expect(work).rejects.toThrow(TransactionRollbackError);
  return counted;
}

describeEachDatabase('the figures of transactions', (open) => {
  let database: OpenedDatabase;
  let db: Database;
  let before: string[];
  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    await prepareDatabase(database, setting);
  });
  beforeEach(async () => {
    before = await kept(db);
  });
  afterAll(() => database.close());

  async function expectExact() {
    const now = await kept(db);
    expect(now).toEqual(await recount(db));
    expect(await keptOfDashboard(db)).toEqual(await recountOfDashboard(db));
    return now;
  }

  test('are right after the seed', async () => {
    expect((await expectExact()).length).toBeGreaterThan(20);
  });

  test('follow a change of words', async () => {
    await db.update(transactions).set({ status: 'chargeback' }).where(eq(transactions.status, 'completed'));
    expect(await expectExact()).not.toEqual(before);
  });

  test('follow a change of amounts', async () => {
    await db.update(transactions).set({ transactionAmount: sql`${transactions.transactionAmount} + 7` });
    expect(await expectExact()).not.toEqual(before);
  });

  test('follow links, invoices and Masav files', async () => {
    const id = '00000000-0000-4000-8000-00000000000a';
    await db.update(transactions).set({ invoiceID: id, paymentIntentID: id, masavFileID: 1001 });
    expect(await expectExact()).not.toEqual(before);
  });

  test('follow a change of texts, to none too', async () => {
    await db.update(transactions).set({ dealDescription: 'x', cardOwnerName: null });
    expect(await expectExact()).not.toEqual(before);
  });

  test('stay as they are when nothing that they count changes', async () => {
    await db.update(transactions).set({ merchantName: 'x' });
    expect(await expectExact()).toEqual(before);
  });

  test('follow single and many new and deleted rows', async () => {
    const rows = await db.select().from(transactions).limit(30);
    const ids = rows.map(({ paymentTransactionID }) => paymentTransactionID);
    await db.delete(transactions).where(inArray(transactions.paymentTransactionID, ids));
    expect(await expectExact()).not.toEqual(before);
    const values = rows.map(({ quickStatus: _, ...row }) => row);
    await db.insert(transactions).values(values[0] ? [values[0]] : []);
    await expectExact();
    await db.insert(transactions).values(values.slice(1));
    expect(await expectExact()).toEqual(before);
  });

  test('are written when the transaction that writes ends, and taken back with it', async () => {
    const work = db.transaction(async (transaction) => {
      await transaction.delete(transactions);
      expect(await kept(transaction)).toEqual(before);
      // As its end does.
      await transaction.execute(sql`set constraints all immediate`);
      expect(await kept(transaction)).toEqual([]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await expectExact()).toEqual(before);
  });

  test('follow several statements of one transaction, but not those taken back inside it', async () => {
    const grown = { transactionAmount: sql`${transactions.transactionAmount} + 13` };
    await db.transaction(async (transaction) => {
      const inner = transaction.transaction(async (savepoint) => {
        await savepoint.delete(transactions);
        savepoint.rollback();
      });
      await expect(inner).rejects.toThrow(TransactionRollbackError);
      await transaction.update(transactions).set(grown);
      await transaction.update(transactions).set({ status: 'completed' }).where(eq(transactions.status, 'chargeback'));
      await transaction.execute(sql`set constraints all immediate`);
      await transaction.update(transactions).set(grown);
    });
    expect(await expectExact()).not.toEqual(before);
  });

  test('stay as they are when a transaction takes back what it has done', async () => {
    await db.transaction(async (transaction) => {
      const amount = (step: number) => ({
        transactionAmount: sql`${transactions.transactionAmount} + ${step}::integer`,
      });
      await transaction.update(transactions).set(amount(5000));
      await transaction.update(transactions).set(amount(-5000));
    });
    expect(await expectExact()).toEqual(before);
  });

  test('are empty when the table is emptied, and right after a reset', async () => {
    await db.transaction(async (transaction) => {
      await transaction.update(transactions).set({ dealDescription: 'y' });
      await transaction.execute(sql`truncate transactions`);
    });
    expect(await expectExact()).toEqual([]);
    await resetDatabase(database, setting);
    expect((await expectExact()).length).toBeGreaterThan(20);
  });
});
