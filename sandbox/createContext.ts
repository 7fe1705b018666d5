import type { Context } from './context.ts';
import { createVault } from './vault/vault.ts';
import { passingKey } from './vault/vaultKey.ts';

/** What a context is made from. */
export interface ContextParts extends Pick<Context, 'db' | 'clock' | 'config'> {
  /** 32 bytes that seal the card vault; absent = a key that ends with the process. */
  vaultKey?: Buffer;
}

/** The context of one app. */
export function createContext({ db, clock, config, vaultKey = passingKey() }: ContextParts): Context {
  return { db, clock, config, vault: createVault(vaultKey, clock) };
}
