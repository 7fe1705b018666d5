import { toDecimal } from '#contract/money.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { toWireBank, toWireCard, toWireDeal, toWireInvoiceDetails, withoutNulls } from '#sandbox/core/objects/wire.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { defineRecord } from '#sandbox/noun/record.ts';
import { allowedActions } from './allowedActions.ts';
import { historyOf } from './history.ts';

type Wire = AnswerOf<'transactions.get'>;

type Transaction = typeof transactions.$inferSelect;

function identity(row: Transaction) {
  return {
    paymentTransactionID: row.paymentTransactionID,
    merchantID: row.merchantID,
    merchantName: row.merchantName,
    terminalID: row.terminalID,
    terminalName: row.terminalName,
    transactionTimestamp: toWireInstant(row.transactionTimestamp),
    transactionDate: toWireDay(row.transactionDate),
  } satisfies Partial<Wire>;
}

function kind(row: Transaction) {
  return {
    status: row.status,
    quickStatus: row.quickStatus,
    finalizationStatus: row.finalizationStatus,
    transactionType: row.transactionType,
    jDealType: row.jDealType,
    specialTransactionType: row.specialTransactionType,
    cardPresence: row.cardPresence,
    paymentTypeEnum: row.paymentTypeEnum,
    documentOrigin: row.documentOrigin,
    origin: row.origin,
    rejectionReason: row.rejectionReason,
    rejectionMessage: row.rejectionMessage,
    processorResultCode: row.processorResultCode,
  } satisfies Partial<Wire>;
}

function money(row: Transaction) {
  return {
    currency: row.currency,
    currencyRate: row.currencyRate,
    transactionAmount: toDecimal(row.transactionAmount),
    amount: toDecimal(row.transactionAmount),
    numberOfPayments: row.numberOfPayments,
    initialPaymentAmount: toDecimal(row.initialPaymentAmount),
    installmentPaymentAmount: toDecimal(row.installmentPaymentAmount),
    totalAmount: toDecimal(row.totalAmount),
    vatRate: row.vatRate,
    vatTotal: toDecimal(row.vatTotal),
    netTotal: toDecimal(row.netTotal),
    discountTotal: toDecimal(row.discountTotal),
    netDiscountTotal: toDecimal(row.netDiscountTotal),
    totalRefund: toDecimal(row.totalRefund),
  } satisfies Partial<Wire>;
}

function shva(row: Transaction) {
  const details = withoutNulls({
    shvaShovarNumber: row.shvaShovarNumber,
    shvaDealID: row.shvaDealID,
    transmissionNumber: row.transmissionNumber,
    transmissionDate: toWireInstant(row.transmissionDate),
    authNum: row.okNumber,
  });
  return Object.keys(details).length > 0 ? details : null;
}

function payment(row: Transaction) {
  const bank = row.bankTransferDetails;
  return {
    creditCardDetails: toWireCard(row),
    creditCardToken: row.creditCardToken,
    bankTransferDetails: bank && toWireBank(bank, row.transactionAmount),
    pinPadDeviceID: row.pinPadDeviceID,
    shvaTransactionDetails: shva(row),
    clearingHouseTransactionDetails: row.clearingHouseTransactionDetails,
    upayTransactionDetails: row.upayTransactionDetails,
    bitTransactionDetails: row.bitTransactionDetails,
  } satisfies Partial<Wire>;
}

function relations(row: Transaction) {
  return {
    dealDetails: toWireDeal(row.dealDetails),
    invoiceID: row.invoiceID,
    issueInvoice: row.issueInvoice,
    billingDealID: row.billingDealID,
    currentDeal: row.currentDeal,
    initialTransactionID: row.initialTransactionID,
    paymentRequestID: row.paymentRequestID,
    paymentIntentID: row.paymentIntentID,
    transmissionID: row.transmissionID,
    masavFileID: row.masavFileID,
    transactionJ5ExpiredDate: toWireInstant(row.transactionJ5ExpiredDate),
  } satisfies Partial<Wire>;
}

/** A transaction with all details (docs/wire.md §3.6); what is null is left out. */
export const transactionRecord = defineRecord({
  entityType: 'PaymentTransaction',
  table: transactions,
  id: 'paymentTransactionID',
  select: (db, where) => db.select().from(transactions).where(where),
  toWire: async (row, call): Promise<Wire> =>
    withoutNulls({
      ...identity(row),
      ...kind(row),
      ...money(row),
      ...payment(row),
      ...relations(row),
      ...(await allowedActions(call.context.db, row)),
      invoiceDetails: row.invoiceDetails && toWireInvoiceDetails(row.invoiceDetails),
      history: await historyOf(call, row.paymentTransactionID),
      consumerIP: row.consumerIP,
      merchantIP: row.merchantIP,
      correlationId: row.correlationId,
      extension: row.extension,
      operationDoneBy: row.operationDoneBy,
      updatedDate: toWireInstant(row.updatedDate),
      updateTimestamp: toUpdateTimestamp(row.version),
    }),
});
