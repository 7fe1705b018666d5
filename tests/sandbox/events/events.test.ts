import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import { deliver } from '#sandbox/events/deliver.ts';
import { recordEvent, type OutgoingEvent } from '#sandbox/events/recordEvent.ts';
import { announceExpiredCards } from '#sandbox/jobs/expiredCards.ts';
import { callOf } from '#tests/support/callOf.ts';
import { guidPattern } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const reference = '00000000-0000-4000-8000-00000000000e';
const happened = (): OutgoingEvent => ({
  terminalID: anchors.terminalID,
  eventName: 'ConsumerCreated',
  entityType: 'Consumer',
  entityReference: reference,
  entityExternalReference: 'C-1',
});
const recorded = () => sandbox.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.correlationId, callID));
const callID = '00000000-0000-4000-8000-0000000000cc';

async function subscribe(items: { eventName: string; url: string; isFailureEvent: boolean }[]) {
  await sandbox.db.update(terminals).set({ webhooks: { items } }).where(eq(terminals.terminalID, anchors.terminalID));
}

describe('the list of deliveries', () => {
  it('tells nothing of the header that goes along with each', async () => {
    const all = await sandbox.db.select({ webhooks: terminals.webhooks }).from(terminals);
    const secrets = all.flatMap(({ webhooks }) => Object.values(webhooks.securityHeader ?? {}));
    const rows = JSON.stringify(await askAll(sandbox.as('manager'), 'webhooks.list', anchors));
    expect(secrets.length).toBeGreaterThan(1);
    expect(secrets.filter((secret) => rows.includes(secret))).toEqual([]);
  });
});

