import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineGross, totalsOfLines } from '#contract/money.ts';
import { openFormatDocuments } from '#contract/openFormat.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { filedDocument } from '#sandbox/documents/openFormat/filedDocument.ts';
import { readTaxFile } from '#src/fields/taxReport/readTaxFile.ts';
import { type DocumentMaker, documentMaker, type Invoice, recipient } from '#tests/support/documents.ts';
import { type ReadDocument, readOpenFormat, totalOf } from '#tests/support/openFormatFile.ts';
import { drawnTexts } from '#tests/support/pdf.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { send } from '#tests/support/send.ts';
import { issueOdd, odd } from './oddDocuments.ts';

const [from, to] = ['2025-11-16', '2026-11-15'];

let sandbox: TestSandbox;
let documents: DocumentMaker;
let made: Awaited<ReturnType<typeof issueOdd>>;
let file: ReturnType<typeof readOpenFormat>;

const ask = () =>
  send(documents.ask, 'easyInvoice.taxReport', {
    body: { terminalID: documents.terminalID, dateFrom: from, dateTo: to },
  });

const nameOf = ({ officialType, invoiceNumber }: Invoice) => `${officialType} ${invoiceNumber}`;

/** The records of a document. */
function found(invoice: Invoice): ReadDocument {
  const document = file.documents.find(({ head }) => `${head.text(1203)} ${head.text(1204)}` === nameOf(invoice));
  if (!document) throw new Error(`no document ${nameOf(invoice)}`);
  return document;
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
  made = await issueOdd(sandbox, documents);
  const answer = await ask();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  file = readOpenFormat(answer.rawPayload);
});
afterAll(() => sandbox.close());

describe('a year of documents in the open format', () => {
  it('comes to what the documents come to, of each kind', async () => {
    const isIssued = and(
      eq(invoices.terminalID, documents.terminalID),
      gte(invoices.invoiceDate, from),
      isNotNull(invoices.invoiceNumber),
    );
    const rows = await sandbox.db.select().from(invoices).where(isIssued);
    expect(file.documents.map(({ head }) => `${head.text(1203)} ${head.text(1204)}`).toSorted()).toEqual(
      rows.map(nameOf).toSorted(),
    );
    for (const type of openFormatDocuments) {
      const own = rows.filter(({ officialType, currency }) => officialType === type && currency === 'ILS');
      const foreign = found(made.foreign);
      const more = foreign.head.count(1203) === type ? foreign.head.count(1223) : 0;
      const [count, gross] = totalOf(file.documents, type);
      expect([type, count, gross - more]).toEqual([
        type,
        own.length + (more > 0 ? 1 : 0),
        own.reduce((sum, { invoiceAmount }) => sum + invoiceAmount, 0),
      ]);
    }
  });

  it('stands in the folders and the archive of §2.2, and says where', () => {
    expect(file.folder).toBe('OPENFRMT/51426378.26/11151200');
    expect(file.names).toEqual([`${file.folder}/BKMVDATA.zip`, `${file.folder}/INI.TXT`, 'OPENFRMT.pdf']);
    expect(file.summary.text(1012)).toBe('OPENFRMT\\51426378.26\\11151200');
    expect(file.summary.text(1018)).toBe('גרניט מסחר בע"מ');
    expect([1019, 1021].map((number) => file.summary.text(number) !== '')).toEqual([true, true]);
    expect([1015, 1024, 1025].map((number) => file.summary.text(number))).toEqual([
      '514263789',
      '20251116',
      '20261115',
    ]);
    expect(Object.keys(file.counts)).toEqual(['C100', 'D110', 'D120']);
  });

  it('has another primary identifier and another minute in each production, at once too', async () => {
    const more = (await Promise.all([ask(), ask()])).map((answer) => readOpenFormat(answer.rawPayload));
    const all = [file, ...more];
    expect(new Set(all.map(({ summary }) => summary.text(1004))).size).toBe(3);
    expect(all.map(({ folder }) => folder.slice(-8)).toSorted()).toEqual(['11151200', '11151201', '11151202']);
  });

  it('has plain characters in names of any kind, cut to their fields', () => {
    const { head, lines } = found(made.sold);
    expect(head.text(1207)).toBe(`שלום - "קפה" ועוד ABC (12) 5ש"ח${'א'.repeat(50 - odd.length)}`);
    expect([head.text(1225), head.text(1228)]).toEqual(['CRM-7', '1']);
    expect(lines.map((line) => [line.text(1259), line.text(1260), line.count(1268)])).toEqual([
      ['מק"ט-1', 'שלום - "קפה" ועוד ABC (12) 5ש"', 1800],
      ['', 'שירות', 0],
    ]);
    expect(found(made.nameless).head.text(1207)).toBe(recipient.consumerEmail);
    expect(found(made.nameless).head.text(1225)).not.toBe('');
  });

  it('tells a discount once, with the line', () => {
    const { head, lines } = found(made.sold);
    // 8.50 without 18 % VAT.
    expect(lines.map((line) => line.count(1266))).toEqual([-720, 0]);
    expect(head.count(1220)).toBe(0);
  });

  it('names the document that a credit credits, and is positive', () => {
    const { head, lines } = found(made.credit);
    expect(head.count(1203)).toBe(330);
    expect(lines.map((line) => `${line.text(1256)} ${line.text(1257)}`)).toEqual([
      nameOf(made.sold),
      nameOf(made.sold),
    ]);
  });

  it('tells of each payment what its kind has', () => {
    const { head, payments } = found(made.received);
    const told = (number: number) => payments.map((payment) => payment.count(number));
    expect(told(1306)).toEqual([1, 2, 4, 3]);
    expect([1307, 1308, 1309, 1310].map((number) => told(number)[1])).toEqual([12, 571, 41116, 5001]);
    expect(told(1311)).toEqual([0, 20261201, 0, 20261115]);
    expect(told(1315)).toEqual([0, 0, 0, 1]);
    expect(payments.map((payment) => payment.text(1314))).toEqual(['', '', '', 'VISA']);
    expect([head.text(1216), head.count(1222)]).toEqual(['20261115', 0]);
  });

  it('has a record for each installment of a card', () => {
    const { payments } = found(made.paid);
    expect(payments.map((payment) => [1311, 1312, 1313, 1315].map((number) => payment.count(number)))).toEqual([
      [20261115, 3334, 1, 2],
      [20261215, 3333, 1, 2],
      [20270115, 3333, 1, 2],
    ]);
  });

  it('tells foreign money in shekels by the day’s rate, and what it was', () => {
    const { head } = found(made.foreign);
    expect([head.text(1218), head.count(1217)]).toEqual(['USD', 19_998]);
    expect(head.count(1223)).toBeGreaterThan(2 * 19_998);
    expect(found(made.small).lines).toHaveLength(100);
  });

  it('is counted by the app as it counts itself', async () => {
    const summary = await readTaxFile(new Uint8Array((await ask()).rawPayload));
    expect(summary).toMatchObject({
      dealer: '514263789',
      business: 'גרניט מסחר בע"מ',
      path: expect.stringMatching(/^OPENFRMT\\51426378\.26\\111512\d\d$/),
      from,
      to,
      madeOn: '2026-11-15',
      madeAt: expect.stringMatching(/^12:\d\d$/),
      isWhole: true,
    });
    expect(Object.fromEntries(summary.records)).toEqual({ A100: 1, ...file.counts, Z900: 1 });
    for (const type of openFormatDocuments) {
      const { count = 0, sum = 0 } = summary.documents.get(type) ?? {};
      expect([type, count, sum]).toEqual([type, ...totalOf(file.documents, type)]);
    }
  });

  it('has its counts and sums on paper beside it', async () => {
    const texts = (await drawnTexts(file.report)).map(({ text }) => text);
    const [count] = totalOf(file.documents, 320);
    expect(texts).toEqual(expect.arrayContaining(['320', String(count), String(file.counts.D110), '910']));
  });
});

