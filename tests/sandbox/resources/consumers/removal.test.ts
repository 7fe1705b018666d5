import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const tokensOf = (consumerID: string) =>
  sandbox.db.select().from(cardTokens).where(eq(cardTokens.consumerID, consumerID));
const dealsOf = (consumerID: string) =>
  sandbox.db.select().from(billingDeals).where(eq(billingDeals.consumerID, consumerID));

/** Customers with saved cards and live deals, each used once. */
async function findOwners(): Promise<string[]> {
  const rows = await sandbox.db
    .selectDistinct({ consumerID: consumers.consumerID })
    .from(consumers)
    .innerJoin(cardTokens, and(eq(cardTokens.consumerID, consumers.consumerID), isNull(cardTokens.deletedAt)))
    .innerJoin(
      billingDeals,
      and(
        eq(billingDeals.consumerID, consumers.consumerID),
        eq(billingDeals.creditCardToken, cardTokens.creditCardTokenID),
        eq(billingDeals.active, true),
        eq(billingDeals.finished, false),
      ),
    )
    .where(and(eq(consumers.merchantID, anchors.merchantID), isNull(consumers.deletedAt)));
  return rows.map(({ consumerID }) => consumerID).toSorted();
}
let owners: string[];
beforeAll(async () => {
  owners = await findOwners();
  expect(owners.length).toBeGreaterThan(4);
});
const remove = (id: string, language = 'en') => operate(ask, 'consumers.delete', { path: { id }, language });
const restore = (id: string) => operate(ask, 'consumers.restore', { path: { id } });

describe('deleting a customer', () => {
  it('takes saved cards and live deals along, tells how many and records each', async () => {
    const id = owners[0] ?? '';
    const live = (await tokensOf(id)).filter(({ deletedAt }) => !deletedAt);
    const running = (await dealsOf(id)).filter(({ active, finished }) => active && !finished);
    const { status, response, data } = await remove(id);
    expect([status, response.status, response.message]).toEqual([200, 'success', 'Deleted successfully']);
    expect(data).toEqual({ cardTokens: live.length, billingDeals: running.length });
    expect(live.length * running.length).toBeGreaterThan(0);
    expect((await tokensOf(id)).filter(({ deletedAt }) => !deletedAt)).toEqual([]);
    const deals = await dealsOf(id);
    expect(deals.filter(({ active, finished }) => active && !finished)).toEqual([]);
    const liveIDs = new Set(live.map(({ creditCardTokenID }) => creditCardTokenID));
    for (const deal of deals.filter(({ creditCardToken }) => liveIDs.has(creditCardToken ?? ''))) {
      expect(deal.tokenNotAvailable).toBe(true);
    }
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual(
      [
        ...running.map(({ billingDealID }) => `BillingDealUpdated BillingDeal ${billingDealID}`),
        ...live.map(({ creditCardTokenID }) => `CardTokenDeleted CreditCardTokenDetails ${creditCardTokenID}`),
        `ConsumerUpdated Consumer ${id}`,
      ].toSorted(),
    );
    const record = await send(ask, 'consumers.get', { path: { id } });
    expect(record.json()).toMatchObject({ deleted: true, hasCreditCard: false });
    const [shown, deleted] = [
      await askAll(ask, 'consumers.list', anchors),
      await askAll(ask, 'consumers.list', anchors, { showDeleted: '1' }),
    ];
    expect(shown.some(({ consumerID }) => consumerID === id)).toBe(false);
    expect(deleted.some(({ consumerID }) => consumerID === id)).toBe(true);
  });

  it('is done once: again, or of an unknown one, answers 404', async () => {
    expect(await remove(owners[0] ?? '', 'he')).toMatchObject({
      status: 404,
      response: { message: 'לא נמצא', entityType: 'Consumer' },
    });
    expect((await remove(unknownGuid)).status).toBe(404);
  });

  it('by five people at once succeeds once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(owners[1] ?? '')));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404', '404']);
  });

  it('makes an open form stale', async () => {
    const id = owners[2] ?? '';
    const { updateTimestamp } = (await send(ask, 'consumers.get', { path: { id } })).json<{
      updateTimestamp: string;
    }>();
    await remove(id);
    const body = { consumerID: id, updateTimestamp, consumerName: 'Dana' };
    expect(await operate(ask, 'consumers.update', { path: { id }, body })).toMatchObject({
      status: 409,
      data: { current: { deleted: true } },
    });
  });
});

describe('restoring a customer', () => {
  it('brings back the customer and the cards that went along; deals stay inactive', async () => {
    const id = owners[3] ?? '';
    const [first] = await tokensOf(id);
    // A card deleted before the customer stays deleted.
    if (!first) throw new Error('no saved card');
    await sandbox.db
      .insert(cardTokens)
      .values({ ...first, creditCardTokenID: unknownGuid, deletedAt: new Date('2026-10-01T00:00:00Z') });
    const live = (await tokensOf(id)).filter(({ deletedAt }) => !deletedAt);
    await remove(id);
    const { status, response, data } = await restore(id);
    expect([status, response.message, data]).toEqual([200, 'Restored successfully', { cardTokens: live.length }]);
    const back = (await tokensOf(id)).filter(({ deletedAt }) => !deletedAt);
    expect(back.map(({ creditCardTokenID }) => creditCardTokenID).toSorted()).toEqual(
      live.map(({ creditCardTokenID }) => creditCardTokenID).toSorted(),
    );
    const deals = await dealsOf(id);
    expect(deals.filter(({ active, finished }) => active && !finished)).toEqual([]);
    const backIDs = new Set(back.map(({ creditCardTokenID }) => creditCardTokenID));
    expect(deals.filter((deal) => backIDs.has(deal.creditCardToken ?? '') && deal.tokenNotAvailable)).toEqual([]);
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([`ConsumerUpdated Consumer ${id}`]);
    const record = await send(ask, 'consumers.get', { path: { id } });
    expect(record.json()).toMatchObject({
      deleted: false,
      hasCreditCard: true,
      updateTimestamp: response.concurrencyToken,
    });
  });

  it('that is not deleted changes nothing', async () => {
    const id = owners[4] ?? '';
    const before = (await send(ask, 'consumers.get', { path: { id } })).json<Record<string, unknown>>();
    const { status, response, data } = await restore(id);
    expect([status, response.concurrencyToken, data]).toEqual([200, undefined, { cardTokens: 0 }]);
    expect((await send(ask, 'consumers.get', { path: { id } })).json()).toEqual(before);
  });

  it('of an unknown one answers 404, of a seeded one works', async () => {
    expect((await restore(unknownGuid)).status).toBe(404);
    const [deleted] = await sandbox.db
      .select()
      .from(consumers)
      .where(and(eq(consumers.merchantID, anchors.merchantID), isNotNull(consumers.deletedAt)));
    expect((await restore(deleted?.consumerID ?? '')).status).toBe(200);
  });
});
