import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '#sandbox/core/config.ts';
import { makePrivateDirectory, unusableDirectory } from '#sandbox/core/privateDirectory.ts';

/** Who holds a data directory. `started` is the process's start time as the system counts it, where it tells. */
interface Holder {
  pid: number;
  started: string | null;
}

/** Start time of a process in the system's own count; tells a process from a later one with the same pid. */
function startOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is field 22, the 20th after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function isAlive(holder: Holder): boolean {
  if (!isRunning(holder.pid)) return false;
  const started = startOf(holder.pid);
  return started === null || holder.started === null || started === holder.started;
}

/** Reads the lock; null when there is none or it tells nothing. */
function readHolder(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, started: 'started' in value && typeof value.started === 'string' ? value.started : null };
  } catch {
    return null;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Creates the lock unless one is there. */
function tryCreate(path: string, holder: Holder): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(holder)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead owner's lock out of the way; of several that try, only one moves it. */
function removeDead(path: string): void {
  const moved = `${path}.${process.pid}`;
  try {
    renameSync(path, moved);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const holder = readHolder(moved);
  // Somebody took over between our look and our move: give it back.
  if (holder && isAlive(holder)) renameSync(moved, path);
  else rmSync(moved);
}

/**
 * Makes the directory when missing, for its owner's eyes only, and holds it for this process: two embedded databases in
 * one directory would destroy it without an error. A lock left by a process that is gone is taken over silently.
 * @returns what releases the directory.
 * @throws SettingError when a live process holds it, or it cannot be written.
 */
export function holdDataDirectory(directory: string): () => void {
  const path = join(directory, 'lock');
  const own: Holder = { pid: process.pid, started: startOf(process.pid) };
  makePrivateDirectory(directory);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryCreate(path, own)) return () => rmSync(path, { force: true });
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new SettingError(
          `data directory ${directory} is in use by process ${holder.pid}; choose another with SANDBOX_DATA`,
        );
      }
      removeDead(path);
    }
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw unusableDirectory(directory, error);
  }
  throw new SettingError(`data directory ${directory} is being taken by another process`);
}
