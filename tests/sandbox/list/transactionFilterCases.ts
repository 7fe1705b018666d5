import { parseEnum, transactionQuickStatus } from '#contract/enums.ts';
import { agorot, days, flag, has, is, quick, text, type FilterCase } from './filterCase.ts';

/** Every filter of the transactions lists and what it keeps. */
export const transactionFilterCases: Readonly<Record<string, FilterCase>> = {
  terminalID: is('terminalID'),
  merchantID: is('merchantID'),
  paymentTransactionID: is('paymentTransactionID'),
  paymentTransactionRequestID: is('paymentRequestID'),
  paymentTransactionIntentID: is('paymentIntentID'),
  billingDealID: is('billingDealID'),
  initialTransactionID: is('initialTransactionID'),
  consumerID: is('consumerID'),
  creditCardTokenID: is('creditCardToken'),
  paymentTransactionIDShort: {
    values: ['a', '7f', 'A0'],
    keeps: (row, value) => text(row.paymentTransactionID).startsWith(value.toLowerCase()),
  },
  terminalTemplateID: is('terminalTemplateID'),
  amountFrom: {
    values: ['500', '99.9', '1000.01'],
    keeps: (row, value) => agorot(row, 'transactionAmount') >= Math.round(Number(value) * 100),
  },
  amountTo: {
    values: ['500', '99.9', '12'],
    keeps: (row, value) => agorot(row, 'transactionAmount') <= Math.round(Number(value) * 100),
  },
  currency: is('currency'),
  quickDateFilter: quick('transactionTimestamp'),
  transmissionQuickDateFilter: quick('transmissionDate'),
  ...days('transactionTimestamp'),
  quickStatusFilter: {
    values: ['Pending', 'completed', '3', 'Canceled', 'AwaitingForTransmission', '6'],
    keeps: (row, value) => {
      const status = parseEnum('transactionStatus', text(row.status));
      return status !== undefined && transactionQuickStatus(status) === parseEnum('transactionQuickStatus', value);
    },
  },
  statuses: {
    values: ['completed', 'initial', '-20'],
    keeps: (row, value) => row.status === (value === '-20' ? 'rejectedByProcessor' : value),
  },
  transactionType: is('transactionType'),
  jDealType: is('jDealType'),
  cardPresence: is('cardPresence'),
  specialTransactionType: is('specialTransactionType'),
  finalizationStatus: is('finalizationStatus'),
  documentOrigin: is('documentOrigin'),
  paymentType: is('paymentTypeEnum'),
  hasInvoice: {
    values: ['Yes', 'No', 'All'],
    keeps: (row, value) => value === 'All' || (value === 'Yes') === (row.invoiceID !== null),
  },
  notTransmitted: flag((row) => row.status === 'awaitingForTransmission'),
  isPaymentRequest: flag((row) => row.paymentRequestID !== null || row.paymentIntentID !== null),
  hasMasavFile: {
    values: ['true', 'false'],
    keeps: (row, value) => (value === 'true') === (row.masavFileID !== null),
  },
  cardNumber: has('cardNumber'),
  cardOwnerNationalID: has('cardOwnerNationalID'),
  cardOwnerName: has('cardOwnerName'),
  creditCardVendor: has('cardVendor'),
  consumerEmail: has('consumerEmail'),
  consumerExternalReference: has('consumerExternalReference'),
  dealReference: has('dealReference'),
  dealDescription: has('dealDescription'),
  shvaShovarNumber: has('shvaShovarNumber'),
  shvaTransactionID: has('shvaTransactionID'),
  shvaDealIDLastDigits: {
    values: ['7', '25'],
    keeps: (row, value) => text(row.shvaDealID).endsWith(value),
  },
  solek: is('solek'),
  clearingHouseTransactionID: is('clearingHouseTransactionID'),
};
