import type { Database } from './database.ts';

/** Keeps the numbers of saved cards; what is kept is kept in the transaction that is given. */
export interface Vault {
  /** Seals a number. @returns its vaultID, which is worth nothing outside its merchant */
  keep(tx: Database, card: { merchantID: string; cardNumber: string }): Promise<string>;
  /**
   * The number behind an id; undefined when this merchant has no such entry.
   * @throws Error when it was sealed with another key
   */
  read(tx: Database, merchantID: string, vaultID: string): Promise<string | undefined>;
  forget(tx: Database, vaultID: string): Promise<void>;
  /** Seals a text that is given out of hand for a while. @param boundTo what it belongs to; it opens for nothing else */
  seal(text: string, boundTo: string): string;
  /** @returns undefined for what was not sealed here for this, or was altered */
  open(sealed: string, boundTo: string): string | undefined;
}
