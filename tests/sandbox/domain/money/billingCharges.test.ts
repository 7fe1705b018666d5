import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { addMonths } from '#contract/calendarDays.ts';
import { betweenSteps } from '#tests/support/betweenSteps.ts';
import { detailsOf, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

type Deal = typeof billingDeals.$inferSelect;

let sandbox: TestSandbox;
let post: Post;
let deals: Deal[];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  const [terminal] = await terminalsOf(sandbox);
  const found = await sandbox.db
    .select({ deal: billingDeals })
    .from(billingDeals)
    .innerJoin(cardTokens, eq(cardTokens.creditCardTokenID, billingDeals.creditCardToken))
    .where(
      and(
        eq(billingDeals.merchantID, terminal?.merchantID ?? ''),
        eq(billingDeals.active, true),
        eq(billingDeals.finished, false),
        eq(billingDeals.inProgress, false),
        isNull(billingDeals.pausedFrom),
        isNull(cardTokens.deletedAt),
      ),
    );
  deals = found
    .map(({ deal }) => deal)
    .filter((deal) => (deal.cardExpiresOn ?? '') > '2026-11-15' && deal.transactionAmount % 100 !== 3);
});
afterAll(() => sandbox.close());

/** A deal that no other test has touched, changed as wanted. */
async function someDeal(change: Partial<Deal> = {}): Promise<Deal> {
  const deal = deals.pop();
  if (!deal) throw new Error('the seed has too few deals');
  const own = { transactionAmount: 10_000 + deals.length, ...change };
  await sandbox.db.update(billingDeals).set(own).where(eq(billingDeals.billingDealID, deal.billingDealID));
  return { ...deal, ...own };
}
const read = async ({ billingDealID }: Deal) => {
  const [row] = await sandbox.db.select().from(billingDeals).where(eq(billingDeals.billingDealID, billingDealID));
  return row;
};
const chargeNow = (deal: Deal, more: object = {}, options: object = {}) =>
  post('transactions.createBillingTransaction', {
    body: { billingDealID: deal.billingDealID, ...more },
    ...options,
  });

describe('a charge of a billing deal', () => {
  it('is its next one: the deal moves on by a period', async () => {
    const next = '2026-11-20';
    const deal = await someDeal({
      nextScheduledTransaction: next,
      startsOn: '2026-08-20',
      repeatMonths: 1,
      numberOfPayments: null,
      endsOn: null,
      lastError: 'before',
      failedAttemptsCount: 2,
    });
    const answer = await chargeNow(deal, {}, { as: 'billing' });
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      documentOrigin: 'billing',
      billingDealID: deal.billingDealID,
      currentDeal: deal.currentDeal + 1,
      transactionAmount: deal.transactionAmount / 100,
      creditCardToken: deal.creditCardToken,
      specialTransactionType: 'initialDeal',
      status: 'awaitingForTransmission',
    });
    expect(await read(deal)).toMatchObject({
      currentDeal: deal.currentDeal + 1,
      currentTransactionID: answer.body.entityUID,
      nextScheduledTransaction: addMonths(next, 1),
      inProgress: false,
      lastError: null,
      failedAttemptsCount: 0,
    });
  });

  it('is not made when another one came between: that would be two periods', async () => {
    const deal = await someDeal({ repeatMonths: 1, numberOfPayments: null, endsOn: null });
    const late = await openTestSandbox({ db: betweenSteps(sandbox.db, () => chargeNow(deal)) });
    // Too late to be a double of the same card and amount.
    late.clock.set(new Date(sandbox.clock.now().getTime() + 600_000));
    const answer = await poster(late)('transactions.createBillingTransaction', {
      body: { billingDealID: deal.billingDealID },
    });
    await late.close();
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([409, 'billingDealID']);
    expect(await read(deal)).toMatchObject({ currentDeal: deal.currentDeal + 1, inProgress: false });
  });

  it('may be the last one', async () => {
    const deal = await someDeal({ repeatMonths: 1, numberOfPayments: 7, currentDeal: 6, endsOn: null });
    expect((await chargeNow(deal)).status).toBe(201);
    expect(await read(deal)).toMatchObject({ finished: true, currentDeal: 7, nextScheduledTransaction: null });
    expect((await chargeNow(deal)).body.errors?.[0]?.code).toBe('billingDealID');
  });

  it('that is refused leaves its reason on the deal; a voice approval then charges it', async () => {
    const deal = await someDeal({ transactionAmount: 12_303, failedAttemptsCount: 0 });
    const refused = await chargeNow(deal, {}, { locale: 'he-IL' });
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([400, '003']);
    expect(await read(deal)).toMatchObject({
      lastError: 'יש להתקשר לחברת האשראי',
      lastErrorCorrelationID: refused.body.correlationId,
      failedAttemptsCount: 1,
      currentDeal: deal.currentDeal,
      inProgress: false,
    });
    expect((await chargeNow(deal, { oKNumber: '7654321' })).status).toBe(201);
  });

  it('happens once when many ask at once', async () => {
    const deal = await someDeal();
    const answers = await Promise.all(Array.from({ length: 10 }, () => chargeNow(deal)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const rows = await sandbox.db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.billingDealID, deal.billingDealID),
          eq(transactions.transactionAmount, deal.transactionAmount),
        ),
      );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['inactive', { active: false }],
    ['finished', { finished: true }],
    ['for invoices only', { invoiceOnly: true }],
    ['paused', { pausedFrom: '2026-11-01', pausedTo: '2026-11-15' }],
  ])('of a deal that is %s is refused', async (_case, change) => {
    const answer = await chargeNow(await someDeal(change));
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'billingDealID']);
  });

  it('by a card that was deleted is refused', async () => {
    const deal = await someDeal();
    await sandbox.db
      .update(cardTokens)
      .set({ deletedAt: sandbox.clock.now() })
      .where(eq(cardTokens.creditCardTokenID, deal.creditCardToken ?? ''));
    const answer = await chargeNow(deal);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Credit Card Token is no longer available. It has been deleted',
    ]);
  });

  it('is for managers and billing administrators of the merchant', async () => {
    const deal = await someDeal();
    const url = '/sandbox/transactions/api/transactions/create-billing-transaction';
    const payload = { billingDealID: deal.billingDealID };
    expect((await sandbox.as('merchant')({ method: 'POST', url, payload })).statusCode).toBe(403);
    expect((await chargeNow(deal, {}, { as: 'otherManager' })).status).toBe(404);
  });
});
