import { and, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { guidOf } from '#sandbox/core/path.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { defineList, type List } from '#sandbox/list/defineList.ts';
import { dictionary, guid, instant, money, number, shortCardNumber, text } from '#sandbox/list/field.ts';
import {
  atLeast,
  atMost,
  contains,
  containsID,
  containsText,
  dayRules,
  daysOfInstant,
  endsWith,
  equals,
  folded,
  onlyIf,
  presence,
  quickDaysOf,
  startsWith,
} from '#sandbox/list/filterRules.ts';
import { transactionsLongList, wordRules } from './longList.ts';
import { transactionsTexts } from './texts.ts';

const isPaidByLink = (): SQL | undefined =>
  or(isNotNull(transactions.paymentRequestID), isNotNull(transactions.paymentIntentID));

/** Transactions (docs/wire.md §3.6). */
export const transactionsList = defineList({
  endpoint: 'transactions.list',
  name: 'transactions',
  texts: transactionsTexts,
  from: transactions,
  id: transactions.paymentTransactionID,
  merchant: transactions.merchantID,
  fields: () => ({
    paymentTransactionID: guid(transactions.paymentTransactionID),
    transactionTimestamp: instant(transactions.transactionTimestamp),
    cardOwnerName: text(transactions.cardOwnerName),
    transactionAmount: money(transactions.transactionAmount),
    currency: dictionary(transactions.currency, 'currency'),
    status: dictionary(transactions.status, 'transactionStatus'),
    quickStatus: dictionary(transactions.quickStatus, 'transactionQuickStatus'),
    transactionType: dictionary(transactions.transactionType, 'transactionType'),
    specialTransactionType: dictionary(transactions.specialTransactionType, 'specialTransactionType'),
    paymentTypeEnum: dictionary(transactions.paymentTypeEnum, 'paymentType'),
    cardNumber: shortCardNumber(transactions.cardNumber),
    dealDescription: text(transactions.dealDescription),
    terminalName: text(transactions.terminalName),
    documentOrigin: dictionary(transactions.documentOrigin, 'documentOrigin'),
    jDealType: dictionary(transactions.jDealType, 'jDealType'),
    cardPresence: dictionary(transactions.cardPresence, 'cardPresence'),
    initialPaymentAmount: money(transactions.initialPaymentAmount),
    installmentPaymentAmount: money(transactions.installmentPaymentAmount),
    totalRefund: money(transactions.totalRefund),
    rejectionReason: dictionary(transactions.rejectionReason, 'rejectionReason'),
    rejectionMessage: text(transactions.rejectionMessage),
    processorResultCode: number(transactions.processorResultCode),
    consumerExternalReference: text(transactions.consumerExternalReference),
    shvaDealID: text(transactions.shvaDealID),
    invoiceID: guid(transactions.invoiceID),
    terminalID: guid(transactions.terminalID),
  }),
  filters: {
    ...wordRules(transactions),
    paymentTransactionID: equals(transactions.paymentTransactionID),
    paymentTransactionRequestID: equals(transactions.paymentRequestID),
    paymentTransactionIntentID: equals(transactions.paymentIntentID),
    billingDealID: equals(transactions.billingDealID),
    initialTransactionID: equals(transactions.initialTransactionID),
    consumerID: equals(transactions.consumerID),
    creditCardTokenID: equals(transactions.creditCardToken),
    paymentTransactionIDShort: startsWith(transactions.paymentTransactionID),
    terminalTemplateID: equals(transactions.terminalTemplateID),
    amountFrom: atLeast(transactions.transactionAmount),
    amountTo: atMost(transactions.transactionAmount),
    transmissionQuickDateFilter: quickDaysOf(daysOfInstant(transactions.transmissionDate)),
    ...dayRules(() => daysOfInstant(transactions.transactionTimestamp)),
    hasInvoice: presence(transactions.invoiceID),
    isPaymentRequest: onlyIf(isPaidByLink),
    // Both say something: what is in no file is what the next one takes.
    hasMasavFile: (value) => (value === true ? isNotNull : isNull)(transactions.masavFileID),
    cardNumber: contains(transactions.cardNumber),
    cardOwnerNationalID: containsID(transactions.cardOwnerNationalID),
    cardOwnerName: containsText(folded(transactions.cardOwnerName)),
    creditCardVendor: contains(transactions.cardVendor),
    consumerEmail: containsText(folded(transactions.consumerEmail)),
    consumerExternalReference: containsText(folded(transactions.consumerExternalReference)),
    dealReference: containsText(folded(transactions.dealReference)),
    dealDescription: containsText(folded(transactions.dealDescription)),
    shvaShovarNumber: contains(transactions.shvaShovarNumber),
    shvaTransactionID: contains(transactions.shvaTransactionID),
    shvaDealIDLastDigits: endsWith(transactions.shvaDealID),
    clearingHouseTransactionID: equals(transactions.clearingHouseTransactionID),
  },
  order: [desc(transactions.transactionTimestamp), desc(transactions.paymentTransactionID)],
  totals: { currency: transactions.currency, amount: transactions.transactionAmount },
  longList: transactionsLongList,
});

async function withinTransmission(call: Call): Promise<SQL> {
  const id = guidOf(call, 'id', 'Transmission');
  const rows = await call.context.db
    .select({ transmissionID: transmissions.transmissionID })
    .from(transmissions)
    .where(and(eq(transmissions.merchantID, call.caller.merchantID), eq(transmissions.transmissionID, id)));
  return eq(transactions.transmissionID, required(rows, 'Transmission').transmissionID);
}

/** The transactions of one transmission. */
export const transactionsOfTransmissionList: List = {
  ...transactionsList,
  endpoint: 'transactions.ofTransmission',
  within: withinTransmission,
};
