import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { endpointIds } from '#contract/endpoints.ts';
import { hubPath, listenSomewhere } from '#tests/support/hubClient.ts';
import { tokenOf } from '#tests/support/listeningSandboxes.ts';
import { guidPattern, requestOf } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

/** Everything a person or a client may send, each part to be known again. */
const secrets = {
  name: 'qqxname',
  note: 'qqx note',
  cardNumber: '4111 1111 1111 1111',
  cvv: 'qqx873',
  email: 'qqxdana@example.test',
  password: 'qqxpassword',
  nested: [{ extension: { anything: 'qqxnested' } }],
};
const query = 'search=qqxquery&ConsumerEmail=qqxdana%40example.test&access_token=qqxtoken';
const headers = {
  'idempotency-key': 'qqxkey',
  'user-agent': 'qqxagent',
  cookie: 'qqxcookie=1',
  'x-correlation-id': 'qqx"}\n{"level":60',
};

let sandbox: TestSandbox;
const lines: string[] = [];
/** What was written, without ids and times, which may hold any digits. */
const log = () => lines.join('').replaceAll(/"(time|ms)":[\d.]+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
beforeAll(async () => {
  sandbox = await openTestSandbox({ logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
});
afterAll(() => sandbox.close());
beforeEach(() => (lines.length = 0));

it('a line tells of an answer by method, route, call, status, person and correlation id, and of nothing that was sent', async () => {
  const ask = sandbox.as('manager');
  for (const id of endpointIds) {
    const request = requestOf(id);
    const isJson = request.payload !== undefined && request.headers === undefined;
    const url = `${request.url as string}?${query}`;
    await ask({ ...request, url, headers: { ...request.headers, ...headers }, ...(isJson && { payload: secrets }) });
  }
  expect(lines.filter((line) => Number(/"level":(\d+)/.exec(line)?.[1]) > 30)).toEqual([]);
  const answered = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'answered');
  expect(answered).toHaveLength(endpointIds.length);
  expect(new Set(answered.map(({ call }) => call)).size).toBeGreaterThan(endpointIds.length * 0.9);
  for (const line of answered) {
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      correlationId: expect.stringMatching(guidPattern),
      method: expect.stringMatching(/^[A-Z]+$/),
      route: expect.stringMatching(/^\/sandbox\/[\w/:$-]+$/),
      call: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
      userID: expect.stringMatching(guidPattern),
      msg: 'answered',
    });
  }
  expect(log()).not.toMatch(/qqx|4111|example\.test|Bearer|eyJ/);
});

it('whoever is not known, and what has no route, is not repeated', async () => {
  const url = await listenSomewhere(sandbox.app);
  const token = await tokenOf(sandbox, 'manager');
  const post = (path: string, body: string, type = 'application/json') =>
    fetch(`${url}${path}?${query}`, { method: 'POST', body, headers: { 'content-type': type } });
  await post(
    '/sandbox/login/qqxuid',
    'email=qqxdana%40example.test&password=qqxpassword',
    'application/x-www-form-urlencoded',
  );
  await post(
    '/sandbox/identity/token',
    `grant_type=refresh_token&refresh_token=qqxtoken`,
    'application/x-www-form-urlencoded',
  );
  await post('/sandbox/profile/api/items', '{"name": qqxname');
  await post(`${hubPath}/negotiate`, '');
  await fetch(`${url}/qqx/${token}?${query}`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}${hubPath}?id=qqx&access_token=${token}`);
  await new Promise((resolve) => socket.on('error', resolve));
  expect(lines.length).toBeGreaterThan(4);
  expect(log()).not.toMatch(/qqx|example\.test|eyJ/);
});

it('errors are told without the values they quote', async () => {
  const failing = await openTestSandbox({
    db: sandbox.db,
    logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    handlers: {
      'items.get': ({ context }) => {
        const wrong = sql`select ${'qqxdana@example.test'}::uuid`;
        return context.db.execute(wrong).then(() => {
          throw new Error('it was read');
        });
      },
      'items.create': async () => JSON.parse('{"name": qqxname'),
      'items.update': async () => {
        throw new Error('550 <qqxdana@example.test> unknown; eyJhbGciOi.eyJzdWIi.qqx was refused');
      },
    },
  });
  for (const id of ['items.get', 'items.create', 'items.update'] as const) {
    expect((await failing.as('manager')({ ...requestOf(id), payload: secrets })).statusCode).toBe(500);
  }
  expect(log()).not.toMatch(/qqx|example\.test|eyJ/);
  expect(log()).toContain('invalid input syntax for type uuid: [value]');
  expect(log()).toContain('[text] is not valid JSON');
  expect(log()).toContain('550 <[address]> unknown; [token] was refused');
  expect(log()).toContain('logging.test.ts');
  await failing.close();
});
