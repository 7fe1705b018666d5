import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';
import { fingerprintOf } from '#tests/support/fingerprint.ts';

const setting = { now: testNow, seedTransactions: 20 };

interface Migration {
  hash: string;
  createdAt: number;
}

/** The last three migrations that the baseline stands for, as databases made by them name them. */
const replaced: readonly Migration[] = [
  { hash: '2f84f6f9674cf5fa6f07d34f96caf34934127c1a356e9c89b4aed61385e9ca47', createdAt: 1_795_618_115_821 },
  { hash: '00dd2eed8f5184c6dc2efbdb07be5594109fd57275a5b0eed8664d2a66ce6d4b', createdAt: 1_795_620_358_210 },
  { hash: '7c8b455036cc595b10d77481389f14d7bfc45fec36334cacc86362d5e1bcafc6', createdAt: 1_795_620_359_210 },
];

const migrationsFolder = fileURLToPath(new URL('../../../sandbox/db/migrations', import.meta.url));
/** All of this version, the baseline first. */
const known: readonly Migration[] = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({
  hash,
  createdAt: folderMillis,
}));

/** What the database says of its migrations. */
const applied = async ({ db }: OpenedDatabase) =>
  rowsOf(await db.execute(sql`select hash, created_at::text from drizzle.__drizzle_migrations order by created_at`));

/** Says that another version applied these migrations. */
async function pretend({ db }: OpenedDatabase, migrations: readonly Migration[]): Promise<void> {
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  for (const { hash, createdAt } of migrations) {
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`);
  }
}

/** Everything that a start could change. */
const stateOf = async (database: OpenedDatabase) => [await applied(database), await fingerprintOf(database.db)];

describeEachDatabase('a database of another version', (open) => {
  let database: OpenedDatabase;
  beforeAll(async () => {
    database = await open();
    await prepareDatabase(database, setting);
    await database.db.update(merchants).set({ merchantName: 'As it was' });
  });
  afterAll(() => database.close());

  test.each([
    {
      version: 'a newer one',
      migrations: [...replaced, { hash: 'newer', createdAt: 9_999_999_999_999 }],
      line: /^[^\n]* is of a newer version: start that one, or [^\n]*$/,
    },
    {
      version: 'one before the last',
      migrations: replaced.slice(0, -1),
      line: /^[^\n]* is too old for this version: start the one before it first, or [^\n]*$/,
    },
  ])('$version, is refused in one line, and stays as it is', async ({ migrations, line }) => {
    await pretend(database, migrations);
    const before = await stateOf(database);
    const again = prepareDatabase(database, setting);
    await expect(again).rejects.toThrow(SettingError);
    await expect(again).rejects.toThrow(line);
    expect(await stateOf(database)).toEqual(before);
  });

  test('the last one, is carried over with its rows, also by processes that start at once', async () => {
    await pretend(database, [...replaced, ...known.slice(1)]);
    const before = await stateOf(database);
    await Promise.all([prepareDatabase(database, setting), prepareDatabase(database, setting)]);
    expect(await stateOf(database)).toEqual(before);
  });

  test('with no migration yet is made whole, by one of two that start at once', async () => {
    const fresh = await open();
    const start = () => fresh.exclusively((migrate) => migrate());
    await Promise.all(fresh.kind === 'postgresql' ? [start(), start()] : [start()]);
    expect(await applied(fresh)).toHaveLength(known.length);
    await fresh.close();
  });
});
