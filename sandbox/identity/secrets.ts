import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { isObject } from '#contract/envelope.ts';
import type { Database } from '#sandbox/core/database.ts';
import { secrets } from './table.ts';

async function read(db: Database, name: string): Promise<unknown> {
  const [found] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return found?.value;
}

/** Reads a secret, making it first when there is none; processes that start at once agree on one. */
async function readOrMake(db: Database, name: string, make: () => Promise<unknown>): Promise<unknown> {
  const present = await read(db, name);
  if (present !== undefined) return present;
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return read(db, name);
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: 'RS256', use: 'sig' };
}

function isKey(value: unknown): value is JWK {
  return isObject(value) && typeof value.kty === 'string' && typeof value.kid === 'string';
}

/** The private key that signs tokens. */
export async function readSigningKey(db: Database): Promise<JWK> {
  const key = await readOrMake(db, 'signingKey', makeSigningKey);
  if (!isKey(key)) throw new Error('The signing key in the database is damaged; reset the sandbox.');
  return key;
}

/** A key that signs cookies: `cookieKey` those of the provider, `deviceKey` those that tell browsers apart. */
export async function readCookieKey(db: Database, name: 'cookieKey' | 'deviceKey'): Promise<string> {
  const key = await readOrMake(db, name, async () => randomBytes(32).toString('base64url'));
  if (typeof key !== 'string') throw new Error(`The ${name} in the database is damaged; reset the sandbox.`);
  return key;
}

/** The half of a key that verifies; fit to be published. */
export function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use };
}
