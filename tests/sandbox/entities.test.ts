import { afterAll, beforeAll, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import type { AnyObjectSchema } from 'yup';
import { endpoints, fillPath } from '#contract/endpoints.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { billingDealDetails } from '#contract/entities/billingDeal.ts';
import { consumerDetails } from '#contract/entities/consumer.ts';
import { invoiceDocument } from '#contract/entities/invoice.ts';
import { itemDetails } from '#contract/entities/item.ts';
import { billingRequestDetails, paymentRequestDetails } from '#contract/entities/paymentRequest.ts';
import { rowsOfLists } from '#contract/entities/rowsOfLists.ts';
import { masavFileRow } from '#contract/entities/settlement.ts';
import { terminalDetails } from '#contract/entities/terminal.ts';
import { transactionDetails } from '#contract/entities/transaction.ts';
import { isObject } from '#contract/envelope.ts';
import { filters } from '#contract/filters.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { openTestSandbox } from '#tests/support/sandbox.ts';
import type { Ask, TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let ask: Ask;
const known: Record<string, string> = {};

/** Asks for some path below a call's base. @returns the parsed body */
async function read(id: EndpointId, parameters: Record<string, string>, query = ''): Promise<Record<string, unknown>> {
  const { base, path } = endpoints[id];
  const answer = await ask({ method: 'GET', url: `/sandbox/${base}${fillPath(path, parameters)}${query}` });
  expect(answer.statusCode, `${id} ${answer.body.slice(0, 300)}`).toBe(200);
  const body: unknown = answer.json();
  if (!isObject(body)) throw new Error(`${id} answered no object`);
  return body;
}

async function rows(id: ListEndpointId, query = '?take=1000'): Promise<Record<string, unknown>[]> {
  const { terminalID = '', transmissionID = '', masavFileID = '' } = known;
  const parameters = { terminalID, id: transmissionID };
  const extra = id === 'masavRows.list' ? `&masavFileID=${masavFileID}` : '';
  const { data } = await read(id, parameters, query + extra);
  return Array.isArray(data) ? data.filter(isObject) : [];
}

beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  known.terminalID = String((await rows('terminals.list'))[0]?.terminalID);
  known.transmissionID = String((await rows('transmissions.list'))[0]?.transmissionID);
  known.masavFileID = String((await rows('masav.list'))[0]?.masavFileID);
});
afterAll(() => sandbox.close());

/** What a body breaks of its schema; nothing is coerced. */
function complaints(schema: AnyObjectSchema, body: unknown): string[] {
  try {
    schema.validateSync(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

const listIds = Object.keys(filters).filter((id): id is ListEndpointId => id in rowsOfLists);

test.each(listIds)('rows of %s are as the contract describes them', async (id) => {
  const found = await rows(id);
  expect(found.length).toBeGreaterThan(0);
  expect([...new Set(found.flatMap((row) => complaints(rowsOfLists[id], row)))]).toEqual([]);
  const described = Object.keys(rowsOfLists[id].fields);
  const printed = new Set(found.flatMap((row) => Object.keys(row)));
  expect(
    described.filter((field) => !printed.has(field)),
    'described but never printed',
  ).toEqual([]);
});

const records: [EndpointId, ListEndpointId, string, AnyObjectSchema][] = [
  ['terminals.get', 'terminals.list', 'terminalID', terminalDetails],
  ['consumers.get', 'consumers.list', 'consumerID', consumerDetails],
  ['items.get', 'items.list', 'itemID', itemDetails],
  ['transactions.get', 'transactions.list', 'paymentTransactionID', transactionDetails],
  ['billing.get', 'billing.list', 'billingDealID', billingDealDetails],
  ['invoices.get', 'invoices.list', 'invoiceID', invoiceDocument],
  ['paymentRequests.get', 'paymentRequests.list', 'paymentRequestID', paymentRequestDetails],
  ['billingRequests.get', 'billingRequests.list', 'paymentRequestID', billingRequestDetails],
  ['masav.get', 'masav.list', 'masavFileID', masavFileRow],
];

test.each(records)('%s answers as the contract describes it', async (id, list, key, schema) => {
  const found = await rows(list, '?take=200');
  for (const row of found.filter((_, index) => index % 7 === 0)) {
    const value = String(row[key]);
    const body = await read(id, { id: value, terminalID: value });
    expect(complaints(schema, body), `${id} ${value}`).toEqual([]);
  }
});
