import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { billingDealDetails } from '#contract/entities/billingDeal.ts';
import { consumerDetails } from '#contract/entities/consumer.ts';
import { invoiceDocument } from '#contract/entities/invoice.ts';
import { itemDetails } from '#contract/entities/item.ts';
import { billingRequestDetails, paymentRequestDetails } from '#contract/entities/paymentRequest.ts';
import { rowsOfLists } from '#contract/entities/byCall.ts';
import { masavFileRow } from '#contract/entities/settlement.ts';
import { terminalDetails } from '#contract/entities/terminal.ts';
import { transactionDetails } from '#contract/entities/transaction.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { listIds } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { addressOfRecord } from '#tests/support/seededRecords.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

/** What is wrong with an answer; nothing is coerced. */
async function faultsOf(schema: AnyObjectSchema, body: unknown): Promise<string[]> {
  try {
    await schema.validate(body, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors.map(String);
    throw error;
  }
}

describe.each(listIds)('rows of %s', (id) => {
  it('have the shape of the contract, every field of it', async () => {
    const schema = rowsOfLists[id];
    const rows = await askAll(ask, id, anchors);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(await faultsOf(schema, row)).toEqual([]);
      expect(Object.keys(schema.fields).filter((field) => !(field in row))).toEqual([]);
    }
  });
});

const details: readonly (readonly [EndpointId, ListEndpointId, string, AnyObjectSchema])[] = [
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

describe.each(details)('%s', (get, list, key, schema) => {
  it('has the shape of the contract', async () => {
    const rows = await askAll(ask, list, anchors);
    expect(rows.length).toBeGreaterThan(0);
    const step = Math.max(1, Math.floor(rows.length / 60));
    for (const row of rows.filter((_, index) => index % step === 0)) {
      const answer = await ask({ method: 'GET', url: addressOfRecord(get, String(row[key])) });
      expect(answer.statusCode).toBe(200);
      expect(await faultsOf(schema, answer.json())).toEqual([]);
    }
  });
});
