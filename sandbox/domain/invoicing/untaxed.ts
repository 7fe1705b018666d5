import { splitVat } from '#contract/money.ts';
import type { DealDetails, LineItem } from '#sandbox/core/objects/stored.ts';

const untaxedLine = (line: LineItem): LineItem => ({
  ...line,
  withoutVat: true,
  vatRate: 0,
  vat: 0,
  netPrice: line.price,
  netAmount: line.amount,
  netDiscount: line.discount,
});

interface Taxed {
  invoiceAmount: number;
  vatRate: number;
  vatTotal: number;
  netTotal: number;
  dealDetails: DealDetails;
}

/** A document without VAT, its lines too: a receipt, and the credit of one. Money in agorot. */
export function untaxed<Document extends Taxed>(document: Document): Document {
  const { items, ...deal } = document.dealDetails;
  return {
    ...document,
    ...splitVat(document.invoiceAmount, 0),
    dealDetails: { ...deal, ...(items && { items: items.map(untaxedLine) }) },
  };
}
