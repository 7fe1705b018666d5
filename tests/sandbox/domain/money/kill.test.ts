import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { parseEnvironment } from '#sandbox/config.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { typed } from '#tests/support/payments.ts';
import { people } from '#tests/support/people.ts';
import { signToken } from '#tests/support/signToken.ts';

let directory: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'back-office-kill-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the sandbox as `npm start` does, on a database of files. */
async function start(port: number, delayMs: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './scripts/checkNode.mjs', 'scripts/start.ts', '--no-build'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SANDBOX_SEED: '20',
      SANDBOX_DATA: join(directory, 'data'),
      SANDBOX_PROCESSOR_DELAY_MS: String(delayMs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Ctrl+C') && resolve());
    child.once('exit', () => reject(new Error('the sandbox ended')));
  });
  return child;
}

async function readJson(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const body: unknown = await (await fetch(url, init)).json();
  if (!isObject(body)) throw new Error(`${url} answered no object`);
  return body;
}

const rowsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Fills the database, and gives a token of the manager and the manager's first terminal. */
async function prepare(port: number): Promise<{ token: string; terminalID: string }> {
  const dataDirectory = join(directory, 'data');
  const opened = await openDatabase({ dataDirectory });
  await prepareDatabase(opened, { now: new Date(), seedTransactions: 20 });
  const token = await signToken(opened.db, parseEnvironment({ PORT: String(port) }), people.manager);
  const [terminal] = await opened.db.select().from(terminals).where(eq(terminals.name, 'granit-main'));
  await opened.close();
  return { token, terminalID: terminal?.terminalID ?? '' };
}

test('a server killed between authorisation and answer leaves one transaction', { timeout: 180_000 }, async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { token, terminalID } = await prepare(port);
  // The answer takes its last third, over three seconds: time enough to die in.
  const first = await start(port, 10_000);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'kill-1' };
  const api = `${origin}/sandbox/transactions/api/transactions`;
  const body = JSON.stringify({
    terminalID,
    transactionAmount: 4321.98,
    creditCardSecureDetails: typed(),
    extension: { attemptID: 'kill-1' },
  });
  const post = { method: 'POST', headers, body };
  const cut = fetch(`${api}/create`, post).then(
    () => 'answered',
    () => 'cut',
  );
  const authorised = async () => rowsIn((await readJson(`${origin}/sandbox/processor`)).records);
  const deadline = Date.now() + 60_000;
  while ((await authorised()).length === 0 && Date.now() < deadline) await new Promise((go) => setTimeout(go, 50));
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  expect(await cut).toBe('cut');

  await start(port, 0);
  const found = await readJson(`${api}?amountFrom=4321.98&amountTo=4321.98`, { headers });
  expect(rowsIn(found.data)).toMatchObject([{ status: 'awaitingForTransmission' }]);
  const [row] = rowsIn(found.data);
  const details = await readJson(`${api}/${String(row?.paymentTransactionID)}`, { headers });
  expect(details).toMatchObject({ extension: { attemptID: 'kill-1' }, processorResultCode: 0 });

  const again = await fetch(`${api}/create`, post);
  expect([again.status, await again.json()]).toMatchObject([201, { entityUID: row?.paymentTransactionID }]);
  expect(await authorised()).toMatchObject([{ reference: row?.paymentTransactionID, code: 0 }]);
  const afterwards = await readJson(`${api}?amountFrom=4321.98&amountTo=4321.98`, { headers });
  expect(afterwards.numberOfRecords).toBe(1);
});
