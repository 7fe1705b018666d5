import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactionEvents } from '#sandbox/db/schema/transaction.ts';
import { answerFile } from '#sandbox/domain/masav/answerFile.ts';
import { scheduleAfterCharge } from '#sandbox/domain/money/payment/billingOutcome.ts';
import { answerMasavFiles } from '#sandbox/jobs/masavAnswers.ts';
import { callOf } from '#tests/support/callOf.ts';
import { type MasavMaker, masavMaker } from '#tests/support/masav.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let masav: MasavMaker;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  masav = await masavMaker(sandbox);
  ({ merchantID } = await findAnchors(sandbox.db));
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.clock.set(new Date('2026-11-15T10:00:00Z')));

const context = () => callOf(sandbox, merchantID).context;
const noCover = 'אין כיסוי מספיק';
const plain = { invoiceID: null, issueInvoice: false };

/** A file of debits that was downloaded on Sunday, to be debited on Monday. */
async function fileOf(...debits: Parameters<MasavMaker['debit']>[0][]) {
  const ids: string[] = [];
  for (const debit of debits) ids.push(await masav.debit({ ...plain, ...debit }));
  const file = (await masav.generate()).response.entityID ?? 0;
  await masav.download(file);
  return { ids, file };
}

const downloaded = (...amounts: number[]) => fileOf(...amounts.map((transactionAmount) => ({ transactionAmount })));

const details = async (file: number) =>
  (await send(masav.ask, 'masav.get', { path: { id: String(file) } })).json<Record<string, unknown>>();

const rows = async (file: number, more: Record<string, string> = {}) =>
  (await send(masav.ask, 'masavRows.list', { query: { masavFileID: String(file), ...more } })).json<{
    data: { rowNumber: number; amount: number; paid: boolean | null; comment: string | null }[];
    numberOfRecords: number;
  }>();

/** The document of a charge. */
async function documentOf(paymentTransactionID: string) {
  await operate(masav.ask, 'invoices.createForTransaction', { path: { paymentTransactionID } });
  const isIts = eq(invoices.paymentTransactionID, paymentTransactionID);
  const [document] = await sandbox.db.select().from(invoices).where(isIts);
  return document?.invoiceID ?? '';
}

const document = async (id: string) => {
  const [found] = await sandbox.db.select().from(invoices).where(eq(invoices.invoiceID, id));
  return found;
};

describe('the bank', () => {
  it('answers once the value date is over, and not before', async () => {
    const { file } = await downloaded(1000, 1021, 500);
    sandbox.clock.set(new Date('2026-11-16T20:00:00Z'));
    await answerMasavFiles(context());
    expect(await details(file)).toMatchObject({ paidDate: null, valueDate: '2026-11-16T00:00:00', paidCount: 0 });
    expect((await rows(file, { status: 'waiting' })).numberOfRecords).toBe(3);

    sandbox.clock.set(new Date('2026-11-17T06:00:00Z'));
    await answerMasavFiles(context());
    expect(await details(file)).toMatchObject({
      paidDate: '2026-11-16T00:00:00',
      paidCount: 2,
      paidAmount: 15,
      returnedCount: 1,
      returnedAmount: 10.21,
    });
    const all = await rows(file);
    expect(all.data.map(({ rowNumber }) => rowNumber)).toEqual([1, 2, 3]);
    const returned = await rows(file, { status: 'returned' });
    expect(returned.data).toMatchObject([{ rowNumber: 2, amount: 10.21, paid: false, comment: noCover }]);
    expect((await rows(file, { status: 'paid' })).numberOfRecords).toBe(2);
    expect((await rows(file, { status: 'waiting' })).numberOfRecords).toBe(0);
  });

  it('says nothing of a file that it has not got', async () => {
    await masav.debit(plain);
    const file = (await masav.generate()).response.entityID ?? 0;
    sandbox.clock.set(new Date('2026-12-17T06:00:00Z'));
    await answerMasavFiles(context());
    expect(await answerFile(context(), file, () => noCover)).toBe(false);
    expect(await details(file)).toMatchObject({ paidDate: null, valueDate: null });
  });

  it('answers once', async () => {
    const { file, ids } = await downloaded(700);
    expect(await answerFile(context(), file, () => undefined)).toBe(true);
    expect(await answerFile(context(), file, () => noCover)).toBe(false);
    expect((await rows(file)).data).toMatchObject([{ paid: true, comment: null }]);
    expect(await masav.row(ids[0] ?? '')).toMatchObject({ status: 'completed' });
  });
});

