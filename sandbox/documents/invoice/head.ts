import { innerWidth, page, type Pen, type TextLook } from './pen.ts';
import type { PrintedInvoice } from './printedInvoice.ts';
import { addressText, dayText } from './values.ts';
import { words } from './words.ts';

const half = innerWidth / 2 - 10;

/** Draws texts one below the other; what is empty takes no place. @returns where they end */
function drawStack(
  pen: Pen,
  texts: readonly (readonly [text: string, look?: Pick<TextLook, 'bold' | 'size' | 'direction'>])[],
  place: Pick<TextLook, 'start' | 'top'>,
): number {
  let { top } = place;
  for (const [text, look] of texts) if (text) top += pen.text(text, { ...place, ...look, top, width: half });
  return top;
}

/** Who issues: the logo where there is one, name, dealer number and address. */
function drawBusiness(pen: Pen, { business, locale }: PrintedInvoice): number {
  const box = { start: 0, top: page.margin, width: 140, height: 44 };
  const hasLogo = business.logo !== undefined && pen.picture(business.logo, box);
  const top = hasLogo ? page.margin + box.height + 6 : page.margin;
  const number = `${words[locale].dealer} ${business.number}`;
  const texts = [
    [business.name, { bold: true, size: 13, direction: 'auto' }],
    [number],
    [addressText(business.address ?? {}), { direction: 'auto' }],
  ] as const;
  return drawStack(pen, texts, { start: 0, top });
}

/** Which of the two it is, and the facts beside the business: names and values apart, so that no reader mixes them up. */
function drawFacts(pen: Pen, invoice: PrintedInvoice): number {
  const say = words[invoice.locale];
  const facts: [name: string, value: string | null][] = [
    [say.date, dayText(invoice.invoiceDate)],
    [say.allocationNumber, invoice.allocationNumber],
    [say.credits, invoice.originNumber],
  ];
  const start = innerWidth - 200;
  let top = page.margin;
  top += pen.text(say[invoice.mark], { start, top, width: 200, bold: true, size: 13, align: 'end' });
  for (const [name, value] of facts) {
    if (!value) continue;
    pen.text(name, { start, top, width: 125 });
    top += pen.text(value, { start: start + 125, top, width: 75, align: 'end' });
  }
  return top;
}

function drawCustomer(pen: Pen, invoice: PrintedInvoice, top: number): number {
  const say = words[invoice.locale];
  const { consumerName, consumerNationalID, consumerEmail, consumerPhone, dealDetails } = invoice;
  const texts = [
    [consumerName ? say.customer : '', { size: 8 }],
    [consumerName ?? '', { bold: true, size: 11, direction: 'auto' }],
    [consumerNationalID ? `${say.customerNumber}: ${consumerNationalID}` : ''],
    [addressText(dealDetails.consumerAddress ?? {}), { direction: 'auto' }],
    [consumerEmail ?? '', { direction: 'ltr' }],
    [consumerPhone ?? '', { direction: 'ltr' }],
  ] as const;
  return drawStack(pen, texts, { start: 0, top });
}

/** Draws what stands above the lines of a document. @returns where the lines begin, in points from the page's top */
export function drawHead(pen: Pen, invoice: PrintedInvoice, name: string): number {
  const say = words[invoice.locale];
  let y = Math.max(drawBusiness(pen, invoice), drawFacts(pen, invoice)) + 14;
  y += pen.text(name, { start: 0, top: y, width: innerWidth, bold: true, size: 18 }) + 2;
  if (invoice.invoiceType === 'receiptForDonation')
    y += pen.text(say.donation, { start: 0, top: y, width: innerWidth });
  y = drawCustomer(pen, invoice, y + 8);
  const { subject } = invoice;
  if (subject) {
    pen.text(say.subject, { start: 0, top: y + 6, width: 55, bold: true });
    y += 6 + pen.text(subject, { start: 55, top: y + 6, width: innerWidth - 55, direction: 'auto' });
  }
  return y + 16;
}
