import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { rowsOfLists } from '#contract/entities/byCall.ts';
import { driftsOf } from '#contract/entities/drift.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { listIds } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { addressOfRecord, findRecordIds } from '#tests/support/seededRecords.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

describe.each(listIds)('rows of %s', (id) => {
  it('have the shape of the contract, every field of it and no other', async () => {
    const rows = await askAll(ask, id, anchors);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(driftsOf(id, { data: [row] })).toEqual([]);
    const fields = Object.keys(rowsOfLists[id].fields);
    for (const row of rows) expect(fields.filter((field) => !(field in row))).toEqual([]);
  });
});

const details: readonly (readonly [EndpointId, ListEndpointId, string])[] = [
  ['terminals.get', 'terminals.list', 'terminalID'],
  ['consumers.get', 'consumers.list', 'consumerID'],
  ['items.get', 'items.list', 'itemID'],
  ['transactions.get', 'transactions.list', 'paymentTransactionID'],
  ['billing.get', 'billing.list', 'billingDealID'],
  ['invoices.get', 'invoices.list', 'invoiceID'],
  ['paymentRequests.get', 'paymentRequests.list', 'paymentRequestID'],
  ['billingRequests.get', 'billingRequests.list', 'paymentRequestID'],
  ['masav.get', 'masav.list', 'masavFileID'],
];

describe.each(details)('%s', (get, list, key) => {
  it('has the shape of the contract', async () => {
    const rows = await askAll(ask, list, anchors);
    expect(rows.length).toBeGreaterThan(0);
    const step = Math.max(1, Math.floor(rows.length / 60));
    for (const row of rows.filter((_, index) => index % step === 0)) {
      const answer = await ask({ method: 'GET', url: addressOfRecord(get, String(row[key])) });
      expect(answer.statusCode).toBe(200);
      expect(driftsOf(get, answer.json())).toEqual([]);
    }
  });
});

const lookups = endpointIds.filter((id) => endpoints[id].kind === 'lookup' || endpoints[id].kind === 'meta');

describe.each(lookups)('%s', (id) => {
  it('has the shape of the contract', async () => {
    const ids = await findRecordIds(sandbox.db, anchors);
    const query = id.startsWith('dashboard.') ? '?comparison=comparisonDate&quickDateFilter=last3Months' : '';
    const url = addressOfRecord(id, ids[id] ?? 'month', query);
    const answer = await ask({ method: 'GET', url });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(driftsOf(id, answer.json())).toEqual([]);
  });
});
