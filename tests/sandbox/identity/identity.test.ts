import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import {
  askForTokens,
  codeRequest,
  redeem,
  scriptedBrowser,
  signIn,
  type ScriptedBrowser,
} from '#tests/support/scriptedBrowser.ts';

let sandbox: TestSandbox;
let browser: ScriptedBrowser;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  browser = scriptedBrowser(sandbox.app);
});

const terminals = { method: 'GET', url: '/sandbox/profile/api/terminals' } as const;

describe('signing in', () => {
  it('leads from the request through the page to tokens that the API accepts', async () => {
    const { landing, tokens } = await signIn(sandbox.app, browser, people.manager);
    expect(landing.url.origin + landing.url.pathname).toBe('http://localhost:4000/callback');
    expect(landing.url.searchParams.get('state')).toBe('a state');
    const answer = await sandbox.app.inject({ ...terminals, headers: { authorization: `Bearer ${tokens.access}` } });
    expect(answer.statusCode).not.toBe(401);
  });

  it('puts role, name and merchant into the tokens', async () => {
    const { tokens } = await signIn(sandbox.app, browser, people.billing);
    const access = decodeJwt(tokens.access);
    expect(decodeProtectedHeader(tokens.access)).toMatchObject({ typ: 'at+jwt', alg: 'RS256' });
    expect(access).toMatchObject({
      iss: 'http://localhost:4000/sandbox/identity',
      aud: 'transactions_api',
      role: 'BillingAdministrator',
    });
    expect(Number(access.exp) - Number(access.iat)).toBe(15 * 60);
    expect(decodeJwt(tokens.id)).toMatchObject({
      sub: access.sub,
      nonce: 'a nonce',
      role: 'BillingAdministrator',
      merchantID: access.merchantID,
      name: access.name,
      given_name: expect.any(String),
      family_name: expect.any(String),
    });
  });

  it('refuses a wrong password, keeps the login and says so', async () => {
    const page = await browser.get(codeRequest().address);
    const again = await browser.submit(page.url.pathname, { login: '"><b>@x', password: 'wrong' });
    expect(again.response.body).toContain('הדוא״ל או הסיסמה שגויים');
    expect(again.response.body).toContain('value="&quot;&gt;&lt;b&gt;@x"');
    const landing = await browser.submit(page.url.pathname, { login: people.merchant, password: 'sandbox' });
    expect(landing.url.pathname).toBe('/callback');
  });

  it('refuses a login that no database could keep', async () => {
    const page = await browser.get(codeRequest().address);
    const { response } = await browser.submit(page.url.pathname, {
      login: 'manager\0@sandbox.test',
      password: 'sandbox',
    });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('הדוא״ל או הסיסמה שגויים');
  });

  it('takes the login in any case, with spaces around it', async () => {
    const { landing } = await signIn(sandbox.app, browser, ' Manager@Sandbox.TEST ');
    expect(landing.url.pathname).toBe('/callback');
  });

  it('stops guessing after ten wrong passwords, for this login only', async () => {
    const page = await browser.get(codeRequest().address);
    const attempt = (login: string, password: string) => browser.submit(page.url.pathname, { login, password });
    for (let count = 0; count < 10; count += 1) await attempt(people.business, `wrong ${count}`);
    const refused = await attempt(people.business, 'sandbox');
    expect(refused.response.statusCode).toBe(429);
    expect((await attempt(people.merchant, 'sandbox')).url.pathname).toBe('/callback');
  });

  it('shows an expired page to who did not begin this sign-in', async () => {
    const page = await browser.get(codeRequest().address);
    const stranger = scriptedBrowser(sandbox.app);
    const { response } = await stranger.get(page.url.pathname);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('תוקף עמוד ההתחברות פג');
    const posted = await stranger.submit(page.url.pathname, { login: people.manager, password: 'sandbox' });
    expect(posted.response.statusCode).toBe(400);
  });

  it('refuses a form that another site sends', async () => {
    const page = await browser.get(codeRequest().address);
    const { statusCode } = await sandbox.app.inject({
      method: 'POST',
      url: page.url.pathname,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'login=x&password=y',
    });
    expect(statusCode).toBe(403);
  });
});

describe('the sign-in page', () => {
  const show = async (changes: Record<string, string>, query = '') => {
    const page = await browser.get(codeRequest(changes).address);
    return (await browser.get(page.url.pathname + query)).response.body;
  };

  it.each([
    ['Hebrew by default', {}, '', 'lang="he-IL" dir="rtl"', 'התחברות'],
    ['English for ui_locales', { ui_locales: 'en-IL he-IL' }, '', 'lang="en-IL" dir="ltr"', 'Sign in'],
    ['English after the link', {}, '?lang=en-IL', 'lang="en-IL" dir="ltr"', 'Sign in'],
  ])('speaks %s', async (_case, changes, query, direction, title) => {
    const body = await show(changes, query);
    expect(body).toContain(direction);
    expect(body).toContain(title);
  });

  it('has the two inputs, one button and nothing inline', async () => {
    const body = await show({});
    expect(body.match(/name="(login|password)"/g)).toEqual(['name="login"', 'name="password"']);
    expect(body.match(/type="submit"/g)).toHaveLength(1);
    expect(body).not.toMatch(/<style|<script(?![^>]* src=)|style="| on\w+="/);
  });
});

describe('requests that are refused', () => {
  it.each([
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s', async (_case, changes, error) => {
    const { url } = await browser.get(codeRequest(changes).address);
    // Answers of other flows travel in the fragment.
    const answer = url.search === '' ? url.hash.slice(1) : url.search;
    expect(new URLSearchParams(answer).get('error')).toBe(error);
  });

  it.each([
    ['an unknown redirect address', { redirect_uri: 'https://evil.example/callback' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('%s is shown, never redirected to', async (_case, changes) => {
    const { url, response } = await browser.get(codeRequest(changes).address);
    expect(url.host).toBe('localhost:4000');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('<h1>ההתחברות נכשלה</h1>');
  });

  it('a code with a wrong verifier, and a code used twice', async () => {
    const { request, landing } = await signIn(sandbox.app, browser, people.manager);
    expect((await redeem(sandbox.app, request, landing)).response.json()).toMatchObject({ error: 'invalid_grant' });
    const fresh = codeRequest();
    const next = await browser.get(fresh.address);
    const wrong = await redeem(sandbox.app, { ...fresh, verifier: 'x'.repeat(43) }, next);
    expect(wrong.response.json()).toMatchObject({ error: 'invalid_grant' });
  });
});

it('publishes only the public half of the key', async () => {
  const keys = (await sandbox.app.inject('/sandbox/identity/jwks')).json<{ keys: Record<string, string>[] }>();
  expect(keys.keys).toHaveLength(1);
  expect(Object.keys(keys.keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('names its public address whatever host a request used', async () => {
  const answer = await sandbox.app.inject({
    url: '/sandbox/identity/.well-known/openid-configuration',
    headers: { host: 'evil.example' },
  });
  expect(answer.json()).toMatchObject({
    issuer: 'http://localhost:4000/sandbox/identity',
    token_endpoint: 'http://localhost:4000/sandbox/identity/token',
  });
});

it('answers a token request without a grant with an error, not a failure', async () => {
  expect((await askForTokens(sandbox.app, {})).statusCode).toBe(400);
});