describe('an event', () => {
  it('is delivered to the address that the terminal has for it, and listed', async () => {
    await recordEvent(sandbox.db, callOf(sandbox, anchors.merchantID), happened());
    const [delivery, ...more] = await recorded();
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({
      merchantID: anchors.merchantID,
      terminalID: anchors.terminalID,
      url: 'https://granit-main.test/hooks',
      attempts: 1,
      responseStatus: 200,
      isFailureEvent: false,
    });
    expect(delivery?.payload).toEqual({
      eventID: expect.stringMatching(guidPattern),
      merchantID: anchors.merchantID,
      terminalID: anchors.terminalID,
      correlationId: callID,
      eventName: 'ConsumerCreated',
      entityType: 'Consumer',
      entityReference: reference,
      entityExternalReference: 'C-1',
      eventTimestamp: expect.stringMatching(/^2026-11-15T10:0\d:\d\d\.\d{3}Z$/),
      isFailureEvent: false,
    });
    const rows = await askAll(sandbox.as('manager'), 'webhooks.list', anchors);
    expect(rows.filter(({ correlationId }) => correlationId === callID)).toMatchObject([
      { payload: delivery?.payload },
    ]);
  });

  it('that failed says why, under the name the wire has for it', async () => {
    await sandbox.db.delete(webhookDeliveries);
    await recordEvent(sandbox.db, callOf(sandbox, anchors.merchantID), {
      ...happened(),
      eventName: 'TransactionRejected',
      entityType: 'PaymentTransaction',
      errorMessage: 'refused',
    });
    const [delivery] = await recorded();
    expect(delivery?.payload).toMatchObject({ isFailureEvent: true, errorMesage: 'refused' });
    expect(delivery?.isFailureEvent).toBe(true);
  });

  it('is one event at each of its addresses, each of them once', async () => {
    await sandbox.db.delete(webhookDeliveries);
    const to = (url: string, eventName = 'ConsumerCreated') => ({ eventName, url, isFailureEvent: false });
    await subscribe([to('https://a.test'), to('https://a.test'), to('https://b.test/503'), to('https://c.test', 'X')]);
    await recordEvent(sandbox.db, callOf(sandbox, anchors.merchantID), happened());
    const deliveries = (await recorded()).toSorted((a, b) => String(a.url).localeCompare(String(b.url)));
    expect(deliveries).toMatchObject([
      { url: 'https://a.test', attempts: 1, responseStatus: 200 },
      { url: 'https://b.test/503', attempts: 3, responseStatus: 503, deliveredAt: null },
    ]);
    expect(new Set(deliveries.map(({ eventID }) => eventID)).size).toBe(1);
  });

  it('that nobody has subscribed to, or of a foreign terminal, is not recorded', async () => {
    await sandbox.db.delete(webhookDeliveries);
    await recordEvent(sandbox.db, callOf(sandbox, anchors.otherMerchantID), happened());
    await subscribe([]);
    await recordEvent(sandbox.db, callOf(sandbox, anchors.merchantID), happened());
    expect(await recorded()).toEqual([]);
  });

  it('goes with its change: both or neither', async () => {
    await subscribe([{ eventName: 'ConsumerCreated', url: 'https://a.test', isFailureEvent: false }]);
    const change = sandbox.db.transaction(async (tx) => {
      await recordEvent(tx, callOf(sandbox, anchors.merchantID), happened());
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    expect(await recorded()).toEqual([]);
  });
});

describe('a saved card whose last day is over', () => {
  const told = async () => {
    const rows = await sandbox.db.select().from(webhookDeliveries);
    return rows.map(({ merchantID, payload: { eventName, entityType, entityReference } }) =>
      [merchantID === anchors.merchantID, eventName, entityType, entityReference].join(' '),
    );
  };
  const at = async (instant: string) => {
    await sandbox.db.delete(webhookDeliveries);
    sandbox.clock.set(new Date(instant));
    await announceExpiredCards(callOf(sandbox, anchors.merchantID).context);
    return told();
  };

  it('is told of on the day after, in Israel; once, also by two at once, and anew after an extension', async () => {
    await subscribe([{ eventName: 'CreditCardExpired', url: 'https://a.test', isFailureEvent: false }]);
    const [card] = await sandbox.db
      .select()
      .from(cardTokens)
      .where(and(eq(cardTokens.terminalID, anchors.terminalID), isNull(cardTokens.deletedAt)));
    const id = card?.creditCardTokenID ?? '';
    const setCard = (change: Partial<typeof cardTokens.$inferInsert>) =>
      sandbox.db.update(cardTokens).set(change).where(eq(cardTokens.creditCardTokenID, id));
    // Of the others nothing is said: those that are over at the seed's day have been told of.
    expect(await at('2026-11-15T10:00:00Z')).toEqual([]);
    await setCard({ cardExpiration: '11/26', cardExpiresOn: '2026-11-30' });
    expect(await at('2026-11-30T21:59:00Z')).toEqual([]);
    const one = `true CreditCardExpired CreditCardTokenDetails ${id}`;
    expect(await at('2026-11-30T22:01:00Z')).toContain(one);
    expect(await at('2026-12-01T10:00:00Z')).toEqual([]);
    await setCard({ cardExpiration: '12/26', cardExpiresOn: '2026-12-31' });
    expect(await at('2026-12-20T10:00:00Z')).toEqual([]);
    const { context } = callOf(sandbox, anchors.merchantID);
    sandbox.clock.set(new Date('2027-01-01T10:00:00Z'));
    await Promise.all([announceExpiredCards(context), announceExpiredCards(context)]);
    expect((await told()).filter((line) => line === one)).toEqual([one]);
    await setCard({ cardExpiration: '01/27', cardExpiresOn: '2027-01-31', deletedAt: sandbox.clock.now() });
    expect(await at('2027-02-01T10:00:00Z')).not.toContain(one);
  });
});

describe('a delivery', () => {
  it.each([
    ['https://shop.test/hooks', 1, 200],
    ['https://shop.test/hooks/204', 1, 204],
    ['https://shop.test/hooks/500', 3, 500],
    ['https://shop.test/hooks/404', 3, 404],
    ['https://shop.test/timeout', 3, null],
    ['https://shop.test/hooks?id=500', 1, 200],
    ['https://10.0.0.1/hooks', 0, null],
    ['http://localhost/hooks', 0, null],
  ])('to %s takes %i attempts and ends with %s', (url, attempts, responseStatus) => {
    expect(deliver(url)).toEqual({ attempts, responseStatus });
  });
});
