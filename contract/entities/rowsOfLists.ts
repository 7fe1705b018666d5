import type { AnyObjectSchema } from 'yup';
import type { ListEndpointId } from '#contract/filters.ts';
import { billingDealRow, futureBillingRow } from './billingDeal.ts';
import { cardTokenRow } from './cardToken.ts';
import { consumerRow } from './consumer.ts';
import { importRow } from './importRow.ts';
import { invoiceRow } from './invoice.ts';
import { itemRow } from './item.ts';
import { billingRequestRow, paymentRequestRow } from './paymentRequest.ts';
import { incomeRow, masavFileRow, masavRow, transmissionRow } from './settlement.ts';
import { terminalRow } from './terminal.ts';
import { transactionRow } from './transaction.ts';
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
} as const satisfies Record<ListEndpointId, AnyObjectSchema>;
