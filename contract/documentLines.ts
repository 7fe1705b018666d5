import { type LineAmounts, lineGross, netOf, roundHalfAway } from './money.ts';

/** A line of a document as paper, screen and tax file tell it, in agorot; net + vat = gross. */
export interface DocumentLine {
  name: string;
  quantity: number;
  /** Without VAT. */
  price: number;
  /** Off the whole line, without VAT: what price × quantity is more than net. */
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

/** A line of a deal, prices with VAT. */
interface SoldLine extends LineAmounts {
  itemName: string;
  /** Price × quantity − discount. */
  amount: number;
}

/** A document with the lines of its deal; money in agorot. */
interface DocumentSums {
  invoiceAmount: number;
  /** A fraction. */
  vatRate: number;
  vatTotal: number;
  dealDetails: { items?: readonly SoldLine[] | null; dealDescription?: string | null };
}

const plainLine = (itemName: string, amount: number): SoldLine => ({
  itemName,
  quantity: 1,
  price: amount,
  discount: 0,
  amount,
});

/**
 * Price and discount of a line with which quantity × price − discount is its net to the agora. A price that does not reach
 * the net by rounding gives way to the least one that does, in whole agorot; a discount never adds.
 */
export function fittedPrice(
  line: Pick<DocumentLine, 'quantity' | 'price' | 'net'>,
): Pick<DocumentLine, 'price' | 'discount'> {
  const { quantity, net } = line;
  const reaches = lineGross(line) >= net;
  const price = reaches ? line.price : Math.ceil((net * 100) / Math.round(quantity * 100));
  return { price, discount: lineGross({ price, quantity }) - net };
}

/** The lines that together are the document's amount. */
function wholeLines({ dealDetails, invoiceAmount }: DocumentSums, words: LineWords): readonly SoldLine[] {
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
export function documentLines(invoice: DocumentSums, words: LineWords): DocumentLine[] {
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
    const net = line.amount - vat;
    const { itemName: name, quantity } = line;
    return {
      name,
      quantity,
      ...fittedPrice({ quantity, price: netOf(line.price, rate), net }),
      net,
      vat,
      gross: line.amount,
      exempt,
    };
  });
}
