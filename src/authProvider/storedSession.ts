import { isObject } from '#contract/envelope.ts';
import type { Config } from '#contract/config.ts';
import { personOf, type Person } from './person.ts';

/** Prefix under which the OpenID client keeps the signed-in person in local storage. */
export const sessionKeyPrefix = 'back-office.session.';

/** Seconds before its expiry at which a token is renewed rather than used. */
export const renewalLeadSeconds = 30;

/** A session that is good for some seconds at least. */
export interface StoredSession {
  person: Person;
  token: string;
}

/** The key of local storage under which the OpenID client keeps the signed-in person. */
export function sessionKeyOf(identity: Config['identity'], origin: string): string {
  return `${sessionKeyPrefix}user:${new URL(identity.authority, origin).href}:${identity.clientId}`;
}

/** Whoever a stored session belongs to, expired or not. @param text the value under `sessionKeyOf`. */
export function storedPersonOf(text: string | null): Person | undefined {
  const stored = parseJson(text);
  if (!isObject(stored) || !isObject(stored.profile)) return undefined;
  const { sub } = stored.profile;
  return typeof sub === 'string' ? personOf({ profile: { ...stored.profile, sub } }) : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * Reads what the OpenID client has stored, without loading it: the key and the fields are the library's, and a test
 * holds them against it.
 * @param now milliseconds since 1970.
 * @returns undefined when nobody is signed in or the token has to be renewed first.
 */
export function readStoredSession(
  identity: Config['identity'],
  { origin, storage, now }: { origin: string; storage: Pick<Storage, 'getItem'>; now: number },
): StoredSession | undefined {
  const stored = parseJson(storage.getItem(sessionKeyOf(identity, origin)));
  if (!isObject(stored) || !isObject(stored.profile)) return undefined;
  const { access_token: token, expires_at: expiresAt, profile } = stored;
  if (typeof token !== 'string' || typeof expiresAt !== 'number' || typeof profile.sub !== 'string') return undefined;
  if (expiresAt - Math.floor(now / 1000) <= renewalLeadSeconds) return undefined;
  return { token, person: personOf({ profile: { ...profile, sub: profile.sub } }) };
}
