import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { chargeDueDeals } from '#sandbox/jobs/dueCharges.ts';
import { sweep } from '#sandbox/jobs/sweep.ts';
import { monthly, saveCard } from '#tests/support/deals.ts';
import { engineOf, withoutSeededDeals } from '#tests/support/engine.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { operate } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker, engine, faults } = await openDeals();

const first = '2026-11-15';
let today = first;
/** Lets days go by, and the engine work on each. */
const pass = (days: number) => {
  today = addDays(today, days);
  return engine.runUntil(today);
};
beforeEach(async () => {
  await withoutSeededDeals(sandbox);
  await pass(1);
});

describe('the engine', () => {
  it('charges a deal on each of its days, whatever the clock jumps over', async () => {
    const start = '2027-01-31';
    const id = await maker.create({ billingSchedule: { ...monthly, startAtType: 'specifiedDate', startAt: start } });
    today = '2027-06-01';
    await engine.runUntil(today);
    expect(await engine.daysOf(id)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(await maker.row(id)).toMatchObject({
      currentDeal: 5,
      nextScheduledTransaction: '2027-06-30',
      inProgress: false,
      chargingTransactionID: null,
    });
    expect(faults).toEqual([]);
  });

  it('charges once a period, however often it looks', async () => {
    const id = await maker.create();
    await pass(0);
    await Promise.all([engine.runUntil(today), engineOf(sandbox).runUntil(today)]);
    expect(await engine.daysOf(id)).toEqual([today]);
  });

  it('tries a refused charge again each day, and gives the deal up after five', async () => {
    const card = await saveCard(maker.ask, maker.terminalID, maker.consumerID);
    const id = await maker.create({ creditCardToken: card, transactionAmount: 123.03 });
    const started = today;
    await pass(0);
    expect(await maker.row(id)).toMatchObject({ failedAttemptsCount: 1, active: true, triedOn: started });
    await pass(0);
    expect((await maker.row(id)).failedAttemptsCount).toBe(1);
    await pass(6);
    const given = await maker.row(id);
    expect(given).toMatchObject({
      active: false,
      failedAttemptsCount: 5,
      currentDeal: 0,
      nextScheduledTransaction: started,
      inProgress: false,
    });
    expect(given.lastError).toBe('יש להתקשר לחברת האשראי');
    expect(await recordedEvents(sandbox, given.lastErrorCorrelationID ?? '')).toContain(
      `BillingDealUpdated BillingDeal ${id}`,
    );
    const tried = await sandbox.db.select().from(transactions).where(eq(transactions.billingDealID, id));
    expect(tried.map(({ transactionDate }) => transactionDate).toSorted()).toEqual(
      Array.from({ length: 5 }, (_, day) => addDays(started, day)),
    );
    // What was refused stays due: activated, it is charged.
    await maker.set(id, { transactionAmount: 12_304 });
    await operate(maker.ask, 'billing.activate', { body: { billingDealsID: [id] } });
    await pass(0);
    expect(await engine.daysOf(id)).toEqual([today]);
  });

  it('passes by what is paused, over, off, on an expired or deleted card', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => maker.create()));
    const [paused = '', off = '', expired = '', gone = ''] = ids;
    await maker.set(paused, { pausedFrom: addDays(today, 1), pausedTo: addDays(today, 3), startsOn: today });
    await maker.set(paused, { nextScheduledTransaction: addDays(today, 2), startsOn: addDays(today, 2) });
    await maker.set(off, { active: false });
    await maker.set(expired, { cardExpiresOn: addDays(today, -1) });
    await maker.set(gone, { tokenNotAvailable: true });
    await pass(7);
    expect(await Promise.all(ids.map((id) => engine.daysOf(id)))).toEqual([[], [], [], []]);
    // The charge that fell into the pause is left out, not made later.
    const row = await maker.row(paused);
    expect((row.nextScheduledTransaction ?? '') > today).toBe(true);
    expect(await maker.row(expired)).toMatchObject({ lastError: null, failedAttemptsCount: 0, active: true });
  });

  it('leaves terminals alone that do not charge by themselves, or lack the feature', async () => {
    const isIt = eq(terminals.terminalID, maker.terminalID);
    const [before] = await sandbox.db.select().from(terminals).where(isIt);
    if (!before) throw new Error('no terminal');
    const byHand = { ...before.billingSettings, createRecurrentPaymentsAutomatically: false };
    const id = await maker.create();
    await sandbox.db.update(terminals).set({ billingSettings: byHand }).where(isIt);
    await pass(1);
    const { billingSettings, enabledFeatures } = before;
    const fewer = enabledFeatures.filter((feature) => feature !== 'Billing');
    await sandbox.db.update(terminals).set({ billingSettings, enabledFeatures: fewer }).where(isIt);
    await pass(1);
    expect(await engine.daysOf(id)).toEqual([]);
    const refused = await operate(maker.ask, 'billing.trigger', { body: { billingDealsID: [id] } });
    expect(refused.data.notQueuedDeals).toEqual([{ id, code: 'FeatureBillingMissing' }]);
    await sandbox.db.update(terminals).set({ enabledFeatures }).where(isIt);
    await pass(0);
    expect(await engine.daysOf(id)).toEqual([today]);
  });

  it('ends a deal with its last charge', async () => {
    const schedule = { ...monthly, endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 2 };
    const id = await maker.create({ billingSchedule: schedule });
    await pass(100);
    expect(await maker.row(id)).toMatchObject({ finished: true, currentDeal: 2, nextScheduledTransaction: null });
    expect((await engine.daysOf(id)).length).toBe(2);
  });

  it('collects bank deals for a Masav file', async () => {
    const id = await maker.create({ creditCardToken: undefined, paymentType: 'bank' });
    await pass(0);
    const rows = await sandbox.db.select().from(transactions).where(eq(transactions.billingDealID, id));
    expect(rows).toMatchObject([
      {
        paymentTypeEnum: 'bank',
        status: 'awaitingForTransmission',
        masavFileID: null,
        bankTransferDetails: { bank: 12, bankBranch: 571, bankAccount: '041116', dueDate: today },
      },
    ]);
  });

  it('issues documents, numbered without a gap', async () => {
    const charged = await maker.create({ issueInvoice: true });
    const issued = await maker.createInvoiceOnly();
    await pass(40);
    const of = (id: string) => sandbox.db.select().from(invoices).where(eq(invoices.billingDealID, id));
    const [paid, plain] = [await of(charged), await of(issued)];
    expect([paid.length, plain.length]).toEqual([2, 2]);
    expect(paid[0]).toMatchObject({
      invoiceType: 'invoiceWithPaymentInfo',
      status: 'sending',
      consumerEmail: 'dana@mail.test',
      paymentDetails: [{ paymentType: 'card', cardNumber: '424242******4242' }],
    });
    expect(plain[0]).toMatchObject({ invoiceType: 'invoice', paymentDetails: [], paymentTransactionID: null });
    for (const numbers of [paid, plain].map((rows) => rows.map(({ invoiceNumber }) => Number(invoiceNumber)))) {
      const [one = 0, two = 0] = numbers.toSorted((a, b) => a - b);
      expect(two).toBe(one + 1);
    }
    expect(await maker.row(issued)).toMatchObject({ currentDeal: 2, lastError: null });
  });

  it('says what a charge could not even begin for', async () => {
    const id = await maker.createInvoiceOnly({ invoiceDetails: { invoiceType: 'invoice' } });
    const isIt = eq(terminals.terminalID, maker.terminalID);
    const [before] = await sandbox.db.select().from(terminals).where(isIt);
    await sandbox.db.update(terminals).set({ integrations: {} }).where(isIt);
    await pass(0);
    await sandbox.db
      .update(terminals)
      .set({ integrations: before?.integrations ?? {} })
      .where(isIt);
    expect(await maker.row(id)).toMatchObject({ failedAttemptsCount: 1, lastError: 'למסוף אין חיבור למערכת חשבוניות' });
    await pass(1);
    expect(await maker.row(id)).toMatchObject({ failedAttemptsCount: 0, lastError: null, currentDeal: 1 });
  });
});

