import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from '#sandbox/core/config.ts';

const keyLength = 32;

/** What OWASP's Password Storage Cheat Sheet asks for, by the choice that takes the least memory (16 MB for each try). */
export const shippedCost: PasswordCost = { N: 16_384, r: 8, p: 5 };

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, { ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const textOf = ({ N, r, p }: PasswordCost) => `scrypt$${N}$${r}$${p}$`;

/** @returns `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `${textOf(cost)}${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** A hash that nothing matches, and that takes as long to try as another one. */
export const emptyHash = (cost: PasswordCost): string => `${textOf(cost)}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a hash was made at a cost. */
export const isOfCost = (stored: string, cost: PasswordCost): boolean => stored.startsWith(textOf(cost));

/** Compares in constant time; a hash that is none matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !hash) return false;
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  const expected = Buffer.from(hash, 'base64url');
  return key.length === expected.length && timingSafeEqual(key, expected);
}
