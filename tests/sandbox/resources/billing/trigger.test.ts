import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { createSimulatedProcessor } from '#sandbox/domain/processor/simulatedProcessor.ts';
import { engineOf, withoutSeededDeals } from '#tests/support/engine.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker, engine } = await openDeals();
beforeAll(async () => {
  await withoutSeededDeals(sandbox);
});

const today = '2026-11-15';
const trigger = (billingDealsID: string[]) => operate(maker.ask, 'billing.trigger', { body: { billingDealsID } });
const chargesOf = (id: string) => sandbox.db.select().from(transactions).where(eq(transactions.billingDealID, id));

describe('triggering deals', () => {
  it('queues what is due and says of each other why it is not; once each', async () => {
    const [due = '', later = '', paused = '', off = '', expired = ''] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => maker.create()),
    );
    await maker.set(later, { nextScheduledTransaction: '2026-12-15' });
    await maker.set(paused, { pausedFrom: today, pausedTo: '2026-12-01' });
    await maker.set(off, { active: false });
    await maker.set(expired, { cardExpiresOn: '2026-10-31' });
    const answer = await trigger([due, later, paused, off, expired, unknownGuid]);
    expect([answer.response.status, answer.response.message, answer.data.queued]).toEqual([
      'warning',
      'Could not queue 5 transactions',
      1,
    ]);
    expect(answer.data.notQueuedDeals).toEqual(
      expect.arrayContaining([
        { id: later, code: 'DealNotDue' },
        { id: paused, code: 'DealPaused' },
        { id: off, code: 'DealInactive' },
        { id: expired, code: 'CreditCardHasExpired' },
        { id: unknownGuid, code: 'NotFound' },
      ]),
    );
    expect((await maker.row(due)).inProgress).toBe(true);
    expect((await trigger([due])).data.notQueuedDeals).toEqual([{ id: due, code: 'DealIsRunning' }]);
    await engine.work();
    await trigger([due]);
    await engine.work();
    expect(await chargesOf(due)).toMatchObject([{ status: 'awaitingForTransmission', operationDoneBy: 'נועה ברק' }]);
    expect(await maker.row(due)).toMatchObject({ inProgress: false, currentDeal: 1 });
  });

  it('of a whole terminal takes what is due there', async () => {
    await withoutSeededDeals(sandbox);
    const ids = await Promise.all([1, 2, 3].map(() => maker.create()));
    const path = { terminalID: maker.terminalID };
    const answer = await operate(maker.ask, 'billing.triggerByTerminal', { path });
    expect([answer.response.message, answer.data.queued]).toEqual(['Successfully queued 3 transactions', 3]);
    await engine.work();
    for (const id of ids) expect(await chargesOf(id)).toHaveLength(1);
    const other = await operate(sandbox.as('otherManager'), 'billing.triggerByTerminal', { path });
    expect(other.status).toBe(404);
  });
});

describe('a deal that is queued', () => {
  it('is charged as it was edited meanwhile', async () => {
    const id = await maker.create();
    await trigger([id]);
    const body = maker.body({ transactionAmount: 777 });
    expect((await operate(maker.ask, 'billing.update', { path: { id }, body })).status).toBe(200);
    await engine.work();
    expect(await chargesOf(id)).toMatchObject([{ transactionAmount: 777_00 }]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'paused',
      (id) =>
        operate(maker.ask, 'billing.pause', { path: { id }, body: { pausedFrom: today, pausedTo: '2026-12-01' } }),
    ],
    ['disabled', (id) => operate(maker.ask, 'billing.disable', { body: { billingDealsID: [id] } })],
  ])('is not charged when it was %s meanwhile', async (_name, stop) => {
    const id = await maker.create();
    await trigger([id]);
    await stop(id);
    await engine.work();
    expect(await chargesOf(id)).toEqual([]);
    expect(await maker.row(id)).toMatchObject({ inProgress: false, chargingTransactionID: null, currentDeal: 0 });
  });
});

describe('a deal that is being charged', () => {
  it.each<[string, (id: string) => Promise<{ status: number; data: Readonly<Record<string, unknown>> }>]>([
    ['edited', (id) => operate(maker.ask, 'billing.update', { path: { id }, body: maker.body() })],
    [
      'paused',
      (id) =>
        operate(maker.ask, 'billing.pause', { path: { id }, body: { pausedFrom: today, pausedTo: '2026-12-01' } }),
    ],
    ['disabled', (id) => operate(maker.ask, 'billing.disable', { body: { billingDealsID: [id] } })],
  ])('is not %s before its outcome is known, but after', async (_name, change) => {
    const id = await maker.create();
    const { db, clock } = sandbox;
    const real = createSimulatedProcessor({ db, clock, delayMs: 0 });
    const between: unknown[] = [];
    const slow = engineOf(sandbox);
    slow.context.processor = {
      ...real,
      authorize: async (request, progress) => {
        const { status, data } = await change(id);
        between.push(status === 409 || (Array.isArray(data.notQueuedDeals) && data.notQueuedDeals.length === 1));
        return real.authorize(request, progress);
      },
    };
    await trigger([id]);
    await slow.work();
    await slow.context.charges.close();
    expect(between).toEqual([true]);
    const before = await maker.row(id);
    expect(before).toMatchObject({ currentDeal: 1, nextScheduledTransaction: '2026-12-15', active: true });
    const after = await change(id);
    expect([after.status, (await maker.row(id)).version > before.version]).toEqual([200, true]);
    expect(await chargesOf(id)).toHaveLength(1);
  });
});
