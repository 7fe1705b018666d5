import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { filesBelow } from '#tests/support/filesBelow.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';

/** What an error says, when it is one that people are told in a line. */
async function lineOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SettingError)) throw new Error('no line', { cause: error });
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('an address of a server', () => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDirectory: 'memory' });

  test.each(['mysql', 'http', 'jdbc:postgresql'])('of the scheme %s says how it must begin', async (scheme) => {
    expect(await lineOf(open(`${scheme}://someone:hidden@127.0.0.1:1/x`))).toMatch(
      /^DATABASE_URL must begin with postgresql:\/\/, not "\w+:"/,
    );
  });

  describe('that answers', () => {
    const server = new URL(inject('postgresqlUrl'));
    const at = (change: (url: URL) => void) => {
      const url = new URL(server);
      change(url);
      return url.href;
    };

    test('without the database says which one is missing', async () => {
      const url = at((address) => (address.pathname = '/no_such_database'));
      expect(await lineOf(open(url))).toBe(
        `DATABASE_URL: PostgreSQL at ${server.host} answers: database "no_such_database" does not exist`,
      );
    });

    test('and refuses the user does not tell who that is', async () => {
      const url = at((address) => (address.username = 'somebody_else'));
      expect(await lineOf(open(url))).toBe(
        `DATABASE_URL: PostgreSQL at ${server.host} answers: it refuses this user or password`,
      );
    });

    test('and lets the user make nothing says so', async () => {
      const { url, name, drop } = await createTestDatabase(server.href);
      const weak = `weak_${name}`;
      const owner = await open(url);
      await owner.db.execute(sql.raw(`create role ${weak} login`));
      const opened = await open(Object.assign(new URL(url), { username: weak }).href);
      const refused = opened
        .exclusively((migrate) => migrate())
        .catch((error: unknown) => {
          throw opened.explain(error);
        });
      expect(await lineOf(refused)).toBe(
        `DATABASE_URL: PostgreSQL at ${server.host} answers: permission denied for database ${name}`,
      );
      await opened.close();
      await owner.db.execute(sql.raw(`drop role ${weak}`));
      await owner.close();
      await drop();
    });
  });
});

describe('a data directory that is damaged', { timeout: 120_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'back-office-damage-'));
  const good = join(root, 'good');
  let table: string;
  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDirectory: good });
    await db.execute(sql`create table kept as select generate_series(1, 100) as value`);
    table = String(rowsOf(await db.execute(sql`select pg_relation_filepath('kept') as path`))[0]?.path);
    await close();
  }, 120_000);
  afterAll(() => rmSync(root, { recursive: true }));

  const copy = (name: string) => {
    const directory = join(root, name);
    cpSync(good, directory, { recursive: true });
    return directory;
  };
  const line = (directory: string) =>
    `data directory ${directory} is damaged; npm run reset begins anew with fresh data`;

  test.each([
    ['the control file', (database: string) => truncateSync(join(database, 'global', 'pg_control'), 100)],
    ['the log', (database: string) => rmSync(join(database, 'pg_wal'), { recursive: true })],
    ['the version', (database: string) => rmSync(join(database, 'PG_VERSION'))],
  ])('in %s says so, and its tables are left as they are', async (name, damage) => {
    const directory = copy(name);
    damage(join(directory, 'database'));
    expect(await lineOf(openDatabase({ dataDirectory: directory }))).toBe(line(directory));
    const tablesOf = (data: string) => filesBelow(join(data, 'database', 'base')).map((path) => relative(data, path));
    expect(new Set(tablesOf(directory))).toEqual(new Set(tablesOf(good)));
    expect(readdirSync(directory)).toEqual(['database']);
  });

  test('in a table says so when it is read', async () => {
    const directory = copy('a table');
    const path = join(directory, 'database', table);
    writeFileSync(path, readFileSync(path).fill(7));
    const { db, explain, close } = await openDatabase({ dataDirectory: directory });
    const read = db.execute(sql`select * from kept`).catch((error: unknown) => {
      throw explain(error);
    });
    expect(await lineOf(read)).toBe(line(directory));
    const ours = new Error('of our own');
    expect(explain(ours)).toBe(ours);
    await close();
  });
});
