import { describe, expect, it, vi } from 'vitest';
import { users } from '#sandbox/db/schema/account.ts';
import { createHub } from '#sandbox/hub/hub.ts';
import type { ProgressMessage } from '#sandbox/core/hubMessage.ts';
import { connectToHub, hubPath, layWire, type HubClient } from '#tests/support/hubClient.ts';
import { listeningSandboxes, tokenOf } from '#tests/support/listeningSandboxes.ts';
import { people } from '#tests/support/people.ts';
import type { TestSandbox } from '#tests/support/sandbox.ts';

const { open, closing } = listeningSandboxes();
const transactionID = '11111111-1111-4111-8111-111111111111';

async function join(sandbox: TestSandbox, url: string, person: keyof typeof people): Promise<HubClient> {
  const client = await connectToHub(url, () => tokenOf(sandbox, person));
  closing.push(() => client.connection.stop());
  return client;
}

/** Publishes as a call's handler does, for the merchant of the seed's manager. */
async function publish({ db }: TestSandbox, message: Partial<ProgressMessage> = {}) {
  const merchantID = await merchantOf(db);
  const hub = createHub(db, (error) => expect.unreachable(String(error)));
  await hub.publish({ merchantID, paymentTransactionID: transactionID, status: 'sentToProcessor', ...message });
}

async function merchantOf(db: TestSandbox['db']): Promise<string> {
  const found = await db.select({ email: users.email, merchantID: users.merchantID }).from(users);
  return found.find(({ email }) => email === people.manager)?.merchantID ?? '';
}

describe('negotiation', () => {
  it('names a connection for who is signed in, and nobody else', async () => {
    const { sandbox } = await open();
    const url = `${hubPath}/negotiate?negotiateVersion=1`;
    const refused = await sandbox.app.inject({ method: 'POST', url });
    expect([refused.statusCode, refused.body]).toEqual([401, '']);
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const answer = await sandbox.as('manager')({ method: 'POST', url, headers, payload: '' });
    expect(answer.json()).toMatchObject({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{32}$/),
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });

  it('answers pages of the origins that may call', async () => {
    const { sandbox } = await open({ config: { origins: ['http://localhost:5173'] } });
    const ask = (origin: string) =>
      sandbox.as('manager')({ method: 'POST', url: `${hubPath}/negotiate`, headers: { origin } });
    expect((await ask('http://localhost:5173')).headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect((await ask('http://evil.test')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('progress', () => {
  it('is heard by the connections of the merchant alone, and names the one that asked', async () => {
    const { sandbox, url } = await open();
    const [asking, colleague, stranger] = [
      await join(sandbox, url, 'manager'),
      await join(sandbox, url, 'merchant'),
      await join(sandbox, url, 'otherManager'),
    ];
    const connectionID = asking.connection.connectionId;
    await publish(sandbox, { connectionID, message: 'בדרך' });
    await publish(sandbox, { status: 'authorised' });
    const expected = [
      { paymentTransactionID: transactionID, status: 'sentToProcessor', message: 'בדרך', connectionID },
      { paymentTransactionID: transactionID, status: 'authorised' },
    ];
    await vi.waitFor(() => expect([asking.heard, colleague.heard]).toEqual([expected, expected]));
    expect(stranger.heard).toEqual([]);
  });

  it('reaches a merchant named in another’s connection only by the merchant', async () => {
    const { sandbox, url } = await open();
    const [own, stranger] = [await join(sandbox, url, 'manager'), await join(sandbox, url, 'otherManager')];
    await publish(sandbox, { connectionID: stranger.connection.connectionId });
    await vi.waitFor(() => expect(own.heard).toHaveLength(1));
    expect(stranger.heard).toEqual([]);
  });

  it('crosses from one server to another on the same database', async () => {
    const { sandbox, url } = await open();
    const second = await open();
    const clients = [await join(sandbox, url, 'manager'), await join(second.sandbox, second.url, 'manager')];
    await publish(sandbox);
    await vi.waitFor(() => expect(clients.map(({ heard }) => heard.length)).toEqual([1, 1]));
  });

  it('is told after the commit of its transaction, twice if it was said twice, and never after a rollback', async () => {
    const { sandbox, url } = await open();
    const { heard } = await join(sandbox, url, 'manager');
    const hub = createHub(sandbox.db, () => {});
    const message = { merchantID: await merchantOf(sandbox.db), paymentTransactionID: transactionID } as const;
    await sandbox.db
      .transaction(async (tx) => {
        await hub.publish({ ...message, status: 'declined' }, tx);
        throw new Error('no');
      })
      .catch(() => undefined);
    await sandbox.db.transaction(async (tx) => {
      await hub.publish({ ...message, status: 'authorised' }, tx);
      await hub.publish({ ...message, status: 'authorised' }, tx);
    });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(JSON.stringify(heard)).not.toContain('declined');
  });

  it('is never a failure of who tells it', async () => {
    const report = vi.fn();
    const broken = { execute: () => Promise.reject(new Error('gone')) } as unknown as TestSandbox['db'];
    await createHub(broken, report).publish({ merchantID: 'm', paymentTransactionID: 't', status: 'declined' });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a lost connection', () => {
  it('comes back by itself and hears again', async () => {
    const { sandbox, url } = await open();
    const wire = await layWire(url);
    closing.push(wire.close);
    const { connection, heard } = await join(sandbox, wire.url, 'manager');
    const before = connection.connectionId;
    const back = new Promise<string | undefined>((resolve) => connection.onreconnected(resolve));
    wire.cut();
    expect(await back).not.toBe(before);
    await publish(sandbox);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
  });

  it('follows the end of its token, and comes back with a new one', async () => {
    const { sandbox, url } = await open();
    const lives = [2, 900];
    const exp = () => Math.floor(Date.now() / 1000) + (lives.shift() ?? 900);
    // Asked for once for the negotiation and once for the socket.
    let asked = 0;
    let kept = '';
    const { connection } = await connectToHub(url, async () => {
      if (asked % 2 === 0) kept = await tokenOf(sandbox, 'manager', { exp: exp() });
      asked += 1;
      return kept;
    });
    closing.push(() => connection.stop());
    const back = new Promise<string | undefined>((resolve) => connection.onreconnected(resolve));
    expect(await back).toBeTruthy();
    expect(asked).toBeGreaterThanOrEqual(3);
  });

  it('is ended by a server that goes, whose clients do not hold it up', async () => {
    const { sandbox, url } = await open();
    const { connection } = await join(sandbox, url, 'manager');
    const lost = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()));
    await sandbox.app.close();
    await lost;
  });
});
