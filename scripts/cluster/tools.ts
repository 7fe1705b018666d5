import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBinaries } from '#scripts/postgresql.ts';
import { debianPackage, ensureTool, type Tool } from '#scripts/tools.ts';

/** The programs a cluster is made of: each is a path, PostgreSQL's a directory. */
export interface ClusterTools {
  etcd: string;
  patroni: string;
  haproxy: string;
  postgresql: string;
  /** How Patroni speaks with etcd. */
  etcdApi: EtcdApi;
}

/** The second version of etcd's interface, which etcd 3.6 has no more, or the third. */
export type EtcdApi = 'v2' | 'v3';

/**
 * Until 3.0.2 Patroni writes the leader's key through the third interface without comparing: a leader that has hung takes it
 * back from the one that leads since, and what was acknowledged meanwhile is lost (patroni/patroni#2689).
 * @param version as `patroni --version` says it
 */
export function etcdApiFor(version: string): EtcdApi {
  const [major = 0, minor = 0, patch = 0] = (/\d+(\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);
  return major > 3 || (major === 3 && (minor > 0 || patch > 2)) ? 'v3' : 'v2';
}

/** Where a program is that can be run; servers lie in directories that are not on everybody's path. */
function findProgram(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  return directories
    .filter((directory) => directory !== '')
    .map((directory) => join(directory, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const outputOf = (program: string, args: readonly string[]) => spawnSync(program, args, { encoding: 'utf8' });

/** A Patroni that can speak with etcd. */
function findPatroni(): string | undefined {
  const path = findProgram('patroni');
  if (path === undefined || etcdApiFor(outputOf(path, ['--version']).stdout) === 'v3') return path;
  // Its own Python is not everybody's.
  const [, python = 'python3'] = /^#!\s*(\S+)/.exec(readFileSync(path, 'utf8')) ?? [];
  return outputOf(python, ['-c', 'import etcd']).status === 0 ? path : undefined;
}

const servicePolicy = '/usr/sbin/policy-rc.d';

/** Installs a package whose service nobody here asks: Debian starts none while this policy stands. */
function withoutService(get: () => void): void {
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    get();
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
}

/** @param packages of Debian, one after the other where the first are not there */
const program = (name: string, packages: readonly string[], find = () => findProgram(name)): Tool => ({
  name,
  find,
  sources: packages
    .flatMap((names) => debianPackage(names))
    .map((source) => ({ ...source, get: () => withoutService(() => source.get()) })),
  advice: `Install it (Debian: ${packages[0] ?? name}).`,
});

const tools: Readonly<Record<Exclude<keyof ClusterTools, 'etcdApi'>, Tool>> = {
  etcd: program('etcd', ['etcd-server']),
  patroni: program('patroni', ['patroni python3-etcd', 'patroni'], findPatroni),
  haproxy: program('haproxy', ['haproxy']),
  postgresql: {
    name: 'PostgreSQL',
    find: findBinaries,
    sources: [],
    advice: 'node scripts/testTools.ts postgresql gets it.',
  },
};

/**
 * Finds the programs, or installs Debian's packages where that may be done.
 * @throws Error that names what is missing
 */
export function findClusterTools(say: (line: string) => void): ClusterTools {
  if (process.platform !== 'linux') throw new Error('A cluster runs on Linux: Patroni, etcd and HAProxy are needed.');
  const need = (name: keyof typeof tools): string => {
    const path = ensureTool(tools[name], say);
    if (path === undefined) throw new Error(`${tools[name].name} is missing. ${tools[name].advice}`);
    return path;
  };
  const patroni = need('patroni');
  const etcdApi = etcdApiFor(outputOf(patroni, ['--version']).stdout);
  return { etcd: need('etcd'), patroni, haproxy: need('haproxy'), postgresql: need('postgresql'), etcdApi };
}
