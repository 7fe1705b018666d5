import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startKeptPostgresql, type PostgresqlServer } from '#scripts/postgresql.ts';

/** Asks a server something on a connection of its own. */
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

/** Waits until a server's setting says what it was told. */
export async function changeSetting(url: string, name: string, value: string): Promise<void> {
  await askServer(url, `alter system set ${name} = '${value}'`);
  await askServer(url, 'select pg_reload_conf()');
  for (let now: unknown; now !== value;) now = (await askServer(url, `show ${name}`))[0]?.[name];
}

async function started(directory: string, settings: readonly string[] = []): Promise<PostgresqlServer> {
  const server = await startKeptPostgresql(directory, { settings });
  if (!server) throw new Error('No PostgreSQL was found: node scripts/testTools.ts postgresql gets one');
  return server;
}

/** A server and its one synchronous replica; both are gone with `stop`. */
export interface ReplicatedPostgresql {
  primary: string;
  replica: string;
  stop(): Promise<void>;
}

/** Starts a server and a replica of it, which begins as a copy of its files. */
export async function startReplicated(): Promise<ReplicatedPostgresql> {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-replicated-'));
  execFileSync('chmod', ['755', directory]);
  const [first, second] = [join(directory, 'first'), join(directory, 'second')];
  await (await started(first)).stop();
  execFileSync('cp', ['-a', first, second]);
  writeFileSync(join(second, 'data', 'standby.signal'), '');
  const primary = await started(first);
  const { port } = new URL(primary.url);
  const replica = await started(second, [`primary_conninfo=host=127.0.0.1 port=${port} user=postgres`]);
  await changeSetting(primary.url, 'synchronous_standby_names', '*');
  return {
    primary: primary.url,
    replica: replica.url,
    async stop() {
      await replica.stop();
      await primary.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
