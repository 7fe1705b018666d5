import type { AnyObjectSchema, Schema } from 'yup';
import type { EndpointOfKind } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { billingDealDetails, billingDealRow, futureBillingRow } from './billingDeal.ts';
import {
  billingDealRequest,
  billingDealsRequest,
  billingDealUpdate,
  invoiceOnlyDealRequest,
  invoiceOnlyDealUpdate,
  pauseRequest,
} from './billingDealRequest.ts';
import { cardTokenRequest, cardTokenRow, extendExpirationRequest } from './cardToken.ts';
import { consumerDetails, consumerRequest, consumerRow, consumerUpdate } from './consumer.ts';
import { importRow } from './importRow.ts';
import { invoiceDocument, invoiceRow } from './invoice.ts';
import {
  invoiceRemoval,
  invoiceRequest,
  invoiceUpdate,
  resendRequest,
  resendSingleRequest,
  taxReportRequest,
} from './invoiceRequest.ts';
import { itemDetails, itemRequest, itemRow, itemsRemoval, itemUpdate } from './item.ts';
import { billingLinkRequest, linkRequest, linkUpdate } from './linkRequest.ts';
import {
  availableFeatures,
  dashboardAnswers,
  dealCardNumber,
  dictionaries,
  groupedTransactions,
  invoiceTotals,
  masavFileDetails,
  terminalDevices,
} from './lookups.ts';
import {
  billingRequestDetails,
  billingRequestRow,
  paymentRequestDetails,
  paymentRequestRow,
} from './paymentRequest.ts';
import { incomeRow, masavFileRow, masavRow, masavRowsRemoval, transmissionRow } from './settlement.ts';
import { terminalDetails, terminalRow } from './terminal.ts';
import { terminalUpdate } from './terminalRequest.ts';
import { transactionDetails, transactionRow } from './transaction.ts';
import {
  billingTransactionRequest,
  blockRequest,
  cancelTransmissionRequest,
  chargebackRequest,
  chargeRequest,
  checkRequest,
  consentRequest,
  consentStatusRequest,
  refundRequest,
  slipRequest,
  transmitRequest,
} from './transactionRequest.ts';
import { webhookRow } from './webhook.ts';

/** What a row of each list looks like. */
export const rowsOfLists = {
  'terminals.list': terminalRow,
  'consumers.list': consumerRow,
  'items.list': itemRow,
  'cardTokens.list': cardTokenRow,
  'transactions.list': transactionRow,
  'transactions.ofTransmission': transactionRow,
  'billing.list': billingDealRow,
  'paymentRequests.list': paymentRequestRow,
  'webhooks.list': webhookRow,
  'invoices.list': invoiceRow,
  'futureBillings.list': futureBillingRow,
  'billingRequests.list': billingRequestRow,
  'transmissions.list': transmissionRow,
  'income.list': incomeRow,
  'masav.list': masavFileRow,
  'masavRows.list': masavRow,
  'import.list': importRow,
} as const satisfies Record<ListEndpointId & EndpointOfKind<'list'>, AnyObjectSchema>;

/** What every other read answers; writes answer an OperationResponse (contract/envelope.ts). */
export const answersOfReads = {
  'terminals.get': terminalDetails,
  'terminals.availableFeatures': availableFeatures,
  'terminals.devices': terminalDevices,
  'dictionaries.merchant': dictionaries,
  'dictionaries.banks': dictionaries,
  'dictionaries.transaction': dictionaries,
  'consumers.get': consumerDetails,
  'items.get': itemDetails,
  'billing.get': billingDealDetails,
  'billing.cardNumber': dealCardNumber,
  'billingRequests.get': billingRequestDetails,
  'invoices.get': invoiceDocument,
  'invoices.totals': invoiceTotals,
  'masav.get': masavFileDetails,
  'paymentIntents.get': paymentRequestDetails,
  'paymentRequests.get': paymentRequestDetails,
  'transactions.get': transactionDetails,
  'transactions.grouped': groupedTransactions,
  ...dashboardAnswers,
} as const satisfies Record<EndpointOfKind<'record' | 'lookup'>, Schema>;

/** What every call that changes something, and every file that is asked for with a body, is sent; null = no body. */
export const bodiesOfCalls = {
  'terminals.update': terminalUpdate,
  'terminals.resetApiKey': null,
  'terminals.resetSharedApiKey': null,
  'terminals.deleteLogo': null,
  'terminals.deleteStylesheet': null,
  'consumers.create': consumerRequest,
  'consumers.update': consumerUpdate,
  'consumers.delete': null,
  'consumers.restore': null,
  'consumers.import': null,
  'items.create': itemRequest,
  'items.update': itemUpdate,
  'items.delete': null,
  'items.bulkDelete': itemsRemoval,
  'items.import': null,
  'items.importCategories': null,
  'billing.create': billingDealRequest,
  'billing.update': billingDealUpdate,
  'billing.pause': pauseRequest,
  'billing.unpause': null,
  'billing.trigger': billingDealsRequest,
  'billing.triggerByTerminal': null,
  'billing.activate': billingDealsRequest,
  'billing.disable': billingDealsRequest,
  'invoiceOnlyBilling.create': invoiceOnlyDealRequest,
  'invoiceOnlyBilling.update': invoiceOnlyDealUpdate,
  'billingRequests.create': billingLinkRequest,
  'cardTokens.create': cardTokenRequest,
  'cardTokens.delete': null,
  'cardTokens.extendExpiration': extendExpirationRequest,
  'invoices.create': invoiceRequest,
  'invoices.update': invoiceUpdate,
  'invoices.delete': invoiceRemoval,
  'invoices.resend': resendRequest,
  'invoices.resendSingle': resendSingleRequest,
  'invoices.cancel': null,
  'invoices.createForTransaction': null,
  'invoices.download': null,
  'invoices.downloadCopy': null,
  'easyInvoice.taxReport': taxReportRequest,
  'easyInvoice.hashReport': taxReportRequest,
  'masav.generate': null,
  'masav.download': null,
  'masavRows.remove': masavRowsRemoval,
  'paymentIntents.create': linkRequest,
  'paymentRequests.create': linkRequest,
  'paymentRequests.update': linkUpdate,
  'paymentRequests.cancel': null,
  'transactions.create': chargeRequest,
  'transactions.check': checkRequest,
  'transactions.block': blockRequest,
  'transactions.refund': refundRequest,
  'transactions.chargeback': chargebackRequest,
  'transactions.selectJ5': null,
  'transactions.createBillingTransaction': billingTransactionRequest,
  'transactions.createConsent': consentRequest,
  'transactions.consentStatus': consentStatusRequest,
  'transactions.sendSlip': slipRequest,
  'transmissions.transmit': transmitRequest,
  'transmissions.transmitByTerminal': null,
  'transmissions.cancel': cancelTransmissionRequest,
} as const satisfies Record<EndpointOfKind<'create' | 'update' | 'delete' | 'action' | 'download'>, Schema | null>;
