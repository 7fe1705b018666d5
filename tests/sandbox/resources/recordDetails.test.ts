import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { toDecimal } from '#contract/money.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { toUpdateTimestamp, toWireInstant } from '#sandbox/core/wire.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { addressOfRecord, findRecordIds } from '#tests/support/seededRecords.ts';

let sandbox: TestSandbox;
let ask: Ask;
let other: Ask;
let anchors: Anchors;
let ids: Partial<Record<EndpointId, string>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  other = sandbox.as('otherManager');
  anchors = await findAnchors(sandbox.db);
  ids = await findRecordIds(sandbox.db, anchors);
});
afterAll(() => sandbox.close());

async function read(id: EndpointId, key: string, query = ''): Promise<Record<string, unknown>> {
  const answer = await ask({ method: 'GET', url: addressOfRecord(id, key, query) });
  expect({ id, key, status: answer.statusCode }).toEqual({ id, key, status: 200 });
  const body: unknown = answer.json();
  return isObject(body) ? body : {};
}

describe('a transaction', () => {
  it('carries its details and leaves out what is empty', async () => {
    const [row] = await sandbox.db
      .select()
      .from(transactions)
      .where(
        and(
          eq(transactions.merchantID, anchors.merchantID),
          eq(transactions.status, 'completed'),
          eq(transactions.paymentTypeEnum, 'card'),
          isNotNull(transactions.transmissionID),
        ),
      )
      .limit(1);
    const body = await read('transactions.get', row?.paymentTransactionID ?? '');
    expect(body).toMatchObject({
      paymentTransactionID: row?.paymentTransactionID,
      merchantID: anchors.merchantID,
      transactionTimestamp: row && toWireInstant(row.transactionTimestamp),
      transactionDate: `${row?.transactionDate}T00:00:00`,
      transactionAmount: row && toDecimal(row.transactionAmount),
      status: 'completed',
      quickStatus: 'Completed',
      creditCardDetails: { cardNumber: expect.stringMatching(/^\d{6}\*+\d{4}$/) },
      shvaTransactionDetails: { shvaDealID: row?.shvaDealID, transmissionDate: expect.stringMatching(/Z$/) },
      dealDetails: expect.any(Object),
      updateTimestamp: row && toUpdateTimestamp(row.version),
    });
    expect(Object.values(body)).not.toContain(null);
    const { allowTransmission, allowTransmissionCancellation, allowRefund, allowInvoiceCreation } = body;
    expect([allowTransmission, allowTransmissionCancellation, allowRefund, allowInvoiceCreation]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const last = Array.isArray(body.history) ? body.history.at(-1) : undefined;
    expect(last).toMatchObject({ status: 'completed', operationDate: expect.stringMatching(/Z$/) });
  });

  it('shows line items in decimals', async () => {
    const rows = await sandbox.db.select().from(transactions).where(eq(transactions.merchantID, anchors.merchantID));
    const row = rows.find(({ dealDetails }) => (dealDetails.items?.length ?? 0) > 0);
    const [line] = row?.dealDetails.items ?? [];
    const { dealDetails } = await read('transactions.get', row?.paymentTransactionID ?? '');
    const items = isObject(dealDetails) && Array.isArray(dealDetails.items) ? dealDetails.items : [];
    expect(items[0]).toMatchObject({
      itemName: line?.itemName,
      quantity: line?.quantity,
      price: (line?.price ?? 0) / 100,
      amount: (line?.amount ?? 0) / 100,
      netAmount: (line?.netAmount ?? 0) / 100,
    });
  });

  it('shows bank details with days without a zone', async () => {
    const [row] = await sandbox.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.merchantID, anchors.merchantID), isNotNull(transactions.bankTransferDetails)))
      .limit(1);
    const body = await read('transactions.get', row?.paymentTransactionID ?? '');
    expect(body.bankTransferDetails).toMatchObject({
      paymentType: 'bank',
      bank: row?.bankTransferDetails?.bank,
      amount: row && toDecimal(row.transactionAmount),
    });
    expect(body).not.toHaveProperty('creditCardDetails');
  });
});

describe('a billing deal', () => {
  it('carries its schedule, its card and its progress, empty ones as null', async () => {
    const key = ids['billing.get'] ?? '';
    expect(await read('billing.get', key)).toMatchObject({
      billingDealID: key,
      billingSchedule: { repeatPeriodType: expect.any(String), endAtType: expect.any(String) },
      creditCardDetails: { cardNumber: expect.stringMatching(/^\d{6}\*+\d{4}$/) },
      bankDetails: null,
      active: expect.any(Boolean),
      paused: expect.any(Boolean),
      failedAttemptsCount: expect.any(Number),
      updateTimestamp: expect.stringMatching(/^[\w+/]{11}=$/),
    });
  });

  it('shows six and four digits of its card, and writes down who looked', async () => {
    const key = ids['billing.cardNumber'] ?? '';
    const { cardNumber } = await read('billing.cardNumber', key);
    expect(cardNumber).toMatch(/^\d{6}\*+\d{4}$/);
    const rows = await sandbox.db.select().from(auditRows).where(eq(auditRows.entityReference, key));
    expect(rows.at(-1)).toMatchObject({ operation: 'billing.cardNumber', merchantID: anchors.merchantID });
    expect(JSON.stringify(rows)).not.toContain(cardNumber);
  });

  it('is paused on the first and on the last day of its pause', async () => {
    const key = ids['billing.get'] ?? '';
    const pausedOn = async (instant: string) => {
      sandbox.clock.set(new Date(instant));
      return (await read('billing.get', key)).paused;
    };
    await sandbox.db
      .update(billingDeals)
      .set({ pausedFrom: '2026-12-01', pausedTo: '2026-12-10' })
      .where(eq(billingDeals.billingDealID, key));
    expect(await pausedOn('2026-11-30T21:59:00Z')).toBe(false);
    expect(await pausedOn('2026-11-30T22:00:00Z')).toBe(true);
    expect(await pausedOn('2026-12-10T21:59:00Z')).toBe(true);
    expect(await pausedOn('2026-12-10T22:00:00Z')).toBe(false);
    sandbox.clock.reset();
  });
});

