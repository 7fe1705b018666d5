import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import type { Locale } from '#contract/constants.ts';
import type { Claim } from './claim.ts';
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

/** Milliseconds after which what another tab stored has surely come, and between two looks. */
const longestLagMs = 5000;
const lookMs = 50;

const secondsLeft = (user: User) => user.expires_in ?? 0;
const isFresh = (user: User) => secondsLeft(user) > renewalLeadSeconds;
const isUsable = (user: User) => secondsLeft(user) > 0;
const claimOf = ({ profile, expires_at }: User) => `${profile.sub} ${expires_at}`;

/** What a session needs besides the identity client. */
export interface SessionOptions {
  exclusive: Exclusive;
  claim: Claim;
  /** The language the identity provider should speak. */
  locale(): Locale;
}

/** The session of this browser, shared by its tabs, of which each gives out tokens of one person only. */
export function createSession(manager: UserManager, options: SessionOptions): Session {
  let owner: string | undefined;
  let renewal: Promise<User | undefined> | undefined;
  /** Who leaves, until the identity provider has heard of it. */
  let leaver: string | undefined;

  /** The stored session. A broken one is none: nobody could else sign in until the storage is cleared. */
  async function storedUser(): Promise<User | undefined> {
    const user = await manager.getUser().catch(() => null);
    return typeof user?.profile?.sub === 'string' ? user : undefined;
  }

  /** By refresh token; when it is refused, by the silent-renew page. */
  async function renew(): Promise<User | undefined> {
    try {
      return (await manager.signinSilent()) ?? undefined;
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      return (await manager.signinSilent({ forceIframeAuth: true }).catch(() => null)) ?? undefined;
    }
  }

  /** The session another tab has stored instead of this one, as soon as it can be seen here. */
  async function successorOf(spent: User): Promise<User | undefined> {
    const until = Date.now() + longestLagMs;
    for (;;) {
      const stored = await storedUser();
      if (stored?.access_token !== spent.access_token || Date.now() > until) return stored;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }

  /**
   * Another tab may have renewed while this one waited: a rotated refresh token must not be used twice. What that tab
   * stored may come later than the turn does, so a session is claimed before it is renewed.
   */
  async function renewOnce(): Promise<User | undefined> {
    const stored = await storedUser();
    if (!stored || isFresh(stored)) return stored;
    const giveBack = await options.claim(claimOf(stored));
    if (!giveBack) {
      const successor = await successorOf(stored);
      return successor && isUsable(successor) ? successor : undefined;
    }
    let renewed: User | undefined;
    try {
      renewed = await renew();
    } catch (error) {
      if (!isUsable(stored)) throw error;
    } finally {
      if (!renewed) giveBack();
    }
    return renewed ?? (isUsable(stored) ? stored : undefined);
  }

  /**
   * Takes the session out of this browser, after a renewal that is under way, which would else store it again. The
   * claim keeps a tab that can not see the end yet from renewing what has ended.
   * @returns the token that tells the identity provider who leaves.
   */
  async function endStored(): Promise<string | undefined> {
    const stored = await storedUser();
    if (stored) await options.claim(claimOf(stored));
    await manager.removeUser();
    return stored?.id_token;
  }

  async function freshUser(): Promise<User | undefined> {
    const stored = await storedUser();
    if (!stored || isFresh(stored)) return stored;
    renewal ??= options.exclusive(renewOnce).finally(() => {
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
      const seconds = (await storedUser())?.expires_at;
      return seconds === undefined ? undefined : seconds * 1000;
    },
    async signIn(returnTo) {
      const state: SignInState = { returnTo };
      await manager.removeUser();
      await manager.clearStaleState();
      await manager.signinRedirect({ state, ui_locales: options.locale() });
    },
    async signOut() {
      leaver = (await options.exclusive(endStored)) ?? leaver;
      await manager.signoutRedirect({
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
