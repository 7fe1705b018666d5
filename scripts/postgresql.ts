import { execFile, execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { packagedPostgresql } from './testPackages.ts';

/** A running PostgreSQL server. */
export interface PostgresqlServer {
  /** Address of its maintenance database; tests make their own ones with `createTestDatabase`. */
  url: string;
  stop(): Promise<void>;
}

export type Account = { uid: number; gid: number } | undefined;

const run = promisify(execFile);

/** The directory of initdb and postgres, the newest version first; undefined when the machine has none. */
export function findBinaries(): string | undefined {
  const packages = '/usr/lib/postgresql';
  const packaged = existsSync(packages)
    ? readdirSync(packages)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(packages, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  const candidates = [...packaged, ...onPath, ...packagedPostgresql()];
  const directory = candidates.find((candidate) => existsSync(join(candidate, 'initdb')));
  return directory && dirname(realpathSync(join(directory, 'initdb')));
}

/** PostgreSQL refuses to run as root, so root runs it as somebody else. */
export function accountFor(): Account {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // The machine lacks that account.
    }
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** How a kept cluster differs from those of the tests. */
export interface ClusterOptions {
  /** The locale it is made with; decides what the server takes for a letter. */
  locale?: string;
  /** More settings, as `name=value`. */
  settings?: readonly string[];
}

/** A cluster's settings that trade safety for speed: nothing here outlives its use. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'];

async function startIn(
  directory: string,
  binaries: string,
  { locale = 'C', settings = [] }: ClusterOptions = {},
): Promise<PostgresqlServer> {
  const account = accountFor();
  if (account) chownSync(directory, account.uid, account.gid);
  const options = { ...account, cwd: directory, env: { ...process.env, HOME: directory, LC_ALL: 'C' } };
  const data = join(directory, 'data');
  const port = await freePort();
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const initArguments = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--no-sync',
    ];
    await run(join(binaries, 'initdb'), initArguments, options);
  }
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      directory,
      ...[...careless, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', killServer);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGINT');
    await gone;
  };
  await waitUntilReady(url, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}

/**
 * A private server whose cluster lives in a directory and stays there; made when missing.
 * @returns undefined when the machine lacks the binaries.
 */
export async function startKeptPostgresql(
  directory: string,
  options: ClusterOptions,
): Promise<PostgresqlServer | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  mkdirSync(directory, { recursive: true });
  return startIn(directory, binaries, options);
}

async function startTemporary(binaries: string): Promise<PostgresqlServer> {
  const directory = mkdtempSync(join(tmpdir(), 'back-office-postgresql-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const { url, stop } = await startIn(directory, binaries);
    return { url, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The server that tests use (TEST_DATABASE_URL), or the directory of the binaries they start one with; undefined: none. */
export function findPostgresql(): string | undefined {
  return process.env.TEST_DATABASE_URL || findBinaries();
}

/**
 * The server the tests use: the one at TEST_DATABASE_URL, else a private one that lives in a temporary directory.
 * @throws Error when the machine has neither: no test is left out in silence (scripts/testTools.ts gets a server)
 */
export async function startPostgresql(): Promise<PostgresqlServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL was found: node scripts/testTools.ts postgresql gets one');
  return startTemporary(binaries);
}

/**
 * A database of its own on the server, empty or a copy of `template`; `drop` removes it.
 * @param template name of a database nobody is connected to.
 */
export async function createTestDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const command = async (text: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await command(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => command(`drop database if exists ${name} with (force)`) };
}
