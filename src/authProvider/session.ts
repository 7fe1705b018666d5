import type { User, UserManager } from 'oidc-client-ts';
import type { Locale } from '#contract/constants.ts';
import { personOf, type Person } from './person.ts';
import { renewalLeadSeconds } from './storedSession.ts';
import type { SignInState } from './userManager.ts';

/** Runs one task at a time over all tabs; Web Locks where the browser has them. */
export type Exclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

export interface Session {
  /** The signed-in person, with a renewal tried first when the token is about to expire. */
  person(): Promise<Person | undefined>;
  /** A token that is valid for some seconds at least; undefined when none can be had. */
  accessToken(): Promise<string | undefined>;
  /** Leaves for the identity provider and comes back to the address given, a path of this origin. */
  signIn(returnTo: string): Promise<void>;
  signOut(): Promise<void>;
}

function isFresh(user: User | null): user is User {
  return user !== null && (user.expires_in ?? 0) > renewalLeadSeconds;
}

/** @param locale the language the identity provider should speak. */
export function createSession(manager: UserManager, options: { exclusive: Exclusive; locale(): Locale }): Session {
  let renewal: Promise<User | undefined> | undefined;

  /** Another tab may have renewed while this one waited: a rotated refresh token must not be used twice. */
  async function renewOnce(): Promise<User | undefined> {
    const stored = await manager.getUser();
    if (isFresh(stored)) return stored;
    if (!stored) return undefined;
    try {
      return (await manager.signinSilent()) ?? undefined;
    } catch {
      return undefined;
    }
  }

  async function freshUser(): Promise<User | undefined> {
    const stored = await manager.getUser();
    if (isFresh(stored)) return stored;
    if (!stored) return undefined;
    renewal ??= options.exclusive(renewOnce).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  return {
    async person() {
      const user = await freshUser();
      return user && personOf(user);
    },
    async accessToken() {
      return (await freshUser())?.access_token;
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

/** Web Locks between tabs; without them only this tab is protected. */
export function browserExclusive(locks: Locks | undefined): Exclusive {
  if (!locks) return (task) => task();
  return (task) => locks.request('back-office.session', task);
}
