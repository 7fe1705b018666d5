import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { charge, detailsOf, poster } from '#tests/support/payments.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());

const cancel = (invoiceId: string) => operate(documents.ask, 'invoices.cancel', { path: { invoiceId } });
const creditsOf = (id: string) => sandbox.db.select().from(invoices).where(eq(invoices.originInvoiceID, id));
/** A charge with its document. @returns ids of both */
async function chargedDocument(amount: number) {
  const { body } = await poster(sandbox)('transactions.create', {
    body: charge(documents.terminalID, { transactionAmount: amount, issueInvoice: true, dealDetails: recipient }),
  });
  const { invoiceID } = await detailsOf(sandbox, body.entityUID);
  return { transactionID: body.entityUID ?? '', invoiceID: String(invoiceID) };
}

describe('cancelling a document', () => {
  it('credits it whole, to the agora, and links the two', async () => {
    const items = [
      { itemName: 'taxed', price: 33.33, quantity: 3 },
      { itemName: 'exempt', price: 0.01, quantity: 1, withoutVat: true },
    ];
    const origin = await documents.issue({ invoiceAmount: 100, dealDetails: { ...recipient, items } });
    const before = await documents.numbers('creditNote');
    const { status, response } = await cancel(origin.invoiceID);
    expect([status, response.message]).toEqual([200, 'Invoice Cancelled']);
    expect(await documents.row(response.entityUID)).toMatchObject({
      invoiceType: 'creditNote',
      originInvoiceID: origin.invoiceID,
      invoiceNumber: String((before.at(-1) ?? 0) + 1),
      invoiceAmount: origin.invoiceAmount,
      vatRate: origin.vatRate,
      vatTotal: origin.vatTotal,
      netTotal: origin.netTotal,
      paymentDetails: [],
      allocationNumber: null,
    });
    const canceled = await documents.read(origin.invoiceID);
    expect(canceled).toMatchObject({ status: 'canceled', creditInvoiceID: response.entityUID });
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `InvoiceGenerated Invoice ${response.entityUID}`,
    ]);
  });

  it('happens once, whoever asks at the same moment', async () => {
    const { invoiceID } = await documents.issue();
    const answers = await Promise.all([cancel(invoiceID), cancel(invoiceID), cancel(invoiceID)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.response.message).toBe(
      'The document has already been canceled',
    );
    expect(await creditsOf(invoiceID)).toHaveLength(1);
  });

  it('credits what refunds have left of it', async () => {
    const { transactionID, invoiceID } = await chargedDocument(500.01);
    const refund = { existingPaymentTransactionID: transactionID, refundAmount: 200 };
    const { body } = await poster(sandbox)('transactions.chargeback', { body: refund });
    await operate(documents.ask, 'invoices.createForTransaction', {
      path: { paymentTransactionID: body.entityUID ?? '' },
    });
    const { response } = await cancel(invoiceID);
    const [origin, credits] = [await documents.row(invoiceID), await creditsOf(invoiceID)];
    expect(credits.map(({ invoiceAmount }) => invoiceAmount).toSorted((one, other) => one - other)).toEqual([
      20_000, 30_001,
    ]);
    expect(credits.reduce((sum, { vatTotal }) => sum + vatTotal, 0)).toBe(origin.vatTotal);
    expect((await documents.row(response.entityUID)).originInvoiceID).toBe(invoiceID);
  });

  it('leaves the transaction free for another document', async () => {
    const { transactionID, invoiceID } = await chargedDocument(321);
    await cancel(invoiceID);
    expect(await detailsOf(sandbox, transactionID)).toMatchObject({ allowInvoiceCreation: true });
  });

  it('is refused for what was not issued, a credit, and what was credited whole', async () => {
    const unissued = await documents.fail();
    expect((await cancel(unissued.invoiceID)).response.message).toBe('The document has not been issued yet');
    const credit = await documents.issue({ invoiceDetails: { invoiceType: 'creditNote' } });
    expect((await cancel(credit.invoiceID)).response.message).toBe('A credit document cannot be canceled');
    const origin = await documents.issue();
    await sandbox.db
      .update(invoices)
      .set({ creditedAmount: origin.invoiceAmount })
      .where(eq(invoices.invoiceID, origin.invoiceID));
    expect((await cancel(origin.invoiceID)).response.message).toBe('The whole document has already been credited');
  });

  it('changes nothing where the credit document can not be issued', async () => {
    const origin = await documents.issue();
    const isIt = eq(terminals.terminalID, documents.terminalID);
    const [terminal] = await sandbox.db.select().from(terminals).where(isIt);
    await sandbox.db.update(terminals).set({ integrations: {} }).where(isIt);
    const { status, response } = await cancel(origin.invoiceID);
    await sandbox.db
      .update(terminals)
      .set({ integrations: terminal?.integrations ?? {} })
      .where(isIt);
    expect([status, response.message, response.errors?.[0]?.description]).toEqual([
      400,
      'Could not create Invoice',
      'This terminal is not connected to an invoicing provider',
    ]);
    expect(await documents.row(origin.invoiceID)).toMatchObject({ status: origin.status, creditInvoiceID: null });
    expect(await creditsOf(origin.invoiceID)).toEqual([]);
  });
});

describe('the document of a transaction', () => {
  const issue = (paymentTransactionID: string) =>
    operate(documents.ask, 'invoices.createForTransaction', { path: { paymentTransactionID } });
  const charged = async (more: object = {}) =>
    (await poster(sandbox)('transactions.create', { body: charge(documents.terminalID, more) })).body.entityUID ?? '';

  it('is issued once, whoever asks at the same moment', async () => {
    const id = await charged({ dealDetails: recipient });
    const answers = await Promise.all([issue(id), issue(id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const made = await sandbox.db.select().from(invoices).where(eq(invoices.paymentTransactionID, id));
    expect(made.map(({ invoiceID }) => invoiceID)).toEqual([
      answers.find(({ status }) => status === 200)?.response.entityUID,
    ]);
    const [transaction] = await sandbox.db.select().from(transactions).where(eq(transactions.paymentTransactionID, id));
    expect(transaction?.invoiceID).toBe(made[0]?.invoiceID);
  });

  it('is in ILS, of a charge that stands, and says why it is not issued', async () => {
    expect((await issue(await charged({ currency: 'USD' }))).response.errors?.[0]?.description).toBe(
      'Can only issue invoice for ILS transactions',
    );
    const refused = await charged({ dealDetails: { ...recipient, consumerEmail: 'x@refused.test' } });
    const { status, response } = await issue(refused);
    expect([status, response.message, response.errors?.[0]?.description]).toEqual([
      400,
      'Could not create Invoice',
      'EasyInvoice did not accept the document',
    ]);
  });
});
