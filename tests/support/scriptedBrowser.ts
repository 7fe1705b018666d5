import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { isObject } from '#contract/envelope.ts';

/** Where a server's answer wants a browser to go, or the answer itself. */
export interface Landing {
  url: URL;
  response: LightMyRequestResponse;
}

export interface ScriptedBrowser {
  get(address: string): Promise<Landing>;
  submit(address: string, fields: Record<string, string>): Promise<Landing>;
  /** Goes on with another server behind the same address. */
  moveTo(app: FastifyInstance): void;
  /** Every cookie that was ever received, as it was set. */
  received: LightMyRequestResponse['cookies'];
  /** Puts a cookie of somebody else's making into the jar. */
  forge(cookie: { name: string; value: string; path: string }): void;
}

/**
 * A browser without a screen, at `remoteAddress`: it keeps cookies by path and follows redirects until an answer, or until they leave
 * for one of the app's own pages, which nobody serves here.
 */
export function scriptedBrowser(
  app: FastifyInstance,
  origin = 'http://localhost:4000',
  remoteAddress = '127.0.0.1',
): ScriptedBrowser {
  let server = app;
  const received: ScriptedBrowser['received'] = [];
  const jar = new Map<string, { value: string; path: string }>();

  function keep(response: LightMyRequestResponse): void {
    received.push(...response.cookies);
    for (const cookie of response.cookies) {
      const path = cookie.path ?? '/';
      const key = `${cookie.name} ${path}`;
      if (cookie.value === '' || (cookie.expires && cookie.expires.getTime() < Date.now())) jar.delete(key);
      else jar.set(key, { value: cookie.value, path });
    }
  }

  function cookiesFor(url: URL): string {
    return [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  async function open(url: URL, fields?: Record<string, string>): Promise<Landing> {
    const response = await server.inject({
      method: fields ? 'POST' : 'GET',
      url: url.pathname + url.search,
      remoteAddress,
      headers: {
        accept: 'text/html',
        host: url.host,
        cookie: cookiesFor(url),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded', origin }),
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    keep(response);
    const { location } = response.headers;
    if (location === undefined) return { url, response };
    const next = new URL(location, url);
    return next.pathname.startsWith('/sandbox/') ? open(next) : { url: next, response };
  }

  return {
    get: (address) => open(new URL(address, origin)),
    submit: (address, fields) => open(new URL(address, origin), fields),
    moveTo: (next) => {
      server = next;
    },
    received,
    forge: ({ name, value, path }) => void jar.set(`${name} ${path}`, { value, path }),
  };
}

/** A request for a code, with the verifier that redeems it. */
export interface CodeRequest {
  address: string;
  verifier: string;
  redirectUri: string;
}

/** Builds the web app's authorization request. `changes` override its parameters; undefined removes one. */
export function codeRequest(changes: Record<string, string | undefined> = {}): CodeRequest {
  const verifier = randomBytes(32).toString('base64url');
  const parameters: Record<string, string | undefined> = {
    client_id: 'merchant-frontend',
    response_type: 'code',
    redirect_uri: 'http://localhost:4000/callback',
    scope: 'openid profile transactions_api roles',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return {
    address: `/sandbox/identity/auth?${query}`,
    verifier,
    redirectUri: parameters.redirect_uri ?? '',
  };
}

/** Asks the token endpoint as the web app does. */
export function askForTokens(app: FastifyInstance, fields: Record<string, string>): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/sandbox/identity/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' },
    payload: new URLSearchParams({ client_id: 'merchant-frontend', ...fields }).toString(),
  });
}

export interface Tokens {
  access: string;
  refresh: string;
  id: string;
}

function readTokens(response: LightMyRequestResponse): Tokens {
  const body: unknown = response.json();
  if (!isObject(body)) throw new Error('no tokens');
  return { access: String(body.access_token), refresh: String(body.refresh_token), id: String(body.id_token) };
}

/** Redeems the code that a landing on the app's callback page carries. */
export async function redeem(app: FastifyInstance, request: CodeRequest, landing: Landing) {
  const response = await askForTokens(app, {
    grant_type: 'authorization_code',
    code: landing.url.searchParams.get('code') ?? '',
    code_verifier: request.verifier,
    redirect_uri: request.redirectUri,
  });
  return { response, tokens: readTokens(response) };
}

/** Uses a refresh token. */
export async function refresh(app: FastifyInstance, refreshToken: string) {
  const response = await askForTokens(app, { grant_type: 'refresh_token', refresh_token: refreshToken });
  return { response, tokens: readTokens(response) };
}

/** Signs in through the page, from the app's request to its tokens. */
export async function signIn(app: FastifyInstance, browser: ScriptedBrowser, login: string) {
  const request = codeRequest();
  const page = await browser.get(request.address);
  const landing = await browser.submit(page.url.pathname, { login, password: 'sandbox' });
  return { request, landing, ...(await redeem(app, request, landing)) };
}
