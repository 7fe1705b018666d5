import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { startKeptPostgresql, type PostgresqlServer } from '#scripts/postgresql.ts';
import { growOtherTables } from './otherRows.ts';
import { growTransactions, seededTransactions, type Scale } from './rows.ts';

/** The instant the bench lives at. */
export const benchNow = new Date('2026-11-15T10:00:00Z');

const root = join(import.meta.dirname, '..', '..');
/** What decides the rows and their indexes. */
const sources = [
  'sandbox/{db,seed}/**/*.{ts,sql}',
  'sandbox/**/{seed,table,*Table}.ts',
  'contract/enums.ts',
  'bench/million/{rows,otherRows}.ts',
];
const marker = 'bench_fingerprint';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root }).toSorted()) hash.update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Asks the server's maintenance database. */
export async function askServer(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** The merchant of a filled database that has the most rows. */
export async function readMerchantID(databaseUrl: string): Promise<string> {
  const [row] = await askServer(databaseUrl, `select merchant_id from users where email = 'manager@sandbox.test'`);
  return String(row?.merchant_id);
}

async function isReady(url: string): Promise<boolean> {
  const [table] = await askServer(url, `select to_regclass('${marker}') as name`);
  if (table?.name === null) return false;
  const [row] = await askServer(url, `select fingerprint from ${marker}`);
  return row?.fingerprint === fingerprint();
}

async function fill(url: string, scale: Scale): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDirectory: 'memory' });
  try {
    await prepareDatabase(database, { now: benchNow, seedTransactions: seededTransactions(scale) });
    await growTransactions(database.db, scale);
    await growOtherTables(database.db, scale);
  } finally {
    await database.close();
  }
  await askServer(url, `create table ${marker} as select '${fingerprint()}' as fingerprint`);
}

/** Reads tables and indexes into the server's memory, where those of a server that has been running are. */
async function warm(url: string): Promise<void> {
  await askServer(url, 'create extension if not exists pg_prewarm');
  await askServer(
    url,
    `select pg_prewarm(oid) from pg_class where relname ~ '^(transaction|day_figures|item_figures|consumer|invoices|billing_deals|payment_requests|card_tokens|items)' and relkind in ('r', 'i') order by relpages`,
  );
}

const directoryNames = { 1: 'million', 0.1: 'tenth', 0.01: 'hundredth' } as const;

/**
 * A private PostgreSQL server with a million transactions, or a share of them. It is made once, which takes minutes, and
 * kept in the system's temporary directory until the schema, the seed or the copies change.
 * @throws Error when the machine has no PostgreSQL.
 */
export async function startFilledCluster(scale: Scale = 1): Promise<PostgresqlServer> {
  const directory = join(tmpdir(), `back-office-bench-${directoryNames[scale]}`);
  const settings = [
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.track_planning=on',
    'shared_buffers=6GB',
  ];
  const start = async () => {
    const server = await startKeptPostgresql(directory, { locale: 'C.UTF-8', settings });
    if (!server) throw new Error('this bench needs the programs of a PostgreSQL server (initdb, postgres)');
    return server;
  };
  const known = await start();
  if (await isReady(known.url)) {
    await warm(known.url);
    return known;
  }
  await known.stop();
  rmSync(directory, { recursive: true, force: true });
  const fresh = await start();
  console.log(`Making ${1_000_000 * scale} transactions; kept for the next run.`);
  await fill(fresh.url, scale);
  await askServer(fresh.url, 'create extension if not exists pg_stat_statements');
  await warm(fresh.url);
  return fresh;
}
