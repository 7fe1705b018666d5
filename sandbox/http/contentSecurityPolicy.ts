import type { Config } from '#contract/config.ts';

/** Hash of the empty style element that Emotion's production build creates and fills by script. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Directives = Record<string, readonly string[]>;

function print(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** The origin of an absolute address; nothing for a path, which `'self'` covers. */
function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.filter((address) => address?.startsWith('http')).map((address) => new URL(address ?? '').origin);
}

/** The WebSocket origin of an absolute address. */
function socketOriginsOf(address: string): string[] {
  return originsOf(address).map((origin) => origin.replace(/^http/, 'ws'));
}

/** The hub's WebSocket origin; where the hub is a path, that of the app's own origin, which older browsers do not count as `'self'`. */
function hubOrigins(hub: string, ownOrigin: string | undefined): string[] {
  return hub.startsWith('http') ? socketOriginsOf(hub) : socketOriginsOf(ownOrigin ?? '');
}

/**
 * The Content-Security-Policy of the web app on any static host. Only the hosts that /config.json names are
 * opened, and only for requests, frames and forms; scripts come from the app's own origin alone.
 * @param ownOrigin where people open the app, if known.
 * @example contentSecurityPolicy(config) // "default-src 'none'; script-src 'self'; …"
 */
export function contentSecurityPolicy(config: Config, ownOrigin?: string): string {
  const { apis, identity, hub, sentryDsn, chat } = config;
  const apiOrigins = originsOf(...Object.values(apis));
  const identityOrigins = originsOf(identity.authority);
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyleHash],
    'img-src': ["'self'", 'data:', 'blob:', ...originsOf(apis.blob)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...apiOrigins,
      ...identityOrigins,
      ...originsOf(hub),
      ...hubOrigins(hub, ownOrigin),
      ...originsOf(sentryDsn),
    ],
    // A document's copy is drawn from memory, in a frame; no script, style or object comes from there. Servers draw what a
    // payer will see.
    'frame-src': ["'self'", 'blob:', ...identityOrigins, ...originsOf(apis.profile), ...originsOf(chat?.frame)],
    'form-action': ["'self'", ...identityOrigins],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * The policy of support.html, the only document in which a third party's script runs, and that from the chat's host
 * alone. Served by the app's own origin, the document is denied that origin: its scripts reach neither the app's page
 * nor what it keeps.
 * @param appOrigins origins that may frame it besides its own, where another origin serves it.
 */
export function supportPolicy({ chat }: Pick<Config, 'chat'>, appOrigins: readonly string[] = []): string {
  const chatOrigins = originsOf(chat?.baseUrl);
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chatOrigins],
    // The chat's script puts style elements into the page.
    'style-src': ["'self'", "'unsafe-inline'", ...chatOrigins],
    'img-src': ["'self'", 'data:', ...chatOrigins],
    'font-src': [...chatOrigins, 'data:'],
    'media-src': ["'self'", ...chatOrigins],
    'connect-src': ["'self'", ...chatOrigins, ...socketOriginsOf(chat?.baseUrl ?? '')],
    'frame-src': ["'self'", ...chatOrigins],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...appOrigins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(chat?.frame === undefined && {
      sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    }),
  });
}

/**
 * The policy of the sandbox's own pages. Browsers apply `form-action` to the redirects after a form, and signing in
 * or out leads back to the web app, so its origins are named; they also frame the silent renewal.
 */
export function pagePolicy(origins: readonly string[]): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", ...origins],
    'frame-ancestors': ["'self'", ...origins],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}

/**
 * The policy of the payer's page: nobody frames it, and its forms lead to this server and where the merchant wants the payer
 * to go on, since browsers apply `form-action` to redirects too.
 * @param origins of those addresses
 * @param framedBy who may frame it all the same, as a preview
 */
export function payerPolicy(origins: readonly string[] = [], framedBy: readonly string[] = ["'none'"]): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", ...origins],
    'frame-ancestors': framedBy,
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
}
