import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let port: number;
beforeAll(async () => {
  sandbox = await openTestSandbox({ requestTimeoutMs: 400 });
  port = Number(new URL(await sandbox.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => sandbox.close());

/** Sends a piece of a request and nothing more. @returns what the server said before it closed the connection */
async function begin(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const post = 'POST /sandbox/transactions/api/items HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('a request that never ends', () => {
  it.each([
    ['in its first line', 'GET /health HT'],
    ['in its headers', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n'],
    ['in its body', `${post}Content-Length: 1000\r\n\r\n{"itemName":`],
    ['in a piece of its body', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a"`],
  ])('is closed %s, while others are answered', async (_where, text) => {
    const hanging = Array.from({ length: 20 }, () => begin(text));
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    for (const answer of await Promise.all(hanging)) expect(answer).toMatch(/^$|^HTTP\/1\.1 4(08|01)/);
  });

  it('may take a minute where nothing else is said', async () => {
    const usual = await openTestSandbox({ db: sandbox.db });
    const { requestTimeout, headersTimeout } = usual.app.server;
    expect([requestTimeout, headersTimeout <= 60_000 && headersTimeout > 0]).toEqual([60_000, true]);
    await usual.close();
  });
});