it('lets the sandbox be closed while days are caught up on', async () => {
  const closing = engineOf(sandbox);
  const id = await maker.create();
  await closing.context.charges.ready();
  await closing.context.charges.close();
  await closing.runUntil(addDays(today, 40));
  expect(await engine.daysOf(id)).toEqual([]);
  await operate(maker.ask, 'billing.disable', { body: { billingDealsID: [id] } });
});

// The last one: what the dead one was at stays in the queue until its time is over.
it('counts a charge on its day, though its outcome is found out months later', async () => {
  const day = today;
  const id = await maker.create();
  const dead = engineOf(sandbox);
  // Whoever begins it dies before the processor has answered.
  dead.context.processor = { authorize: () => new Promise(() => {}), close: () => new Promise(() => {}) };
  dead.context.paymentTimeouts = { timeoutMs: 5, leaseMs: 10 };
  await chargeDueDeals(dead.context);
  void dead.work();
  await vi.waitUntil(async () => (await maker.row(id)).chargingTransactionID !== null);
  await dead.context.charges.close();
  sandbox.clock.set(new Date(`${addDays(day, 100)}T10:00:00Z`));
  await vi.waitUntil(async () => {
    await sweep(engine.context, false);
    return (await maker.row(id)).chargingTransactionID === null;
  });
  expect(await maker.row(id)).toMatchObject({ triedOn: day, currentDeal: 1 });
  await operate(maker.ask, 'billing.disable', { body: { billingDealsID: [id] } });
  sandbox.clock.set(new Date(`${day}T10:00:00Z`));
});
