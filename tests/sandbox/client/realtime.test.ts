import { afterEach, expect, it, vi } from 'vitest';
import { createHub } from '#sandbox/hub/hub.ts';
import { openHub } from '#src/realtime/hubConnection.ts';
import { createProgressLine, type ProgressLine } from '#src/realtime/progressLine.ts';
import { layWire, listenSomewhere } from '#tests/support/hubClient.ts';
import { people } from '#tests/support/people.ts';
import { openTestSandbox } from '#tests/support/sandbox.ts';
import { signToken } from '#tests/support/signToken.ts';
import { users } from '#sandbox/db/schema/account.ts';

const path = '/sandbox/transactions/hubs/transactions';
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A line of the app to a sandbox that listens, over a wire that can be cut. */
async function openLine() {
  const sandbox = await openTestSandbox();
  closing.push(sandbox.close);
  const wire = await layWire(await listenSomewhere(sandbox.app));
  closing.push(wire.close);
  const accessToken = () => signToken(sandbox.db, sandbox.config, people.manager);
  const line = createProgressLine((socket) => openHub({ url: wire.url + path, accessToken }, socket));
  const stop = line.subscribe(() => {});
  closing.push(stop);
  const found = await sandbox.db.select().from(users);
  const merchantID = found.find(({ email }) => email === people.manager)?.merchantID ?? '';
  const hub = createHub(sandbox.db, () => {});
  const connected = () => vi.waitFor(() => expect(line.read().connectionID).toBeTruthy(), 5000);
  return { line, wire, connected, publish: hub.publish, merchantID, accessToken, stop };
}

const latest = (line: ProgressLine, status: string) =>
  vi.waitFor(() => expect(line.read().latest?.status).toBe(status), 5000);

it('hears of its own requests, and again after its connection was cut', async () => {
  const { line, wire, connected, publish, merchantID } = await openLine();
  await connected();
  const { connectionID } = line.read();
  const message = { merchantID, paymentTransactionID: 't' } as const;
  await publish({ ...message, connectionID: 'another', status: 'declined' });
  await publish({ ...message, connectionID, status: 'sentToProcessor' });
  await latest(line, 'sentToProcessor');
  wire.cut();
  await vi.waitFor(() => expect(line.read().connectionID).not.toBe(connectionID), 5000);
  await connected();
  await publish({ ...message, connectionID: line.read().connectionID, status: 'authorised' });
  await latest(line, 'authorised');
});

it('hears of deals that were charged', async () => {
  const { wire, connected, publish, merchantID, accessToken } = await openLine();
  await connected();
  const heard: unknown[] = [];
  const onConnected = vi.fn();
  const socket = { onConnected, onMessage: () => {}, onDealsChanged: (message: unknown) => heard.push(message) };
  closing.push(openHub({ url: wire.url + path, accessToken }, socket));
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledWith(expect.any(String)), 5000);
  await publish({ merchantID, billingDealsID: ['first', 'second'] });
  await vi.waitFor(() => expect(heard).toEqual([{ billingDealsID: ['first', 'second'] }]), 5000);
});

it('lives without a hub, and tries again later', async () => {
  const tried = vi.fn(async () => 'token');
  const line = createProgressLine((socket) =>
    openHub({ url: `http://127.0.0.1:9${path}`, accessToken: tried }, socket),
  );
  closing.push(line.subscribe(() => {}));
  await vi.waitFor(() => expect(tried.mock.calls.length).toBeGreaterThan(1), 5000);
  expect(line.read()).toEqual({});
});
