import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  etcdArguments,
  haproxyConfiguration,
  patroniConfiguration,
  sandboxEnvironment,
} from '#scripts/cluster/configuration.ts';
import { layoutAt } from '#scripts/cluster/layout.ts';
import { clusterPage } from '#scripts/cluster/page.ts';
import { createService, type Service } from '#scripts/cluster/service.ts';
import { etcdApiFor } from '#scripts/cluster/tools.ts';
import { type ClusterState, isWhole, leaderOf } from '#scripts/cluster/watch.ts';
import { parseEnvironment } from '#sandbox/config.ts';

const layout = layoutAt(4600, '/tmp/cluster');
const database = (name: string, role: string, state = 'running') => ({ name, role, state, lag: '0' });
const whole: ClusterState = {
  databases: [database('db1', 'sync_standby'), database('db2', 'leader'), database('db3', 'sync_standby')],
  sandboxes: [
    { name: 'sandbox1', state: 'UP' },
    { name: 'sandbox2', state: 'UP' },
  ],
};

describe('the layout of a cluster', () => {
  it('gives every part a port of its own', () => {
    const { databases, sandboxes, directory: _, ...ports } = layout;
    const all = [
      ...Object.values(ports),
      ...databases.flatMap(({ port, patroniPort }) => [port, patroniPort]),
      ...sandboxes.map(({ port }) => port),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(4640);
  });
});

describe('the configuration of a cluster', () => {
  it('holds every write until both replicas show it', () => {
    expect(
      patroniConfiguration(layout, layout.databases[0] ?? { name: '', port: 0, patroniPort: 0 }, {
        postgresql: '/bin',
        etcdApi: 'v3',
      }),
    ).toMatchObject({
      bootstrap: { dcs: { synchronous_mode: true, synchronous_node_count: 2 } },
      postgresql: { listen: '127.0.0.1:4610' },
    });
  });

  it('writes where somebody leads, and reads where nothing is missing', () => {
    const text = haproxyConfiguration(layout);
    const door = (name: string) => text.split(/\n(?=\S)/).find((part) => part.startsWith(name)) ?? '';
    expect(door('listen write')).toContain('OPTIONS /primary');
    expect(door('listen read')).toContain('OPTIONS /read-only-sync');
    expect(door('listen write').match(/ check port /g)).toHaveLength(3);
    expect(door('backend sandboxes').match(/server sandbox/g)).toHaveLength(2);
  });

  it('starts sandboxes that people meet at one address', () => {
    const settings = parseEnvironment(sandboxEnvironment(layout, 4630));
    expect(settings).toMatchObject({ port: 4630, publicUrl: 'http://localhost:4600' });
    expect(settings.databaseUrl).not.toBe(settings.databaseReadUrl);
  });

  it.each([
    ['patroni 3.0.2', 'v2'],
    ['patroni 3.0.3', 'v3'],
    ['patroni 2.1.4', 'v2'],
    ['patroni 3.1.0', 'v3'],
    ['patroni 4.0.5', 'v3'],
  ] as const)('speaks with etcd so that nobody takes the lead back unasked: %s', (version, api) => {
    expect(etcdApiFor(version)).toBe(api);
    const [node] = layout.databases;
    const patroni = node ? patroniConfiguration(layout, node, { postgresql: '/bin', etcdApi: api }) : {};
    expect(Object.keys(patroni)).toContain(api === 'v2' ? 'etcd' : 'etcd3');
    expect(etcdArguments(layout, api).includes('--enable-v2=true')).toBe(api === 'v2');
  });

  it('keeps the vote of etcd on this machine', () => {
    expect(etcdArguments(layout, 'v3').filter((argument) => argument.includes('http'))).toHaveLength(5);
    expect(etcdArguments(layout, 'v3').join()).not.toContain('0.0.0.0');
  });
});

describe('the state of a cluster', () => {
  it.each<[string, ClusterState, boolean]>([
    ['one leads and all follow in step', whole, true],
    ['nobody leads', { ...whole, databases: whole.databases.map((one) => ({ ...one, role: 'replica' })) }, false],
    ['one is behind', { ...whole, databases: [...whole.databases.slice(1), database('db1', 'replica')] }, false],
    ['a sandbox does not answer', { ...whole, sandboxes: [{ name: 'sandbox1', state: 'DOWN' }] }, false],
  ])('is judged whole: %s', (_name, state, expected) => {
    expect(isWhole(state)).toBe(expected);
  });

  it('names who leads, once that one runs', () => {
    expect(leaderOf(whole)).toBe('db2');
    expect(leaderOf({ ...whole, databases: [database('db2', 'leader', 'stopped')] })).toBeUndefined();
  });

  it('is a page that says it in words', () => {
    const page = clusterPage(layout, { ...whole, sandboxes: [{ name: '<b>', state: 'UP' }] });
    expect(page).toContain('<td>db2</td><td>leads</td>');
    expect(page).toContain('<td>follows in step</td>');
    expect(page).not.toContain('<b>');
  });
});

describe('a process of a cluster', () => {
  let directory: string;
  let service: Service;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'back-office-service-'));
    service = createService({
      name: 'one',
      program: process.execPath,
      arguments: ['--eval', 'console.log("here"); setInterval(() => {}, 1000)'],
      log: join(directory, 'log'),
    });
  });
  afterEach(async () => {
    await service.kill();
    rmSync(directory, { recursive: true, force: true });
  });
  const saidHere = (times: number) =>
    vi.waitFor(() => expect(readFileSync(join(directory, 'log'), 'utf8').match(/here/g)).toHaveLength(times), 20_000);

  it('comes again when it has ended by itself, and stays away when it was ended', async () => {
    service.start();
    await saidHere(1);
    const first = service.pid() ?? 0;
    process.kill(first, 'SIGKILL');
    await saidHere(2);
    expect(service.pid()).not.toBe(first);
    await service.stop();
    expect(service.pid()).toBeUndefined();
    service.start();
    await saidHere(3);
  });
});
