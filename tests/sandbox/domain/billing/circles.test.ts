import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { release } from '#sandbox/domain/billing/makeCharge.ts';
import { queueCharges } from '#sandbox/domain/billing/queueCharges.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { operate } from '#tests/support/send.ts';

// Only a server has two who write at once.
let database: OpenedDatabase;
let db: Database;
let drop: () => Promise<void>;
let sandbox: TestSandbox;
beforeAll(async () => {
  const made = await createTestDatabase(inject('postgresqlUrl'));
  ({ drop } = made);
  database = await openDatabase({ databaseUrl: made.url, dataDirectory: 'memory' });
  ({ db } = database);
  await prepareDatabase(database, { now: testNow, seedTransactions: 200 });
  sandbox = await openTestSandbox({ db });
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
  await drop();
});

/** A customer, a saved card of theirs, and two deals on it of which the one with the greater id is written first. */
let their: {
  merchantID: string;
  consumerID: string;
  creditCardTokenID: string;
  deals: [least: string, greatest: string];
};
let count = 0;
beforeEach(async () => {
  const { merchantID } = await findAnchors(db);
  const found = await db
    .select({ deal: billingDeals, consumerID: consumers.consumerID, token: cardTokens.creditCardTokenID })
    .from(billingDeals)
    .innerJoin(cardTokens, eq(cardTokens.creditCardTokenID, billingDeals.creditCardToken))
    .innerJoin(consumers, eq(consumers.consumerID, billingDeals.consumerID))
    .where(
      and(
        eq(billingDeals.merchantID, merchantID),
        eq(billingDeals.active, true),
        eq(billingDeals.finished, false),
        eq(cardTokens.consumerID, consumers.consumerID),
        isNull(cardTokens.deletedAt),
        isNull(consumers.deletedAt),
      ),
    )
    .orderBy(billingDeals.billingDealID)
    .limit(1);
  const [one] = found;
  if (!one) throw new Error('no customer with a deal on a saved card');
  count += 1;
  const idOf = (first: string) => `${first.repeat(8)}-0000-4000-8000-00000000000${count}`;
  const deals: [string, string] = [idOf('0'), idOf('f')];
  for (const billingDealID of deals.toReversed()) await db.insert(billingDeals).values({ ...one.deal, billingDealID });
  their = { merchantID, consumerID: one.consumerID, creditCardTokenID: one.token, deals };
});

const lock = async (tx: Database, billingDealID: string): Promise<unknown> =>
  tx.select().from(billingDeals).where(eq(billingDeals.billingDealID, billingDealID)).for('update');

const isAnybodyWaiting = async () =>
  rowsOf(
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
    ),
  ).length > 0;

/** What all charges of a queue share. */
const common = {
  day: '2026-11-15',
  caller: { userID: '', name: 'engine' },
  locale: 'en-IL',
  correlationId: 'circles',
} as const;
const theirCharges = () =>
  their.deals.map((billingDealID) => ({ ...common, billingDealID, merchantID: their.merchantID, period: common.day }));

/** As the server reads many rows of a large table: by where they lie. */
async function withoutIndexes(task: (tx: Database) => Promise<void>): Promise<{ status: number }> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`,
    );
    await task(tx);
  });
  return { status: 200 };
}

const queueTheirs = async () =>
  withoutIndexes(async (tx) => {
    const due = theirCharges().map((charge) => ({ ...charge, chargesTried: 0 }));
    await queueCharges(tx, { charges: { enqueue: async () => undefined } }, due, common);
  });

const releaseTheirs = async () => withoutIndexes(async (tx) => release(tx, theirCharges()));

it.each<[string, () => Promise<{ status: number }>, inProgress?: boolean]>([
  [
    'deletes the customer',
    () => operate(sandbox.as('manager'), 'consumers.delete', { path: { id: their.consumerID } }),
  ],
  [
    'deletes the saved card',
    () => operate(sandbox.as('manager'), 'cardTokens.delete', { path: { tokenId: their.creditCardTokenID } }),
  ],
  ['queues the charges', queueTheirs],
  ['lets the charges go', releaseTheirs, true],
])('who %s and who changes deals in their order do not wait in a circle', async (_case, act, inProgress = false) => {
  // What is written last lies last.
  for (const billingDealID of their.deals.toReversed()) {
    const now = { inProgress, chargingTransactionID: null };
    await db.update(billingDeals).set(now).where(eq(billingDeals.billingDealID, billingDealID));
  }
  const [least, greatest] = their.deals;
  const { promise: ended, resolve } = Promise.withResolvers<{ status: number }>();
  await db.transaction(async (tx) => {
    await lock(tx, least);
    void act().then(resolve);
    await vi.waitFor(async () => expect(await isAnybodyWaiting()).toBe(true), { timeout: 10_000, interval: 20 });
    await lock(tx, greatest);
  });
  expect((await ended).status).toBe(200);
});
