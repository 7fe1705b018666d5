import { toDecimal } from '#contract/money.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { toWireDeal, toWireInstallments, toWireInvoiceDetails, toWirePayment } from '#sandbox/core/objects/wire.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { defineRecord } from '#sandbox/noun/record.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';

/** A document with all details (docs/wire.md §3.8). */
export const invoiceRecord = defineRecord({
  entityType: 'Invoice',
  table: invoices,
  id: 'invoiceID',
  select: (db, where) => db.select().from(invoices).where(where),
  toWire: (row): AnswerOf<'invoices.get'> => {
    const { version, deletedAt, operationDoneByID, requestDigest, ...kept } = row;
    const { officialType, creditedAmount, creditedVat, ...details } = kept;
    return {
      ...details,
      invoiceTimestamp: toWireInstant(row.invoiceTimestamp),
      invoiceDate: toWireDay(row.invoiceDate),
      invoiceAmount: toDecimal(row.invoiceAmount),
      vatTotal: toDecimal(row.vatTotal),
      netTotal: toDecimal(row.netTotal),
      dealDetails: toWireDeal(row.dealDetails),
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
