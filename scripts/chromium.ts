import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagedChromium } from './testPackages.ts';

/** What the search looks at; tests replace it. */
export interface Machine {
  environment: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  exists(path: string): boolean;
  /** Where the registry's package and Playwright's own download lie when they were fetched, the better one first. */
  fetchedPaths: readonly string[];
}

const linuxPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];

function systemPaths({ environment, platform }: Machine): string[] {
  if (platform === 'darwin') return macPaths;
  if (platform !== 'win32') return linuxPaths;
  return windowsFolders
    .map((name) => environment[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
    ]);
}

/** @throws Error when the environment names a file that does not exist. */
function namedChromium({ environment, exists }: Machine): string | undefined {
  for (const name of ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM']) {
    const path = environment[name];
    if (!path) continue;
    if (exists(path)) return path;
    throw new Error(`${name} is ${path}, which does not exist`);
  }
  return undefined;
}

/**
 * Finds a whole browser: the environment's (CHROMIUM_PATH or PLAYWRIGHT_CHROMIUM), else the system's Chromium or
 * Chrome, else one that was fetched for the tests (scripts/testTools.ts).
 * @returns its path, undefined when the machine has none.
 * @throws Error when the environment names a file that does not exist.
 */
export function findChromium(machine: Machine): string | undefined {
  const paths = [...systemPaths(machine), ...machine.fetchedPaths];
  return namedChromium(machine) ?? paths.find((path) => path !== '' && machine.exists(path));
}

const headlessShellPath = '/usr/bin/chromium-headless-shell';

/**
 * Finds Chromium's headless shell, which Playwright takes for headless tests: the same engine without the browser around
 * it, and without its PDF viewer. Tests take seven tenths of the time in it.
 * @returns its path; undefined when the machine has none, or the environment names another browser.
 */
export function findHeadlessShell(machine: Machine): string | undefined {
  if (namedChromium(machine) !== undefined || machine.platform !== 'linux') return undefined;
  return machine.exists(headlessShellPath) ? headlessShellPath : undefined;
}

/** The machine the tests run on. @param downloadPath Playwright's `chromium.executablePath()`. */
export function thisMachine(downloadPath: string): Machine {
  const fetchedPaths = [packagedChromium, downloadPath];
  return { environment: process.env, platform: process.platform, exists: existsSync, fetchedPaths };
}

/** True where the browser's own sandbox cannot work. */
export const isRoot = process.getuid?.() === 0;
