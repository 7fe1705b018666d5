import { parseEnum, transactionQuickStatus } from '#contract/enums.ts';
import { flag, has, is, quick, text, type FilterCase } from './filterCase.ts';

/** What filters of the transactions lists keep beyond what the contract's table says of them. */
export const transactionFilterCases: Readonly<Record<string, FilterCase>> = {
  paymentTransactionRequestID: is('paymentRequestID'),
  paymentTransactionIntentID: is('paymentIntentID'),
  creditCardTokenID: is('creditCardToken'),
  paymentTransactionIDShort: {
    values: ['a', '7f', 'A0'],
    keeps: (row, value) => text(row.paymentTransactionID).startsWith(value.toLowerCase()),
  },
  quickDateFilter: quick('transactionTimestamp'),
  transmissionQuickDateFilter: quick('transmissionDate'),
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
  creditCardVendor: has('cardVendor'),
  shvaDealIDLastDigits: {
    values: ['7', '25'],
    keeps: (row, value) => text(row.shvaDealID).endsWith(value),
  },
};
