import { bearsVat } from '#contract/documentKinds.ts';
import { documentLines } from '#contract/documentLines.ts';
import { toDecimal } from '#contract/money.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { DealDetails, LineItem } from '#sandbox/core/objects/stored.ts';
import { toWireDeal, toWireInstallments, toWireInvoiceDetails, toWirePayment } from '#sandbox/core/objects/wire.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { defineRecord } from '#sandbox/noun/record.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { words } from '#sandbox/documents/invoice/words.ts';

/** A deal whose lines tell no VAT. */
function untoldVat({ items, ...deal }: ReturnType<typeof toWireDeal>) {
  const untold = items?.map(({ vat, vatRate, netPrice, netAmount, netDiscount, withoutVat, ...line }) => line);
  return { ...deal, ...(untold && { items: untold }) };
}

/** The lines of a document as its paper tells them: their net and VAT come to the document's to the agora. */
function toldLines(row: typeof invoices.$inferSelect): DealDetails {
  const { items } = row.dealDetails;
  if (!items) return row.dealDetails;
  const lines = documentLines(row, words['he-IL']);
  const told = items.map((item, index): LineItem => {
    const line = lines[index];
    if (!line) return item;
    return { ...item, netPrice: line.price, netDiscount: line.discount, netAmount: line.net, vat: line.vat };
  });
  return { ...row.dealDetails, items: told };
}

/** A document with all details (docs/wire.md §3.8); what bears no VAT tells none. */
export const invoiceRecord = defineRecord({
  entityType: 'Invoice',
  table: invoices,
  id: 'invoiceID',
  select: (db, where) => db.select().from(invoices).where(where),
  toWire: (row): AnswerOf<'invoices.get'> => {
    const { version, deletedAt, operationDoneByID, requestDigest, originalHash: _, ...kept } = row;
    const { officialType, creditedAmount, creditedVat, ...details } = kept;
    const isTaxed = bearsVat(row.invoiceType);
    return {
      ...details,
      invoiceTimestamp: toWireInstant(row.invoiceTimestamp),
      invoiceDate: toWireDay(row.invoiceDate),
      invoiceAmount: toDecimal(row.invoiceAmount),
      vatRate: isTaxed ? row.vatRate : null,
      vatTotal: isTaxed ? toDecimal(row.vatTotal) : null,
      netTotal: isTaxed ? toDecimal(row.netTotal) : null,
      dealDetails: isTaxed ? toWireDeal(toldLines(row)) : untoldVat(toWireDeal(row.dealDetails)),
      invoiceDetails: toWireInvoiceDetails(row.invoiceDetails),
      installmentDetails: row.installmentDetails && toWireInstallments(row.installmentDetails),
      paymentDetails: row.paymentDetails.map(toWirePayment),
      originalDownloadedAt: toWireInstant(row.originalDownloadedAt),
      deleted: deletedAt !== null,
      updatedDate: toWireInstant(row.updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    };
  },
});
