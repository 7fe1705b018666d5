import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { guidPattern } from '#tests/support/requests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('correlation', () => {
  it('keeps a guid that the request brings and replaces anything else', async () => {
    const ask = async (id: string) =>
      (await sandbox.app.inject({ url: '/health', headers: { 'x-correlation-id': id } })).headers['x-correlation-id'];
    expect(await ask('ABCDEF00-0000-4000-8000-00000000ABCD')).toBe('abcdef00-0000-4000-8000-00000000abcd');
    expect(await ask('"><script>')).toMatch(guidPattern);
  });

  it.each([
    '/',
    '/health',
    '/config.json',
    '/sandbox/',
    '/sandbox/identity/jwks',
    '/sandbox/login/x',
    '/%zz',
    '/nothing.js',
  ])('is in the answer of %s', async (url) => {
    expect((await sandbox.app.inject(url)).headers['x-correlation-id']).toMatch(guidPattern);
  });
});

it('says that it is ready, and where everything is', async () => {
  expect((await sandbox.app.inject('/health')).json()).toEqual({ status: 'ready' });
  const config: unknown = (await sandbox.app.inject('/config.json')).json();
  expect(isObject(config) && config.identity).toEqual({
    authority: '/sandbox/identity',
    clientId: 'merchant-frontend',
  });
});
