import type { UserManager } from 'oidc-client-ts';
import type { Config } from '#contract/config.ts';
import { readStoredUser, type StoredSessionUser } from './storedSession.ts';

/** What a session asks of the OpenID client. */
export interface OpenIdClient extends Pick<
  UserManager,
  'clearStaleState' | 'removeUser' | 'signinRedirect' | 'signinSilent' | 'signoutRedirect'
> {
  /** Who is stored; null for nobody, and for what can not be read. */
  getUser(): Promise<StoredSessionUser | null> | StoredSessionUser | null;
}

/** An OpenID client whose code comes when it is first needed. */
export interface LateOpenIdClient extends OpenIdClient {
  /** Loads the code ahead. */
  load(): Promise<unknown>;
}

/**
 * The OpenID client of this browser. Whose session is stored is read without its code, which is a twelfth of what else
 * comes before the first row.
 */
export function createLateOpenIdClient(
  identity: Config['identity'],
  around: { origin: string; storage: Storage },
): LateOpenIdClient {
  let opening: Promise<UserManager> | undefined;

  function open(): Promise<UserManager> {
    opening ??= import('./userManager.ts')
      .then(({ createUserManager }) => createUserManager(identity, around))
      .catch((error: unknown) => {
        // The next one who needs it tries again.
        opening = undefined;
        throw error;
      });
    return opening;
  }

  return {
    load: open,
    getUser: () => readStoredUser(identity, around) ?? null,
    clearStaleState: async () => (await open()).clearStaleState(),
    removeUser: async () => (await open()).removeUser(),
    signinRedirect: async (details) => (await open()).signinRedirect(details),
    signinSilent: async (details) => (await open()).signinSilent(details),
    signoutRedirect: async (details) => (await open()).signoutRedirect(details),
  };
}
