import type { Database } from './database.ts';

/** Keeps the numbers of saved cards; every call runs in the transaction it is given. */
export interface Vault {
  /** Seals a number. @returns its vaultID, which is worth nothing outside its merchant */
  keep(tx: Database, card: { merchantID: string; cardNumber: string }): Promise<string>;
  /**
   * The number behind an id; undefined when this merchant has no such entry.
   * @throws Error when it was sealed with another key
   */
  read(tx: Database, merchantID: string, vaultID: string): Promise<string | undefined>;
  forget(tx: Database, vaultID: string): Promise<void>;
}
