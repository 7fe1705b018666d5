import { israelDay } from '#contract/israelDay.ts';
import { splitVat } from '#contract/money.ts';
import { saysPayments } from '#contract/rules/paymentLines.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { newID } from '#sandbox/core/newID.ts';
import { inserted, written } from '#sandbox/core/operation.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { sendEmail } from '#sandbox/outbox/outbox.ts';
import { allocationNumberOf } from './allocation.ts';
import { nextDocumentNumber } from './documentNumber.ts';
import { providerOf } from './provider.ts';

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
>;

/** A receipt for a donation is reported to the Tax Authority by the donor's number (docs/rulings.md). @throws ApiError 400 */
function requireDonor({ invoiceDetails, consumerNationalID }: DocumentOrder): void {
  if (invoiceDetails.invoiceType !== 'receiptForDonation' || consumerNationalID) return;
  throw invalid([{ code: 'dealDetails.consumerNationalID', description: 'Required' }]);
}

/** Sends a document to the customer and to whoever gets a copy. */
async function send(
  tx: Database,
  call: Call,
  terminal: Terminal,
  { invoiceDetails, ...invoice }: Invoice,
): Promise<void> {
  const values = {
    business: terminal.name,
    number: invoice.invoiceNumber ?? '',
    amount: shownMoney(invoice.invoiceAmount, invoice.currency),
  };
  const locale = invoiceDetails.invoiceLanguage === 'en-IL' ? 'en-IL' : 'he-IL';
  const subject = invoiceDetails.invoiceSubject ?? translate(locale, 'InvoiceSubject', values);
  const text = translate(locale, 'InvoiceText', values);
  for (const to of [invoice.consumerEmail, ...(invoiceDetails.sendCCTo ?? [])]) {
    if (to) await sendEmail(tx, call, { to, subject, text });
  }
}

/**
 * Issues a document: it has its number, is sent to the customer, and the merchant's addresses are told. Donations carry no
 * VAT.
 * @throws ApiError 400 where the terminal is connected to no invoicing provider, or what the type needs is missing
 */
export async function issueDocument(
  tx: Database,
  call: Call,
  terminal: Terminal,
  order: DocumentOrder,
): Promise<Invoice> {
  providerOf(terminal);
  requireDonor(order);
  const { invoiceType } = order.invoiceDetails;
  const now = call.context.clock.now();
  const invoiceDate = israelDay(now);
  const vat = invoiceType === 'receiptForDonation' ? splitVat(order.invoiceAmount, 0) : order;
  const rows = await tx
    .insert(invoices)
    .values({
      ...order,
      vatRate: vat.vatRate,
      vatTotal: vat.vatTotal,
      netTotal: vat.netTotal,
      paymentDetails: saysPayments(invoiceType) ? order.paymentDetails : [],
      invoiceID: newID(),
      merchantID: call.caller.merchantID,
      terminalID: terminal.terminalID,
      terminalName: terminal.label,
      invoiceType,
      invoiceNumber: await nextDocumentNumber(tx, terminal, invoiceType),
      status: order.consumerEmail ? 'sent' : 'initial',
      invoiceTimestamp: now,
      invoiceDate,
      allocationNumber: allocationNumberOf({ ...vat, invoiceType, invoiceDate }),
      ...written(call),
    })
    .returning();
  const invoice = inserted(rows);
  await send(tx, call, terminal, invoice);
  await recordEvent(tx, call, {
    terminalID: terminal.terminalID,
    eventName: 'InvoiceGenerated',
    entityType: 'Invoice',
    entityReference: invoice.invoiceID,
    entityExternalReference: invoice.externalReference,
  });
  return invoice;
}
