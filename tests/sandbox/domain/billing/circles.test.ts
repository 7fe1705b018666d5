import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
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
let their: { consumerID: string; creditCardTokenID: string; deals: [least: string, greatest: string] };
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
  their = { consumerID: one.consumerID, creditCardTokenID: one.token, deals };
});

const lock = async (tx: Database, billingDealID: string): Promise<unknown> =>
  tx.select().from(billingDeals).where(eq(billingDeals.billingDealID, billingDealID)).for('update');

const isAnybodyWaiting = async () =>
  rowsOf(
    await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
    ),
  ).length > 0;

it.each<[string, () => Promise<{ status: number }>]>([
  [
    'deletes the customer',
    () => operate(sandbox.as('manager'), 'consumers.delete', { path: { id: their.consumerID } }),
  ],
  [
    'deletes the saved card',
    () => operate(sandbox.as('manager'), 'cardTokens.delete', { path: { tokenId: their.creditCardTokenID } }),
  ],
])('who %s and who changes deals in their order do not wait in a circle', async (_case, act) => {
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
