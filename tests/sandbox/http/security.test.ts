import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#contract/config.ts';
import { contentSecurityPolicy, supportPolicy } from '#sandbox/http/contentSecurityPolicy.ts';
import { webConfig, webConfigOf } from '#sandbox/core/webConfig.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

/** A policy as its directives. */
function directivesOf(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe('the policy of the support frame', () => {
  const chat = { baseUrl: 'https://chat.example/path', websiteToken: 'x' };

  it('lets the chat alone bring a script, and denies the document the origin of the app', () => {
    const directives = directivesOf(supportPolicy({ chat }));
    expect(directives['script-src']).toEqual(["'self'", 'https://chat.example']);
    expect(directives['connect-src']).toEqual(["'self'", 'https://chat.example', 'wss://chat.example']);
    expect(directives['frame-ancestors']).toEqual(["'self'"]);
    expect(directives.sandbox).toContain('allow-scripts');
    expect(directives.sandbox).not.toContain('allow-same-origin');
  });

  it('keeps the origin of a host of its own, which names the apps that may frame it', () => {
    const frame = 'https://help.example/support.html';
    const directives = directivesOf(supportPolicy({ chat: { ...chat, frame } }, ['https://app.example']));
    expect(directives.sandbox).toBeUndefined();
    expect(directives['frame-ancestors']).toEqual(["'self'", 'https://app.example']);
    const config = parseConfig({ ...webConfig, chat: { ...chat, frame } });
    expect(directivesOf(contentSecurityPolicy(config))['frame-src']).toEqual([
      "'self'",
      'blob:',
      'https://help.example',
    ]);
  });

  it('opens nothing where there is no chat, and follows the environment', () => {
    expect(directivesOf(supportPolicy({}))['script-src']).toEqual(["'self'"]);
    expect(webConfigOf({}).chat).toBeUndefined();
    expect(webConfigOf({ chatUrl: 'http://localhost:4999' }).chat?.baseUrl).toBe('http://localhost:4999');
  });
});

describe('the policy of the web app', () => {
  it('opens nothing but its own origin when the addresses are paths', () => {
    const directives = directivesOf(contentSecurityPolicy(webConfig));
    expect(directives).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'", 'blob:'],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
  });

  it('names the WebSockets of its own origin, where that is known', () => {
    const sources = (origin?: string) => directivesOf(contentSecurityPolicy(webConfig, origin))['connect-src'];
    expect(sources('https://app.example')).toEqual(["'self'", 'wss://app.example']);
    expect(sources('http://localhost:4000')).toEqual(["'self'", 'ws://localhost:4000']);
  });

  it('opens the hosts of config.json for requests, frames and forms, each where it belongs', () => {
    const config = parseConfig({
      apis: {
        profile: 'https://profile.example/v1',
        transactions: 'https://api.example',
        reporting: 'https://api.example/reports',
        blob: 'https://blob.example',
      },
      identity: { authority: 'https://id.example/realm', clientId: 'x' },
      hub: 'https://hub.example/hubs/transactions',
      supportEmail: 'a@b.co',
      sentryDsn: 'https://key@sentry.example/1',
      chat: { baseUrl: 'https://chat.example', websiteToken: 'x' },
    });
    const directives = directivesOf(contentSecurityPolicy(config));
    expect(directives['connect-src']).toEqual([
      "'self'",
      'https://profile.example',
      'https://api.example',
      'https://blob.example',
      'https://id.example',
      'https://hub.example',
      'wss://hub.example',
      'https://sentry.example',
    ]);
    expect(directives['frame-src']).toEqual(["'self'", 'blob:', 'https://id.example', 'https://profile.example']);
    expect(directives['form-action']).toEqual(["'self'", 'https://id.example']);
    expect(directives['script-src']).toEqual(["'self'"]);
  });
});

describe('the server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'web-'));
  let sandbox: TestSandbox;

  beforeAll(async () => {
    mkdirSync(join(directory, 'assets'));
    const files = { 'index.html': '<title>index</title>', 'callback.html': 'callback', 'silent-renew.html': 'renew' };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(directory, name), content);
    writeFileSync(join(directory, 'assets', 'a-123.js'), 'plain');
    writeFileSync(join(directory, 'assets', 'a-123.js.gz'), gzipSync('zipped'));
    sandbox = await openTestSandbox({
      config: { origins: ['http://localhost:5173'], webDirectory: directory, publicUrl: 'https://sandbox.example' },
    });
  });
  afterAll(async () => {
    await sandbox.close();
    rmSync(directory, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => sandbox.app.inject({ url, headers });
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each([
    '/',
    '/config.json',
    '/assets/a-123.js',
    '/sandbox/',
    '/sandbox/identity/jwks',
    '/sandbox/profile/api/items',
    '/sandbox/static/page.css',
    '/sandbox/nothing',
    '/sandbox/preview/nobody',
    '/pay/nobody',
    '/health',
    '/nothing.js',
  ])('protects %s by headers', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    });
  });

  it('asks for https only where people use it', async () => {
    const plain = await openTestSandbox({ db: sandbox.db });
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });

  it('lets the web app of another origin frame the silent renewal and receive the form', async () => {
    const directives = directivesOf((await get('/sandbox/identity/jwks')).headers['content-security-policy']);
    expect(directives['frame-ancestors']).toEqual(["'self'", 'http://localhost:5173']);
    expect(directives['form-action']).toEqual(["'self'", 'http://localhost:5173']);
    expect((await get('/sandbox/identity/jwks')).headers['x-frame-options']).toBeUndefined();
  });

  it('answers CORS for the origins of the settings, on the API only', async () => {
    const preflight = (origin: string) =>
      sandbox.app.inject({
        method: 'OPTIONS',
        url: '/sandbox/profile/api/consumers/x',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,content-type,x-version',
        },
      });
    const known = await preflight('http://localhost:5173');
    expect(known.statusCode).toBe(204);
    expect(known.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-methods': expect.stringContaining('PUT'),
      'access-control-allow-headers': 'authorization,content-type,x-version',
    });
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
    const refused = await get('/sandbox/profile/api/consumers', { origin: 'http://localhost:5173' });
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-expose-headers': 'X-UI-Version, Content-Disposition, X-Correlation-ID, Retry-After',
    });
    expect((await get('/sandbox/', { origin: 'http://localhost:5173' })).headers['access-control-allow-origin']).toBe(
      undefined,
    );
  });

  it.each([
    ['/', 'index'],
    ['/customers/list?terminal=1', 'index'],
    ['/deep/unknown/address', 'index'],
    ['/callback?code=x', 'callback'],
    ['/silent-renew?code=x', 'renew'],
  ])('gives a browser at %s the page %s', async (url, content) => {
    const answer = await get(url, html);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(content);
  });

  it.each([
    ['/assets/gone-456.js', html],
    ['/logo.png', html],
    ['/customers/list', { accept: 'application/json' }],
    ['/sandbox/nothing', html],
  ])('has no %s', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('keeps hashed files for ever and sends the compressed copy to who takes it', async () => {
    const plain = await get('/assets/a-123.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const zipped = await get('/assets/a-123.js', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('accept-encoding'),
      'content-type': expect.stringContaining('javascript'),
    });
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00',
    '/%',
    '/%zz',
    '//evil.example/callback',
    '/sandbox/static/..%2f..%2fapp.ts',
    '/sandbox/login/..%2f..%2f',
    '/sandbox/profile/api/items/%00',
    `/sandbox/profile/api/items/${'x'.repeat(5000)}`,
    '/sandbox/profile/api/items/%E0%A4%A',
  ])('gives nothing away at %s', async (url) => {
    const answer = await sandbox.as('manager')({ method: 'GET', url });
    expect([200, 400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/root:|"dependencies"|buildApp/);
    expect(answer.headers.location).toBeUndefined();
  });
});
