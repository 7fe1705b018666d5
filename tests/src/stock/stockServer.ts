import type { OperationResponse, Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { endpointOf, type EndpointReference } from '#src/dataProvider/resource.ts';

/** One call as it was asked. */
export interface Asked {
  endpoint: EndpointReference;
  call: CallArguments;
}

const dana = { consumerID: 'c1', consumerName: 'Dana', consumerEmail: 'dana@example.test', active: true };
const noa = { consumerID: 'c2', consumerName: 'Noa', active: true };

const itemsMeta: Meta = {
  columns: { itemName: { name: 'Item', dataType: 'string' }, price: { name: 'Price', dataType: 'number' } },
};

const question = ['terminalID', 'page', 'itemsPerPage', 'sortBy', 'sortDesc', 'consumersID'];

/** The rows of a call: those whose fields are as its filters say, in its order, and of them its page. */
function answer(all: readonly Row[], query: Readonly<Record<string, unknown>> = {}) {
  const ids = typeof query.consumersID === 'string' ? query.consumersID.split(',') : undefined;
  const asked = Object.entries(query).filter(([name]) => !question.includes(name));
  const data = all
    .filter((row) => !ids || ids.includes(String(row.consumerID)))
    .filter((row) => asked.every(([name, value]) => !(name in row) || row[name] === value));
  const { sortBy, sortDesc, page, itemsPerPage } = query;
  if (typeof sortBy === 'string')
    data.sort((a, b) => String(a[sortBy]).localeCompare(String(b[sortBy])) * (sortDesc ? -1 : 1));
  const start = (Number(page ?? 1) - 1) * Number(itemsPerPage ?? 0);
  return { data: itemsPerPage ? data.slice(start, start + Number(itemsPerPage)) : data, numberOfRecords: data.length };
}

/** A server of a few customers, their deals and transactions, and items, and what it was asked. @param written what it answers to a write */
export function stockServer(written: OperationResponse = { status: 'success', entityUID: 'new' }) {
  const asked: Asked[] = [];
  const rows: Record<string, Row[]> = {
    'consumers.list': [dana, noa],
    'billing.list': [
      { billingDealID: 'b1', consumerID: 'c1', transactionAmount: 10 },
      { billingDealID: 'b2', consumerID: 'c2', transactionAmount: 20 },
      { billingDealID: 'b3', consumerID: 'c1', transactionAmount: 30 },
    ],
    'transactions.list': [{ paymentTransactionID: 'p1', transactionAmount: 12.5 }],
    'items.list': [
      { itemID: 'i1', itemName: 'Lamp', price: 10, category: 'Light' },
      { itemID: 'i2', itemName: 'Chair', price: 20, category: 'Seats' },
    ],
  };
  const versions = { consumerNote: 'Rings twice', updateTimestamp: 'AAAAAAAAB9E=' };

  async function call(endpoint: EndpointReference, sent: CallArguments = {}): Promise<unknown> {
    asked.push({ endpoint, call: sent });
    if (endpoint === 'items.meta') return itemsMeta;
    if (endpointOf(endpoint).kind === 'meta') return { columns: {} };
    if (endpoint === 'items.bulkDelete') {
      const gone: unknown = sent.body;
      rows['items.list'] =
        rows['items.list']?.filter(({ itemID }) => !Array.isArray(gone) || !gone.includes(itemID)) ?? [];
    }
    if (endpointOf(endpoint).method !== 'GET') return written;
    if (endpoint === 'consumers.get') {
      const found = rows['consumers.list']?.find(({ consumerID }) => consumerID === sent.path?.id);
      return { ...found, ...versions };
    }
    if (endpoint === 'billing.get') return rows['billing.list']?.find((row) => row.billingDealID === sent.path?.id);
    return answer((typeof endpoint === 'string' && rows[endpoint]) || [], sent.query);
  }
  const callsOf = (id: string) => asked.filter(({ endpoint }) => endpoint === id).map((one) => one.call);
  return { call, callsOf };
}
