import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enumValues, transactionQuickStatus } from '#contract/enums.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase, resetDatabase } from '#sandbox/seed/prepare.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { futureBillings } from '#sandbox/resources/billing/futureBillingsView.ts';
import { oidc, secrets } from '#sandbox/identity/table.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';
import { fingerprintOf, tables } from '#tests/support/fingerprint.ts';

const setting = { now: testNow, seedTransactions: 120 };

describeEachDatabase('the database', (open, kind) => {
  let database: OpenedDatabase;
  let seeded: Record<string, string>;
  beforeAll(async () => {
    database = await open();
    await prepareDatabase(database, setting);
    seeded = await fingerprintOf(database.db);
  });
  afterAll(() => database.close());

  // What is searched, folded, the days of a deal's next charges, which its view tells, and what is noted until figures are
  // written, is of the migrations alone: no record tells it.
  test('has the columns that the schema names, in their types', async () => {
    const found = await database.db.execute(sql`
      select table_name, column_name, format_type(attribute.atttypid, attribute.atttypmod) as type
      from information_schema.columns
      join pg_attribute as attribute
        on attribute.attrelid = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass
        and attribute.attname = column_name
      where table_schema = 'public' and column_name not like '%\\_folded'
        and (table_name, column_name) <> ('billing_deals', 'future_charges') and table_name not like 'uncounted\\_%'`);
    const actual = rowsOf(found).map(
      (row) => `${String(row.table_name)}.${String(row.column_name)} ${String(row.type)}`,
    );
    const wanted = tables.flatMap((table) =>
      Object.entries(getTableColumns(table)).map(
        ([key, column]) => `${getTableName(table)}.${toSnakeCase(key)} ${column.getSQLType()}`,
      ),
    );
    const comparable = (texts: string[]) => texts.map((text) => text.replaceAll(/ (?=\(|\d)/g, '')).toSorted();
    expect(comparable(actual)).toEqual(comparable(wanted));
  });

  test('has the indexes and triggers that the migrations made, also after it was filled', async () => {
    const shapeOf = async ({ db }: OpenedDatabase) => {
      const indexes = rowsOf(
        await db.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
      );
      const triggers = rowsOf(await db.execute(sql`select tgname, tgenabled from pg_trigger order by 1`));
      return { indexes, triggers };
    };
    const empty = await open();
    await empty.exclusively((migrate) => migrate());
    const wanted = await shapeOf(empty);
    await empty.close();
    expect(wanted.indexes.length).toBeGreaterThan(50);
    expect(await shapeOf(database)).toEqual(wanted);
  });

  test('is prepared only once: a second start changes nothing', async () => {
    await prepareDatabase(database, { now: new Date('2027-02-01T10:00:00Z'), seedTransactions: 5 });
    expect(await fingerprintOf(database.db)).toEqual(seeded);
  });

  test('gives every status its quick status', async () => {
    const [row] = await database.db.select().from(transactions).limit(1);
    if (!row) throw new Error('no transaction');
    for (const status of enumValues('transactionStatus')) {
      const changed = await database.db
        .update(transactions)
        .set({ status })
        .where(eq(transactions.paymentTransactionID, row.paymentTransactionID))
        .returning({ quickStatus: transactions.quickStatus });
      expect(changed).toEqual([{ quickStatus: transactionQuickStatus(status) }]);
    }
  });

  test('keeps money, instants and days as they were written', async () => {
    const wanted = {
      transactionAmount: 999_999_999,
      transactionTimestamp: new Date('2026-03-27T00:30:00.123Z'),
      transactionDate: '2026-03-27',
      vatRate: 0.175,
      extension: { text: 'שלום "world"', list: [1, null] },
    };
    const [known] = await database.db.select().from(transactions).limit(1);
    const where = eq(transactions.paymentTransactionID, known?.paymentTransactionID ?? '');
    await database.db.update(transactions).set(wanted).where(where);
    const [row] = await database.db.select().from(transactions).where(where);
    expect(row).toMatchObject(wanted);
  });

  test('takes back everything when a transaction fails', async () => {
    const work = database.db.transaction(async (transaction) => {
      await transaction.delete(billingDeals);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await database.db.$count(billingDeals)).toBeGreaterThan(0);
  });

  test('derives the charges to come from the deals', async () => {
    const [deal] = await database.db.select().from(billingDeals).where(eq(billingDeals.billingDealType, 'CreditCard'));
    if (!deal) throw new Error('no deal');
    const where = eq(billingDeals.billingDealID, deal.billingDealID);
    const future = async (change: Partial<typeof billingDeals.$inferInsert>) => {
      await database.db
        .update(billingDeals)
        .set({
          active: true,
          finished: false,
          deletedAt: null,
          endsOn: null,
          numberOfPayments: null,
          currentDeal: 3,
          startsOn: '2026-10-31',
          nextScheduledTransaction: '2027-01-31',
          repeatMonths: 1,
          cardExpiresOn: '2027-03-31',
          ...change,
        })
        .where(where);
      return database.db
        .select()
        .from(futureBillings)
        .where(eq(futureBillings.billingDealID, deal.billingDealID))
        .orderBy(futureBillings.chargeNumber);
    };
    const monthly = await future({});
    expect(monthly).toHaveLength(12);
    expect(monthly.slice(0, 4)).toMatchObject([
      { scheduledDate: '2027-01-31', chargeNumber: 4, cardExpired: false },
      { scheduledDate: '2027-02-28', chargeNumber: 5, cardExpired: false },
      { scheduledDate: '2027-03-31', chargeNumber: 6, cardExpired: false },
      { scheduledDate: '2027-04-30', chargeNumber: 7, cardExpired: true },
    ]);
    expect(new Set(monthly.map(({ futureBillingID }) => futureBillingID)).size).toBe(12);
    expect(await future({ repeatMonths: 0 })).toHaveLength(1);
    expect(await future({ numberOfPayments: 5 })).toHaveLength(2);
    expect(await future({ endsOn: '2027-03-30' })).toHaveLength(2);
    expect(await future({ repeatMonths: 12, endsOn: '2029-01-31' })).toHaveLength(3);
    for (const nothing of [
      { active: false },
      { finished: true },
      { deletedAt: testNow },
      { nextScheduledTransaction: null },
    ]) {
      expect(await future(nothing)).toEqual([]);
    }
  });

  test('starts over, and leaves people signed in', async () => {
    await database.db.insert(oidc).values({ model: 'Session', id: 'kept', payload: {} }).onConflictDoNothing();
    await database.db.insert(secrets).values({ name: 'kept', value: 1 }).onConflictDoNothing();
    await resetDatabase(database, setting);
    const { oidc: sessions, secrets: keys, tries: _, ...business } = await fingerprintOf(database.db);
    expect([sessions, keys].map((text) => text?.split(' ')[0])).toEqual(['1', '1']);
    expect(seeded).toMatchObject(business);
    expect(Object.keys(business)).toHaveLength(tables.length - 3);
  });

  test('numbers new rows after the seeded ones', async () => {
    const [known] = await database.db.select().from(masavFiles).limit(1);
    if (!known) throw new Error('no Masav file');
    const { masavFileID: _, ...values } = known;
    const [made] = await database.db.insert(masavFiles).values(values).returning();
    const [{ most } = { most: 0 }] = await database.db
      .select({ most: sql<number>`max(masav_file_id)`.mapWith(Number) })
      .from(masavFiles);
    expect(made?.masavFileID).toBe(most);
  });

  test.runIf(kind === 'postgresql')('is seeded once when two processes start together', async () => {
    const fresh = await open();
    await Promise.all([prepareDatabase(fresh, setting), prepareDatabase(fresh, setting)]);
    expect(await fresh.db.$count(merchants)).toBe(3);
    await fresh.close();
  });
});
