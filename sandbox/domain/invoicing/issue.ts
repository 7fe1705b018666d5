import { bearsVat, documentKinds, saysPayments } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { israelDay } from '#contract/israelDay.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { inserted, written } from '#sandbox/core/operation.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { allocationNumberOf } from './allocation.ts';
import { takeCredit } from './credit.ts';
import { nextDocumentNumber } from './documentNumber.ts';
import { providerOf, requireAccepted } from './provider.ts';
import { recipientsOf, sendDocument } from './sendDocument.ts';
import { untaxed } from './untaxed.ts';

export type Invoice = typeof invoices.$inferSelect;

/** What a document is made of; the rest of its row is the issuing's. Money in agorot. */
export type DocumentOrder = Pick<
  Invoice,
  | 'invoiceDetails'
  | 'currency'
  | 'invoiceAmount'
  | 'vatRate'
  | 'vatTotal'
  | 'netTotal'
  | 'consumerID'
  | 'consumerName'
  | 'consumerEmail'
  | 'consumerPhone'
  | 'consumerNationalID'
  | 'consumerExternalReference'
  | 'dealDetails'
  | 'transactionType'
  | 'installmentDetails'
  | 'paymentDetails'
  | 'paymentTransactionID'
  | 'billingDealID'
> &
  Partial<Pick<Invoice, 'originInvoiceID'>>;

/** A receipt for a donation is reported to the Tax Authority by the donor's number (docs/rulings.md). @throws ApiError 400 */
function requireDonor({ invoiceDetails, consumerNationalID }: DocumentOrder): void {
  if (invoiceDetails.invoiceType !== 'receiptForDonation' || consumerNationalID) return;
  throw invalid([{ code: 'dealDetails.consumerNationalID', description: 'Required' }]);
}

/** What a document of an order is, but for its number and its time; without VAT where its kind bears none. */
export function documentColumns(call: Call, terminal: Terminal, order: DocumentOrder) {
  const { invoiceType } = order.invoiceDetails;
  return {
    ...(bearsVat(invoiceType) ? order : untaxed(order)),
    paymentDetails: saysPayments(invoiceType) ? order.paymentDetails : [],
    merchantID: call.caller.merchantID,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    invoiceType,
    officialType: documentKinds[invoiceType].officialType,
    ...written(call),
  };
}

/** What issuing adds to it. @throws ApiError 400 as `issueDocument` */
export async function issuedColumns(tx: Database, call: Call, terminal: Terminal, order: DocumentOrder) {
  requireAccepted(providerOf(terminal), order);
  requireDonor(order);
  const { invoiceType } = order.invoiceDetails;
  const { merchantID } = call.caller;
  if (order.originInvoiceID) await takeCredit(tx, call, order.originInvoiceID, order);
  const invoiceNumber = await nextDocumentNumber(tx, {
    merchantID,
    officialType: documentKinds[invoiceType].officialType,
  });
  // Of who waited for the number the time is taken afterwards: the days of a series follow its numbers.
  const invoiceTimestamp = call.context.clock.now();
  const invoiceDate = israelDay(invoiceTimestamp);
  const status: EnumValue<'invoiceStatus'> = recipientsOf(order).length > 0 ? 'sending' : 'initial';
  return {
    invoiceNumber,
    status,
    invoiceTimestamp,
    invoiceDate,
    allocationNumber: allocationNumberOf({ ...order, invoiceType, invoiceDate }),
    lastError: null,
  };
}

/** Sends a document that was issued, and tells the merchant's addresses. */
export async function announce(tx: Database, call: Call, terminal: Terminal, invoice: Invoice): Promise<void> {
  await sendDocument(tx, call, invoice);
  await recordEvent(tx, call, {
    terminalID: terminal.terminalID,
    eventName: 'InvoiceGenerated',
    entityType: 'Invoice',
    entityReference: invoice.invoiceID,
    entityExternalReference: invoice.externalReference,
  });
}

/**
 * Issues a document: it has its number, is sent to the customer, and the merchant's addresses are told.
 * @throws ApiError 400 where the terminal is connected to no invoicing provider, the provider refuses it, what the type needs
 * is missing, or less is left of the document that it credits
 */
export async function issueDocument(
  tx: Database,
  call: Call,
  terminal: Terminal,
  order: DocumentOrder,
): Promise<Invoice> {
  const document = documentColumns(call, terminal, order);
  const rows = await tx
    .insert(invoices)
    .values({ ...document, ...(await issuedColumns(tx, call, terminal, document)), invoiceID: newID() })
    .returning();
  const invoice = inserted(rows);
  await announce(tx, call, terminal, invoice);
  return invoice;
}
