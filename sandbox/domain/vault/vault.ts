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

function sealWith(key: Buffer, text: string, boundTo: Buffer): Buffer {
  const vector = randomBytes(vectorBytes);
  const cipher = createCipheriv(algorithm, key, vector).setAAD(boundTo);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([vector, cipher.getAuthTag(), sealed]);
}

/** @throws Error when it was sealed with another key or bound to something else */
function openWith(key: Buffer, bytes: Buffer, boundTo: Buffer): string {
  const tagEnd = vectorBytes + tagBytes;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, vectorBytes), { authTagLength: tagBytes })
    .setAAD(boundTo)
    .setAuthTag(bytes.subarray(vectorBytes, tagEnd));
  return decipher.update(bytes.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}

/** Makes the vault of a key of 32 bytes. */
export function createVault(key: Buffer, clock: Clock): Vault {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const numbersKey = keyFor('sandbox card numbers');
  const passingKey = keyFor('sandbox cards under way');
  return {
    keep: async (tx, { merchantID, cardNumber }) => {
      const vaultID = newID();
      const sealed = sealWith(numbersKey, cardNumber, boundTo(merchantID, vaultID)).toString('base64');
      await tx.insert(vaultEntries).values({ vaultID, merchantID, sealed, created: clock.now() });
      return vaultID;
    },
    read: async (tx, merchantID, vaultID) => {
      const isIt = and(eq(vaultEntries.merchantID, merchantID), eq(vaultEntries.vaultID, vaultID));
      const [entry] = await tx.select().from(vaultEntries).where(isIt);
      return entry && openWith(numbersKey, Buffer.from(entry.sealed, 'base64'), boundTo(merchantID, vaultID));
    },
    forget: async (tx, vaultID) => {
      await tx.delete(vaultEntries).where(eq(vaultEntries.vaultID, vaultID));
    },
    seal: (text, place) => sealWith(passingKey, text, Buffer.from(place)).toString('base64url'),
    open: (sealed, place) => {
      try {
        return openWith(passingKey, Buffer.from(sealed, 'base64url'), Buffer.from(place));
      } catch {
        // Altered, or sealed by another key or for another place.
        return undefined;
      }
    },
  };
}
