import { describe, expect, it } from 'vitest';
import { createCustomer } from '#tests/support/customers.ts';
import { readDeal, saveCard } from '#tests/support/deals.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker } = await openDeals();

const today = '2026-11-15';

describe('a pause', () => {
  const pause = (id: string, body: object) => operate(maker.ask, 'billing.pause', { path: { id }, body });

  it('has its days and its reason, and leaves out what falls into it', async () => {
    const id = await maker.create();
    const paused = await pause(id, { pausedFrom: today, pausedTo: '2026-11-20', reason: 'On holiday' });
    expect(paused.status).toBe(200);
    expect(await readDeal(maker.ask, id)).toMatchObject({
      paused: true,
      pausedTo: '2026-11-20T00:00:00',
      pauseReason: 'On holiday',
    });
    const path = { id };
    expect((await operate(maker.ask, 'billing.unpause', { path })).status).toBe(200);
    expect(await maker.row(id)).toMatchObject({
      pausedFrom: null,
      pausedTo: null,
      pauseReason: null,
      nextScheduledTransaction: today,
    });
  });

  it('that ends with a charge inside of it goes on with the next one', async () => {
    const id = await maker.create();
    await maker.set(id, {
      startsOn: '2026-10-31',
      nextScheduledTransaction: '2026-10-31',
      pausedFrom: '2026-10-30',
      pausedTo: '2026-12-31',
    });
    await operate(maker.ask, 'billing.unpause', { path: { id } });
    expect(await maker.row(id)).toMatchObject({ nextScheduledTransaction: '2026-11-30', finished: false });
  });

  it.each<[string, object, string]>([
    ['of less than a day', { pausedFrom: today, pausedTo: today }, 'pausedTo'],
    ['that is over', { pausedFrom: '2026-11-01', pausedTo: '2026-11-14' }, 'pausedTo'],
    ['without days', {}, 'pausedFrom'],
  ])('%s is refused', async (_name, body, code) => {
    const id = await maker.create();
    const refused = await pause(id, body);
    expect([refused.status, refused.codes[0]]).toEqual([400, code]);
  });
});

describe('turning deals on and off', () => {
  it('takes each by itself and says which it did not take', async () => {
    const [first, second, third] = [await maker.create(), await maker.create(), await maker.create()];
    await maker.set(third, { finished: true, nextScheduledTransaction: null });
    const billingDealsID = [first, second.toUpperCase(), third, unknownGuid];
    const off = await operate(maker.ask, 'billing.disable', { body: { billingDealsID } });
    const left = [
      { id: third, code: 'DealFinished' },
      { id: unknownGuid, code: 'NotFound' },
    ];
    expect([off.status, off.response.status, off.data]).toEqual([
      200,
      'warning',
      { queued: 2, notQueued: 2, notQueuedDeals: left },
    ]);
    expect(await recordedEvents(sandbox, off.response.correlationId)).toEqual(
      [first, second].map((id) => `BillingDealUpdated BillingDeal ${id}`).toSorted(),
    );
    await maker.set(first, { startsOn: '2026-07-10', nextScheduledTransaction: '2026-08-10', failedAttemptsCount: 5 });
    await maker.set(second, { startsOn: '2026-07-10', nextScheduledTransaction: '2026-11-10', lastError: 'refused' });
    const on = await operate(maker.ask, 'billing.activate', { body: { billingDealsID: [first, second] } });
    expect([on.response.status, on.data]).toEqual(['success', { queued: 2, notQueued: 0, notQueuedDeals: [] }]);
    expect(await maker.row(first)).toMatchObject({
      active: true,
      failedAttemptsCount: 0,
      nextScheduledTransaction: '2026-12-10',
    });
    expect(await maker.row(second)).toMatchObject({ active: true, nextScheduledTransaction: '2026-11-10' });
  });

  it('does not bring back the deals of a deleted customer', async () => {
    const consumerID = await createCustomer(maker.ask);
    const own = await saveCard(maker.ask, maker.terminalID, consumerID);
    const id = await maker.create({ creditCardToken: own, dealDetails: { consumerID } });
    await operate(maker.ask, 'consumers.delete', { path: { id: consumerID } });
    const on = await operate(maker.ask, 'billing.activate', { body: { billingDealsID: [id] } });
    expect(on.data.notQueuedDeals).toEqual([{ id, code: 'ConsumerDeleted' }]);
  });

  it('takes 1,000 ids and no more', async () => {
    const billingDealsID = Array.from({ length: 1001 }, () => unknownGuid);
    const refused = await operate(maker.ask, 'billing.activate', { body: { billingDealsID } });
    expect([refused.status, refused.codes]).toEqual([400, ['billingDealsID']]);
  });
});
