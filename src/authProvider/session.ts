import type { Locale } from '#contract/constants.ts';
import { thenAtOnce, type Awaitable } from './awaitable.ts';
import type { Claim } from './claim.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { ownerOf, personOf, type Person } from './person.ts';
import { storageExclusive } from './storageLock.ts';
import { createStoredUser, type Exclusive } from './storedUser.ts';
import type { SignInState } from './userManager.ts';

export interface Session {
  /**
   * The signed-in person, with a renewal tried first when the token is about to expire. From then on the session is
   * theirs: another person's token is never given out.
   * @throws Error when the token has expired and the identity provider can not be reached.
   */
  person(): Promise<Person | undefined>;
  /**
   * A token that can be used; undefined when none can be had (spec §4).
   * @throws Error when the token has expired and the identity provider can not be reached.
   */
  accessToken(): Awaitable<string | undefined>;
  /** When the stored token expires, in milliseconds since 1970. */
  expiresAt(): Promise<number | undefined>;
  /** Leaves for the identity provider and comes back to the address given, a path of this origin. */
  signIn(returnTo: string): Promise<void>;
  /** Ends the session in this browser, in every tab, and at the identity provider. */
  signOut(): Promise<void>;
}

/** What a session needs besides the identity client. */
export interface SessionOptions {
  exclusive: Exclusive;
  claim: Claim;
  /** The language the identity provider should speak. */
  locale(): Locale;
}

/** The session of this browser, shared by its tabs, of which each gives out tokens of one person only. */
export function createSession(client: OpenIdClient, options: SessionOptions): Session {
  const stored = createStoredUser(client, options);
  let owner: string | undefined;
  /** Who leaves, until the identity provider has heard of it. */
  let leaver: string | undefined;

  return {
    async person() {
      const user = await stored.fresh();
      if (!user) return undefined;
      const person = personOf(user);
      owner = ownerOf(person);
      return person;
    },
    accessToken() {
      return thenAtOnce(stored.fresh(), (user) => {
        if (!user || (owner !== undefined && ownerOf(personOf(user)) !== owner)) return undefined;
        return user.access_token;
      });
    },
    async expiresAt() {
      const seconds = (await stored.read())?.expires_at;
      return seconds === undefined ? undefined : seconds * 1000;
    },
    async signIn(returnTo) {
      const state: SignInState = { returnTo };
      await stored.end();
      await client.clearStaleState();
      await client.signinRedirect({ state, ui_locales: options.locale() });
    },
    async signOut() {
      leaver = (await stored.end()) ?? leaver;
      await client.signoutRedirect({
        ...(leaver !== undefined && { id_token_hint: leaver }),
        extraQueryParams: { ui_locales: options.locale() },
      });
      leaver = undefined;
    },
  };
}

/** The part of the browser's lock manager that is used. */
interface Locks {
  request<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
}

const lockName = 'back-office.session';

/** Web Locks between tabs; without them a lock in local storage. */
export function browserExclusive(locks: Locks | undefined, storage: Storage): Exclusive {
  if (!locks) return storageExclusive(storage, `${lockName}.lock`);
  return (task) => locks.request(lockName, task);
}
