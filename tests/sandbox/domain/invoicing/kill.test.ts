import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { issueUnderKills, type Place } from '#bench/million/numbering.ts';
import { documentKinds } from '#contract/documentKinds.ts';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';

/** A small one, since starting again takes seconds; the bench issues a thousand with three kills (`BENCH_ONLY=numbering`). */
const plan = { documents: 40, clients: 20, kills: 1 };

/** The credit documents of all merchants and their numbers, by these. */
async function seriesOf(db: Database) {
  const isOne = and(
    eq(invoices.officialType, documentKinds.creditNote.officialType),
    isNotNull(invoices.invoiceNumber),
  );
  const rows = await db.select().from(invoices).where(isOne);
  return rows
    .map(({ invoiceNumber, ...row }) => ({ ...row, number: Number(invoiceNumber) }))
    .toSorted((one, other) => one.number - other.number);
}

async function expectSeries(place: Place, open: () => Promise<OpenedDatabase>): Promise<void> {
  const before = await open();
  const earlier = new Set((await seriesOf(before.db)).map(({ invoiceID }) => invoiceID));
  await before.close();
  const { ids, terminals } = await issueUnderKills(place, plan);
  const after = await open();
  const all = await seriesOf(after.db);
  await after.close();
  const made = all.filter(({ invoiceID }) => !earlier.has(invoiceID));
  const whole = all.filter(({ merchantID }) => merchantID === made[0]?.merchantID);
  const last = whole.filter(({ invoiceID }) => earlier.has(invoiceID)).at(-1)?.number ?? 0;
  expect(made.map(({ number }) => number)).toEqual(
    Array.from({ length: plan.documents }, (_, step) => last + 1 + step),
  );
  expect(new Set(made.map(({ terminalID, invoiceType }) => `${terminalID} ${invoiceType}`)).size).toBe(4);
  expect(new Set(made.map(({ terminalID }) => terminalID))).toEqual(new Set(terminals));
  expect(new Set(ids)).toEqual(new Set(made.map(({ invoiceID }) => invoiceID)));
}

describe('a server that is killed while it issues documents', { timeout: 120_000 }, () => {
  test('leaves no gap and gives no number twice, embedded', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'back-office-numbers-'));
    const data = join(directory, 'data');
    const seeded = await openPglite({ dataDirectory: data, dump: new Blob([await readFile(inject('databaseDump'))]) });
    await seeded.close();
    await expectSeries({ data }, () => openDatabase({ dataDirectory: data }));
    rmSync(directory, { recursive: true, force: true });
  });

  test('leaves no gap and gives no number twice, on a server', async () => {
    const target = await createTestDatabase(inject('postgresqlUrl'));
    const open = () => openDatabase({ databaseUrl: target.url, dataDirectory: 'memory' });
    const opened = await open();
    await prepareDatabase(opened, { now: testNow, seedTransactions: 20 });
    await opened.close();
    await expectSeries({ databaseUrl: target.url }, open);
    await target.drop();
  });
});
