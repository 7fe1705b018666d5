import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invalid, notFound } from '#sandbox/core/apiError.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { signToken } from '#tests/support/signToken.ts';
import { guidPattern, requestOf, unknownGuid } from '#tests/support/requests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('what handlers answer', () => {
  const handled: TestSandbox[] = [];
  const open = async (options: Parameters<typeof openTestSandbox>[0]) => {
    const opened = await openTestSandbox({ ...options, db: sandbox.db });
    handled.push(opened);
    return opened;
  };
  afterEach(async () => {
    await Promise.all(handled.splice(0).map((opened) => opened.close()));
  });

  it('is given who calls, the decoded path, the query, the body and the language', async () => {
    const calls: unknown[] = [];
    const { as } = await open({
      handlers: {
        'items.update': async ({ caller, path, query, body, locale, correlationId, endpoint }) => {
          calls.push({ roles: caller.roles, name: caller.name, path, query: [...query], body, locale, endpoint });
          return { json: { status: 'success', correlationId } };
        },
      },
    });
    await as('merchant')({
      method: 'PUT',
      url: '/sandbox/profile/api/items/a%2Fb%20%D7%90?Statuses=a&Statuses=b',
      payload: { name: 'ש' },
      headers: { 'accept-language': 'en-IL', 'x-correlation-id': unknownGuid },
    });
    expect(calls).toEqual([
      {
        roles: ['Merchant'],
        name: expect.any(String),
        path: { id: 'a/b א' },
        query: [
          ['Statuses', 'a'],
          ['Statuses', 'b'],
        ],
        body: { name: 'ש' },
        locale: 'en-IL',
        endpoint: 'items.update',
      },
    ]);
  });

  it('becomes an OperationResponse when it is a refusal, keys translated', async () => {
    const { as } = await open({
      handlers: {
        'items.create': async () => {
          throw invalid([
            { code: 'price', description: 'Required' },
            { code: 'name', description: 'as it is' },
          ]);
        },
        'items.get': async () => {
          throw notFound('Item');
        },
      },
    });
    const refused = await as('manager')({ ...requestOf('items.create'), headers: { 'accept-language': 'en' } });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        message: 'Can not save. Please check form values',
        errors: [
          { code: 'price', description: 'Required' },
          { code: 'name', description: 'as it is' },
        ],
      },
    ]);
    const missing = await as('manager')(requestOf('items.get'));
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { entityType: 'Item', message: 'לא נמצא' }]);
  });

  it('tells nothing when it fails, while the log tells where, without the values', async () => {
    const lines: string[] = [];
    const { as } = await open({
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
      handlers: {
        'items.create': async () => {
          throw new Error('Failed query: insert into cards\nparams: 4111111111111111', {
            cause: new Error('value "4111 1111 1111 1111" is too long'),
          });
        },
      },
    });
    const answer = await as('manager')({
      method: 'POST',
      url: '/sandbox/profile/api/items?search=dana%40example.test',
      payload: { cardNumber: '4111111111111111' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      {
        message: 'שגיאת שרת. יש לנסות שוב מאוחר יותר',
        status: 'error',
        correlationId: answer.headers['x-correlation-id'],
      },
    ]);
    const log = lines.join('');
    expect(log).toContain('Failed query: insert into cards');
    expect(log).toContain('answers.test.ts');
    expect(log).toContain(String(answer.headers['x-correlation-id']));
    expect(log).not.toMatch(/4111 ?1111 ?1111|Bearer|authorization|dana/);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      method: 'POST',
      route: '/sandbox/profile/api/items',
      status: 500,
      correlationId: answer.headers['x-correlation-id'],
      userID: expect.stringMatching(guidPattern),
      ms: expect.any(Number),
    });
  });

  it('travels as a file with its name', async () => {
    const { as } = await open({
      handlers: {
        'items.excel': async () => ({
          file: Readable.from([Buffer.from('one'), Buffer.from('two')]),
          fileName: 'פריטים "1".xlsx',
          contentType: 'application/octet-stream',
        }),
      },
    });
    const answer = await as('manager')(requestOf('items.excel'));
    expect(answer.body).toBe('onetwo');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="______ _1_.xlsx"; filename*=UTF-8''%D7%A4%D7%A8%D7%99%D7%98%D7%99%D7%9D%20%221%22.xlsx`,
    );
  });

  it('is aborted when the client leaves', async () => {
    const seen: { signal?: AbortSignal } = {};
    const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
    const { app, db, config } = await open({
      handlers: {
        'items.list': async ({ signal }) => {
          seen.signal = signal;
          enter();
          await once(signal, 'abort');
          throw signal.reason;
        },
      },
    });
    const token = await signToken(db, config, people.manager);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = httpRequest(`${address}/sandbox/profile/api/items`, {
      headers: { authorization: `Bearer ${token}` },
    });
    client.on('error', () => {});
    client.end();
    await entered;
    expect(seen.signal?.aborted).toBe(false);
    client.destroy();
    if (seen.signal && !seen.signal.aborted) await once(seen.signal, 'abort');
    expect(seen.signal?.aborted).toBe(true);
  });

  it('of the pair that the spec names twice comes from whichever handler exists', async () => {
    const { as } = await open({
      handlers: {
        'paymentIntents.get': async ({ endpoint }) => ({
          file: Readable.from(endpoint),
          fileName: 'endpoint.txt',
          contentType: 'text/plain',
        }),
      },
    });
    expect((await as('manager')(requestOf('billingRequests.get'))).body).toBe('paymentIntents.get');
  });
});
