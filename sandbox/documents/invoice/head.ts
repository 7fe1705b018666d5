import { documentKinds } from '#contract/documentKinds.ts';
import { innerWidth, a4, type PdfWriter, type TextLook } from './pdfWriter.ts';
import type { PrintedInvoice } from './printedInvoice.ts';
import { addressText, dayText } from './values.ts';
import { words } from './words.ts';

const half = innerWidth / 2 - 10;

/** Draws texts one below the other; what is empty takes no place. @returns where they end */
function drawStack(
  writer: PdfWriter,
  texts: readonly (readonly [text: string, look?: Pick<TextLook, 'bold' | 'size' | 'direction'>])[],
  place: Pick<TextLook, 'start' | 'top'>,
): number {
  let { top } = place;
  for (const [text, look] of texts) if (text) top += writer.text(text, { ...place, ...look, top, width: half });
  return top;
}

/** Who issues: the logo where there is one, name, dealer number and address. */
function drawBusiness(writer: PdfWriter, { business, locale, invoiceType }: PrintedInvoice): number {
  const box = { start: 0, top: a4.margin, width: 140, height: 44 };
  const hasLogo = business.logo !== undefined && writer.picture(business.logo, box);
  const top = hasLogo ? a4.margin + box.height + 6 : a4.margin;
  const number = `${words[locale][documentKinds[invoiceType].issuer]} ${business.number}`;
  const texts = [
    [business.name, { bold: true, size: 13, direction: 'auto' }],
    [number],
    [addressText(business.address ?? {}), { direction: 'auto' }],
    [business.phone ? `${words[locale].phone} ${business.phone}` : ''],
    [business.email ?? '', { direction: 'ltr' }],
  ] as const;
  return drawStack(writer, texts, { start: 0, top });
}

/** Which of the two it is, and the facts beside the business: names and values apart, so that no reader mixes them up. */
function drawFacts(writer: PdfWriter, invoice: PrintedInvoice): number {
  const say = words[invoice.locale];
  const facts: [name: string, value: string | null][] = [
    [say.date, dayText(invoice.invoiceDate)],
    [say.allocationNumber, invoice.allocationNumber],
  ];
  const start = innerWidth - 200;
  let top = a4.margin;
  top += writer.text(say[invoice.mark], { start, top, width: 200, bold: true, size: 13, align: 'end' });
  top += writer.text(say.computerized, { start, top, width: 200, bold: true, size: 11, align: 'end' });
  return writer.element('Table', () => {
    for (const [name, value] of facts) {
      if (!value) continue;
      writer.element('TR', () => {
        writer.text(name, { start, top, width: 125, role: 'rowHead' });
        top += writer.text(value, { start: start + 125, top, width: 75, align: 'end', role: 'TD' });
      });
    }
    return top;
  });
}

function drawCustomer(writer: PdfWriter, invoice: PrintedInvoice, top: number): number {
  const say = words[invoice.locale];
  const { consumerName, consumerNationalID, consumerEmail, consumerPhone, dealDetails } = invoice;
  const texts = [
    [consumerName ? say[documentKinds[invoice.invoiceType].party] : '', { size: 8 }],
    [consumerName ?? '', { bold: true, size: 11, direction: 'auto' }],
    [consumerNationalID ? `${say.customerNumber}: ${consumerNationalID}` : ''],
    [addressText(dealDetails.consumerAddress ?? {}), { direction: 'auto' }],
    [consumerEmail ?? '', { direction: 'ltr' }],
    [consumerPhone ?? '', { direction: 'ltr' }],
  ] as const;
  return drawStack(writer, texts, { start: 0, top });
}

/** The document that this one credits, by its kind, number and day. */
function originText({ locale, origin }: PrintedInvoice): string {
  if (!origin) return '';
  const say = words[locale];
  const { invoiceType, invoiceNumber, invoiceDate } = origin;
  const title = documentKinds[invoiceType].title[locale];
  return `${say.credits} ${title} ${say.number} ${invoiceNumber} ${say.dated} ${dayText(invoiceDate)}`;
}

/** Draws what stands above the lines of a document. @returns where the lines begin, in points from the page's top */
export function drawHead(writer: PdfWriter, invoice: PrintedInvoice, name: string): number {
  const say = words[invoice.locale];
  let y = Math.max(drawBusiness(writer, invoice), drawFacts(writer, invoice)) + 14;
  y += writer.text(name, { start: 0, top: y, width: innerWidth, bold: true, size: 18, role: 'H1' }) + 2;
  const below = documentKinds[invoice.invoiceType].party === 'donor' ? say.donation : originText(invoice);
  if (below) y += writer.text(below, { start: 0, top: y, width: innerWidth });
  y = drawCustomer(writer, invoice, y + 8);
  const { subject } = invoice;
  if (subject) {
    writer.text(say.subject, { start: 0, top: y + 6, width: 55, bold: true });
    y += 6 + writer.text(subject, { start: 55, top: y + 6, width: innerWidth - 55, direction: 'auto' });
  }
  return y + 16;
}
