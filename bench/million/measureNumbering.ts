import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { documentKinds } from '#contract/documentKinds.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { startPostgresql } from '#scripts/postgresql.ts';
import { benchNow } from './cluster.ts';
import { issueUnderKills, type NumberingFigures, type Place } from './numbering.ts';

/** How a thousand documents are numbered while their server dies three times. */
export interface NumberingReport extends Pick<
  NumberingFigures,
  'documents' | 'clients' | 'kills' | 'again' | 'seconds'
> {
  database: string;
  /** Numbers between the first and the last one that no document has. */
  gaps: number;
  /** Numbers that several documents have. */
  twice: number;
  /** Documents that nobody was answered. */
  unanswered: number;
}

const plan = { documents: Number(process.env.BENCH_DOCUMENTS ?? 1000), clients: 20, kills: 3 };

async function numberOn(database: string, place: Place, open: () => Promise<OpenedDatabase>): Promise<NumberingReport> {
  const seeded = await open();
  await prepareDatabase(seeded, { now: benchNow, seedTransactions: 1000 });
  await seeded.close();
  const { ids, terminals, documents, clients, kills, again, seconds } = await issueUnderKills(place, plan);
  const { db, close } = await open();
  const rows = await db
    .select({ invoiceID: invoices.invoiceID, invoiceNumber: invoices.invoiceNumber })
    .from(invoices)
    .where(
      and(
        inArray(invoices.terminalID, terminals),
        eq(invoices.officialType, documentKinds.creditNote.officialType),
        isNotNull(invoices.requestDigest),
        isNotNull(invoices.invoiceNumber),
      ),
    );
  await close();
  const numbers = rows.map(({ invoiceNumber }) => Number(invoiceNumber));
  const different = new Set(numbers).size;
  const answered = new Set(ids);
  return {
    database,
    documents,
    clients,
    kills,
    again,
    seconds,
    gaps: Math.max(...numbers) - Math.min(...numbers) + 1 - different,
    twice: numbers.length - different,
    unanswered: rows.filter(({ invoiceID }) => !answered.has(invoiceID)).length + (documents - answered.size),
  };
}

/** @throws Error when the machine has no PostgreSQL */
export async function measureNumbering(): Promise<NumberingReport[]> {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-numbering-'));
  const data = join(directory, 'data');
  const embedded = await numberOn('PGlite', { data }, () => openDatabase({ dataDirectory: data }));
  rmSync(directory, { recursive: true, force: true });
  const server = await startPostgresql();
  try {
    const place = { databaseUrl: server.url };
    const open = () => openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
    return [embedded, await numberOn('PostgreSQL', place, open)];
  } finally {
    await server.stop();
  }
}
