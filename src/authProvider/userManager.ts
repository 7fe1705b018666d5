import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Config } from '#contract/config.ts';
import { sessionKeyPrefix } from './storedSession.ts';

/** Scopes of spec §6. */
const scope = 'openid profile transactions_api roles';

/** Where a sign-in returns to: travels through the identity provider as state. */
export interface SignInState {
  returnTo: string;
}

/** The OpenID client: authorization code with PKCE, tokens in local storage (spec §6, docs/rulings.md). */
export function createUserManager(
  identity: Config['identity'],
  { origin, storage }: { origin: string; storage: Storage },
) {
  return new UserManager({
    authority: new URL(identity.authority, origin).href,
    client_id: identity.clientId,
    redirect_uri: `${origin}/callback`,
    silent_redirect_uri: `${origin}/silent-renew`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope,
    loadUserInfo: false,
    // Who signed in elsewhere in this browser meanwhile must not slip into this person's session.
    validateSubOnSilentRenew: true,
    monitorSession: false,
    // Renewal is asked for by the HTTP client, under a lock that all tabs share.
    automaticSilentRenew: false,
    // A sign-out waits for a renewal under way, so no renewal may last for ever.
    requestTimeoutInSeconds: 10,
    // A sign-in page may stand open for hours in one tab while another signs in: as long as a draft waits for it.
    staleStateAgeInSeconds: 24 * 60 * 60,
    userStore: new WebStorageStateStore({ store: storage, prefix: sessionKeyPrefix }),
    stateStore: new WebStorageStateStore({ store: storage, prefix: 'back-office.sign-in.' }),
  });
}

/** Accepts only an address of this origin, as a path; anything else becomes the start page. */
export function safeReturnAddress(returnTo: unknown, origin: string): string {
  if (typeof returnTo !== 'string') return '/';
  try {
    const url = new URL(returnTo, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
