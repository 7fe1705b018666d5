import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Options } from '#conform/options.ts';
import { listenSomewhere } from '#tests/support/hubClient.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { tokenOf } from '#tests/support/listeningSandboxes.ts';

/** The page of the product, which the sandbox of these tests lets ask. */
const origin = 'https://office.example';

/** A sandbox that listens, and what the kit is told of it. */
export async function openListening(): Promise<{ sandbox: TestSandbox; url: string; options: Options }> {
  const sandbox = await openTestSandbox({ config: { origins: [origin] } });
  const url = `${await listenSomewhere(sandbox.app)}/sandbox`;
  return { sandbox, url, options: { ...optionsFor(url), token: await tokenOf(sandbox, 'manager'), origin } };
}

export const optionsFor = (url: string): Options => ({
  addresses: {
    profile: `${url}/profile`,
    transactions: `${url}/transactions`,
    reporting: `${url}/reporting`,
  },
  token: 'none',
  writes: false,
  slowMs: 20_000,
});

/** An answer on its way, as it may be spoilt. */
export interface Passing {
  /** Method and path below the API: `GET /api/consumers`. */
  call: string;
  query: URLSearchParams;
  status: number;
  headers: Headers;
  text: string;
}

/** What a poor server makes of a good answer; it may change the question before it is asked. */
export interface Poverty {
  asks?: (call: string, query: URLSearchParams) => void;
  answers?: (passing: Passing) => Promise<void> | void;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length > 0 ? Buffer.concat(parts) : undefined;
}

/** A server before another one that does one thing badly. */
export async function openPoor(good: string, { asks, answers }: Poverty) {
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', good);
    const call = `${request.method ?? ''} ${asked.pathname.replace(/^\/\w+/, '')}`;
    asks?.(call, asked.searchParams);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const body = await bodyOf(request);
    const answer = await fetch(`${good}${asked.pathname}${asked.search}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body && { body: new Uint8Array(body) }),
    });
    const passing: Passing = {
      call,
      query: asked.searchParams,
      status: answer.status,
      headers: new Headers(answer.headers),
      text: await answer.text(),
    };
    await answers?.(passing);
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
      passing.headers.delete(name);
    response.writeHead(passing.status, Object.fromEntries(passing.headers)).end(passing.text);
  }
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}
