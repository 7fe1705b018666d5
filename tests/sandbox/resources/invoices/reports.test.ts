import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { type DocumentMaker, documentMaker, type Invoice, recipient } from '#tests/support/documents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
let origin: Invoice;
let credit: Invoice;
let receipt: Invoice;
const today = '2026-11-15';
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
  // Nothing of the seed on this day.
  await sandbox.db.update(invoices).set({ invoiceDate: '2026-01-01' });
  const items = [
    { itemName: '=1+1 שולחן\r\nC100', price: 59, quantity: 1.5, discount: 8.5 },
    { itemName: 'exempt', price: 38, quantity: 1, withoutVat: true },
  ];
  origin = await documents.issue({ invoiceAmount: 118, dealDetails: { ...recipient, consumerName: 'דנה לוי', items } });
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
  const { response } = await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: origin.invoiceID } });
  credit = await documents.row(response.entityUID);
});
afterAll(() => sandbox.close());

const ask = (call: 'easyInvoice.taxReport' | 'easyInvoice.hashReport', more: object = {}, as = documents.ask) =>
  send(as, call, { body: { terminalID: documents.terminalID, dateFrom: today, dateTo: today, ...more } });

/** The files of an archive whose entries were streamed, in their order. */
function unpack(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const at = archive.lastIndexOf('PK\u0001\u0002');
  for (let from = archive.indexOf('PK\u0001\u0002'); from !== -1 && from <= at;) {
    const [packed, nameLength] = [archive.readUInt32LE(from + 20), archive.readUInt16LE(from + 28)];
    const [offset, name] = [
      archive.readUInt32LE(from + 42),
      archive.toString('utf8', from + 46, from + 46 + nameLength),
    ];
    const begin = offset + 30 + archive.readUInt16LE(offset + 26);
    files.set(name, inflateRawSync(archive.subarray(begin, begin + packed)));
    from = archive.indexOf('PK\u0001\u0002', from + 46);
  }
  return files;
}

describe('the report for the Tax Authority', () => {
  it('has records of the widths of the open format, one after the other', async () => {
    const answer = await ask('easyInvoice.taxReport');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unpack(answer.rawPayload);
    expect([...files.keys()]).toEqual(['OPENFRMT/BKMVDATA.TXT', 'OPENFRMT/INI.TXT']);
    const lines = (files.get('OPENFRMT/BKMVDATA.TXT') ?? Buffer.alloc(0)).toString('latin1').split('\r\n');
    expect(lines.pop()).toBe('');
    const widths = { A100: 95, C100: 444, D110: 339, D120: 222, Z900: 110 };
    expect(lines.map((line) => line.length)).toEqual(
      lines.map((line) => widths[line.slice(0, 4) as keyof typeof widths]),
    );
    expect(lines.map((line) => line.slice(0, 13))).toEqual(
      ['A100', 'C100', 'D110', 'D110', 'C100', 'D110', 'D110', 'C100', 'D110', 'D120', 'D120', 'Z900'].map(
        (kind, index) => `${kind}${String(index + 1).padStart(9, '0')}`,
      ),
    );
    expect(lines.at(-1)?.slice(45, 60)).toBe('000000000000012');
    const summary = (files.get('OPENFRMT/INI.TXT') ?? Buffer.alloc(0)).toString('latin1').split('\r\n');
    expect(summary[0]).toHaveLength(466);
    expect(summary[0]?.slice(9, 24)).toBe('000000000000012');
    expect(summary.slice(1, 6)).toEqual([
      'A100000000000000001',
      'C100000000000000003',
      'D110000000000000005',
      'D120000000000000002',
      'Z900000000000000001',
    ]);
  });

  it('tells documents, their lines and payments, in agorot', async () => {
    const files = unpack((await ask('easyInvoice.taxReport')).rawPayload);
    const lines = (files.get('OPENFRMT/BKMVDATA.TXT') ?? Buffer.alloc(0)).toString('latin1').split('\r\n');
    const [, creditHead, creditLine, , head, first] = lines;
    expect(head?.slice(22, 45)).toBe(`305${(origin.invoiceNumber ?? '').padEnd(20)}`);
    // דנה לוי
    expect(Buffer.from(head?.slice(57, 64) ?? '', 'latin1').toString('hex')).toBe('e3f0e420ece5e9');
    const bare = origin.dealDetails.items?.reduce((sum, { netDiscount }) => sum + netDiscount, 0) ?? 0;
    const sum = (agorot: number, sign = '+') => sign + String(agorot).padStart(14, '0');
    expect(head?.slice(287, 362)).toBe(
      sum(origin.netTotal + bare) + sum(bare, '-') + sum(origin.netTotal) + sum(origin.vatTotal) + sum(11_800),
    );
    // It was cancelled.
    expect(head?.slice(399, 400)).toBe('1');
    expect(first?.slice(93, 107)).toMatch(/^=1\+1 /);
    expect(creditHead?.slice(22, 45)).toBe(`330${(credit.invoiceNumber ?? '').padEnd(20)}`);
    expect(creditLine?.slice(49, 72)).toBe(`305${(origin.invoiceNumber ?? '').padEnd(20)}`);
    const [cash, cheque] = lines.slice(9, 11);
    expect([cash?.slice(49, 50), cheque?.slice(49, 50)]).toEqual(['1', '2']);
    expect(cheque?.slice(50, 103)).toBe(
      ['0000000012', '0000000571', '000000000041116', '0000005001', '20261201'].join(''),
    );
    expect(receipt.invoiceType).toBe('paymentInfo');
  });
});

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
