import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseService } from '#scripts/cluster/databaseService.ts';
import type { ClusterLayout } from '#scripts/cluster/layout.ts';
import type { Service } from '#scripts/cluster/service.ts';
import type { Cluster } from '#scripts/cluster/startCluster.ts';
import { leaderOf, readClusterState } from '#scripts/cluster/watch.ts';
import type { Network, Weather } from './network.ts';

/** Something that goes wrong, and comes right. */
export interface Fault {
  name: string;
  /** Brings it about, and mends it. */
  happen(): Promise<void>;
}

/** What faults are made of. */
export interface Parts {
  layout: ClusterLayout;
  cluster: Cluster;
  /** Between the sandboxes and the databases. */
  networks: readonly Network[];
  /** The last sandbox with a clock that is wrong; it is down. */
  withWrongClock: () => Service;
  /** The directories whose disks are small enough to be filled; empty where none could be made. */
  smallDisks: readonly string[];
}

const second = 1000;

async function databaseWith({ layout, cluster }: Parts, isOne: (name: string, leader: string) => boolean) {
  const leader = leaderOf(await readClusterState(layout));
  const found = [...cluster.databases].find(([name]) => leader !== undefined && isOne(name, leader));
  if (!found) throw new Error('nobody leads');
  return { name: found[0], service: found[1] };
}
const leading = async (parts: Parts) => (await databaseWith(parts, (name, leader) => name === leader)).service;
const following = async (parts: Parts) => (await databaseWith(parts, (name, leader) => name !== leader)).service;

/** Down from one moment to the next, and started again after some time. */
async function die(services: readonly Service[], downMillis: number): Promise<void> {
  await Promise.all(services.map((service) => service.kill()));
  await wait(downMillis);
  for (const service of services) service.start();
}

async function hang(service: DatabaseService, millis: number): Promise<void> {
  service.freeze();
  await wait(millis);
  service.thaw();
}

async function weather(networks: readonly Network[], kind: Weather, millis: number): Promise<void> {
  for (const network of networks) network.become(kind);
  await wait(millis);
  for (const network of networks) network.become('fair');
}

/** Writes until nothing is left, and gives it back after some time. */
async function fillDisk(directory: string, millis: number): Promise<void> {
  const file = join(directory, 'filler');
  const { bavail, bsize } = statfsSync(directory);
  const step = 1024 * 1024;
  try {
    for (let left = bavail * bsize; left > 0; left -= step) writeFileSync(file, Buffer.alloc(step), { flag: 'a' });
  } catch {
    // It is full.
  }
  await wait(millis);
  if (existsSync(file)) rmSync(file);
}

/** All faults, in the order they happen. */
export function faultsOf(parts: Parts): Fault[] {
  const { cluster, networks, withWrongClock, smallDisks } = parts;
  const sandboxes = [...cluster.sandboxes.values()];
  const [first, last] = [sandboxes.slice(0, 1), sandboxes.slice(-1)];
  const faults: Fault[] = [
    { name: 'A sandbox dies, with its hub and identity provider', happen: () => die(first, 3 * second) },
    { name: 'The leading database dies', happen: async () => die([await leading(parts)], 15 * second) },
    { name: 'All sandboxes die at once', happen: () => die(sandboxes, 3 * second) },
    { name: 'A following database dies', happen: async () => die([await following(parts)], 15 * second) },
    {
      name: 'The leading database hangs, and wakes as one that does not lead',
      happen: async () => hang(await leading(parts), 40 * second),
    },
    { name: 'A following database hangs', happen: async () => hang(await following(parts), 40 * second) },
    { name: 'Who holds the vote (etcd) dies', happen: () => die([cluster.etcd], 10 * second) },
    { name: 'The balancer dies', happen: () => die([cluster.haproxy], 3 * second) },
    { name: 'The network to the databases is cut', happen: () => weather(networks, 'cut', 5 * second) },
    {
      name: 'The network to the databases is slow, 100 ms each way',
      happen: () => weather(networks, 'slow', 20 * second),
    },
    { name: 'The network to the databases is silent', happen: () => weather(networks, 'silent', 15 * second) },
    {
      name: 'The clock of a sandbox is ten minutes ahead',
      async happen() {
        await Promise.all(last.map((service) => service.kill()));
        const wrong = withWrongClock();
        wrong.start();
        await wait(25 * second);
        await wrong.kill();
        for (const service of last) service.start();
      },
    },
  ];
  if (smallDisks.length > 0) {
    faults.push({
      name: 'The disk of the leading database is full',
      async happen() {
        const { name } = await databaseWith(parts, (one, leader) => one === leader);
        const disk = smallDisks.find((directory) => directory.endsWith(name));
        if (disk) await fillDisk(disk, 20 * second);
      },
    });
  }
  return faults;
}
