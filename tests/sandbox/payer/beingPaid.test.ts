import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Processor } from '#sandbox/core/processor.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { sweep } from '#sandbox/jobs/sweep.ts';
import { callOf } from '#tests/support/callOf.ts';
import { alertOf, amountOf, headingOf, type linkMaker, payerOf, readLink } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { holdAnswers } from '#tests/support/processors.ts';
import { openTestSandbox, type TestSandboxOptions } from '#tests/support/sandbox.ts';
import { send } from '#tests/support/send.ts';

type Made = Awaited<ReturnType<Awaited<ReturnType<typeof linkMaker>>>>;

const { sandbox, payer, make, paidBy, atTheBank, ask, cancel, change } = await openPayers();

/** Payments of a link, by whichever column names it. */
const paymentsOf = async (link: Made) =>
  (await sandbox.db.select().from(transactions).where(eq(transactions.merchantID, link.merchantID))).filter((row) =>
    [row.paymentRequestID, row.paymentIntentID].includes(link.paymentRequestID),
  );

const deeds = { cancel, change: (link: Made) => change(link) };

/** Another process on the same database. */
async function another(options: TestSandboxOptions) {
  const other = await openTestSandbox({ db: sandbox.db, ...options });
  onTestFinished(() => other.close());
  return payerOf(other);
}

/** A payment that has begun and waits for its processor. */
async function begin(link: Made) {
  const processor = holdAnswers({ deduplicates: true });
  const slow = await another({ processor, paymentTimeouts: { timeoutMs: 60_000, leaseMs: 60_000 } });
  const paying = slow.confirm(link, await atTheBank(link));
  await processor.waiting(1);
  return {
    end: async () => {
      processor.release();
      await paying;
    },
  };
}

const codesOf = ({ history }: Made) => history.map(({ operationCode }) => operationCode);

describe.each(['cancel', 'change'] as const)('%s', (deed) => {
  it('before the payment begins is done, and the payer pays nothing that was not seen', async () => {
    const link = await make('paymentRequest', amountOf(7100));
    const sealed = await atTheBank(link);
    expect((await deeds[deed](link)).status).toBe(200);
    const { body } = await payer.confirm(link, sealed);
    if (deed === 'cancel') expect(headingOf(body)).toBe('The link is not active');
    else {
      expect(alertOf(body)).toContain('The amount has changed meanwhile');
      expect(body).toContain('59.00₪');
    }
    expect(await paidBy(link)).toEqual([]);
  });

  it('between its beginning and its end is refused, and the link is paid', async () => {
    const link = await make('paymentRequest', amountOf(7200));
    const { end } = await begin(link);
    const refused = await deeds[deed](link);
    expect([refused.status, refused.response.message]).toEqual([
      400,
      'The link is being paid and cannot be changed or canceled now. Wait for the outcome, which the page of the link shows',
    ]);
    await end();
    const [row] = await paidBy(link);
    expect(row).toMatchObject({ transactionAmount: 7200, status: 'awaitingForTransmission' });
    expect(await readLink(sandbox, link)).toMatchObject({
      status: 'payed',
      paymentRequestAmount: 7200,
      paymentTransactionID: row?.paymentTransactionID,
      userPaidDetails: { transactionAmount: 7200 },
    });
  });

  it('after its end is refused, as the link is paid', async () => {
    const link = await make('paymentRequest', amountOf(7300));
    await payer.confirm(link, await atTheBank(link));
    const refused = await deeds[deed](link);
    expect([refused.status, refused.response.message]).toEqual([
      400,
      'The payment request has already been paid or canceled',
    ]);
    expect((await readLink(sandbox, link)).status).toBe('payed');
  });

  it('at the moment in which the payment begins: one of both is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await make('paymentRequest', amountOf(7400 + round * 100));
      const sealed = await atTheBank(link);
      const [{ status }] = await Promise.all([deeds[deed](link), payer.confirm(link, sealed)]);
      const present = await readLink(sandbox, link);
      const paid = (await paidBy(link)).filter((row) => row.status === 'awaitingForTransmission');
      expect([paid.length, present.status === 'payed']).toEqual(status === 200 ? [0, false] : [1, true]);
      for (const { transactionAmount } of paid) expect(transactionAmount).toBe(present.paymentRequestAmount);
    }
  });
});

