import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { alertOf, amountOf, faultOf, headingOf, linkMaker, payerOf, readLink, valueOf } from '#tests/support/payers.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { terminalsOf } from '#tests/support/payments.ts';

let sandbox: TestSandbox;
let payer: ReturnType<typeof payerOf>;
let make: Awaited<ReturnType<typeof linkMaker>>;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  payer = payerOf(sandbox);
  const [terminal] = await terminalsOf(sandbox);
  merchantID = terminal?.merchantID ?? '';
  make = await linkMaker(sandbox, terminal?.terminalID ?? '');
});
afterAll(() => sandbox.close());

const dealOf = async (billingDealID: string | null) =>
  (
    await sandbox.db
      .select()
      .from(billingDeals)
      .where(eq(billingDeals.billingDealID, billingDealID ?? ''))
  )[0];
const tokensOf = (consumerID: string | null) =>
  sandbox.db
    .select()
    .from(cardTokens)
    .where(eq(cardTokens.consumerID, consumerID ?? ''));
const someCustomer = async () => {
  const isLive = and(eq(consumers.merchantID, merchantID), isNull(consumers.deletedAt));
  const [consumer] = await sandbox.db.select().from(consumers).where(isLive);
  if (!consumer) throw new Error('no customer');
  return consumer;
};

describe('a billing request', () => {
  it('saves the payer’s card and makes the deal, once', async () => {
    const link = await make('billingRequest', { transactionAmount: 4990 });
    const before = (await tokensOf(link.consumerID)).length;
    expect(headingOf((await payer.open(link)).body)).toBe('Set up a standing order');
    const forms = await Promise.all([1, 2].map(() => payer.fill(link, { plan: 'regularDeal' })));
    const answers = await Promise.all(forms.map(({ body }) => payer.confirm(link, valueOf(body, 'sealed'))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 303]));
    const paid = await readLink(sandbox, link);
    expect(paid).toMatchObject({ status: 'payed', cardOwnerName: 'Noa Payer', paymentTransactionID: null });
    expect(paid.history.map(({ operationCode }) => operationCode)).toEqual([
      'PaymentRequestViewed',
      'PaymentRequestPayed',
    ]);
    const deal = await dealOf(paid.billingDealID);
    expect(deal).toMatchObject({ consumerID: link.consumerID, transactionAmount: 4990, active: true, finished: false });
    const tokens = await tokensOf(link.consumerID);
    expect(tokens).toHaveLength(before + 1);
    expect(tokens.map(({ creditCardTokenID }) => creditCardTokenID)).toContain(deal?.creditCardToken);
    expect(headingOf((await payer.open(link)).body)).toBe('The card was saved');
    const charged = eq(transactions.billingDealID, paid.billingDealID ?? '');
    expect(await sandbox.db.$count(transactions, charged)).toBe(0);
  });

  it('with a declined card saves nothing and stays open', async () => {
    const link = await make('billingRequest');
    const declined = await payer.pay(link, { cardNumber: '4000000000000002' });
    expect(alertOf(declined.body)).toContain('The card was declined.');
    expect(await readLink(sandbox, link)).toMatchObject({ status: 'viewed', billingDealID: null });
    expect(headingOf((await payer.pay(link)).body)).toBe('Standing order set up');
  });

  it('whose first day has gone by starts today, and one whose last day has is over', async () => {
    const basis = { repeatPeriodType: 'monthly' as const, repeatPeriod: 1, startAtType: 'specifiedDate' as const };
    const late = await make('billingRequest', {
      billingSchedule: { ...basis, startAt: '2026-11-01', endAtType: 'never' },
    });
    await payer.pay(late);
    expect(await dealOf((await readLink(sandbox, late)).billingDealID)).toMatchObject({
      nextScheduledTransaction: '2026-11-15',
    });
    const over = await make('billingRequest', {
      billingSchedule: { ...basis, startAt: '2026-10-01', endAtType: 'specifiedDate', endAt: '2026-11-14' },
    });
    expect(headingOf((await payer.open(over)).body)).toBe('The link is not active');
  });
});

