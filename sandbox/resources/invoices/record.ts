import { and, eq } from 'drizzle-orm';
import { toDecimal } from '#contract/money.ts';
import { required } from '#sandbox/core/apiError.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { toWireDeal, toWireInstallments, toWireInvoiceDetails, toWirePayment } from '#sandbox/core/objects/wire.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { invoices } from './table.ts';

/** A document with all details (docs/wire.md §3.8). */
export const getInvoice: Handler = async (call) => {
  const id = guidOf(call, 'id', 'Invoice');
  const rows = await call.context.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.merchantID, call.caller.merchantID), eq(invoices.invoiceID, id)));
  const row = required(rows, 'Invoice');
  const { version, deletedAt, operationDoneByID, originalDownloadedAt, ...details } = row;
  return {
    json: {
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
      deleted: deletedAt !== null,
      updatedDate: toWireInstant(row.updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};
