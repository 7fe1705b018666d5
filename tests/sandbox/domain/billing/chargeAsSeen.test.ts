import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seenCalls, seenOf } from '#contract/seen.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { type Deal, monthly, readDeal } from '#tests/support/deals.ts';
import { withoutSeededDeals } from '#tests/support/engine.ts';
import { openDeals } from '#tests/support/openDeals.ts';
import { operate, send } from '#tests/support/send.ts';

const { sandbox, maker, engine } = await openDeals();
const today = '2026-11-15';
const nextMonth = '2026-12-15';
beforeEach(() => withoutSeededDeals(sandbox));

const chargesOf = (id: string) => sandbox.db.select().from(transactions).where(eq(transactions.billingDealID, id));
const chargeNow = (id: string, more: object = {}, language = 'en') =>
  operate(maker.ask, 'transactions.createBillingTransaction', { body: { billingDealID: id, ...more }, language });
const trigger = (ids: string[], seen: object = {}) =>
  operate(maker.ask, 'billing.trigger', { body: { billingDealsID: ids, seen } });
const openPage = async (id: string) => seenOf(seenCalls['billing.trigger'], await readDeal(maker.ask, id));

describe('a deal that starts today, whose page stays open while it is charged', () => {
  it('is not charged for next month by "charge now", which says what happened', async () => {
    const id = await maker.create();
    const seen = await openPage(id);
    expect(seen).toMatchObject({ nextScheduledTransaction: `${today}T00:00:00`, currentDeal: 0 });
    await engine.runUntil(today);
    expect(await engine.daysOf(id)).toEqual([today]);

    const stale = await chargeNow(id, { seen });
    expect([stale.status, stale.response.message]).toEqual([
      409,
      'The billing deal was already charged, on \u206615/11/2026\u2069. Its next charge is on \u206615/12/2026\u2069. No charge was made now',
    ]);
    expect(stale.response).toMatchObject({ entityType: 'BillingDeal', entityUID: id, status: 'error' });
    expect(stale.data.current).toMatchObject({ nextScheduledTransaction: `${nextMonth}T00:00:00`, currentDeal: 1 });
    expect((await chargeNow(id, { seen }, 'he')).response.message).toMatch(/^הוראת הקבע כבר חויבה ב-/);
    expect(await engine.daysOf(id)).toEqual([today]);
    expect(await maker.row(id)).toMatchObject({ currentDeal: 1, nextScheduledTransaction: nextMonth });
  });

  it('is charged for next month by who saw that', async () => {
    const id = await maker.create();
    await engine.runUntil(today);
    // Past the minutes in which the same again counts as a double.
    sandbox.clock.set(new Date(`${today}T11:00:00Z`));
    expect((await chargeNow(id, { seen: await openPage(id) })).status).toBe(201);
    expect((await maker.row(id)).currentDeal).toBe(2);
  });

  it('says that it has ended where that charge was its last', async () => {
    const schedule = { ...monthly, endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 1 };
    const id = await maker.create({ billingSchedule: schedule });
    const seen = await openPage(id);
    await engine.runUntil(today);
    const stale = await chargeNow(id, { seen });
    expect([stale.status, stale.response.message]).toEqual([409, expect.stringMatching(/and has ended/)]);
  });

  it('is charged once by two pages that saw the same, whichever comes first', async () => {
    const id = await maker.create();
    const seen = await openPage(id);
    const answers = await Promise.all([chargeNow(id, { seen }), chargeNow(id, { seen }), chargeNow(id, { seen })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await chargesOf(id)).toHaveLength(1);
  });

  it('answers a repeat under the same key as the first time, whatever was seen since', async () => {
    const id = await maker.create();
    const extension = { attemptID: `attempt-${id}` };
    const first = await chargeNow(id, { seen: await openPage(id), extension });
    const again = await chargeNow(id, { seen: await openPage(id), extension });
    expect([first.status, again.status, again.response]).toEqual([201, 201, first.response]);
    expect(await chargesOf(id)).toHaveLength(1);
  });
});

describe('screens that show deals', () => {
  it('hear of what the server charges by itself, and their merchant alone', async () => {
    const { hub } = engine.context;
    await hub.ready();
    const [{ merchantID }, heard]: [Deal, unknown[]] = [await maker.row(await maker.create()), []];
    const leave = hub.subscribe({ merchantID, hear: (message) => heard.push(message), resync: () => {} });
    const id = await maker.create();
    await engine.runUntil(today);
    await vi.waitFor(() => expect(JSON.stringify(heard)).toContain(id));
    expect(heard).toContainEqual({ merchantID, billingDealsID: expect.arrayContaining([id]) });
    leave();
  });
});

describe('triggered deals', () => {
  it('are queued as they were seen; one that was charged meanwhile is named with what happened', async () => {
    const [due, moved] = [await maker.create(), await maker.create()];
    const seen = { [due]: await openPage(due), [moved]: await openPage(moved) };
    expect((await chargeNow(moved)).status).toBe(201);
    const answer = await trigger([due, moved], seen);
    expect(answer.data).toMatchObject({ queued: 1, notQueuedDeals: [{ id: moved, code: 'MovedOn' }] });
    expect(answer.response.errors).toEqual([
      { code: moved, description: expect.stringMatching(/already charged, on/) },
    ]);
    await engine.work();
    expect([await chargesOf(due), await chargesOf(moved)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('charge what was due when they were queued, and never what comes next', async () => {
    const id = await maker.create();
    await trigger([id], { [id]: await openPage(id) });
    // Charged by hand before the queue comes to it.
    expect((await chargeNow(id)).status).toBe(201);
    await engine.work();
    expect(await chargesOf(id)).toHaveLength(1);
    expect(await maker.row(id)).toMatchObject({
      currentDeal: 1,
      nextScheduledTransaction: nextMonth,
      inProgress: false,
    });
  });

  it('of a terminal are what was seen to wait there, or none', async () => {
    const ids = [await maker.create({ transactionAmount: 100 }), await maker.create({ transactionAmount: 20.5 })];
    const path = { terminalID: maker.terminalID };
    const all = (seen: object) =>
      send(maker.ask, 'billing.triggerByTerminal', { path, query: { seen: JSON.stringify(seen) } });
    const stale = await all({ count: 1, ILS: 100 });
    expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
      409,
      'What is waiting on the terminal has changed meanwhile. Nothing was done',
    ]);
    for (const id of ids) expect((await maker.row(id)).inProgress).toBe(false);
    expect((await all({ count: 2, ILS: 120.5 })).statusCode).toBe(200);
    for (const id of ids) expect((await maker.row(id)).inProgress).toBe(true);
  });
});
