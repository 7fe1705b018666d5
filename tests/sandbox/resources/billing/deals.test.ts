import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { createCustomer, customer } from '#tests/support/customers.ts';
import { monthly, readDeal, saveCard } from '#tests/support/deals.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate, send } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker } = await openDeals();

const today = '2026-11-15';
const account = { bank: 12, bankBranch: 571, bankAccount: '041116' };
const create = (body: object) => operate(maker.ask, 'billing.create', { body });
const update = (id: string, body: object) => operate(maker.ask, 'billing.update', { path: { id }, body });

describe('a new deal', () => {
  it('is charged to a saved card from its first day on, and the merchant is told', async () => {
    const body = maker.body({
      billingSchedule: {
        repeatPeriodType: 'quarter',
        repeatPeriod: 2,
        startAtType: 'specifiedDate',
        startAt: '2027-01-31',
        endAtType: 'afterNumberOfPayments',
        endAtNumberOfPayments: 4,
      },
    });
    const { status, response } = await create(body);
    expect([status, response.message]).toEqual([201, 'Created Successfully']);
    const id = response.entityUID ?? '';
    expect(await readDeal(maker.ask, id)).toMatchObject({
      billingDealType: 'CreditCard',
      paymentType: 'card',
      creditCardToken: maker.creditCardToken,
      creditCardDetails: { cardNumber: '424242******4242' },
      active: true,
      finished: false,
      currentDeal: 0,
      startsOn: '2027-01-31T00:00:00',
      nextScheduledTransaction: '2027-01-31T00:00:00',
      dealDetails: { consumerID: maker.consumerID, consumerName: 'Dana Cohen' },
      updateTimestamp: response.concurrencyToken,
    });
    expect(await maker.row(id)).toMatchObject({ repeatMonths: 6, numberOfPayments: 4, endsOn: null });
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([`BillingDealCreated BillingDeal ${id}`]);
  });

  it('is charged to an account: its own, or its customer’s', async () => {
    const own = { ...account, bankAccount: '11710022', bank: 10, bankBranch: 607 };
    const bank = { creditCardToken: undefined, paymentType: 'bank' };
    const named = await readDeal(maker.ask, await maker.create({ ...bank, bankDetails: own }));
    expect(named).toMatchObject({ billingDealType: 'Bank', bankDetails: own });
    const theirs = await readDeal(maker.ask, await maker.create(bank));
    expect(theirs).toMatchObject({ billingDealType: 'Bank', bankDetails: account });
  });

  it('may only issue documents', async () => {
    const paid = [{ paymentType: 'cash', amount: 118 }];
    const more = { transactionAmount: 118, paymentDetails: paid, invoiceDetails: { invoiceType: 'paymentInfo' } };
    const deal = await readDeal(maker.ask, await maker.createInvoiceOnly(more));
    expect(deal).toMatchObject({
      invoiceOnly: true,
      issueInvoice: true,
      invoiceDetails: { invoiceType: 'paymentInfo' },
      paymentDetails: paid,
    });
    expect(deal.paymentType ?? null).toBeNull();
    const plain = await readDeal(maker.ask, await maker.createInvoiceOnly());
    expect(plain).toMatchObject({ invoiceDetails: { invoiceType: 'invoice' } });
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['no customer', { dealDetails: {} }, ['dealDetails.consumerID']],
    ['nothing to charge', { creditCardToken: undefined }, ['creditCardToken']],
    ['a card and an account', { bankDetails: account }, ['bankDetails']],
    ['a kind of payment that no deal has', { paymentType: 'cash' }, ['paymentType']],
    ['a document in dollars', { currency: 'USD', issueInvoice: true }, ['issueInvoice']],
    [
      'an end on its start',
      { billingSchedule: { ...monthly, endAtType: 'specifiedDate', endAt: today } },
      ['billingSchedule.endAt'],
    ],
    ['VAT that does not fit', { transactionAmount: 118, vatTotal: 50 }, ['vatTotal']],
  ])('is refused with %s', async (_name, more, codes) => {
    const refused = await create(maker.body(more));
    expect([refused.status, refused.codes]).toEqual([400, codes]);
  });

  it('is refused with an account that nobody has, which is said', async () => {
    const consumerID = await createCustomer(maker.ask, { ...customer, bankDetails: null });
    const more = { paymentType: 'bank', creditCardToken: undefined, dealDetails: { consumerID } };
    const refused = await create(maker.body(more));
    expect([refused.status, refused.response.errors]).toEqual([
      400,
      [{ code: 'bankDetails', description: 'Neither the customer nor the billing deal has a bank account' }],
    ]);
  });

  it('is refused with a card of another customer, a deleted and an expired one', async () => {
    const other = await createCustomer(maker.ask);
    const theirs = await saveCard(maker.ask, maker.terminalID, other);
    expect((await create(maker.body({ creditCardToken: theirs }))).codes).toEqual(['creditCardToken']);
    const own = await saveCard(maker.ask, maker.terminalID, maker.consumerID, '5555555555554444');
    await operate(maker.ask, 'cardTokens.delete', { path: { tokenId: own } });
    const gone = await create(maker.body({ creditCardToken: own }));
    expect([gone.status, gone.response.message]).toEqual([
      400,
      'Credit Card Token is no longer available. It has been deleted',
    ]);
  });

  it('is not found with what is another merchant’s, unknown or deleted', async () => {
    const [foreign] = await terminalsOf(sandbox, 'otherManager');
    const deleted = await createCustomer(maker.ask);
    await operate(maker.ask, 'consumers.delete', { path: { id: deleted } });
    const wrong = [
      { terminalID: foreign?.terminalID },
      { creditCardToken: unknownGuid },
      { dealDetails: { consumerID: unknownGuid } },
      { dealDetails: { consumerID: deleted } },
    ];
    for (const more of wrong) expect((await create(maker.body(more))).status).toBe(404);
  });

  it('needs the feature RecurrentPayments', async () => {
    const isIt = eq(terminals.terminalID, maker.terminalID);
    const [before] = await sandbox.db.select().from(terminals).where(isIt);
    await sandbox.db
      .update(terminals)
      .set({ enabledFeatures: ['Billing'] })
      .where(isIt);
    const refused = await create(maker.body());
    await sandbox.db
      .update(terminals)
      .set({ enabledFeatures: before?.enabledFeatures ?? [] })
      .where(isIt);
    expect([refused.status, refused.codes]).toEqual([400, ['terminalID']]);
  });

  it.each(['merchant', 'business'] as const)('is closed to a %s', async (person) => {
    const answer = await send(sandbox.as(person), 'billing.create', { body: maker.body() });
    expect([answer.statusCode, answer.body]).toEqual([403, '']);
  });
});

