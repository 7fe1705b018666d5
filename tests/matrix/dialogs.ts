import type { RaRecord } from 'react-admin';
import { leftToRefund } from '#src/resources/transactions/transactionActions.ts';
import type { Request } from './request.ts';

const pause = { pausedFrom: '2026-11-16', pausedTo: '2026-12-01' };
const reported = { dateFrom: '2026-11-10', dateTo: '2026-11-10' };
const email = 'dana@mail.test';

/**
 * What the dialog of an action sends, filled in soundly: dialogs are screens, which no test without one can press. By noun and
 * action; undefined: it shows, and sends nothing of its own. An action with a dialog that is not here fails the matrix.
 */
export const dialogs: Readonly<Record<string, (record: RaRecord) => Request | undefined>> = {
  'transactions.settle': ({ id, terminalID, currency, transactionAmount, vatRate }) => ({
    endpoint: 'transactions.create',
    body: {
      terminalID,
      currency,
      transactionAmount,
      vatRate,
      transactionType: 'regularDeal',
      jDealType: 'J4',
      initialJ5TransactionID: id,
    },
  }),
  'transactions.chargeback': (record) => ({
    endpoint: 'transactions.chargeback',
    body: { existingPaymentTransactionID: record.id, refundAmount: leftToRefund(record) || 1 },
  }),
  'transactions.slip': ({ id }) => ({
    endpoint: 'transactions.sendSlip',
    body: { paymentTransactionID: id, email },
  }),
  'billingDeals.chargeNow': ({ id }) => ({
    endpoint: 'transactions.createBillingTransaction',
    body: { billingDealID: id },
  }),
  'billingDeals.pause': ({ id }) => ({ endpoint: 'billing.pause', path: { id: String(id) }, body: pause }),
  'billingDeals.pauseAll': ({ id }) => ({ endpoint: 'billing.pause', path: { id: String(id) }, body: pause }),
  'billingDeals.cardNumber': ({ id }) => ({ endpoint: 'billing.cardNumber', path: { id: String(id) } }),
  'invoices.resend': ({ id, terminalID }) => ({
    endpoint: 'invoices.resendSingle',
    body: { terminalID, invoiceID: id, email },
  }),
  'invoices.taxReport': ({ terminalID }) => ({ endpoint: 'easyInvoice.taxReport', body: { terminalID, ...reported } }),
  'invoices.hashReport': ({ terminalID }) => ({
    endpoint: 'easyInvoice.hashReport',
    body: { terminalID, ...reported },
  }),
  'customers.delete': ({ id }) => ({ endpoint: 'consumers.delete', path: { id: String(id) } }),
  'customers.import': ({ terminalID }) => ({ endpoint: 'consumers.import', query: { terminalID: String(terminalID) } }),
  'items.import': ({ terminalID }) => ({ endpoint: 'items.import', query: { terminalID: String(terminalID) } }),
  'paymentRequests.copied': () => undefined,
  'webHooksCompleted.payload': () => undefined,
};
