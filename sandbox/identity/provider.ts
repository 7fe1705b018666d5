import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SandboxConfig } from '#sandbox/core/config.ts';
import type { Database } from '#sandbox/core/database.ts';
import { clientId, mounts } from '#sandbox/core/webConfig.ts';
import { displayName, findAccount, roleClaim } from './accounts.ts';
import { createAdapter } from './adapter.ts';
import { renderErrorPage, renderSignedOut, renderSignOut, replaceInlineSignOut } from './pages.ts';
import { readCookieKey, readSigningKey } from './secrets.ts';

/** The audience of access tokens, and the scope that asks for it (spec §6 "Authentication"). */
export const audience = 'transactions_api';
/** The resource indicator behind the scope: the provider wants a URI. */
const resource = `urn:${audience}`;
const day = 24 * 60 * 60;
const defaultAccessTokenSeconds = 15 * 60;

/** The provider's name in tokens and in discovery. */
export function issuerOf({ publicUrl }: Pick<SandboxConfig, 'publicUrl'>): string {
  return publicUrl + mounts.identity;
}

/** Origins from which the web app may run: the sandbox's own and those of the settings. */
function appOrigins({ publicUrl, origins }: Pick<SandboxConfig, 'publicUrl' | 'origins'>): string[] {
  return [...new Set([new URL(publicUrl).origin, ...origins])];
}

/** Everything is granted at sign-in, so no consent screen ever shows: the only client is our own. */
async function loadGrant(ctx: KoaContextWithOIDC) {
  const { session, client, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const present = known === undefined ? undefined : await provider.Grant.find(known);
  if (present) return present;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile roles offline_access');
  grant.addResourceScope(resource, audience);
  await grant.save();
  return grant;
}

/** How long each thing lives, in seconds. */
const lifetimes = (accessTokenSeconds: number): Configuration['ttl'] => ({
  AccessToken: accessTokenSeconds,
  AuthorizationCode: 60,
  IdToken: accessTokenSeconds,
  Interaction: 60 * 60,
  RefreshToken: day,
  Session: 14 * day,
  Grant: 14 * day,
});

async function configure(db: Database, config: SandboxConfig): Promise<Configuration> {
  const origins = appOrigins(config);
  const accessTokenSeconds = config.accessTokenSeconds ?? defaultAccessTokenSeconds;
  return {
    adapter: (model) => createAdapter(db, model),
    jwks: { keys: [await readSigningKey(db)] },
    cookies: {
      keys: [await readCookieKey(db, 'cookieKey')],
      long: { path: mounts.identity, sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
      names: { session: 'sandbox_session', interaction: 'sandbox_interaction', resume: 'sandbox_resume' },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: origins.flatMap((origin) => [`${origin}/callback`, `${origin}/silent-renew`]),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
      },
    ],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    pkce: { required: () => true },
    // `transactions_api` belongs to the resource alone: named here too, the provider would ask for consent for ever.
    scopes: ['openid', 'offline_access', 'profile', 'roles'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name', 'merchantID'], roles: ['role'] },
    conformIdTokenClaims: false,
    findAccount: async (_ctx, userID) => {
      const account = await findAccount(db, userID);
      if (!account) return undefined;
      return {
        accountId: account.userID,
        claims: () => ({
          sub: account.userID,
          name: displayName(account),
          given_name: account.givenName,
          family_name: account.familyName,
          role: roleClaim(account.roles),
          merchantID: account.merchantID,
        }),
      };
    },
    extraTokenClaims: async (_ctx, token) => {
      const account = 'accountId' in token && token.accountId ? await findAccount(db, token.accountId) : undefined;
      if (!account) return undefined;
      return {
        role: roleClaim(account.roles),
        merchantID: account.merchantID,
        name: displayName(account),
        // The sign-in, with which the token ends (see authenticate.ts).
        ...('grantId' in token && { grant: token.grantId }),
      };
    },
    loadExistingGrant: loadGrant,
    // offline_access is dropped without prompt=consent, so only the client's grant types can decide.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    interactions: { url: (_ctx, interaction) => `/sandbox/login/${interaction.uid}` },
    renderError: renderErrorPage,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: renderSignOut, postLogoutSuccessSource: renderSignedOut },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: audience,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    ttl: lifetimes(accessTokenSeconds),
  };
}

/** Makes the identity provider; its sessions, grants and keys lie in `db`. */
export async function createProvider(db: Database, config: SandboxConfig): Promise<Provider> {
  const provider = new Provider(issuerOf(config), await configure(db, config));
  // Whatever host name a request used, the addresses in answers are those of publicUrl (see mount.ts).
  provider.proxy = true;
  provider.use(replaceInlineSignOut);
  return provider;
}