describe('a payment request', () => {
  it('carries its history and its address', async () => {
    const key = ids['paymentRequests.get'] ?? '';
    const body = await read('paymentRequests.get', key);
    expect(body).toMatchObject({
      paymentRequestID: key,
      paymentRequestUrl: expect.stringMatching(/^http/),
      paymentIntent: false,
      history: expect.arrayContaining([expect.objectContaining({ operationCode: 'PaymentRequestCreated' })]),
    });
  });

  it('is found by its own call only', async () => {
    const { 'paymentRequests.get': request = '', 'paymentIntents.get': intent = '' } = ids;
    const statusOf = async (id: EndpointId, key: string) =>
      (await ask({ method: 'GET', url: addressOfRecord(id, key) })).statusCode;
    expect(await statusOf('paymentRequests.get', intent)).toBe(404);
    expect(await statusOf('paymentIntents.get', request)).toBe(404);
  });
});

describe('a deleted payment intent', () => {
  it('is shown only when deleted ones are asked for', async () => {
    const key = ids['billingRequests.get'] ?? '';
    await sandbox.db
      .update(paymentRequests)
      .set({ deletedAt: new Date('2026-11-15T09:00:00Z') })
      .where(eq(paymentRequests.paymentRequestID, key));
    expect((await ask({ method: 'GET', url: addressOfRecord('paymentIntents.get', key) })).statusCode).toBe(404);
    expect(await read('paymentIntents.get', key, '?showDeleted=true')).toMatchObject({
      paymentRequestID: key,
      billingSchedule: { repeatPeriodType: expect.any(String) },
      deleted: true,
    });
  });
});

describe('a terminal', () => {
  it('carries its settings, never its private key', async () => {
    const body = await read('terminals.get', anchors.terminalID);
    expect(body).toMatchObject({
      terminalID: anchors.terminalID,
      enabledFeatures: expect.arrayContaining(['Billing']),
      settings: { applyExternalCommission: expect.any(String) },
      webhooks: { items: expect.any(Array) },
      sharedApiKey: expect.any(String),
    });
    expect(body).not.toHaveProperty('apiKeyHash');
  });

  it('says which features it has', async () => {
    const [first, second] = await sandbox.db
      .select()
      .from(terminals)
      .where(eq(terminals.merchantID, anchors.merchantID))
      .orderBy(terminals.position);
    const url = '/sandbox/profile/api/terminals/available-features?terminalID=';
    const enabled = async (terminalID?: string) => {
      const body: unknown = (await ask({ method: 'GET', url: `${url}${terminalID}` })).json();
      return Array.isArray(body)
        ? body.filter((one) => isObject(one) && one.enabled).map(({ featureID }) => featureID)
        : [];
    };
    expect(await enabled(first?.terminalID)).toEqual(expect.arrayContaining(['Billing', 'PreventDoubleTansactions']));
    expect(new Set(await enabled(second?.terminalID))).toEqual(new Set(second?.enabledFeatures));
    expect((await other({ method: 'GET', url: `${url}${first?.terminalID}` })).statusCode).toBe(404);
    expect((await ask({ method: 'GET', url: `${url}nonsense` })).statusCode).toBe(404);
  });
});

describe('other records', () => {
  it('print money in decimals and instants with Z', async () => {
    expect(await read('consumers.get', ids['consumers.get'] ?? '')).toMatchObject({
      merchantID: anchors.merchantID,
      created: expect.stringMatching(/Z$/),
      updateTimestamp: expect.stringMatching(/=$/),
    });
    const [item] = await sandbox.db
      .select()
      .from(items)
      .where(eq(items.itemID, ids['items.get'] ?? ''));
    expect(await read('items.get', item?.itemID ?? '')).toMatchObject({ price: (item?.price ?? 0) / 100 });
    const [invoice] = await sandbox.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceID, ids['invoices.get'] ?? ''));
    expect(await read('invoices.get', invoice?.invoiceID ?? '')).toMatchObject({
      invoiceAmount: (invoice?.invoiceAmount ?? 0) / 100,
      invoiceDate: `${invoice?.invoiceDate}T00:00:00`,
      invoiceDetails: { invoiceType: invoice?.invoiceType },
      paymentDetails: expect.any(Array),
    });
    expect(await read('masav.get', ids['masav.get'] ?? '')).toMatchObject({
      masavFileDate: expect.stringMatching(/Z$/),
      rowsCount: expect.any(Number),
    });
  });
});
