import { min } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#sandbox/db/open.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase, resetDatabase } from '#sandbox/seed/prepare.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { fingerprintOf } from '#tests/support/fingerprint.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';

const setting = { now: testNow, seedTransactions: 200 };
/** The second merchant's transactions, whatever the first one's number. */
const ofOthers = 50;
const serverUrl = inject('postgresqlUrl');

let database: OpenedDatabase;
let embedded: Record<string, string>;
beforeAll(async () => {
  database = await openDatabase({ dataDirectory: 'memory' });
  await prepareDatabase(database, setting);
  embedded = await fingerprintOf(database.db);
});
afterAll(() => database.close());

test('the same moment gives the same rows on both kinds of database', { timeout: 60_000 }, async () => {
  const { url, drop } = await createTestDatabase(serverUrl);
  const onServer = await openDatabase({ databaseUrl: url, dataDirectory: 'memory' });
  await prepareDatabase(onServer, setting);
  expect(await fingerprintOf(onServer.db)).toEqual(embedded);
  await onServer.close();
  await drop();
});

test.each([0, 1, 7])('%i transactions are seeded as such', async (seedTransactions) => {
  await resetDatabase(database, { ...setting, seedTransactions });
  expect(await database.db.$count(transactions)).toBe(seedTransactions + ofOthers);
});

test('another day moves the history and keeps its size; the same day gives the same rows', async () => {
  await resetDatabase(database, { ...setting, now: new Date('2027-01-31T23:45:00Z') });
  const [row] = await database.db.select({ day: min(transactions.transactionDate) }).from(transactions);
  expect(row).toEqual({ day: '2025-12-02' });
  expect(await database.db.$count(transactions)).toBe(setting.seedTransactions + ofOthers);
  await resetDatabase(database, setting);
  expect(await fingerprintOf(database.db)).toEqual(embedded);
});
