import { createHash, randomBytes } from 'node:crypto';
import { expect, type Cookie, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { sessionKeyOf } from '#src/authProvider/storedSession.ts';
import { people } from './people.ts';

const identity = { authority: '/sandbox/identity', clientId: 'merchant-frontend' };
const scope = 'openid profile transactions_api roles';

type Person = keyof typeof people;

/** Signs in as the app and its sign-in page do, question by question, without drawing either. @returns the tokens */
async function fetchTokens(page: Page, origin: string, person: Person): Promise<Record<string, unknown>> {
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${origin}/callback`;
  const question = new URLSearchParams({
    client_id: identity.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    state: 'test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await page.request.get(`${origin}${identity.authority}/auth?${question.toString()}`);
  const entered = await page.request.post(form.url(), {
    form: { login: people[person], password: 'sandbox' },
    headers: { origin },
  });
  const code = new URL(entered.url()).searchParams.get('code');
  if (code === null) throw new Error(`signing in as ${person} ended at ${entered.url()}`);
  const answer = await page.request.post(`${origin}${identity.authority}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: identity.clientId,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
    },
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** What the OpenID client would have stored. */
function storedSession({ expires_in: life, ...tokens }: Record<string, unknown>): string {
  const { iat: _iat, exp: _exp, iss: _iss, aud: _aud, at_hash: _hash, ...profile } = decodeJwt(String(tokens.id_token));
  return JSON.stringify({ ...tokens, profile, expires_at: Math.floor(Date.now() / 1000) + Number(life) });
}

/** Opens an address with a session in the browser's storage, as a page before would have left it, and waits for its title. */
async function openWith(page: Page, origin: string, session: string, address: string): Promise<void> {
  const key = sessionKeyOf(identity, origin);
  const store = await page.addInitScript(([name, value]) => window.localStorage.setItem(name, value), [
    key,
    session,
  ] as const);
  await page.goto(address);
  // Later pages have what the app itself keeps.
  await store.dispose();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const originOf = async (page: Page) => new URL((await page.request.get('/health')).url()).origin;

interface SharedSession {
  session: string;
  cookies: Cookie[];
  /** In ms. */
  since: number;
}
/** By server and person, for the tests that run in one process, one after the other. */
const sharedSessions = new Map<string, SharedSession>();
/** In ms: the token outlives the test that is the last to take it. */
const sharedFor = 5 * 60_000;

/** Without a refresh token, which can be used once: who renews does so by the identity provider's cookie. */
async function shareSession(page: Page, origin: string, person: Person): Promise<SharedSession> {
  const { refresh_token: _refresh, ...tokens } = await fetchTokens(page, origin, person);
  return { session: storedSession(tokens), cookies: await page.context().cookies(origin), since: Date.now() };
}

/**
 * Opens an address of the app as somebody who is signed in, and waits for its title. The session is that of other tests
 * too: who ends or renews it takes `signInAnew`. How the sign-in looks is `signInByForm`'s to prove.
 */
export async function signIn(page: Page, person: Person, address = '/customers/list'): Promise<void> {
  const origin = await originOf(page);
  const name = `${person} at ${origin}`;
  const known = sharedSessions.get(name);
  const isFresh = known !== undefined && Date.now() - known.since < sharedFor;
  const shared = isFresh ? known : await shareSession(page, origin, person);
  sharedSessions.set(name, shared);
  if (isFresh) await page.context().addCookies(shared.cookies);
  await openWith(page, origin, shared.session, address);
}

/** The same as somebody who has just signed in, with a session that nobody else has. */
export async function signInAnew(page: Page, person: Person, address = '/customers/list'): Promise<void> {
  const origin = await originOf(page);
  await openWith(page, origin, storedSession(await fetchTokens(page, origin, person)), address);
}

/**
 * Opens an address of the app as a person who is not signed in yet, signs in and waits until the app is back
 * at that address with its title.
 */
export async function signInByForm(page: Page, person: Person, address = '/customers/list'): Promise<void> {
  await page.goto(address);
  await page.locator('input[name=login]').fill(people[person]);
  await page.locator('input[name=password]').fill('sandbox');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === new URL(address, url).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
