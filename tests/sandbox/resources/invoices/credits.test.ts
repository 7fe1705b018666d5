import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '#contract/documentKinds.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { charge, detailsOf, poster } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());

let amounts = 23_920;
/** A charge of an amount nobody has charged before, some 239.00, and its document. */
async function invoiced() {
  amounts += 1;
  const amount = amounts;
  const body = charge(documents.terminalID, { transactionAmount: amount / 100, dealDetails: recipient });
  const { entityUID: chargeID = '' } = (await poster(sandbox)('transactions.create', { body })).body;
  const { response } = await issue(chargeID);
  return { amount, chargeID, invoiceID: response.entityUID ?? '' };
}
const refund = async (existingPaymentTransactionID: string, refundAmount: number) => {
  const body = { existingPaymentTransactionID, refundAmount: refundAmount / 100 };
  const answer = await poster(sandbox)('transactions.chargeback', { body });
  expect(answer.status).toBe(201);
  return answer.body.entityUID ?? '';
};
const issue = (paymentTransactionID: string, language = 'en') =>
  operate(documents.ask, 'invoices.createForTransaction', { path: { paymentTransactionID }, language });
const cancel = (invoiceId: string) => operate(documents.ask, 'invoices.cancel', { path: { invoiceId } });

/** What the credits of a document come to, beside what is kept with it; both are never more than its amount. */
async function credited(invoiceID: string) {
  const isCredit = and(
    eq(invoices.originInvoiceID, invoiceID),
    eq(invoices.officialType, documentKinds.creditNote.officialType),
    isNotNull(invoices.invoiceNumber),
  );
  const rows = await sandbox.db.select().from(invoices).where(isCredit);
  const origin = await documents.row(invoiceID);
  const sum = rows.reduce((total, { invoiceAmount }) => total + invoiceAmount, 0);
  expect(origin.creditedAmount).toBe(sum);
  expect(origin.creditedVat).toBe(rows.reduce((total, { vatTotal }) => total + vatTotal, 0));
  expect(sum).toBeLessThanOrEqual(origin.invoiceAmount);
  return rows.map(({ invoiceAmount }) => invoiceAmount).toSorted((one, other) => one - other);
}

describe('what is credited of a document', () => {
  it('is once the whole: cancelled, then refunded', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    expect((await cancel(invoiceID)).status).toBe(200);
    const refundID = await refund(chargeID, amount);
    expect(await detailsOf(sandbox, refundID)).toMatchObject({
      status: 'awaitingForTransmission',
      allowInvoiceCreation: false,
    });
    const { status, response } = await issue(refundID);
    expect([status, response.message, response.errors]).toEqual([
      400,
      'Could not create Invoice',
      [{ code: 'paymentTransactionID', description: 'The whole document has already been credited' }],
    ]);
    expect((await issue(refundID, 'he')).response.errors?.[0]?.description).toBe('המסמך כבר זוכה במלואו');
    expect(await credited(invoiceID)).toEqual([amount]);
  });

  it('is once the whole: refunded, then cancelled, then its document', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    const refundID = await refund(chargeID, amount);
    expect(await detailsOf(sandbox, refundID)).toMatchObject({ allowInvoiceCreation: true });
    expect((await cancel(invoiceID)).status).toBe(200);
    expect(await detailsOf(sandbox, refundID)).toMatchObject({ allowInvoiceCreation: false });
    expect((await issue(refundID)).status).toBe(400);
    expect(await credited(invoiceID)).toEqual([amount]);
  });

  it('is once the whole: refunded with its document, then cancelled', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    const refundID = await refund(chargeID, amount);
    const credit = await documents.row((await issue(refundID)).response.entityUID);
    expect(credit).toMatchObject({ originInvoiceID: invoiceID, invoiceAmount: amount });
    const { status, response } = await cancel(invoiceID);
    expect([status, response.message]).toEqual([400, 'The whole document has already been credited']);
    expect(await credited(invoiceID)).toEqual([amount]);
  });

  it('are parts for their sums, and the rest by cancelling', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    const first = await refund(chargeID, 3333);
    const second = await refund(chargeID, 5001);
    expect((await issue(first)).status).toBe(200);
    expect((await issue(second)).status).toBe(200);
    expect(await credited(invoiceID)).toEqual([3333, 5001]);
    const third = await refund(chargeID, amount - 3333 - 5001);
    const { response } = await cancel(invoiceID);
    expect(await documents.row(response.entityUID)).toMatchObject({ invoiceAmount: amount - 3333 - 5001 });
    expect((await issue(third)).codes).toEqual(['paymentTransactionID']);
    expect(await credited(invoiceID)).toEqual([3333, 5001, amount - 3333 - 5001]);
    const origin = await documents.row(invoiceID);
    expect(origin.creditedVat).toBe(origin.vatTotal);
  });

  it('is of the new document where the first was cancelled', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    await cancel(invoiceID);
    const again = (await issue(chargeID)).response.entityUID ?? '';
    const refundID = await refund(chargeID, 5000);
    expect((await issue(refundID)).status).toBe(200);
    expect([await credited(invoiceID), await credited(again)]).toEqual([[amount], [5000]]);
  });

  it('is never more, whoever credits at the same moment', async () => {
    const { amount, chargeID, invoiceID } = await invoiced();
    const parts: string[] = [];
    for (const part of [6000, 8000, amount - 14_000]) parts.push(await refund(chargeID, part));
    const answers = await Promise.all([cancel(invoiceID), ...parts.flatMap((id) => [issue(id), issue(id)])]);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect((await credited(invoiceID)).reduce((sum, one) => sum + one, 0)).toBe(amount);
  });

  it('is nothing where the charge has no document', async () => {
    const body = charge(documents.terminalID, { dealDetails: recipient });
    const { entityUID = '' } = (await poster(sandbox)('transactions.create', { body })).body;
    const refundID = await refund(entityUID, 1000);
    expect(await detailsOf(sandbox, refundID)).toMatchObject({ allowInvoiceCreation: false });
    const { status, response } = await issue(refundID);
    expect([status, response.errors]).toEqual([
      400,
      [{ code: 'paymentTransactionID', description: 'The charge has no document to credit' }],
    ]);
  });
});

describe('a document of a refund', () => {
  it.each(['chargebackFailed', 'rejectedByProcessor', 'cancelledByMerchant', 'failedToConfirmByProcesor'] as const)(
    'is refused where it came to nothing: %s',
    async (status) => {
      const { chargeID, invoiceID } = await invoiced();
      const refundID = await refund(chargeID, 1000);
      await sandbox.db.update(transactions).set({ status }).where(eq(transactions.paymentTransactionID, refundID));
      expect(await detailsOf(sandbox, refundID)).toMatchObject({ allowInvoiceCreation: false });
      const answer = await issue(refundID);
      expect([answer.status, answer.response.entityUID]).toEqual([400, refundID]);
      expect(await credited(invoiceID)).toEqual([]);
    },
  );
});
