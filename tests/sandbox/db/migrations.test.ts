import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SettingError } from '#sandbox/core/config.ts';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { seed } from '#sandbox/seed/seed.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';
import { filesBelow } from '#tests/support/filesBelow.ts';

const setting = { now: testNow, seedTransactions: 20 };

describeEachDatabase('a database of a newer version', (open) => {
  test('is refused in one line, and stays as it is', async () => {
    const database = await open();
    await prepareDatabase(database, setting);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    const again = prepareDatabase(database, setting);
    await expect(again).rejects.toThrow(SettingError);
    await expect(again).rejects.toThrow(/^[^\n]* is of a newer version: start that one, or [^\n]*$/);
    await database.close();
  });
});

describe('a data directory of before digests were given up', () => {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-upgrade-'));
  const migrations = join(import.meta.dirname, '..', '..', '..', 'sandbox', 'db', 'migrations');
  const data = join(directory, 'data');
  const digest = 'Zm91ciBkaWdlc3RzIHRoYXQgbm9ib2R5IG1heSBmaW5k';
  const traces = () => filesBelow(data).filter((path) => readFileSync(path).includes(digest));
  const count = async (db: Database) =>
    rowsOf(
      await db.execute(sql`select count(*)::int as found, sum(transaction_amount)::text as total from transactions`),
    );
  let before: unknown;

  beforeAll(async () => {
    const older = join(directory, 'migrations');
    cpSync(migrations, older, { recursive: true });
    const journal = join(older, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < 7) }));
    const opened = await openDatabase({ dataDirectory: data });
    const client: unknown = '$client' in opened.db ? opened.db.$client : undefined;
    if (!(client instanceof PGlite)) throw new TypeError('no embedded database');
    await migrate(drizzle(client), { migrationsFolder: older });
    // The seed of today knows columns and figures that came later.
    await client.exec(`
      create function dashboard_figures_statements(changed text) returns text[] language sql as 'select array[]::text[]';
      alter table billing_deals add column tried_on date;
      alter table invoices add column credit_invoice_id uuid, add column official_type integer,
        add column credited_amount bigint default 0, add column credited_vat bigint default 0;
      alter table merchants add column address jsonb;
      alter table payment_requests add column payer_key text;
      alter table payment_requests alter column payment_request_url drop not null`);
    await seed(opened.db, { now: testNow, transactions: setting.seedTransactions });
    await client.exec(`
      drop function dashboard_figures_statements;
      alter table billing_deals drop column tried_on;
      alter table invoices drop column credit_invoice_id, drop column official_type, drop column credited_amount, drop column credited_vat;
      update invoices set invoice_number = '7' where invoice_id in (
        select distinct on (merchant_id, invoice_type) invoice_id from invoices
        where invoice_type in ('creditNote', 'refundInvoice') and invoice_number is not null
        order by merchant_id, invoice_type, (invoice_number = '7') desc);
      alter table merchants drop column address;
      alter table payment_requests drop column payer_key;
      update transactions set card_digest = '${digest}';
      insert into attempts (merchant_id, attempt_key, endpoint, digest, payment_transaction_id, lease_until, status,
        answer, user_id, user_name, locale, correlation_id, created)
      select merchant_id, payment_transaction_id, 'transactions.create', '${digest}', payment_transaction_id, now(), 201,
        '{}', merchant_id, '', 'en-IL', '', now()
      from transactions`);
    before = await count(opened.db);
    await opened.close();
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test(
    'keeps none in any file, tells documents of one number apart, and keeps everything else',
    { timeout: 120_000 },
    async () => {
      expect(traces().length).toBeGreaterThan(1);
      const opened = await openDatabase({ dataDirectory: data });
      await prepareDatabase(opened, setting);
      expect(await count(opened.db)).toEqual(before);
      expect(rowsOf(await opened.db.execute(sql`select distinct digest, status from attempts`))).toEqual([
        { digest: null, status: 201 },
      ]);
      expect(
        rowsOf(await opened.db.execute(sql`select distinct length(payer_key) as length from payment_requests`)),
      ).toEqual([{ length: 64 }]);
      const sevens = `select distinct invoice_number as number, case invoice_number when 'A7' then invoice_details ->> 'invoiceNumber' end as told
      from invoices where official_type = 330 and invoice_number ~ '^[A-Z]*7$' order by 1`;
      expect(rowsOf(await opened.db.execute(sql.raw(sevens)))).toEqual([
        { number: '7', told: null },
        { number: 'A7', told: 'A7' },
      ]);
      const credited = sql`select count(*)::int as found from invoices where credited_amount > 0`;
      expect(rowsOf(await opened.db.execute(credited))).not.toEqual([{ found: 0 }]);
      await opened.close();
      expect(traces()).toEqual([]);
      expect(readdirSync(data)).toEqual(['database']);
    },
  );
});
