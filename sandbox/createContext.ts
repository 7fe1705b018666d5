import type { Context } from './context.ts';
import { createHub } from './hub/hub.ts';
import { createVault } from './vault/vault.ts';
import { passingKey } from './vault/vaultKey.ts';

/** What a context is made from. */
export interface ContextParts extends Pick<Context, 'db' | 'clock' | 'config'> {
  /** 32 bytes that seal the card vault; absent = a key that ends with the process. */
  vaultKey?: Buffer;
  /** Hears of failures that concern nobody else. */
  report?: (error: unknown) => void;
}

/** The context of one app. */
export function createContext(parts: ContextParts): Context {
  const { db, clock, config, vaultKey = passingKey(), report = () => {} } = parts;
  return { db, clock, config, vault: createVault(vaultKey, clock), hub: createHub(db, report) };
}
