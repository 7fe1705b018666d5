import { desc, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { transactionFigures } from '#sandbox/db/schema/transactionFigures.ts';
import { transactionValueFigures } from '#sandbox/db/schema/transactionValueFigures.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { defineList, type KeptFigures, type KeptValues, type List } from '#sandbox/list/defineList.ts';
import { dictionary, guid, instant, money, number, shortCardNumber, text } from '#sandbox/list/field.ts';
import {
  atLeast,
  atMost,
  contains,
  dayRules,
  daysOfInstant,
  endsWith,
  equals,
  onlyIf,
  oneOf,
  presence,
  quickDaysOf,
  startsWith,
} from '#sandbox/list/filterRules.ts';

const isPaidByLink = (): SQL | undefined =>
  or(isNotNull(transactions.paymentRequestID), isNotNull(transactions.paymentIntentID));

/** Filters by words that the transactions and their figures both have. */
const wordRules = (of: typeof transactions | typeof transactionFigures) => ({
  terminalID: equals(of.terminalID),
  merchantID: equals(of.merchantID),
  currency: equals(of.currency),
  quickStatusFilter: equals(of.quickStatus),
  statuses: oneOf(of.status),
  transactionType: equals(of.transactionType),
  jDealType: equals(of.jDealType),
  cardPresence: equals(of.cardPresence),
  specialTransactionType: equals(of.specialTransactionType),
  finalizationStatus: equals(of.finalizationStatus),
  documentOrigin: equals(of.documentOrigin),
  paymentType: equals(of.paymentTypeEnum),
  // spec gap: what "not transmitted" covers: deals that the next transmission will take.
  notTransmitted: onlyIf(() => isEqual(of.status, 'awaitingForTransmission')),
  solek: equals(of.solek),
});

const figures: KeptFigures = {
  from: transactionFigures,
  merchant: transactionFigures.merchantID,
  filters: {
    ...wordRules(transactionFigures),
    hasInvoice: (value) => (value === 'All' ? undefined : isEqual(transactionFigures.hasInvoice, value === 'Yes')),
    isPaymentRequest: onlyIf(() => isEqual(transactionFigures.isPaidByLink, true)),
    hasMasavFile: onlyIf(() => isEqual(transactionFigures.hasMasavFile, true)),
    creditCardVendor: contains(transactionFigures.cardVendor),
  },
  month: transactionFigures.month,
  instant: transactions.transactionTimestamp,
  currency: transactionFigures.currency,
  numberOfRecords: transactionFigures.numberOfRecords,
  amount: transactionFigures.totalAmount,
};

const values: KeptValues = {
  from: transactionValueFigures,
  merchant: transactionValueFigures.merchantID,
  words: {
    terminalID: equals(transactionValueFigures.terminalID),
    merchantID: equals(transactionValueFigures.merchantID),
    currency: equals(transactionValueFigures.currency),
  },
  field: transactionValueFigures.field,
  value: transactionValueFigures.value,
  texts: {
    cardOwnerNationalID: { field: 'card_owner_national_id', source: transactions.cardOwnerNationalID },
    cardOwnerName: { field: 'card_owner_name', source: transactions.cardOwnerName },
    consumerEmail: { field: 'consumer_email', source: transactions.consumerEmail },
    consumerExternalReference: { field: 'consumer_external_reference', source: transactions.consumerExternalReference },
    dealDescription: { field: 'deal_description', source: transactions.dealDescription },
  },
  amounts: { from: 'amountFrom', to: 'amountTo', field: 'transaction_amount', source: transactions.transactionAmount },
  currency: transactionValueFigures.currency,
  numberOfRecords: transactionValueFigures.numberOfRecords,
  amount: transactionValueFigures.totalAmount,
};

/** Days since 2000, UTC, written as the index of texts has it. */
const daysOf = (instant: AnyPgColumn) => sql`((${instant} at time zone 'UTC')::date - date '2000-01-01')`;

/** Transactions (docs/wire.md §3.6). */
export const transactionsList = defineList({
  endpoint: 'transactions.list',
  name: 'transactions',
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
    hasMasavFile: onlyIf(() => isNotNull(transactions.masavFileID)),
    cardNumber: contains(transactions.cardNumber),
    cardOwnerNationalID: contains(transactions.cardOwnerNationalID),
    cardOwnerName: contains(transactions.cardOwnerName),
    creditCardVendor: contains(transactions.cardVendor),
    consumerEmail: contains(transactions.consumerEmail),
    consumerExternalReference: contains(transactions.consumerExternalReference),
    dealReference: contains(transactions.dealReference),
    dealDescription: contains(transactions.dealDescription),
    shvaShovarNumber: contains(transactions.shvaShovarNumber),
    shvaTransactionID: contains(transactions.shvaTransactionID),
    shvaDealIDLastDigits: endsWith(transactions.shvaDealID),
    clearingHouseTransactionID: equals(transactions.clearingHouseTransactionID),
  },
  order: [desc(transactions.transactionTimestamp), desc(transactions.paymentTransactionID)],
  totals: { currency: transactions.currency, amount: transactions.transactionAmount },
  kept: figures,
  keptValues: values,
  pieces: {
    index: 'transactions_texts',
    filters: [
      ...Object.keys(values.texts),
      'cardNumber',
      'creditCardVendor',
      'dealReference',
      'shvaShovarNumber',
      'shvaTransactionID',
      'shvaDealIDLastDigits',
    ],
    instant: transactions.transactionTimestamp,
    fortnight: sql`(${daysOf(transactions.transactionTimestamp)} / 14)`,
    quarter: sql`(${daysOf(transactions.transactionTimestamp)} / 91)`,
  },
  idsFirst: true,
});

/** The transactions of one transmission; the path bounds it further. */
export const transactionsOfTransmissionList: List = { ...transactionsList, endpoint: 'transactions.ofTransmission' };
