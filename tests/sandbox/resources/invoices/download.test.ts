import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { spokenTexts } from '#tests/support/pdf.ts';

let sandbox: TestSandbox;
let ask: Ask;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
});
afterAll(() => sandbox.close());

const url = (id: string, call: string) => `/sandbox/transactions/api/invoicing/${id}/${call}`;
const get = (id: string, call: string, as = ask) =>
  as({ method: 'GET', url: url(id, call), headers: { 'accept-language': 'en-IL' } });

/** The caller's documents of a type that were issued, whose originals nobody has had. */
async function issued(invoiceType: 'invoice' | 'creditNote' = 'invoice') {
  const { json } = await ask({
    method: 'GET',
    url: `/sandbox/transactions/api/invoicing?invoiceType=${invoiceType}&take=50`,
  });
  const rows = json<{ data: { invoiceID: string; invoiceNumber: string | null; originInvoiceID: string | null }[] }>()
    .data;
  return rows.filter(({ invoiceNumber }) => invoiceNumber !== null);
}

it('answers a copy as often as it is asked for, the same each time', async () => {
  const [invoice] = await issued();
  const answers = [
    await get(invoice?.invoiceID ?? '', 'downloadCopy'),
    await get(invoice?.invoiceID ?? '', 'downloadCopy'),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`${invoice?.invoiceNumber}-copy.pdf`);
  }
  expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  const texts = spokenTexts(answers[0]?.rawPayload ?? Buffer.alloc(0));
  expect(texts).toContain('העתק נאמן למקור');
  expect(texts).toContain('גרניט מסחר בע״מ');
  expect(texts).toContain('דרך בן צבי 84, תל אביב 6810431');
  expect(answers[0]?.rawPayload.toString('latin1')).toContain('/Subtype /Image');
  expect(texts).toContain(`חשבונית מס מס׳ ${invoice?.invoiceNumber}`);
});

it('answers the original once, whoever asks at the same moment', async () => {
  const [, invoice] = await issued();
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(invoice?.invoiceID ?? '', 'download')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 400, 400, 400, 400,
  ]);
  const original = answers.find(({ statusCode }) => statusCode === 200);
  expect(spokenTexts(original?.rawPayload ?? Buffer.alloc(0))).toContain('מקור');
  const refused = await get(invoice?.invoiceID ?? '', 'download');
  expect(refused.json()).toMatchObject({
    status: 'error',
    message: 'The original has already been downloaded. A copy can still be downloaded',
  });
  expect((await get(invoice?.invoiceID ?? '', 'downloadCopy')).statusCode).toBe(200);
});

it('names the document that a credit note credits', async () => {
  const credit = (await issued('creditNote')).find(({ originInvoiceID }) => originInvoiceID !== null);
  const [origin] = await sandbox.db
    .select()
    .from(invoices)
    .where(eq(invoices.invoiceID, credit?.originInvoiceID ?? ''));
  const answer = await get(credit?.invoiceID ?? '', 'downloadCopy');
  expect(spokenTexts(answer.rawPayload).join('\n')).toMatch(
    new RegExp(`^זיכוי עבור .+ מס׳ ${origin?.invoiceNumber} מיום \\d{2}/\\d{2}/\\d{4}$`, 'm'),
  );
});

it('has neither for one that was not issued', async () => {
  const { merchantID } =
    (
      await sandbox.db
        .select()
        .from(invoices)
        .where(eq(invoices.invoiceID, (await issued())[0]?.invoiceID ?? ''))
    )[0] ?? {};
  const [initial] = await sandbox.db
    .select()
    .from(invoices)
    .where(and(isNull(invoices.invoiceNumber), eq(invoices.merchantID, merchantID ?? '')));
  for (const call of ['download', 'downloadCopy']) {
    const answer = await get(initial?.invoiceID ?? '', call);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error', message: 'The document has not been issued yet' });
  }
});

it('knows no document of another merchant’s, nor one that is not', async () => {
  const foreign = (await issued())[2]?.invoiceID ?? '';
  for (const call of ['download', 'downloadCopy']) {
    expect((await get(foreign, call, sandbox.as('otherManager'))).statusCode).toBe(404);
    expect((await get('no-guid', call)).statusCode).toBe(404);
  }
  const had = and(eq(invoices.invoiceID, foreign), isNotNull(invoices.originalDownloadedAt));
  expect(await sandbox.db.select().from(invoices).where(had)).toEqual([]);
});
