import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isRoot } from './chromium.ts';

/** One place a tool can be had from. */
export interface Source {
  name: string;
  /** @throws Error when it cannot be had there */
  get(): void;
}

/** Something that npm's packages do not bring. */
export interface Tool {
  name: string;
  /** Where it is, or undefined; one that does not run is none. */
  find(): string | undefined;
  /** In the order they are tried. */
  sources: readonly Source[];
  /** What a person can do where no source has it. */
  advice: string;
  /** The tests do without it. */
  isOptional?: boolean;
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
  say(path ? `${name} is at ${path}` : `No ${name} could be had. ${advice}`);
  return path;
}

/** @throws Error when the command fails */
export function runCommand(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
}

/** Packages of Debian, for who may install them. @param names with blanks between */
export function debianPackage(names: string, prepare: () => void = () => {}): Source[] {
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return [];
  const get = () => {
    prepare();
    runCommand('apt-get', ['update']);
    const keepOwnSettings = ['-o', 'Dpkg::Options::=--force-confold'];
    runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...keepOwnSettings, ...names.split(' ')]);
  };
  return [{ name: `Debian's package ${names}`, get }];
}
