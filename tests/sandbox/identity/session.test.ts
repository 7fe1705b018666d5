import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareDatabase, resetDatabase } from '#sandbox/seed/prepare.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { oidc } from '#sandbox/identity/table.ts';
import { purgeExpired } from '#sandbox/identity/adapter.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { describeEachDatabase } from '#tests/support/eachDatabase.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import {
  codeRequest,
  redeem,
  refresh,
  scriptedBrowser,
  signIn,
  type ScriptedBrowser,
} from '#tests/support/scriptedBrowser.ts';

const terminals = { method: 'GET', url: '/sandbox/profile/api/terminals' } as const;

describeEachDatabase('a session', (open) => {
  const seed = { now: testNow, seedTransactions: 20 };
  let opened: OpenedDatabase;
  let sandbox: TestSandbox;
  let browser: ScriptedBrowser;

  beforeAll(async () => {
    opened = await open();
    await prepareDatabase(opened, seed);
    sandbox = await openTestSandbox({ db: opened.db, config: { origins: ['http://localhost:5173'] } });
  });
  afterAll(async () => {
    await sandbox.close();
    await opened.close();
  });
  beforeEach(() => {
    browser = scriptedBrowser(sandbox.app);
  });

  const statusWith = async (access: string, { app } = sandbox) =>
    (await app.inject({ ...terminals, headers: { authorization: `Bearer ${access}` } })).statusCode;
  /** Signs out as the app does, by the page that sends itself. */
  async function signOut(of: ScriptedBrowser, hint: string): Promise<void> {
    const page = await of.get(`/sandbox/identity/session/end?${new URLSearchParams({ id_token_hint: hint })}`);
    const [, action = ''] = /action="([^"]+)"/.exec(page.response.body) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.response.body) ?? [];
    await of.submit(action, { xsrf, logout: 'yes' });
  }

  describe('what is kept of it', () => {
    it('is of no use to whoever reads the database', async () => {
      const { tokens, landing } = await signIn(sandbox.app, browser, people.manager);
      const kept = JSON.stringify(await sandbox.db.select().from(oidc));
      const cookie = browser.received.findLast(({ name, value }) => name === 'sandbox_session' && value !== '');
      const code = landing.url.searchParams.get('code');
      for (const secret of [tokens.refresh, cookie?.value, code]) {
        expect(secret).toMatch(/^[\w-]{20,}$/);
        expect(kept).not.toContain(secret);
      }
      expect((await refresh(sandbox.app, tokens.refresh)).response.statusCode).toBe(200);
    });
  });

  describe('silent renewal', () => {
    const silent = { prompt: 'none', redirect_uri: 'http://localhost:5173/silent-renew' };

    it('gives a code without a page while the session lives, also to another origin', async () => {
      await signIn(sandbox.app, browser, people.manager);
      const request = codeRequest(silent);
      const landing = await browser.get(request.address);
      expect(landing.url.href).toContain('http://localhost:5173/silent-renew?code=');
      const { response, tokens } = await redeem(sandbox.app, request, landing);
      expect(response.statusCode).toBe(200);
      expect(decodeJwt(tokens.access).role).toBe('Manager');
    });

    it('says login_required to who is not signed in', async () => {
      const { url } = await browser.get(codeRequest(silent).address);
      expect(url.searchParams.get('error')).toBe('login_required');
    });

    it('rotates the refresh token, and a reused one ends them all', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const second = await refresh(sandbox.app, tokens.refresh);
      expect(second.response.statusCode).toBe(200);
      expect(second.tokens.refresh).not.toBe(tokens.refresh);
      expect(decodeJwt(second.tokens.access).merchantID).toBe(decodeJwt(tokens.access).merchantID);
      expect((await refresh(sandbox.app, tokens.refresh)).response.json()).toMatchObject({ error: 'invalid_grant' });
      expect((await refresh(sandbox.app, second.tokens.refresh)).response.json()).toMatchObject({
        error: 'invalid_grant',
      });
    });

    it('lets at most one of several simultaneous uses of a refresh token succeed, on two servers', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const other = await openTestSandbox({ db: sandbox.db, config: sandbox.config });
      const apps = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? sandbox.app : other.app));
      const answers = await Promise.all(apps.map((app) => refresh(app, tokens.refresh)));
      expect(answers.filter(({ response }) => response.statusCode === 200).length).toBeLessThanOrEqual(1);
      await other.close();
    });

    it('lets the web app of another known origin ask for tokens, and no other', async () => {
      const ask = (origin: string) =>
        sandbox.app.inject({
          method: 'POST',
          url: '/sandbox/identity/token',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'client_id=merchant-frontend&grant_type=refresh_token&refresh_token=x',
        });
      expect((await ask('http://localhost:5173')).headers['access-control-allow-origin']).toBe('http://localhost:5173');
      expect((await ask('https://evil.example')).json()).toMatchObject({ error: 'invalid_request' });
    });
  });

  describe('signing out', () => {
    it('ends session and refresh token and returns to the app, with a script from a file', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const query = new URLSearchParams({
        id_token_hint: tokens.id,
        post_logout_redirect_uri: 'http://localhost:4000/',
        state: 'bye',
      });
      const page = await browser.get(`/sandbox/identity/session/end?${query}`);
      expect(page.response.body).toContain('src="/sandbox/static/submit.js"');
      expect(page.response.body).not.toMatch(/<script(?![^>]* src=)/);
      const [, action = ''] = /action="([^"]+)"/.exec(page.response.body) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.response.body) ?? [];
      const landing = await browser.submit(action, { xsrf, logout: 'yes' });
      expect(landing.url.href).toBe('http://localhost:4000/?state=bye');
      const silent = await browser.get(codeRequest({ prompt: 'none' }).address);
      expect(silent.url.searchParams.get('error')).toBe('login_required');
      expect((await refresh(sandbox.app, tokens.refresh)).response.statusCode).toBe(400);
      expect(await statusWith(tokens.access)).toBe(401);
    });

    it('ends the access token too, in every process, and nobody else’s', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const elsewhere = await signIn(sandbox.app, scriptedBrowser(sandbox.app), people.manager);
      expect(await statusWith(tokens.access)).toBe(200);
      await signOut(browser, tokens.id);
      const other = await openTestSandbox({ db: sandbox.db, config: sandbox.config });
      expect([await statusWith(tokens.access), await statusWith(tokens.access, other)]).toEqual([401, 401]);
      expect(await statusWith(elsewhere.tokens.access)).toBe(200);
      await other.close();
    });

    it('shows the same page to who is signed out already, and no inline script', async () => {
      const { response } = await browser.get('/sandbox/identity/session/end?client_id=merchant-frontend');
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('src="/sandbox/static/submit.js"');
      expect(response.body).not.toMatch(/<script(?![^>]* src=)/);
    });

    it('refuses to return to an unknown address', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const query = new URLSearchParams({
        id_token_hint: tokens.id,
        post_logout_redirect_uri: 'https://evil.example/',
      });
      expect((await browser.get(`/sandbox/identity/session/end?${query}`)).response.statusCode).toBe(400);
    });
  });

  describe('a restart', () => {
    it('keeps session, refresh token, access token and keys', async () => {
      const { tokens } = await signIn(sandbox.app, browser, people.manager);
      const [key, session] = [await sandbox.app.inject('/sandbox/identity/jwks'), tokens];
      const restarted = await openTestSandbox({ db: sandbox.db, config: sandbox.config });
      try {
        expect((await restarted.app.inject('/sandbox/identity/jwks')).json()).toEqual(key.json());
        const answer = await restarted.app.inject({
          ...terminals,
          headers: { authorization: `Bearer ${session.access}` },
        });
        expect(answer.statusCode).not.toBe(401);
        expect((await refresh(restarted.app, session.refresh)).response.statusCode).toBe(200);
      } finally {
        await restarted.close();
      }
    });

    it('keeps the browser signed in', async () => {
      await signIn(sandbox.app, browser, people.manager);
      const restarted = await openTestSandbox({ db: sandbox.db, config: sandbox.config });
      browser.moveTo(restarted.app);
      const { url } = await browser.get(codeRequest({ prompt: 'none' }).address);
      expect(url.searchParams.get('code')).toEqual(expect.any(String));
      await restarted.close();
    });
  });

  it('outlives a reset of the data, with the same person behind it', async () => {
    const { tokens } = await signIn(sandbox.app, browser, people.manager);
    await resetDatabase(opened, seed);
    const { response, tokens: renewed } = await refresh(sandbox.app, tokens.refresh);
    expect(response.statusCode).toBe(200);
    expect(decodeJwt(renewed.access).sub).toBe(decodeJwt(tokens.access).sub);
  });

  it('is purged once it has expired', async () => {
    const expired = { model: 'Session', id: 'old', payload: {}, expiresAt: new Date(Date.now() - 1000) };
    await sandbox.db
      .insert(oidc)
      .values([expired, { ...expired, id: 'new', expiresAt: new Date(Date.now() + 60_000) }]);
    await purgeExpired(sandbox.db);
    const left = await sandbox.db.select({ id: oidc.id }).from(oidc);
    expect(left.map(({ id }) => id)).toContain('new');
    expect(left.map(({ id }) => id)).not.toContain('old');
  });
});
