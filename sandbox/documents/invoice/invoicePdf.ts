import { documentKinds } from '#contract/documentKinds.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { drawHead } from './head.ts';
import { drawLines, numeric, roomFor, sumWidth } from './lines.ts';
import { innerWidth, a4, createPdfWriter, type PdfWriter } from './pdfWriter.ts';
import type { PrintedInvoice } from './printedInvoice.ts';
import { documentLines, type DocumentLine } from '#contract/documentLines.ts';
import { amountText, paymentText, rateText } from './values.ts';
import { words } from './words.ts';

const rowHeight = 18;

type Total = readonly [label: string, agorot: number];

/** What a document comes to: one sum of a receipt; else before VAT, where some is exempt also apart, VAT and with VAT. */
function totalsOf(invoice: PrintedInvoice, lines: readonly DocumentLine[]): readonly Total[] {
  const say = words[invoice.locale];
  const { invoiceType, invoiceAmount, netTotal, vatRate, vatTotal } = invoice;
  if (documentKinds[invoiceType].totals === 'received') return [[say.receivedTotal, invoiceAmount]];
  const exempt = lines.reduce((sum, line) => sum + (line.exempt ? line.gross : 0), 0);
  const isMixed = exempt !== 0 && exempt !== invoiceAmount;
  return [
    ...(isMixed ? [[say.exemptTotal, exempt] as const, [say.taxedTotal, netTotal - exempt] as const] : []),
    [say.netTotal, netTotal],
    [`${say.vat} ${rateText(vatRate)}`, vatTotal],
    [say.grossTotal, invoiceAmount],
  ];
}

function drawTotals(writer: PdfWriter, invoice: PrintedInvoice, rows: readonly Total[], top: number): number {
  let y = roomFor(writer, rows.length * rowHeight + 10, top) + 10;
  for (const [index, [label, agorot]] of rows.entries()) {
    const bold = index === rows.length - 1;
    const look = { top: y, bold, size: bold ? 11 : 9 };
    const amount = shownMoney(agorot, invoice.currency, invoice.locale);
    writer.element('TR', () => {
      writer.text(label, { ...look, start: innerWidth - sumWidth - 170, width: 160, role: 'rowHead' });
      const cell = { start: innerWidth - sumWidth, width: sumWidth, isMarked: true, role: 'TD' } as const;
      writer.text(amount, { ...look, ...cell, ...numeric });
    });
    y += rowHeight;
  }
  return y;
}

function drawPayments(writer: PdfWriter, { invoiceType, paymentDetails, locale }: PrintedInvoice, top: number): void {
  const { payments } = documentKinds[invoiceType];
  if (paymentDetails.length === 0 || payments === undefined) return;
  const say = words[locale];
  let y = roomFor(writer, 2 * rowHeight + 20, top + 10);
  writer.text(say[payments], { start: 0, top: y, width: innerWidth, bold: true, size: 11, role: 'H2' });
  writer.rule(y + rowHeight, '#1b1f24');
  y += rowHeight + 5;
  const width = innerWidth - sumWidth - 110;
  writer.element('Table', () => {
    for (const payment of paymentDetails) {
      const details = paymentText(payment, locale);
      const height = Math.max(writer.height(details, { width }), 13) + 5;
      y = roomFor(writer, height, y);
      const look = { top: y, role: 'TD' } as const;
      writer.element('TR', () => {
        writer.text(textOfCode(locale, 'paymentTypeEnum', payment.paymentType), { ...look, start: 0, width: 100 });
        writer.text(details, { ...look, start: 105, width });
        writer.text(amountText(payment.amount), { ...look, start: innerWidth - sumWidth, width: sumWidth, ...numeric });
      });
      y += height;
      writer.rule(y - 3);
    }
  });
}

/** The name, number and mark of a document, as it is called on each of its pages. */
function nameOf({ locale, invoiceType, invoiceNumber }: PrintedInvoice): string {
  return `${documentKinds[invoiceType].title[locale]} ${words[locale].number} ${invoiceNumber}`;
}

function drawFoot(writer: PdfWriter, invoice: PrintedInvoice): void {
  const say = words[invoice.locale];
  const top = a4.height - a4.margin;
  const look = { start: 0, top, width: innerWidth, size: 8, colour: '#57606a' };
  writer.onEachPage((number, count) => {
    writer.rule(top - 5);
    writer.text(`${nameOf(invoice)} · ${say[invoice.mark]} · ${say.sandbox}`, look);
    writer.text(`${say.page} ${number} ${say.of} ${count}`, { ...look, align: 'end' });
  });
}

/**
 * A document on paper, as a PDF with its fonts in it (docs/wire.md §5.7). Pure: the same document is the same bytes.
 * Takes tens of milliseconds of the processor; a server draws it beside its thread (`drawInvoice`).
 */
export async function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { locale, business, issuedAt } = invoice;
  const say = words[locale];
  const writer = createPdfWriter(locale === 'he-IL' ? 'rtl' : 'ltr', {
    title: nameOf(invoice),
    author: business.name,
    language: locale,
    at: issuedAt,
  });
  const top = drawHead(writer, invoice, nameOf(invoice));
  const { columns, party } = documentKinds[invoice.invoiceType];
  const lines = documentLines(invoice, { ...say, service: party === 'donor' ? say.gift : say.service });
  const below = drawLines(writer, { words: say, columns }, lines, top);
  const ended = writer.element('Table', () => drawTotals(writer, invoice, totalsOf(invoice, lines), below));
  drawPayments(writer, invoice, ended);
  writer.artifact(() => drawFoot(writer, invoice));
  return writer.bytes();
}
