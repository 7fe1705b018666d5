import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import { sendWebhooks } from '#sandbox/jobs/sendWebhooks.ts';
import { callOf } from '#tests/support/callOf.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const named = 'https://receiver.shop.example';
const received: Received[] = [];
/** What the receiver answers next; then 204. */
let answers: { status: number; location?: string }[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    received.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
    const { status, location } = answers.shift() ?? { status: 204 };
    response.writeHead(status, location ? { location } : {}).end();
  });
});

let sandbox: TestSandbox;
let anchors: Anchors;
let now = new Date('2026-11-15T10:00:00Z');
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  sandbox = await openTestSandbox({ config: { webhookReceivers: new Map([[named, `http://127.0.0.1:${port}`]]) } });
  anchors = await findAnchors(sandbox.db);
  const items = [named, 'https://elsewhere.example'].map((origin) => ({
    eventName: 'ConsumerCreated',
    url: `${origin}/hooks?shop=1`,
    isFailureEvent: false,
  }));
  const webhooks = { securityHeader: { key: 'X-Shop-Key', value: 'not-to-be-told' }, items };
  await sandbox.db.update(terminals).set({ webhooks }).where(eq(terminals.terminalID, anchors.terminalID));
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => receiver.close(resolve));
});
beforeEach(async () => {
  received.length = 0;
  answers = [];
  now = new Date();
  await sandbox.db.delete(webhookDeliveries);
});

const happen = () =>
  recordEvent(sandbox.db, callOf(sandbox, anchors.merchantID), {
    terminalID: anchors.terminalID,
    eventName: 'ConsumerCreated',
    entityType: 'Consumer',
    entityReference: '00000000-0000-4000-8000-00000000000e',
  });
const send = () => sendWebhooks(callOf(sandbox, anchors.merchantID).context, () => now);
const later = (seconds: number) => {
  now = new Date(now.getTime() + 1000 * seconds);
};
const deliveries = () =>
  sandbox.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.url, `${named}/hooks?shop=1`))
    .orderBy(asc(webhookDeliveries.webhookDeliveryID));

describe('a webhook to an address that the operator has named', () => {
  it('leaves with its event and its header, once, and nothing else leaves', async () => {
    await happen();
    expect(received).toEqual([]);
    later(1);
    await Promise.all([send(), send()]);
    expect(received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = received;
    const [delivery] = await deliveries();
    expect(url).toBe('/hooks?shop=1');
    expect(headers).toMatchObject({ 'x-shop-key': 'not-to-be-told', 'content-type': 'application/json' });
    expect(body).toEqual(delivery?.payload);
    expect(delivery).toMatchObject({ attempts: 1, responseStatus: 204, restsUntil: null });
    expect(delivery?.deliveredAt).not.toBeNull();
    later(1000);
    await send();
    expect(received).toHaveLength(1);
  });

  it('comes again with growing pauses, three times in all', async () => {
    await happen();
    answers = [{ status: 503 }, { status: 500 }, { status: 503 }];
    for (const [seconds, attempts] of [
      [1, 1],
      [5, 1],
      [6, 2],
      [19, 2],
      [2, 3],
      [1000, 3],
    ] as const) {
      later(seconds);
      await send();
      expect([seconds, received.length]).toEqual([seconds, attempts]);
    }
    expect(await deliveries()).toMatchObject([
      { attempts: 3, responseStatus: 503, deliveredAt: null, restsUntil: null },
    ]);
  });

  it('follows no address that the receiver names', async () => {
    await happen();
    answers = [{ status: 307, location: '/elsewhere' }];
    later(1);
    await send();
    expect(received.map(({ url }) => url)).toEqual(['/hooks?shop=1']);
    expect(await deliveries()).toMatchObject([{ responseStatus: 307, deliveredAt: null }]);
  });

  it('that a process has died over is sent when its time is up', async () => {
    await happen();
    await sandbox.db
      .update(webhookDeliveries)
      .set({ attempts: 1, restsUntil: new Date(now.getTime() + 60_000) })
      .where(eq(webhookDeliveries.url, `${named}/hooks?shop=1`));
    later(59);
    await send();
    expect(received).toEqual([]);
    later(2);
    await send();
    expect(received).toHaveLength(1);
  });
});
