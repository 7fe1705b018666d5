import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '#sandbox/core/clock.ts';
import { newID } from '#sandbox/core/newID.ts';
import type { Vault } from '#sandbox/core/vault.ts';
import { vaultEntries } from './table.ts';

const algorithm = 'aes-256-gcm';
const vectorBytes = 12;
const tagBytes = 16;

/** Whose number it is and where it lies are sealed along: a moved row cannot be opened. */
const boundTo = (merchantID: string, vaultID: string) => Buffer.from(`${merchantID}/${vaultID}`);

/** Makes the vault of a key of 32 bytes. */
export function createVault(key: Buffer, clock: Clock): Vault {
  const sealingKey = Buffer.from(hkdfSync('sha256', key, '', 'sandbox card numbers', 32));
  return {
    keep: async (tx, { merchantID, cardNumber }) => {
      const vaultID = newID();
      const vector = randomBytes(vectorBytes);
      const cipher = createCipheriv(algorithm, sealingKey, vector).setAAD(boundTo(merchantID, vaultID));
      const text = Buffer.concat([cipher.update(cardNumber, 'utf8'), cipher.final()]);
      const sealed = Buffer.concat([vector, cipher.getAuthTag(), text]).toString('base64');
      await tx.insert(vaultEntries).values({ vaultID, merchantID, sealed, created: clock.now() });
      return vaultID;
    },
    read: async (tx, merchantID, vaultID) => {
      const isIt = and(eq(vaultEntries.merchantID, merchantID), eq(vaultEntries.vaultID, vaultID));
      const [entry] = await tx.select().from(vaultEntries).where(isIt);
      if (!entry) return undefined;
      const bytes = Buffer.from(entry.sealed, 'base64');
      const tagEnd = vectorBytes + tagBytes;
      const decipher = createDecipheriv(algorithm, sealingKey, bytes.subarray(0, vectorBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(boundTo(merchantID, vaultID))
        .setAuthTag(bytes.subarray(vectorBytes, tagEnd));
      return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
    },
    forget: async (tx, vaultID) => {
      await tx.delete(vaultEntries).where(eq(vaultEntries.vaultID, vaultID));
    },
  };
}