describe('a link that is being paid', () => {
  it.each<[string, Made['kind'], Partial<Made>]>([
    ['an intent', 'paymentIntent', {}],
    ['a permanent link', 'paymentRequest', { permanent: true }],
    ['a payout', 'paymentRequest', { isRefund: true }],
    ['a hold', 'paymentRequest', { jDealType: 'J5' }],
  ])('is not canceled: %s', async (_name, kind, more) => {
    const [first] = await terminalsOf(sandbox);
    const link = await make(kind, {
      ...amountOf(7500),
      ...more,
      ...(more.jDealType && { terminalID: first?.terminalID }),
    });
    const { end } = await begin(link);
    expect((await cancel(link)).status).toBe(400);
    await end();
    const [row] = await paymentsOf(link);
    expect(['awaitingForTransmission', 'awaitingToSelectJ5']).toContain(row?.status);
    expect((await readLink(sandbox, link)).status).toBe(link.permanent ? 'viewed' : 'payed');
    // A permanent one is withdrawn once nobody is paying it.
    expect((await cancel(link)).status).toBe(link.permanent ? 200 : 400);
  });

  it('says so to whoever opens it, until it is paid', async () => {
    const link = await make('paymentIntent', amountOf(7600));
    const details = async () =>
      (await send(ask, 'paymentIntents.get', { path: { id: link.paymentRequestID } })).json<{ beingPaid: boolean }>();
    expect((await details()).beingPaid).toBe(false);
    const { end } = await begin(link);
    expect((await details()).beingPaid).toBe(true);
    await end();
    expect((await details()).beingPaid).toBe(false);
  });

  it.each<[string, Processor['close'], string, number]>([
    ['nothing', async () => undefined, 'paymentFailed', 200],
    ['the approval', async () => ({ code: 0, number: 7, approvalNumber: '1234567', card: null }), 'payed', 400],
  ])('by a server that died is free once the processor has said %s', async (_name, close, status, canceled) => {
    const processor = holdAnswers({ deduplicates: true });
    const dying = await another({ processor, paymentTimeouts: { timeoutMs: 60_000, leaseMs: 1 } });
    const link = await make('paymentRequest', amountOf(7700 + canceled));
    const paying = dying.confirm(link, await atTheBank(link));
    await processor.waiting(1);
    expect((await cancel(link)).status).toBe(400);
    const { context } = callOf(sandbox, link.merchantID);
    await sweep({ ...context, processor: { ...processor, close } }, true);
    expect((await readLink(sandbox, link)).status).toBe(status);
    expect((await cancel(link)).status).toBe(canceled);
    processor.release();
    await paying;
    expect((await paidBy(link)).filter((row) => row.status === 'awaitingForTransmission')).toHaveLength(
      status === 'payed' ? 1 : 0,
    );
  });

  it('is told the outcome, whatever was written on it meanwhile', async () => {
    const link = await make('paymentRequest', amountOf(7800));
    const { end } = await begin(link);
    const isIt = eq(paymentRequests.paymentRequestID, link.paymentRequestID);
    await sandbox.db.update(paymentRequests).set({ status: 'canceled' }).where(isIt);
    await end();
    const [row] = await paidBy(link);
    const present = await readLink(sandbox, link);
    expect(present).toMatchObject({
      status: 'payed',
      paymentTransactionID: row?.paymentTransactionID,
      userPaidDetails: { transactionAmount: 7800 },
    });
    expect(codesOf(present)).toContain('PaymentRequestPayed');
  });

  it('and was withdrawn tells of a refusal, and stays withdrawn', async () => {
    const link = await make('paymentRequest', amountOf(7801));
    const { end } = await begin(link);
    const isIt = eq(paymentRequests.paymentRequestID, link.paymentRequestID);
    await sandbox.db.update(paymentRequests).set({ status: 'canceled' }).where(isIt);
    const { context } = callOf(sandbox, link.merchantID);
    await sweep({ ...context, processor: { ...holdAnswers({ deduplicates: true }) } }, true);
    await end();
    const present = await readLink(sandbox, link);
    expect(present.status).toBe('canceled');
    expect(codesOf(present)).toContain('PaymentRequestPaymentFailed');
  });
});
