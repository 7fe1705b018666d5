import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { SettingError } from './config.ts';

/** The bit of directories that everybody puts files in, such as `/tmp`. */
const sharedByAll = 0o1000;

/** Says in one line why a data directory will not do. */
export function unusableDirectory(path: string, error: unknown): SettingError {
  const reason = error instanceof Error ? error.message : String(error);
  return new SettingError(`data directory ${path} cannot be used: ${reason}; choose another with SANDBOX_DATA`);
}

/**
 * Gives a file or directory its mode. Where there are no modes (Windows, and its disks under Linux) it keeps the rights of
 * its folder.
 * @throws Error when it belongs to somebody else
 */
export function restrictToOwner(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (statSync(path).uid !== process.getuid?.()) throw error;
  }
}

/**
 * Makes a directory when missing and closes it to everybody but its owner, also one that exists: what the embedded
 * database writes into it is readable by all.
 * @throws SettingError when it cannot be made or closed.
 */
export function makePrivateDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (statSync(path).mode & sharedByAll) throw new Error('everybody puts files there');
    restrictToOwner(path, 0o700);
  } catch (error) {
    throw unusableDirectory(path, error);
  }
}
