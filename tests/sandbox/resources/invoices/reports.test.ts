import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { merchants } from '#sandbox/db/schema/account.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type DocumentMaker, documentMaker, type Invoice } from '#tests/support/documents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
let receipt: Invoice;
const today = '2026-11-15';
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
  // Nothing of the seed on this day.
  await sandbox.db.update(invoices).set({ invoiceDate: '2026-01-01' });
  const origin = await documents.issue();
  receipt = await documents.issue({
    invoiceDetails: { invoiceType: 'paymentInfo' },
    paymentDetails: [
      { paymentType: 'cash', amount: 18 },
      {
        paymentType: 'cheque',
        amount: 100,
        chequeNumber: '5001',
        bank: 12,
        bankBranch: 571,
        bankAccount: '041116',
        chequeDate: '2026-12-01',
      },
    ],
  });
  await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: origin.invoiceID } });
});
afterAll(() => sandbox.close());

const ask = (call: 'easyInvoice.taxReport' | 'easyInvoice.hashReport', more: object = {}, as = documents.ask) =>
  send(as, call, { body: { terminalID: documents.terminalID, dateFrom: today, dateTo: today, ...more } });

describe('the report of hashes', () => {
  it('has the hash of each original, which can still be had afterwards', async () => {
    const answer = await ask('easyInvoice.hashReport');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading, ...rows] = answer.payload.trimEnd().split('\r\n');
    expect(heading).toBe('\uFEFFType,Number,Date,Total,SHA-256');
    expect(rows).toHaveLength(3);
    const original = await send(documents.ask, 'invoices.download', { path: { id: receipt.invoiceID } });
    const hash = createHash('sha256').update(original.rawPayload).digest('hex');
    expect(rows.at(-1)).toBe(`Receipt,${receipt.invoiceNumber},${today},118.00,${hash}`);
  });

  it('has the hash of the original that somebody has had, whatever is printed by now, and draws none again', async () => {
    const before = (await ask('easyInvoice.hashReport')).payload;
    const drawn = vi.spyOn(Worker.prototype, 'postMessage');
    await sandbox.db.update(merchants).set({ phone: '03-1234567' });
    expect((await ask('easyInvoice.hashReport')).payload).toBe(before);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('has the hash of the one that is had after the report, though the business moved in between', async () => {
    const invoice = await documents.issue();
    const rowOf = async () =>
      (await ask('easyInvoice.hashReport')).payload
        .split('\r\n')
        .find((row) => row.includes(`,${invoice.invoiceNumber},`));
    const before = await rowOf();
    await sandbox.db.update(merchants).set({ phone: '03-7654321' });
    const original = await send(documents.ask, 'invoices.download', { path: { id: invoice.invoiceID } });
    const hash = createHash('sha256').update(original.rawPayload).digest('hex');
    expect(before).not.toContain(hash);
    expect(await rowOf()).toContain(hash);
  });
});

describe('both reports', () => {
  it.each(['easyInvoice.taxReport', 'easyInvoice.hashReport'] as const)(
    '%s wants days in their order, one’s own terminal and provider',
    async (call) => {
      const [wrong, foreign] = [
        await ask(call, { dateFrom: '2026-11-16' }),
        await ask(call, {}, sandbox.as('otherManager')),
      ];
      expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { errors: [{ code: 'dateTo' }] }]);
      expect(foreign.statusCode).toBe(404);
      const isIt = eq(terminals.terminalID, documents.terminalID);
      await sandbox.db
        .update(terminals)
        .set({ integrations: { invoicing: { provider: 'iCount' } } })
        .where(isIt);
      expect((await ask(call)).json()).toMatchObject({ errors: [{ code: 'terminalID' }] });
      await sandbox.db
        .update(terminals)
        .set({ integrations: { invoicing: { provider: 'EasyInvoice' } } })
        .where(isIt);
    },
  );
});
