import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
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

/**
 * Opens an address of the app as somebody who has just signed in, and waits for its title. How the sign-in looks is
 * `signInByForm`'s to prove.
 */
export async function signIn(page: Page, person: Person, address = '/customers/list'): Promise<void> {
  await page.goto('/health');
  const { origin } = new URL(page.url());
  const session = storedSession(await fetchTokens(page, origin, person));
  await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [
    sessionKeyOf(identity, origin),
    session,
  ] as const);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
