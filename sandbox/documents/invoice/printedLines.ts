import { netOf, roundHalfAway } from '#contract/money.ts';
import type { LineItem } from '#sandbox/core/objects/stored.ts';
import type { PrintedInvoice } from './printedInvoice.ts';

/** A line as it is printed, in agorot; net + vat = gross. */
export interface PrintedLine {
  name: string;
  quantity: number;
  /** Without VAT. */
  price: number;
  /** Off the whole line, without VAT. */
  discount: number;
  net: number;
  vat: number;
  gross: number;
  exempt: boolean;
}

/** Words for lines that the document has no words for. */
export interface LineWords {
  /** The one line of a document without lines or description. */
  service: string;
  /** What lines and amount differ by. */
  difference: string;
}

type Sums = Pick<PrintedInvoice, 'invoiceAmount' | 'vatRate' | 'vatTotal' | 'dealDetails'>;

type SoldLine = Pick<LineItem, 'itemName' | 'quantity' | 'price' | 'discount' | 'amount' | 'withoutVat'>;

const plainLine = (itemName: string, amount: number): SoldLine => ({
  itemName,
  quantity: 1,
  price: amount,
  discount: 0,
  amount,
});

/** The lines that together are the document's amount. */
function wholeLines({ dealDetails, invoiceAmount }: Sums, words: LineWords): readonly SoldLine[] {
  const items = dealDetails.items ?? [];
  if (items.length === 0) return [plainLine(dealDetails.dealDescription ?? words.service, invoiceAmount)];
  const rest = invoiceAmount - items.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? items : [...items, plainLine(words.difference, rest)];
}

/**
 * The lines of a document, each with its share of the document's VAT. VAT is rounded once, for the document: a line's share
 * is what the lines up to it bear, less what those before it do, so that net, VAT and gross of the lines add up to the
 * document's to the agora.
 */
export function printedLines(invoice: Sums, words: LineWords): PrintedLine[] {
  const lines = wholeLines(invoice, words);
  const bears = (line: SoldLine) => invoice.vatRate > 0 && !line.withoutVat;
  const taxed = lines.reduce((sum, line) => sum + (bears(line) ? line.amount : 0), 0);
  let reached = 0;
  return lines.map((line) => {
    const exempt = !bears(line);
    const rate = exempt ? 0 : invoice.vatRate;
    const share = (upTo: number) => (taxed === 0 ? 0 : roundHalfAway((invoice.vatTotal * upTo) / taxed));
    const before = reached;
    if (!exempt) reached += line.amount;
    const vat = share(reached) - share(before);
    return {
      name: line.itemName,
      quantity: line.quantity,
      price: netOf(line.price, rate),
      discount: netOf(line.discount, rate),
      net: line.amount - vat,
      vat,
      gross: line.amount,
      exempt,
    };
  });
}
