import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testNow } from '#tests/support/databaseDump.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { people } from '#tests/support/people.ts';

let sandbox: TestSandbox;
let resets = 0;
beforeAll(async () => {
  sandbox = await openTestSandbox({
    reset: async () => {
      resets += 1;
    },
  });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  sandbox.clock.set(testNow);
  await post('/sandbox/faults/clear', {});
  resets = 0;
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ method: 'POST', url, payload, headers });
const submit = (url: string, fields: Record<string, string>) =>
  sandbox.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' },
  });
const list = () => sandbox.as('manager')({ method: 'GET', url: '/sandbox/transactions/api/dictionaries/transaction' });

describe('the page', () => {
  it('lists people, cards and switches, without anything inline', async () => {
    const { body } = await sandbox.app.inject('/sandbox/');
    for (const email of Object.values(people)) expect(body).toContain(email);
    expect(body).toContain('4000000000000002');
    expect(body).toContain('action="/sandbox/faults"');
    expect(body).not.toMatch(/<style|<script|style="| on\w+="/);
  });

  it('is found without its last slash', async () => {
    expect((await sandbox.app.inject('/sandbox')).headers.location).toBe('/sandbox/');
  });
});

describe('the clock', () => {
  const minutesFrom = (instant: Date) => Math.abs(sandbox.clock.now().getTime() - instant.getTime()) / 60_000;

  it('is moved by JSON and put back by null', async () => {
    expect(minutesFrom(testNow)).toBeLessThan(1);
    const answer = await post('/sandbox/clock', { now: '2027-02-01T08:00:00+02:00' });
    expect(new Date(answer.json<{ now: string }>().now).toISOString()).toMatch(/^2027-02-01T06:00:/);
    expect(minutesFrom(new Date('2027-02-01T06:00:00Z'))).toBeLessThan(1);
    await post('/sandbox/clock', { now: null });
    expect(minutesFrom(new Date())).toBeLessThan(1);
  });

  it('is moved by the form, whose time is UTC', async () => {
    const answer = await submit('/sandbox/clock', { now: '2027-03-01T10:30' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/']);
    expect(minutesFrom(new Date('2027-03-01T10:30:00Z'))).toBeLessThan(1);
  });

  it.each([{ now: 'tomorrow' }, { now: 5 }, { now: '0001-01-01' }, {}, { now: '9999-12-31T00:00:00Z' }])(
    'refuses %j and stays',
    async (body) => {
      const answer = await post('/sandbox/clock', body);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'now' }] }]);
      expect(minutesFrom(testNow)).toBeLessThan(1);
    },
  );
});

describe('faults', () => {
  it('hit one call as often as told', async () => {
    await post('/sandbox/faults', { kind: '500', endpoint: 'dictionaries.transaction', times: 2 });
    expect((await list()).statusCode).toBe(500);
    expect((await list()).json()).toMatchObject({ status: 'error', correlationId: expect.any(String) });
    expect((await list()).statusCode).toBe(200);
  });

  it('hit every call until they are cleared', async () => {
    await submit('/sandbox/faults', { kind: '401', endpoint: '', times: '' });
    for (let count = 0; count < 3; count += 1) expect((await list()).statusCode).toBe(401);
    expect((await sandbox.app.inject('/health')).statusCode).toBe(200);
    await post('/sandbox/faults/clear', {});
    expect((await list()).statusCode).toBe(200);
  });

  it('drop the connection', async () => {
    await post('/sandbox/faults', { kind: 'drop' });
    const address = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${address}/sandbox/profile/api/items`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  it.each([{ kind: 'explode' }, { kind: '500', endpoint: 'no.such' }, { kind: '500', times: 0 }, []])(
    'refuse %j',
    async (body) => {
      expect((await post('/sandbox/faults', body)).statusCode).toBe(400);
      expect((await sandbox.app.inject('/sandbox/faults')).json()).toEqual({ faults: [] });
    },
  );
});

describe('starting over', () => {
  it('needs the tick in the form', async () => {
    expect((await submit('/sandbox/reset', {})).statusCode).toBe(400);
    expect(resets).toBe(0);
    expect((await submit('/sandbox/reset', { confirmed: 'yes' })).statusCode).toBe(303);
    expect(resets).toBe(1);
  });

  it('is not offered where nobody can do it', async () => {
    const other = await openTestSandbox({ db: sandbox.db });
    expect((await other.app.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(404);
    expect((await other.app.inject('/sandbox/')).body).not.toContain('/sandbox/reset');
    await other.close();
  });
});

describe.each(['/sandbox/clock', '/sandbox/faults', '/sandbox/faults/clear', '/sandbox/reset'])('%s', (url) => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('refuses another site’s page (%j)', async (headers) => {
    expect((await post(url, { kind: '500', now: '2027-01-01T00:00:00Z' }, headers)).statusCode).toBe(403);
    expect((await sandbox.app.inject('/sandbox/faults')).json()).toEqual({ faults: [] });
    expect(resets).toBe(0);
  });
});
