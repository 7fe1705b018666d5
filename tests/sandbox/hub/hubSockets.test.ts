import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectToHub, hubPath } from '#tests/support/hubClient.ts';
import { listeningSandboxes, tokenOf } from '#tests/support/listeningSandboxes.ts';

const { open, closing } = listeningSandboxes();
const connectionToken = 'a'.repeat(32);
const shake = '{"protocol":"json","version":1}\u001e';

/** Opens a bare socket and tells how that ended: its first answer, or the status of the refusal. */
function knock(url: string, query: string, headers: Record<string, string> = {}): Promise<number | 'open'> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${hubPath}?${query}`, { headers });
  closing.push(async () => socket.terminate());
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('open', () => resolve('open'));
    socket.on('error', () => {});
  });
}

describe('a socket', () => {
  it('needs a token, a connection and an origin that may', async () => {
    const { sandbox, url } = await open({ config: { origins: ['http://localhost:5173'] } });
    const token = await tokenOf(sandbox, 'manager');
    const expired = await tokenOf(sandbox, 'manager', { exp: Math.floor(Date.now() / 1000) - 10 });
    const id = `id=${connectionToken}`;
    expect(await knock(url, id)).toBe(401);
    expect(await knock(url, `${id}&access_token=${expired}`)).toBe(401);
    expect(await knock(url, `id=x&access_token=${token}`)).toBe(400);
    expect(await knock(url, `${id}&access_token=${token}`, { origin: 'http://evil.test' })).toBe(403);
    expect(await knock(url, `${id}&access_token=${token}`, { origin: 'http://localhost:5173' })).toBe('open');
    expect(await knock(url, `${id}&access_token=${token}`)).toBe(409);
    expect(await knock(`${url}/elsewhere`, `${id}&access_token=${token}`)).toBe(404);
  });

  it('is not given to who offers HTTP/2 in passing', async () => {
    const { url } = await open();
    const { hostname, port } = new URL(url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const headers = 'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n';
        socket.write(`GET /health HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
      });
      socket.once('data', (data) => resolve(data.toString('utf8')));
      closing.push(async () => socket.destroy());
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is refused to SignalR’s client without a good token', async () => {
    const { url } = await open();
    await expect(connectToHub(url, async () => 'forged')).rejects.toThrow('401');
  });

  it('survives whatever is written to it', async () => {
    const { sandbox, url } = await open();
    const token = await tokenOf(sandbox, 'manager');
    const messages: (string | Buffer)[] = [
      'no end',
      '{"protocol":"messagepack","version":1}\u001e',
      'null\u001e',
      `${shake}{"type":1}\u001e`,
      `${shake}null\u001e`,
      `${shake}[[[`,
      Buffer.from([1, 2, 3]),
      `${shake}${'x'.repeat(40_000)}\u001e`,
    ];
    for (const [index, message] of messages.entries()) {
      const id = String(index).padStart(32, 'b');
      const socket = new WebSocket(`${url.replace('http', 'ws')}${hubPath}?id=${id}&access_token=${token}`);
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => {});
      socket.on('open', () => socket.send(message));
      await closed;
    }
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const client = await connectToHub(url, async () => token);
    closing.push(() => client.connection.stop());
    await expect(client.connection.invoke('anything')).rejects.toThrow('no such method');
  });

  it('ends with a client that falls silent, before its handshake or after, and stays with one that pings', async () => {
    const { sandbox, url } = await open({ hubTimes: { pingMs: 100, idleMs: 2000, handshakeMs: 300 } });
    const token = await tokenOf(sandbox, 'manager');
    const silent = (id: string, first?: string) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${hubPath}?id=${id.repeat(32)}&access_token=${token}`);
      if (first !== undefined) socket.on('open', () => socket.send(first));
      return new Promise((resolve) => socket.on('close', resolve));
    };
    const client = await connectToHub(url, async () => token, { keepAliveMs: 100 });
    closing.push(() => client.connection.stop());
    const before = client.connection.connectionId;
    await silent('c');
    await silent('d', shake);
    expect([client.connection.state, client.connection.connectionId]).toEqual(['Connected', before]);
  });
});
