import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { accountFor } from '#scripts/postgresql.ts';
import {
  databaseAt,
  databaseName,
  etcdArguments,
  haproxyConfiguration,
  patroniConfiguration,
  sandboxEnvironment,
} from './configuration.ts';
import { createDatabaseService, type DatabaseService } from './databaseService.ts';
import type { ClusterLayout, DatabaseNode, SandboxNode } from './layout.ts';
import { createService, type Service } from './service.ts';
import type { ClusterTools } from './tools.ts';
import { type ClusterState, leaderOf, readClusterState } from './watch.ts';

/** A running cluster and its parts by name. */
export interface Cluster {
  etcd: Service;
  haproxy: Service;
  databases: ReadonlyMap<string, DatabaseService>;
  sandboxes: ReadonlyMap<string, Service>;
  stop(): Promise<void>;
}

/** How a cluster is started. */
export interface ClusterOptions {
  layout: ClusterLayout;
  tools: ClusterTools;
  say: (line: string) => void;
  /** Settings of the sandboxes besides those that make them part of the cluster. */
  environment?: Readonly<Record<string, string>>;
}

/** How long the parts are given to come up. */
const startMillis = 120_000;
const lookMillis = 500;

/** Waits until the cluster is as wanted. @throws Error that says what it is instead */
export async function waitForState(
  layout: ClusterLayout,
  isWanted: (state: ClusterState) => boolean,
  millis = startMillis,
): Promise<void> {
  const end = Date.now() + millis;
  for (;;) {
    const state = await readClusterState(layout);
    if (isWanted(state)) return;
    if (Date.now() > end) throw new Error(`the cluster did not come up: ${JSON.stringify(state)}`);
    await wait(lookMillis);
  }
}

/** Makes the sandbox's database where there is none. */
async function makeDatabase({ writePort }: ClusterLayout): Promise<void> {
  const client = new Client({ connectionString: databaseAt(writePort, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

const logOf = ({ directory }: ClusterLayout, name: string): string => join(directory, 'log', `${name}.log`);

/** A process of the sandbox that is down. @param environment settings besides those that make it part of the cluster */
export function createSandbox(
  layout: ClusterLayout,
  { name, port }: SandboxNode,
  environment: Readonly<Record<string, string>>,
): Service {
  return createService({
    name,
    program: process.execPath,
    arguments: ['--import', './scripts/checkNode.mjs', 'scripts/start.ts', '--no-build'],
    environment: { ...sandboxEnvironment(layout, port), ...environment },
    log: logOf(layout, name),
  });
}

/** Makes the directories, and gives a node's to who runs its server. */
function prepareDirectories({ directory, databases }: ClusterLayout): void {
  mkdirSync(join(directory, 'log'), { recursive: true });
  // Who runs the servers goes through it.
  chmodSync(directory, 0o755);
  const account = accountFor();
  for (const { name } of databases) {
    const own = join(directory, name);
    if (!existsSync(own)) mkdirSync(own, { mode: 0o700 });
    if (account) chownSync(own, account.uid, account.gid);
  }
}

/**
 * Starts three PostgreSQL servers under Patroni and etcd, HAProxy, and two sandboxes.
 * @throws Error when a part does not come up; what has been started is stopped
 */
export async function startCluster({ layout, tools, say, environment = {} }: ClusterOptions): Promise<Cluster> {
  prepareDirectories(layout);
  const { directory } = layout;
  const service = (name: string, path: string, args: readonly string[]) =>
    createService({ name, program: path, arguments: args, log: logOf(layout, name) });

  const etcd = service('etcd', tools.etcd, etcdArguments(layout, tools.etcdApi));
  const haproxyFile = join(directory, 'haproxy.cfg');
  writeFileSync(haproxyFile, haproxyConfiguration(layout));
  const haproxy = service('haproxy', tools.haproxy, ['-db', '-f', haproxyFile]);

  const database = (node: DatabaseNode) => {
    const file = join(directory, `${node.name}.json`);
    writeFileSync(file, JSON.stringify(patroniConfiguration(layout, node, tools), undefined, 2));
    const command = { name: node.name, program: tools.patroni, arguments: [file], log: logOf(layout, node.name) };
    const home = { HOME: join(directory, node.name), LC_ALL: 'C.UTF-8' };
    const data = join(directory, node.name, 'data');
    return createDatabaseService({ ...command, environment: home, account: accountFor() }, data);
  };
  const databases = new Map(layout.databases.map((node) => [node.name, database(node)]));

  const sandboxes = new Map(layout.sandboxes.map((node) => [node.name, createSandbox(layout, node, environment)]));

  const stop = async () => {
    await Promise.all([...sandboxes.values()].map((one) => one.stop()));
    await haproxy.stop();
    await Promise.all([...databases.values()].map((one) => one.stop()));
    await etcd.stop();
  };
  try {
    say('Starting etcd and three PostgreSQL servers under Patroni…');
    etcd.start();
    for (const one of databases.values()) one.start();
    haproxy.start();
    const isReplicated = ({ databases: now }: ClusterState) =>
      now.filter(({ role }) => role === 'sync_standby').length === layout.databases.length - 1;
    await waitForState(layout, (state) => leaderOf(state) !== undefined && isReplicated(state));
    await makeDatabase(layout);
    say('Starting two sandboxes…');
    // The first one fills the database.
    for (const { name } of layout.sandboxes) {
      sandboxes.get(name)?.start();
      await waitForState(layout, (state) => state.sandboxes.find((one) => one.name === name)?.state === 'UP');
    }
    return { etcd, haproxy, databases, sandboxes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
