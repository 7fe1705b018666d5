import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { type DocumentMaker, documentMaker } from '#tests/support/documents.ts';
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

const update = (id: string, more: Record<string, unknown> = {}) =>
  operate(documents.ask, 'invoices.update', { path: { id }, body: documents.body(more) });
const remove = (id: string, terminalID = documents.terminalID) =>
  operate(documents.ask, 'invoices.delete', { path: { id }, body: { terminalID, reason: 'typed twice' } });

describe('a document that was not issued', () => {
  it('is issued when it is changed', async () => {
    const { invoiceID } = await documents.fail();
    const { updateTimestamp } = await documents.read(invoiceID);
    const before = await documents.numbers('invoice');
    const { status, response } = await update(invoiceID, { invoiceID, updateTimestamp, invoiceAmount: 236 });
    expect([status, response.message]).toEqual([200, 'Successfully Saved']);
    const number = (before.at(-1) ?? 0) + 1;
    expect(await documents.row(invoiceID)).toMatchObject({
      invoiceAmount: 23_600,
      invoiceNumber: String(number),
      lastError: null,
      consumerEmail: 'dana@mail.test',
    });
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([`InvoiceGenerated Invoice ${invoiceID}`]);
    expect((await update(invoiceID)).response.message).toBe('The document has already been issued');
  });

  it('stays when it fails once more', async () => {
    const { invoiceID } = await documents.fail();
    const dealDetails = { ...(documents.body().dealDetails as object), consumerEmail: 'other@refused.test' };
    const { status, response } = await update(invoiceID, { dealDetails });
    expect([status, response.entityUID]).toEqual([400, invoiceID]);
    expect(await documents.row(invoiceID)).toMatchObject({ status: 'initial', consumerEmail: 'other@refused.test' });
  });

  it('is not overwritten by who has seen an older version', async () => {
    const { invoiceID } = await documents.fail();
    const { updateTimestamp } = await documents.read(invoiceID);
    const dealDetails = { ...(documents.body().dealDetails as object), consumerEmail: 'other@refused.test' };
    await update(invoiceID, { dealDetails });
    const { status, data } = await update(invoiceID, { updateTimestamp });
    expect([status, data.current]).toMatchObject([409, { invoiceID, consumerEmail: 'other@refused.test' }]);
  });

  it('is issued once, whoever changes it at the same moment', async () => {
    const { invoiceID } = await documents.fail();
    const before = await documents.numbers('invoice');
    const answers = await Promise.all([update(invoiceID), update(invoiceID), update(invoiceID)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await documents.numbers('invoice')).toHaveLength(before.length + 1);
  });

  it('can be deleted, and then neither changed nor deleted again', async () => {
    const { invoiceID } = await documents.fail();
    expect((await remove(invoiceID)).response.message).toBe('Deleted successfully');
    expect(await documents.read(invoiceID)).toMatchObject({ deleted: true });
    expect((await update(invoiceID)).status).toBe(409);
    expect((await remove(invoiceID)).status).toBe(404);
  });

  it('leaves its transaction when it is deleted', async () => {
    const { invoiceID } = await documents.fail();
    const [{ paymentTransactionID } = { paymentTransactionID: '' }] = await sandbox.db
      .select()
      .from(transactions)
      .limit(1);
    const isIt = eq(transactions.paymentTransactionID, paymentTransactionID);
    await sandbox.db.update(transactions).set({ invoiceID }).where(isIt);
    await remove(invoiceID);
    const [left] = await sandbox.db.select().from(transactions).where(isIt);
    expect(left?.invoiceID).toBeNull();
  });
});

describe('an issued document', () => {
  it('can not be deleted', async () => {
    const { invoiceID } = await documents.issue();
    const { status, response } = await remove(invoiceID);
    expect([status, response.message]).toEqual([400, 'The document has already been issued']);
    expect((await documents.row(invoiceID)).deletedAt).toBeNull();
  });
});

it('a document of another terminal is not found', async () => {
  const { invoiceID } = await documents.fail();
  expect((await remove(invoiceID, '00000000-0000-4000-8000-00000000abcd')).status).toBe(404);
  expect((await sandbox.db.select().from(invoices).where(eq(invoices.invoiceID, invoiceID)))[0]?.deletedAt).toBeNull();
});
