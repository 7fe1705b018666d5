import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SandboxConfig, SettingError } from '#sandbox/core/config.ts';
import { restrictToOwner, makePrivateDirectory } from '#sandbox/core/privateDirectory.ts';

const keyBytes = 32;
const keyFile = 'vault.key';

/** Reads 32 bytes. @throws SettingError that says where they should be */
export function parseKey(text: string, where: string): Buffer {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64');
  if (key.length !== keyBytes) throw new SettingError(`${where} must hold 32 bytes as hexadecimal digits or base64`);
  return key;
}

/** A key of a process's own: what it seals is lost with it. */
export const passingKey = (): Buffer => randomBytes(keyBytes);

/** Makes the file unless it is there. */
function makeKey(path: string): void {
  try {
    writeFileSync(path, `${passingKey().toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  }
}

/** What the file holds, which is for its owner's eyes only, also one that exists. */
function keptKey(path: string): string {
  try {
    makeKey(path);
    restrictToOwner(path, 0o600);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingError(`${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The key of the card vault, which never enters the database: `SANDBOX_VAULT_KEY`, else the file `vault.key` in the data
 * directory, which the first start makes for its owner's eyes only. Also with DATABASE_URL the file is on this machine;
 * several processes on one database share a key by the variable.
 * @throws SettingError when it is no key
 */
export function readVaultKey({ vaultKey, dataDirectory }: Pick<SandboxConfig, 'vaultKey' | 'dataDirectory'>): Buffer {
  if (vaultKey !== undefined) return parseKey(vaultKey, 'SANDBOX_VAULT_KEY');
  if (dataDirectory === 'memory') return passingKey();
  makePrivateDirectory(dataDirectory);
  const path = join(dataDirectory, keyFile);
  return parseKey(keptKey(path), path);
}
