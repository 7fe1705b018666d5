import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { guidPattern } from '#tests/support/requests.ts';
import { findAnchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('bodies', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    sandbox.as('manager')({
      method: 'POST',
      url: '/sandbox/transactions/api/transactions/create',
      payload,
      headers: { 'content-type': type, 'accept-language': 'en' },
    });

  it.each([
    ['broken JSON', '{"cardNumber":"4111111111111111', 'application/json'],
    ['a polluted prototype', '{"__proto__":{"admin":true}}', 'application/json'],
  ])('%s answers 400 and names the problem', async (_case, payload, type) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error', message: 'The request could not be read' });
    expect(answer.body).not.toContain('4111111111111111');
  });

  it.each([
    ['XML', '<a/>', 'application/xml'],
    ['plain text', 'hello', 'text/plain'],
    ['a form', 'transactionAmount=5', 'application/x-www-form-urlencoded'],
    ['a form in parts', '--x\r\n\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    ['JSON under another name', '{}', 'application/jsonp'],
  ])('%s answers 415: the API takes JSON', async (_case, payload, type) => {
    const answer = await post(payload, type);
    const message = 'The content type of the request is not supported';
    const errors = [{ code: 'Content-Type', description: message }];
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { status: 'error', message, errors }]);
  });

  it.each([
    ['the character NUL', '{"dealDetails":{"items":[{"itemName":"a\\u0000b"}]}}', 'dealDetails.items[0].itemName'],
    ['NUL in a name', '{"extension":{"a\\u0000b":1}}', 'extension'],
    ['a character that rings', '{"dealDetails":{"dealDescription":"a\\u0007b"}}', 'dealDetails.dealDescription'],
    ['one that moves the cursor', '{"dealDetails":{"consumerName":"a\\u009b2Jb"}}', 'dealDetails.consumerName'],
    ['half a character', '{"dealDetails":{"branch":"a\\ud83d"}}', 'dealDetails.branch'],
    ['half a character in a name', '{"extension":{"\\udfff":1}}', 'extension'],
    ['an object that is no text', '{"transactionAmount":{"toString":"1"}}', 'transactionAmount'],
    ['an object that is no number', '{"transactionAmount":{"valueOf":1}}', 'transactionAmount'],
    [
      'lists without end',
      `{"extension":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      expect.stringMatching(/^extension(\[0\])+$/),
    ],
    ['objects without end', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, expect.stringMatching(/^a(\.a)+$/)],
  ])('%s answers 400 and names the place', async (_case, payload, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'The request could not be read', errors: [{ code, description: 'Invalid' }] },
    ]);
  });

  it('of more than 1 MB answers 413', async () => {
    const answer = await post(JSON.stringify({ text: 'x'.repeat(1024 * 1024) }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { status: 'error', message: 'The request is too large', correlationId: expect.stringMatching(guidPattern) },
    ]);
  });

  it('may be missing although the header names JSON', async () => {
    expect((await post('')).json()).toMatchObject({ message: 'Can not save. Please check form values' });
  });

  it.each(['/sandbox/clock', '/sandbox/faults', '/sandbox/login/nobody', '/sandbox/consent/nobody'])(
    'of the sandbox’s own page %s are small',
    async (url) => {
      const bodies = [
        ['application/x-www-form-urlencoded', 'a&'.repeat(5000)],
        ['application/json', JSON.stringify({ now: 'x'.repeat(9000) })],
      ] as const;
      for (const [type, payload] of bodies) {
        const headers = { 'content-type': type };
        const answer = await sandbox.app.inject({ method: 'POST', url, payload, headers });
        expect([type, answer.statusCode, answer.json()]).toMatchObject([type, 413, { status: 'error' }]);
      }
    },
  );

  /** Sends a form to where a terminal takes its logo. */
  async function upload(payload: string | Buffer) {
    const { terminalID } = await findAnchors(sandbox.db);
    return sandbox.as('manager')({
      method: 'POST',
      url: `/sandbox/profile/api/terminals/${terminalID}/merchantlogo`,
      payload,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' },
    });
  }

  const formOf = (content: Buffer) => {
    const head = 'content-disposition: form-data; name="file"; filename="a.csv"';
    return Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n--x--\r\n')]);
  };

  it.each([
    ['that never ends', Buffer.alloc(11 * 1024 * 1024), 'Max file size is 1MB'],
    ['that is no picture', Buffer.from('a'), 'Only images are allowed'],
  ])('of an upload %s get as far as the call, which refuses them', async (_case, content, message) => {
    const answer = await upload(formOf(content));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 'error', message }]);
  });
});
