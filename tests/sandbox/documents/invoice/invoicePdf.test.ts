import { describe, expect, it } from 'vitest';
import { documentKinds } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import { invoicePdf } from '#sandbox/documents/invoice/invoicePdf.ts';
import type { PrintedInvoice } from '#sandbox/documents/invoice/printedInvoice.ts';
import { drawnTexts, spokenTexts } from '#tests/support/pdf.ts';
import { readAloud } from '#tests/support/pdfStructure.ts';
import { someInvoice, someLines } from './someInvoice.ts';

const locales = ['he-IL', 'en-IL'] as const;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);
const spoken = async (invoice: PrintedInvoice) => spokenTexts(await invoicePdf(invoice));
const told = async (invoice: PrintedInvoice) => readAloud(await invoicePdf(invoice));
const amountOf = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);

describe.each(locales)('a document in %s', (locale) => {
  it('has its texts at their places', async () => {
    const texts = await drawnTexts(await invoicePdf(someInvoice({ locale })));
    const lines = texts.map(({ page, left, right, bottom, text }) => `${page} ${bottom} ${left}–${right} ${text}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(`golden/${locale}.txt`);
  });

  it.each(enumValues('invoiceType').filter((type) => type !== 'invoiceWithPaymentInfo'))(
    'of the kind %s says what that kind says',
    async (invoiceType) => {
      const { bearsVat, isCredit } = documentKinds[invoiceType];
      const origin = { invoiceType: 'invoice', invoiceNumber: '100007', invoiceDate: '2026-11-01' } as const;
      const plain = someLines(4).map((line) => ({ ...line, withoutVat: true }));
      const kept = someInvoice({ locale, invoiceType, ...(isCredit && { origin }) }, bearsVat ? someLines(4) : plain);
      const invoice = bearsVat ? kept : { ...kept, vatRate: 0 };
      await expect((await told(invoice)).join('\n')).toMatchFileSnapshot(`golden/${locale}.${invoiceType}.txt`);
    },
  );

  it('says its texts in the order of reading', async () => {
    await expect((await told(someInvoice({ locale }))).join('\n')).toMatchFileSnapshot(`golden/${locale}.spoken.txt`);
  });

  it('is tagged: every word but the foot of its pages is told once, in the order of reading, over three pages', async () => {
    const bytes = await invoicePdf(someInvoice({ locale }, someLines(60)));
    const lines = await readAloud(bytes);
    const words = lines
      .join(' ')
      .replaceAll(/(^|[ |]) ?(H1|H2|P|TR|TH|TD)(?= )/g, '')
      .split(/[ |]+/);
    expect(lines.filter((line) => line.startsWith('TR TD ')).length).toBeGreaterThanOrEqual(60);
    expect(lines.filter((line) => line.startsWith('TR TH ') && line.includes('| TH '))).toHaveLength(1);
    const drawn = spokenTexts(bytes).join(' ').split(' ');
    const left = [...drawn];
    for (const word of words.filter(Boolean)) {
      const at = left.indexOf(word);
      expect(at, word).toBeGreaterThanOrEqual(0);
      left.splice(at, 1);
    }
    expect(bytes.toString('latin1')).toContain('/Marked true');
  });

  it('is the same bytes each time', async () => {
    const first = await invoicePdf(someInvoice({ locale }));
    expect(first.equals(await invoicePdf(someInvoice({ locale })))).toBe(true);
  });

  it('keeps every text of sixty lines on the paper', async () => {
    const texts = await drawnTexts(await invoicePdf(someInvoice({ locale }, someLines(60))));
    expect(texts.at(-1)?.page).toBe(3);
    expect(texts.filter(({ left, right, bottom }) => left < 39 || right > 557 || bottom < 30 || bottom > 802)).toEqual(
      [],
    );
  });
});

it('carries the sum of the lines so far from page to page', async () => {
  const invoice = someInvoice({ locale: 'en-IL' }, someLines(60));
  const texts = await drawnTexts(await invoicePdf(invoice));
  const rowOf = (label: string) =>
    texts
      .filter(({ text }) => text === label)
      .map(({ page, bottom }) => ({
        page,
        sum: amountOf(texts.find((one) => one.page === page && one.bottom === bottom && one.left > 400)?.text ?? ''),
      }));
  const totals = texts.filter(({ right, bottom, text }) => right >= 555 && bottom > 60 && /^[\d,]+\.\d\d$/.test(text));
  const carried = rowOf('Carried forward');
  expect(carried.map(({ page }) => page)).toEqual([1, 2]);
  expect(rowOf('Brought forward')).toEqual(carried.map(({ page, sum }) => ({ page: page + 1, sum })));
  for (const { page, sum } of carried) {
    const ofPage = totals.filter((one) => one.page === page).map(({ text }) => amountOf(text));
    // On the page stand what was brought, its lines and what is carried.
    expect(ofPage.slice(0, -1).reduce((all, one) => all + one, 0)).toBe(sum);
  }
});

it('keeps the greatest amounts and quantities on one line each', async () => {
  const most = { price: 999_999_999, quantity: 1, discount: 0 };
  const lines = [
    most,
    { ...most, discount: most.price, withoutVat: true },
    { price: 1, quantity: 999_999.99, discount: 0 },
  ];
  const texts = await spoken(someInvoice({}, lines));
  for (const text of ['9,999,999.99', '-9,999,999.99', '999999.99 יח׳', '10,009,999.99₪'])
    expect(texts).toContain(text);
});

it('shows what a document must say', async () => {
  const texts = await spoken(someInvoice());
  const { invoiceAmount, netTotal, vatTotal } = someInvoice();
  for (const text of [
    'מקור',
    'עוסק מורשה 514321098',
    'חשבונית מס/קבלה מס׳ 100023',
    '15/11/2026',
    '123456789',
    'ישראל ישראלי',
    'פטור',
    `${toDecimal(netTotal).toFixed(2)}₪`,
    `${toDecimal(vatTotal).toFixed(2)}₪`,
    `${toDecimal(invoiceAmount).toFixed(2)}₪`,
    'ויזה, ****1234, 3 תשלומים, מס׳ אישור 0123456',
  ]) {
    expect(texts).toContain(text);
  }
  expect(texts.join()).not.toContain('458012');
});

it('is marked a copy, without what it does not have', async () => {
  const texts = await spoken(someInvoice({ mark: 'copy', allocationNumber: null, paymentDetails: [] }));
  expect(texts).toContain('העתק נאמן למקור');
  expect(texts).not.toContain('מקור');
  expect(texts.join()).not.toMatch(/הקצאה|תקבולים/);
});

it('names the document that it credits', async () => {
  const origin = { invoiceType: 'invoice', invoiceNumber: '100007', invoiceDate: '2026-11-01' } as const;
  const texts = await spoken(someInvoice({ invoiceType: 'refundInvoice', origin }));
  expect(texts).toContain('חשבונית זיכוי מס׳ 100023');
  expect(texts).toContain('זיכוי עבור חשבונית מס מס׳ 100007 מיום 01/11/2026');
  expect(texts).toContain('פירוט ההחזר');
});

it('prints markup as it is written, and no control characters', async () => {
  const consumerName = '<b>דנה</b>\u202e & (\\)\u0000\n"x"';
  expect(await spoken(someInvoice({ consumerName }))).toContain('<b>דנה</b> & (\\) "x"');
});

it('has the logo of the business, and none that is no picture', async () => {
  const { business } = someInvoice();
  const imagesOf = async (logo?: Uint8Array) => {
    const bytes = await invoicePdf(someInvoice({ business: { ...business, ...(logo && { logo }) } }));
    return bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  };
  expect(await imagesOf()).toBe(0);
  expect(await imagesOf(pixel)).toBeGreaterThan(0);
  expect(await imagesOf(Buffer.from('<svg/>'))).toBe(0);
});