/** A document of lines and payments of any kind, in a currency with a rate. */
const anySource = record({
  lines: array(
    record({
      price: integer({ min: 1, max: 999_999 }),
      hundredths: integer({ min: 1, max: 10_000 }),
      part: integer({ min: 0, max: 99 }),
      withoutVat: boolean(),
    }),
    { minLength: 1, maxLength: 100 },
  ),
  vatRate: constantFrom(0, 0.17, 0.18),
  rate: constantFrom(1, 3.7215, 0.0251),
  numberOfPayments: integer({ min: 1, max: 36 }),
});

it('any document’s lines come to its net sum, its payments to what it comes to', () => {
  assert(
    property(anySource, ({ lines, vatRate, rate, numberOfPayments }) => {
      const items = lines.map(({ price, hundredths, part, withoutVat }) => {
        const quantity = hundredths / 100;
        const gross = lineGross({ price, quantity });
        const discount = Math.floor((gross * part) / 100);
        return { itemName: 'א', price, quantity, discount, amount: gross - discount, withoutVat };
      });
      const { amount, netTotal, vatTotal } = totalsOfLines(items, vatRate);
      const unused = { currency: 'ILS', vatRate, vat: 0, netPrice: 0, netAmount: 0, netDiscount: 0 } as const;
      const document = filedDocument(
        {
          invoice: {
            ...made.sold,
            invoiceAmount: amount,
            vatRate,
            netTotal,
            vatTotal,
            dealDetails: { items: items.map((item) => ({ ...unused, ...item })) },
            paymentDetails: [{ paymentType: 'card', amount, numberOfPayments }],
          },
          origin: undefined,
          rate,
          solek: null,
        },
        1,
      );
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum(document.lines.map(({ net }) => net))).toBe(document.net);
      expect(sum(document.payments.map((payment) => payment.amount))).toBe(document.gross);
      expect(document.net + document.vat).toBe(document.gross);
      for (const { price, quantity, discount, net } of document.lines) {
        expect(lineGross({ price, quantity }) - discount).toBe(net);
        expect(discount).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 1000 },
  );
});