describe('a changed deal', () => {
  it('is changed on the version that was seen, else it is a conflict with the deal as it is', async () => {
    const id = await maker.create();
    const { updateTimestamp } = await readDeal(maker.ask, id);
    const changed = await update(id, { ...maker.body({ transactionAmount: 250 }), updateTimestamp });
    expect([changed.status, changed.response.message]).toEqual([200, 'Successfully Saved']);
    expect(await recordedEvents(sandbox, changed.response.correlationId)).toEqual([
      `BillingDealUpdated BillingDeal ${id}`,
    ]);
    const late = await update(id, { ...maker.body(), updateTimestamp });
    expect([late.status, late.codes, late.data.current]).toMatchObject([
      409,
      ['updateTimestamp'],
      { billingDealID: id, transactionAmount: 250 },
    ]);
  });

  it('keeps its first day, though that is over, and what was paid', async () => {
    const id = await maker.create();
    await maker.set(id, { startsOn: '2026-08-31', nextScheduledTransaction: '2026-11-30', currentDeal: 3 });
    const schedule = { ...monthly, repeatPeriodType: 'quarter' };
    expect((await update(id, maker.body({ billingSchedule: schedule }))).status).toBe(200);
    expect(await maker.row(id)).toMatchObject({
      startsOn: '2026-08-31',
      nextScheduledTransaction: '2026-11-30',
      repeatMonths: 3,
      currentDeal: 3,
    });
  });

  it('ends where its new end says', async () => {
    const id = await maker.create();
    await maker.set(id, { currentDeal: 3, nextScheduledTransaction: '2026-12-15' });
    const schedule = { ...monthly, endAtType: 'afterNumberOfPayments', endAtNumberOfPayments: 3 };
    expect((await update(id, maker.body({ billingSchedule: schedule }))).status).toBe(200);
    expect(await maker.row(id)).toMatchObject({ finished: true, nextScheduledTransaction: null });
  });

  it('says that its card is gone', async () => {
    const own = await saveCard(maker.ask, maker.terminalID, maker.consumerID, '4111111111111111');
    const id = await maker.create({ creditCardToken: own });
    await operate(maker.ask, 'cardTokens.delete', { path: { tokenId: own } });
    expect(await readDeal(maker.ask, id)).toMatchObject({ tokenNotAvailable: true });
    expect((await update(id, maker.body({ creditCardToken: own }))).codes).toEqual(['creditCardToken']);
    await maker.set(id, { lastError: 'refused', failedAttemptsCount: 4 });
    expect((await update(id, maker.body())).status).toBe(200);
    expect(await maker.row(id)).toMatchObject({ tokenNotAvailable: false, lastError: null, failedAttemptsCount: 0 });
  });

  it('waits for a charge under way', async () => {
    const id = await maker.create();
    await maker.set(id, { chargingTransactionID: unknownGuid });
    const refused = await update(id, maker.body());
    expect([refused.status, refused.codes]).toEqual([409, ['billingDealID']]);
    const path = { id };
    const pause = { pausedFrom: '2026-12-01', pausedTo: '2026-12-31' };
    expect((await operate(maker.ask, 'billing.pause', { path, body: pause })).status).toBe(409);
    const off = await operate(maker.ask, 'billing.disable', { body: { billingDealsID: [id] } });
    expect(off.data.notQueuedDeals).toEqual([{ id, code: 'DealIsRunning' }]);
    await maker.set(id, { chargingTransactionID: null });
  });

  it('is of its own kind, and the caller’s', async () => {
    const documents = await maker.createInvoiceOnly();
    expect((await update(documents, maker.body())).status).toBe(404);
    const body = maker.body({ transactionAmount: 99 });
    const other = await operate(sandbox.as('otherManager'), 'billing.update', { path: { id: documents }, body });
    expect(other.status).toBe(404);
    const same = await operate(maker.ask, 'invoiceOnlyBilling.update', { path: { id: documents }, body });
    expect([same.status, (await maker.row(documents)).transactionAmount]).toEqual([200, 99_00]);
  });
});
