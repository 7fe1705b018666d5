import { SettingError } from '#sandbox/core/config.ts';

/** Ends the process with code 1: one line for what the person can mend, the whole error for what we must. */
export function fail(error: unknown): never {
  console.error(error instanceof SettingError ? `Error: ${error.message}` : error);
  process.exit(1);
}
