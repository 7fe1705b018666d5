import { endpointIds, type EndpointId } from '#contract/endpoints.ts';
import { filters, type ListEndpointId } from '#contract/filters.ts';
import { billingList } from '#sandbox/resources/billing/list.ts';
import { futureBillingsList } from '#sandbox/resources/billing/futureBillings.ts';
import { cardTokensList } from '#sandbox/resources/cardTokens/list.ts';
import { consumersList } from '#sandbox/resources/consumers/list.ts';
import { importList } from '#sandbox/resources/imports/list.ts';
import { incomeList } from '#sandbox/resources/income/list.ts';
import { invoicesList } from '#sandbox/resources/invoices/list.ts';
import { itemsList } from '#sandbox/resources/items/list.ts';
import { masavFilesList, masavRowsList } from '#sandbox/resources/masav/list.ts';
import { billingRequestsList, paymentRequestsList } from '#sandbox/resources/paymentRequests/list.ts';
import { terminalsList } from '#sandbox/resources/terminals/list.ts';
import { transactionsList, transactionsOfTransmissionList } from '#sandbox/resources/transactions/list.ts';
import { transmissionsList } from '#sandbox/resources/transmissions/list.ts';
import { webhooksList } from '#sandbox/resources/webhooks/list.ts';
import type { List } from '#sandbox/list/defineList.ts';

/** Every list declaration by its call; the tests that loop over lists loop over this. */
export const lists: Readonly<Record<ListEndpointId, List>> = {
  'billing.list': billingList,
  'billingRequests.list': billingRequestsList,
  'cardTokens.list': cardTokensList,
  'consumers.list': consumersList,
  'futureBillings.list': futureBillingsList,
  'import.list': importList,
  'income.list': incomeList,
  'invoices.list': invoicesList,
  'items.list': itemsList,
  'masav.list': masavFilesList,
  'masavRows.list': masavRowsList,
  'paymentRequests.list': paymentRequestsList,
  'terminals.list': terminalsList,
  'transactions.list': transactionsList,
  'transactions.ofTransmission': transactionsOfTransmissionList,
  'transmissions.list': transmissionsList,
  'webhooks.list': webhooksList,
};

const isListId = (id: string): id is ListEndpointId => id in filters;
export const listIds = Object.keys(filters).filter(isListId);

/**
 * The call beside a list, e.g. its `meta` or `excel`; the transactions of a transmission share the meta of all.
 * @returns undefined where the contract has none
 */
export function besides(list: ListEndpointId, kind: 'meta' | 'excel'): EndpointId | undefined {
  if (kind === 'excel' && !list.endsWith('.list')) return undefined;
  const wanted = list.replace(/\.\w+$/, `.${kind}`);
  return endpointIds.find((id) => id === wanted);
}
