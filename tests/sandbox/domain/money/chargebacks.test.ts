import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListEnvelope } from '#contract/envelope.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [{ terminalID: main } = { terminalID: '' }] = await terminalsOf(sandbox);
});
afterAll(() => sandbox.close());

async function chargeOf(transactionAmount: number, more: object = {}): Promise<string> {
  const answer = await post('transactions.create', { body: charge(main, { transactionAmount, ...more }) });
  expect(answer.status).toBe(201);
  return answer.body.entityUID ?? '';
}
const refundPart = (existingPaymentTransactionID: string, refundAmount: number, more: object = {}) =>
  post('transactions.chargeback', { body: { existingPaymentTransactionID, refundAmount }, ...more });

describe('a chargeback', () => {
  it('gives back parts until exactly nothing is left', async () => {
    const id = await chargeOf(100.1, { dealDetails: { consumerName: 'Noa' } });
    const first = await refundPart(id, 33.34);
    expect(first.status).toBe(201);
    expect(await detailsOf(sandbox, id)).toMatchObject({
      status: 'chargeback',
      quickStatus: 'Chargeback',
      totalRefund: 33.34,
      allowRefund: true,
    });
    const url = `/sandbox/transactions/api/transactions?paymentTransactionID=${id}`;
    const rows = await sandbox.as('manager')({ method: 'GET', url });
    expect(rows.json<ListEnvelope>().data).toMatchObject([
      { status: 'chargeback', transactionAmount: 100.1, totalRefund: 33.34 },
    ]);
    expect(await detailsOf(sandbox, first.body.entityUID)).toMatchObject({
      specialTransactionType: 'refund',
      status: 'awaitingForTransmission',
      transactionAmount: 33.34,
      initialTransactionID: id,
      dealDetails: { consumerName: 'Noa' },
      allowRefund: false,
    });
    const tooMuch = await refundPart(id, 66.77);
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([
      400,
      [{ code: 'refundAmount', description: 'At most \u206666.76₪\u2069 can be refunded' }],
    ]);
    expect((await refundPart(id, 66.76)).status).toBe(201);
    expect(await detailsOf(sandbox, id)).toMatchObject({ totalRefund: 100.1, allowRefund: false });
    expect((await refundPart(id, 0.01)).body.errors?.[0]?.code).toBe('existingPaymentTransactionID');
  });

  it('of many at once never gives back more than there is', async () => {
    const id = await chargeOf(100.5);
    const answers = await Promise.all(Array.from({ length: 25 }, () => refundPart(id, 20.1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    const rows = await sandbox.db.select().from(transactions).where(eq(transactions.initialTransactionID, id));
    expect(rows.reduce((sum, row) => sum + row.transactionAmount, 0)).toBe(10_050);
    expect(await detailsOf(sandbox, id)).toMatchObject({ totalRefund: 100.5 });
  });

  it('keeps net and VAT of what it gives back', async () => {
    const id = await chargeOf(118, { vatRate: 0.18 });
    const answer = await refundPart(id, 59);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({ netTotal: 50, vatTotal: 9, vatRate: 0.18 });
  });

  it('gives back no VAT that the deal did not bear', async () => {
    const vatOf = async (quantity: number, amount: number) => {
      const items = [
        { itemName: 'with VAT', price: 118, quantity },
        { itemName: 'without', price: 82, quantity, withoutVat: true },
      ];
      const id = await chargeOf(200 * quantity, { vatRate: 0.18, dealDetails: { items } });
      return detailsOf(sandbox, (await refundPart(id, amount)).body.entityUID);
    };
    expect(await vatOf(1, 200)).toMatchObject({ netTotal: 182, vatTotal: 18, vatRate: 0.18 });
    expect(await vatOf(2, 100)).toMatchObject({ netTotal: 91, vatTotal: 9, vatRate: 0.18 });
  });

  it('needs a deal that was charged', async () => {
    const refused = await post('transactions.create', {
      body: charge(main, { creditCardSecureDetails: typed('4000000000000002') }),
    });
    const held = await post('transactions.block', { body: charge(main) });
    const refund = await post('transactions.refund', { body: charge(main) });
    for (const answer of [refused, held, refund]) {
      const wrong = await refundPart(answer.body.entityUID ?? '', 1);
      expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([400, 'existingPaymentTransactionID']);
    }
  });

  it('is its merchant’s alone, and open to every role', async () => {
    const id = await chargeOf(51);
    expect((await refundPart(id, 1, { as: 'otherManager' })).status).toBe(404);
    expect((await refundPart(unknownGuid, 1)).status).toBe(404);
    expect((await refundPart(id, 1, { as: 'merchant' })).status).toBe(201);
  });

  it.each([0, -1, 1.005, 'much', undefined])('of %s names the field', async (refundAmount) => {
    const body = { existingPaymentTransactionID: unknownGuid, refundAmount };
    const answer = await post('transactions.chargeback', { body });
    expect([answer.status, answer.body.errors?.map(({ code }) => code)]).toEqual([400, ['refundAmount']]);
  });
});

describe('a refund to a card', () => {
  it('is a deal of its own', async () => {
    const answer = await post('transactions.refund', { as: 'merchant', body: charge(main, { transactionAmount: 44 }) });
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      specialTransactionType: 'refund',
      status: 'awaitingForTransmission',
      transactionAmount: 44,
      allowTransmission: true,
      allowTransmissionCancellation: true,
    });
  });
});
