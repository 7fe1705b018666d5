import {
  ErrorResponse,
  UserManager,
  User,
  WebStorageStateStore,
  type AsyncStorage,
  type UserManagerSettings,
} from 'oidc-client-ts';
import { vi } from 'vitest';
import type { Claim } from '#src/authProvider/claim.ts';
import { createSession } from '#src/authProvider/session.ts';
import type { Exclusive } from '#src/authProvider/storedUser.ts';

const settings: UserManagerSettings = {
  authority: 'http://identity.test',
  client_id: 'c',
  redirect_uri: 'http://localhost:4000/callback',
  // As in the app, which renews by itself; a timer left behind would ask in the next file's tests.
  automaticSilentRenew: false,
};

/** A signed-in person. @param secondsLeft of the access token, which is `token` */
export const userWith = (token: string, secondsLeft: number, claims: { sub?: string; merchantID?: string } = {}) =>
  new User({
    access_token: token,
    token_type: 'Bearer',
    refresh_token: `refresh of ${token}`,
    profile: {
      sub: 'u1',
      iss: 'i',
      aud: 'c',
      exp: 0,
      iat: 0,
      given_name: 'דנה',
      family_name: 'לוי',
      role: 'Manager',
      ...claims,
    },
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  });

interface Between {
  exclusive: Exclusive;
  claim: Claim;
}

/** What all tabs of one test share, as Web Locks are. */
export function sharedLock(): Between {
  let last: Promise<unknown> = Promise.resolve();
  const claimed = new Set<string>();
  return {
    exclusive: (task) => {
      const next = last.then(task, task);
      last = next.catch(() => undefined);
      return next;
    },
    claim: async (name) => {
      if (claimed.has(name)) return undefined;
      claimed.add(name);
      return () => claimed.delete(name);
    },
  };
}

/** The storage of two tabs in processes of their own: the other one sees what this one writes only after a while. */
export function storageOfTwo(lagMs: number): [AsyncStorage, AsyncStorage] {
  const [own, others] = [new Map<string, string>(), new Map<string, string>()];
  const storageOver = (seen: Map<string, string>, write: (key: string, value: string) => void): AsyncStorage => ({
    length: Promise.resolve(seen.size),
    key: async () => null,
    clear: async () => seen.clear(),
    getItem: async (key) => seen.get(key) ?? null,
    removeItem: async (key) => void seen.delete(key),
    setItem: async (key, value) => write(key, value),
  });
  const late = (seen: Map<string, string>) => (key: string, value: string) => {
    setTimeout(() => seen.set(key, value), lagMs);
  };
  return [
    storageOver(own, (key, value) => {
      own.set(key, value);
      late(others)(key, value);
    }),
    storageOver(others, (key, value) => {
      others.set(key, value);
      late(own)(key, value);
    }),
  ];
}

/** A tab over the shared storage; renewal stores a fresh user, as the identity client does. */
export function openTab(
  { exclusive, claim }: Between,
  renew: (by: 'refresh token' | 'frame') => Promise<User | null>,
  store: Storage | AsyncStorage = localStorage,
) {
  const manager = new UserManager({ ...settings, userStore: new WebStorageStateStore({ store }) });
  const silent = vi.spyOn(manager, 'signinSilent').mockImplementation(async (how) => {
    const user = await renew(how?.forceIframeAuth ? 'frame' : 'refresh token');
    if (user) await manager.storeUser(user);
    return user;
  });
  return { manager, silent, session: createSession(manager, { exclusive, claim, locale: () => 'he-IL' }) };
}

/** A renewal that the identity provider refuses. */
export const refused = () => Promise.reject(new ErrorResponse({ error: 'invalid_grant' }));