it('answers by hand on the sandbox’s page, as each row is chosen', async () => {
  const { file } = await downloaded(1000, 2000);
  const [row] = await masav.rowsOf(file);
  const url = `/sandbox/masav/${file}`;
  const ask = (method: 'GET' | 'POST', payload?: object) =>
    sandbox.app.inject({ method, url, ...(payload && { payload }) });
  expect((await sandbox.app.inject('/sandbox/')).body).toContain(`href="${url}"`);
  expect((await ask('GET')).body).toContain(`name="${row?.masavFileRowID}"`);
  const answered = await ask('POST', { [String(row?.masavFileRowID)]: 'החשבון נחסם' });
  expect([answered.statusCode, answered.headers.location]).toEqual([303, '/sandbox/']);
  expect((await rows(file, { status: 'returned' })).data).toMatchObject([{ amount: 10, comment: 'החשבון נחסם' }]);
  // Answered, or never had: nothing to answer.
  expect([(await ask('GET')).statusCode, (await ask('POST', {})).statusCode]).toEqual([404, 404]);
  expect((await sandbox.app.inject('/sandbox/')).body).not.toContain(`href="${url}"`);
});

describe('a row that is returned', () => {
  it('fails its charge, in whose timeline the reason stands, and goes into no other file', async () => {
    const { file, ids } = await downloaded(1000, 2000);
    await answerFile(context(), file, ({ amount }) => (amount === 1000 ? noCover : undefined));
    const [returned = '', paid = ''] = ids;
    expect(await masav.row(returned)).toMatchObject({
      status: 'rejectedByProcessor',
      quickStatus: 'Failed',
      rejectionMessage: noCover,
      masavFileID: file,
    });
    expect(await masav.row(paid)).toMatchObject({ status: 'completed', rejectionMessage: null });
    const isIts = eq(transactionEvents.paymentTransactionID, returned);
    const events = await sandbox.db.select().from(transactionEvents).where(isIts);
    expect(events).toContainEqual(
      expect.objectContaining({ status: 'rejectedByProcessor', message: noCover, operationDoneBy: 'תשובת הבנק' }),
    );
    expect((await masav.generate()).data.taken).toEqual([]);
  });

  it('is told by its deal, which goes on with its next charge', async () => {
    const isBank = and(eq(billingDeals.paymentType, 'bank'), eq(billingDeals.active, true));
    const [deal] = await sandbox.db.select().from(billingDeals).where(isBank).limit(1);
    const { billingDealID = '', nextScheduledTransaction, failedAttemptsCount = 0 } = deal ?? {};
    const { file } = await fileOf({ billingDealID });
    await answerFile(context(), file, () => noCover);
    const [told] = await sandbox.db.select().from(billingDeals).where(eq(billingDeals.billingDealID, billingDealID));
    expect(told).toMatchObject({
      lastError: noCover,
      failedAttemptsCount: failedAttemptsCount + 1,
      active: true,
      nextScheduledTransaction,
    });
  });

  it('counts among the charges of a limited deal: its turn has passed', async () => {
    const isLimited = and(eq(billingDeals.paymentType, 'bank'), eq(billingDeals.active, true));
    const [deal] = await sandbox.db.select().from(billingDeals).where(isLimited).limit(1);
    const { billingDealID = '' } = deal ?? {};
    const isIts = eq(billingDeals.billingDealID, billingDealID);
    const limited = { currentDeal: 2, numberOfPayments: 3, nextScheduledTransaction: '2026-12-15' };
    await sandbox.db.update(billingDeals).set(limited).where(isIts);
    const { file } = await fileOf({ billingDealID });
    await answerFile(context(), file, () => noCover);
    const [told] = await sandbox.db.select().from(billingDeals).where(isIts);
    expect(told).toMatchObject({ currentDeal: 2, nextScheduledTransaction: '2026-12-15', active: true });
    const ended = told && scheduleAfterCharge(told, '2026-12-15');
    expect(ended).toMatchObject({ currentDeal: 3, nextScheduledTransaction: null, finished: true });
  });

  it('cancels the document that says it was paid; an invoice alone stands', async () => {
    const { file, ids } = await fileOf(
      { invoiceDetails: { invoiceType: 'invoiceWithPaymentInfo' } },
      { invoiceDetails: { invoiceType: 'invoice' } },
    );
    const [first = '', second = ''] = ids;
    const receipt = await documentOf(first);
    const invoice = await documentOf(second);
    await answerFile(context(), file, () => noCover);
    const canceled = await document(receipt);
    expect(canceled).toMatchObject({ status: 'canceled', creditedAmount: 1000 });
    expect(await document(canceled?.creditInvoiceID ?? '')).toMatchObject({
      originInvoiceID: receipt,
      invoiceAmount: 1000,
    });
    expect((await masav.row(first)).invoiceID).toBeNull();
    expect(await document(invoice)).toMatchObject({ creditInvoiceID: null, creditedAmount: 0 });
    expect((await document(invoice))?.status).not.toBe('canceled');
  });
});
