import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import type { Locale } from '#contract/constants.ts';
import { ownerOf, personOf, type Person } from './person.ts';
import { storageExclusive } from './storageLock.ts';
import { renewalLeadSeconds } from './storedSession.ts';
import type { SignInState } from './userManager.ts';

/** Runs one task at a time over all tabs. */
export type Exclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

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
  accessToken(): Promise<string | undefined>;
  /** When the stored token expires, in milliseconds since 1970. */
  expiresAt(): Promise<number | undefined>;
  /** Leaves for the identity provider and comes back to the address given, a path of this origin. */
  signIn(returnTo: string): Promise<void>;
  /** Ends the session in this browser, in every tab, and at the identity provider. */
  signOut(): Promise<void>;
}

/**
 * Milliseconds a tab keeps its turn after a renewal. Tabs run in processes of their own, which the turn may reach
 * before what was stored does; the next tab would use the old refresh token again.
 */
const storageLagMs = 250;

const secondsLeft = (user: User) => user.expires_in ?? 0;
const isFresh = (user: User) => secondsLeft(user) > renewalLeadSeconds;
const isUsable = (user: User) => secondsLeft(user) > 0;

/** @param locale the language the identity provider should speak. */
export function createSession(manager: UserManager, options: { exclusive: Exclusive; locale(): Locale }): Session {
  let owner: string | undefined;
  let renewal: Promise<User | undefined> | undefined;

  /** By refresh token; when it is refused, by the silent-renew page. */
  async function renew(): Promise<User | undefined> {
    try {
      return (await manager.signinSilent()) ?? undefined;
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      return (await manager.signinSilent({ forceIframeAuth: true }).catch(() => null)) ?? undefined;
    }
  }

  /**
   * Another tab may have renewed while this one waited: a rotated refresh token must not be used twice.
   * @param onUser hears the outcome, before the turn of this tab is over
   */
  async function renewOnce(onUser: (user: User | undefined) => void): Promise<void> {
    const stored = await manager.getUser();
    if (!stored || isFresh(stored)) return onUser(stored ?? undefined);
    try {
      const renewed = await renew();
      if (renewed) {
        onUser(renewed);
        await new Promise((resolve) => setTimeout(resolve, storageLagMs));
        return;
      }
    } catch (error) {
      if (!isUsable(stored)) throw error;
    }
    onUser(isUsable(stored) ? stored : undefined);
  }

  async function freshUser(): Promise<User | undefined> {
    const stored = await manager.getUser();
    if (!stored || isFresh(stored)) return stored ?? undefined;
    renewal ??= new Promise<User | undefined>((resolve, reject) => {
      options.exclusive(() => renewOnce(resolve)).catch(reject);
    }).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  return {
    async person() {
      const user = await freshUser();
      if (!user) return undefined;
      const person = personOf(user);
      owner = ownerOf(person);
      return person;
    },
    async accessToken() {
      const user = await freshUser();
      if (!user || (owner !== undefined && ownerOf(personOf(user)) !== owner)) return undefined;
      return user.access_token;
    },
    async expiresAt() {
      const seconds = (await manager.getUser())?.expires_at;
      return seconds === undefined ? undefined : seconds * 1000;
    },
    async signIn(returnTo) {
      const state: SignInState = { returnTo };
      await manager.removeUser();
      await manager.clearStaleState();
      await manager.signinRedirect({ state, ui_locales: options.locale() });
    },
    signOut: () => manager.signoutRedirect({ extraQueryParams: { ui_locales: options.locale() } }),
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