describe('a permanent billing link', () => {
  const permanent = () => make('billingRequest', { permanent: true, consumerID: null, dealDetails: {} });

  it('makes a deal and a customer for each payer, once by e-mail address', async () => {
    const link = await permanent();
    const known = await someCustomer();
    const newcomer = { consumerEmail: 'New.Payer@mail.test', cardOwnerName: 'New Payer', consumerPhone: '050-1234567' };
    expect(headingOf((await payer.pay(link, newcomer)).body)).toBe('Standing order set up');
    const first = await readLink(sandbox, link);
    const [made] = await sandbox.db.select().from(consumers).where(eq(consumers.consumerEmail, newcomer.consumerEmail));
    expect(made).toMatchObject({ consumerName: 'New Payer', merchantID, hasCreditCard: true });
    expect(await dealOf(first.billingDealID)).toMatchObject({ consumerID: made?.consumerID });

    const again = await payer.pay(link, { ...newcomer, consumerEmail: 'new.payer@MAIL.test' });
    expect(alertOf(again.body)).toContain('A card has already been saved through this link');
    expect((await readLink(sandbox, link)).billingDealID).toBe(first.billingDealID);

    const named = { consumerEmail: known.consumerEmail ?? '', cardOwnerName: 'Somebody Else' };
    const before = await tokensOf(known.consumerID);
    await payer.pay(link, named);
    const second = await readLink(sandbox, link);
    const deal = await dealOf(second.billingDealID);
    expect(deal).toMatchObject({ consumerEmail: known.consumerEmail });
    const [own] = await sandbox.db
      .select()
      .from(consumers)
      .where(eq(consumers.consumerID, deal?.consumerID ?? ''));
    expect(own).toMatchObject({ consumerName: 'Somebody Else', origin: 'checkout' });
    expect(own?.consumerID).not.toBe(known.consumerID);
    // Who is named this way has nothing of it.
    expect(await tokensOf(known.consumerID)).toEqual(before);
    const [still] = await sandbox.db.select().from(consumers).where(eq(consumers.consumerID, known.consumerID));
    expect(still).toEqual(known);
    expect([
      second.status,
      second.history.filter(({ operationCode }) => operationCode === 'PaymentRequestPayed').length,
    ]).toEqual(['viewed', 2]);
  });

  it('needs to know who pays', async () => {
    const { body } = await payer.fill(await permanent(), { consumerEmail: '', cardOwnerName: '', plan: 'regularDeal' });
    expect([faultOf(body, 'consumerEmail'), faultOf(body, 'cardOwnerName')]).toEqual(['Required', 'Required']);
  });

  it('that two send for one payer at once makes one deal', async () => {
    const link = await permanent();
    const form = { consumerEmail: 'twice@mail.test', plan: 'regularDeal' };
    const forms = await Promise.all([1, 2].map(() => payer.fill(link, form)));
    await Promise.all(forms.map(({ body }) => payer.confirm(link, valueOf(body, 'sealed'))));
    const [consumer] = await sandbox.db.select().from(consumers).where(eq(consumers.consumerEmail, 'twice@mail.test'));
    expect(await tokensOf(consumer?.consumerID ?? null)).toHaveLength(1);
    expect(await sandbox.db.$count(billingDeals, eq(billingDeals.consumerID, consumer?.consumerID ?? ''))).toBe(1);
  });
});

describe('a link that only saves a card', () => {
  it('makes a token, and tells it to where the merchant wants the payer', async () => {
    const { consumerID } = await someCustomer();
    const [terminal] = await sandbox.db.select().from(terminals).where(eq(terminals.merchantID, merchantID));
    const redirectUrl = terminal?.checkoutSettings.redirectUrls[0] ?? '';
    const terminalID = terminal?.terminalID ?? '';
    const link = await make('paymentIntent', {
      onlyAddCard: true,
      consumerID,
      redirectUrl,
      terminalID,
      ...amountOf(0),
    });
    const before = await tokensOf(consumerID);
    const { statusCode, headers } = await payer.pay(link);
    const added = (await tokensOf(consumerID)).filter(
      ({ creditCardTokenID }) => !before.some((token) => token.creditCardTokenID === creditCardTokenID),
    );
    expect([statusCode, headers.location]).toEqual([
      303,
      `${redirectUrl}?TokenID=${added.map(({ creditCardTokenID }) => creditCardTokenID).join()}`,
    ]);
    expect(await readLink(sandbox, link)).toMatchObject({ status: 'payed', billingDealID: null });
  });

  it('for a customer who was deleted is over', async () => {
    const [gone] = await sandbox.db
      .select()
      .from(consumers)
      .where(and(eq(consumers.merchantID, merchantID), eq(consumers.active, false)));
    const { consumerID } = gone ?? (await someCustomer());
    await sandbox.db.update(consumers).set({ deletedAt: new Date() }).where(eq(consumers.consumerID, consumerID));
    const link = await make('paymentIntent', { onlyAddCard: true, consumerID, ...amountOf(0) });
    expect(headingOf((await payer.open(link)).body)).toBe('The link is not active');
  });
});
