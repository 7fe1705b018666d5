import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { KeptFigures, KeptValues, SearchedPieces } from '#sandbox/figures/declarations.ts';
import { longList } from '#sandbox/figures/longList.ts';
import { transactionFigures } from '#sandbox/figures/transactionFiguresTable.ts';
import { transactionValueFigures } from '#sandbox/figures/transactionValueFiguresTable.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { contains, containsID, containsText, equals, folded, oneOf, onlyIf } from '#sandbox/list/filterRules.ts';

/** Filters by words that the transactions and their figures both have. */
export const wordRules = (of: typeof transactions | typeof transactionFigures) => ({
  terminalID: equals(of.terminalID),
  merchantID: equals(of.merchantID),
  currency: equals(of.currency),
  quickStatusFilter: equals(of.quickStatus),
  statuses: oneOf(of.status),
  transactionType: equals(of.transactionType),
  jDealType: equals(of.jDealType),
  cardPresence: equals(of.cardPresence),
  specialTransactionType: oneOf(of.specialTransactionType),
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
    hasMasavFile: (value) => isEqual(transactionFigures.hasMasavFile, value === true),
    creditCardVendor: contains(transactionFigures.cardVendor),
  },
  month: transactionFigures.month,
  instant: transactions.transactionTimestamp,
  currency: transactionFigures.currency,
  numberOfRecords: transactionFigures.numberOfRecords,
  amount: transactionFigures.totalAmount,
};

/** A filter by a piece of folded text. @param field names its values */
const foldedText = (field: string, column: AnyPgColumn) => ({ field, source: folded(column), finds: containsText });

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
    cardOwnerNationalID: {
      field: 'card_owner_national_id',
      source: transactions.cardOwnerNationalID,
      finds: containsID,
    },
    cardOwnerName: foldedText('card_owner_name', transactions.cardOwnerName),
    consumerEmail: foldedText('consumer_email', transactions.consumerEmail),
    consumerExternalReference: foldedText('consumer_external_reference', transactions.consumerExternalReference),
    dealDescription: foldedText('deal_description', transactions.dealDescription),
  },
  amounts: { from: 'amountFrom', to: 'amountTo', field: 'transaction_amount', source: transactions.transactionAmount },
  currency: transactionValueFigures.currency,
  numberOfRecords: transactionValueFigures.numberOfRecords,
  amount: transactionValueFigures.totalAmount,
};

/** Days since 2000, UTC, written as the index of texts has it. */
const daysOf = (instant: AnyPgColumn) => sql`((${instant} at time zone 'UTC')::date - date '2000-01-01')`;

/** Pieces of text that an index answers, where the database can make it (docs/sandbox-performance.md). */
export const searchedPieces: SearchedPieces = {
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
};

/** Transactions come by the million. */
export const transactionsLongList = longList({ figures, values, pieces: searchedPieces });
