import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import type { Processor } from '#sandbox/core/processor.ts';
import { charge, detailsOf, poster, terminalsOf, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let cut: TestSandbox;
let post: Post;
let postCut: Post;
let terminalID: string;
let merchantID: string;
const logged: string[] = [];

/** Nobody answers, and nothing was done. */
const unreachable: Processor = {
  authorize: () => Promise.reject(new Error('cut')),
  close: async () => undefined,
};

beforeAll(async () => {
  sandbox = await openTestSandbox();
  cut = await openTestSandbox({
    db: sandbox.db,
    processor: unreachable,
    logger: { level: 'warn', stream: { write: (line) => void logged.push(line) } },
  });
  [post, postCut] = [poster(sandbox), poster(cut)];
  const [terminal] = await terminalsOf(sandbox);
  terminalID = terminal?.terminalID ?? '';
  merchantID = terminal?.merchantID ?? '';
});
afterAll(async () => {
  await cut.close();
  await sandbox.close();
});

const made = async (id: 'transactions.create' | 'transactions.block', more: object = {}) =>
  (await post(id, { body: charge(terminalID, more) })).body.entityUID ?? '';

describe('what a payment lives on is given back when nothing came of it', () => {
  it('the rest of a deal', async () => {
    const id = await made('transactions.create', { transactionAmount: 90 });
    const body = { existingPaymentTransactionID: id, refundAmount: 90 };
    const failed = await postCut('transactions.chargeback', { body });
    expect([failed.status, failed.body.errors?.[0]?.code]).toEqual([400, '009']);
    expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'went on without', err: { message: 'cut' } },
    ]);
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'awaitingForTransmission',
      totalRefund: 0,
      allowRefund: true,
    });
    expect((await post('transactions.chargeback', { body })).status).toBe(201);
  });

  it('the state of a deal whose other refund was called back meanwhile', async () => {
    const id = await made('transactions.create', { transactionAmount: 91 });
    const refundOf = (refundAmount: number) => ({ body: { existingPaymentTransactionID: id, refundAmount } });
    const first = await post('transactions.chargeback', refundOf(41));
    const callBack: Processor = {
      ...unreachable,
      authorize: async () => {
        await post('transmissions.cancel', { body: { terminalID, paymentTransactionID: first.body.entityUID } });
        throw new Error('cut');
      },
    };
    const meanwhile = await openTestSandbox({ db: sandbox.db, processor: callBack });
    expect((await poster(meanwhile)('transactions.chargeback', refundOf(50))).status).toBe(400);
    await meanwhile.close();
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'awaitingForTransmission',
      totalRefund: 0,
      allowTransmissionCancellation: true,
    });
  });

  it('a hold', async () => {
    const transactionID = await made('transactions.block');
    expect((await postCut('transactions.selectJ5', { path: { transactionID } })).status).toBe(400);
    expect(await detailsOf(sandbox, transactionID)).toMatchObject({ status: 'awaitingToSelectJ5' });
    expect((await post('transactions.selectJ5', { path: { transactionID } })).status).toBe(201);
  });

  it('a billing deal', async () => {
    const found = await sandbox.db
      .select({ deal: billingDeals })
      .from(billingDeals)
      .innerJoin(cardTokens, eq(cardTokens.creditCardTokenID, billingDeals.creditCardToken))
      .where(
        and(
          eq(billingDeals.merchantID, merchantID),
          eq(billingDeals.active, true),
          eq(billingDeals.finished, false),
          eq(billingDeals.inProgress, false),
          isNull(billingDeals.pausedFrom),
          isNull(cardTokens.deletedAt),
        ),
      );
    const deal = found.map((row) => row.deal).find(({ cardExpiresOn }) => (cardExpiresOn ?? '') > '2026-11-30');
    const body = { billingDealID: deal?.billingDealID };
    expect((await postCut('transactions.createBillingTransaction', { body })).status).toBe(400);
    const [left] = await sandbox.db
      .select()
      .from(billingDeals)
      .where(eq(billingDeals.billingDealID, deal?.billingDealID ?? ''));
    expect(left).toMatchObject({ inProgress: false, currentDeal: deal?.currentDeal });
    expect((await post('transactions.createBillingTransaction', { body })).status).toBe(201);
  });

  it('the card and amount: what was not done is no double', async () => {
    const body = charge(terminalID);
    expect((await postCut('transactions.create', { body })).status).toBe(400);
    expect((await post('transactions.create', { body })).status).toBe(201);
  });
});
