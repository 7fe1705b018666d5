import { isObject } from '#contract/envelope.ts';
import type { Config } from '#contract/config.ts';
import { personOf, type Person } from './person.ts';

/** Prefix under which the OpenID client keeps the signed-in person in local storage. */
export const sessionKeyPrefix = 'back-office.session.';

/** Prefix of `sessionKeyOf`, whoever the identity provider is. */
const userKeyPrefix = `${sessionKeyPrefix}user:`;

/** Seconds before its expiry at which a token is renewed rather than used. */
export const renewalLeadSeconds = 30;

/** A session that is good for some seconds at least. */
export interface StoredSession {
  person: Person;
  token: string;
}

/** The key of local storage under which the OpenID client keeps the signed-in person. */
export function sessionKeyOf(identity: Config['identity'], origin: string): string {
  return `${userKeyPrefix}${new URL(identity.authority, origin).href}:${identity.clientId}`;
}

/** Whoever a stored session belongs to, expired or not. @param text the value under `sessionKeyOf`. */
export function storedPersonOf(text: string | null): Person | undefined {
  const stored = parseJson(text);
  if (!isObject(stored) || !isObject(stored.profile)) return undefined;
  const { sub } = stored.profile;
  return typeof sub === 'string' ? personOf({ profile: { ...stored.profile, sub } }) : undefined;
}

/** Whoever is signed in, expired or not, before the configuration has told the key of their session. */
export function signedInPerson(storage: Storage): Person | undefined {
  const key = Object.keys(storage).find((one) => one.startsWith(userKeyPrefix));
  return key === undefined ? undefined : storedPersonOf(storage.getItem(key));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** The signed-in person as the OpenID client keeps them. */
export interface StoredSessionUser {
  access_token: string;
  /** Tells the identity provider who leaves. */
  id_token?: string | undefined;
  /** Seconds since 1970. */
  expires_at?: number | undefined;
  profile: { sub: string } & Readonly<Record<string, unknown>>;
}

/**
 * Reads what the OpenID client has stored, without loading it: the key and the fields are the library's, and a test
 * holds them against it.
 * @returns undefined when nobody is signed in. A broken session is none: nobody could else sign in until the storage is
 * cleared.
 */
export function readStoredUser(
  identity: Config['identity'],
  { origin, storage }: { origin: string; storage: Pick<Storage, 'getItem'> },
): StoredSessionUser | undefined {
  const stored = parseJson(storage.getItem(sessionKeyOf(identity, origin)));
  if (!isObject(stored) || !isObject(stored.profile)) return undefined;
  const { access_token, id_token, expires_at, profile } = stored;
  if (typeof access_token !== 'string' || typeof profile.sub !== 'string') return undefined;
  return {
    access_token,
    ...(typeof id_token === 'string' && { id_token }),
    ...(typeof expires_at === 'number' && { expires_at }),
    profile: { ...profile, sub: profile.sub },
  };
}

/** Seconds until the token expires; none are left where nobody knows. @param now milliseconds since 1970 */
export const secondsLeft = ({ expires_at = 0 }: Pick<StoredSessionUser, 'expires_at'>, now: number): number =>
  expires_at - Math.floor(now / 1000);

/**
 * The stored session, for questions that are asked before the application is there.
 * @param now milliseconds since 1970.
 * @returns undefined when nobody is signed in or the token has to be renewed first.
 */
export function readStoredSession(
  identity: Config['identity'],
  { now, ...around }: { origin: string; storage: Pick<Storage, 'getItem'>; now: number },
): StoredSession | undefined {
  const user = readStoredUser(identity, around);
  if (!user || secondsLeft(user, now) <= renewalLeadSeconds) return undefined;
  return { token: user.access_token, person: personOf(user) };
}
