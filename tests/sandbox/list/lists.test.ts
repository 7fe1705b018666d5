import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { dataTypes, parseMeta } from '#contract/meta.ts';
import { metaOf } from '#sandbox/list/handlers.ts';
import { createContext } from '#sandbox/createContext.ts';
import { besides, listIds, lists } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { addressOf, askAll, askList, findAnchors, storedRows, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

/** What the wire may carry for a dataType; null is always allowed. */
const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  guid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value)),
  dictionary: (value) => typeof value === 'string' || typeof value === 'number',
  date: (value) => /^\d{4}-\d\d-\d\dT(00:00:00|\d\d:\d\d:\d\d\.\d{3}Z)$/.test(String(value)),
  string: (value) => typeof value === 'string' || typeof value === 'object',
  number: (value) => typeof value === 'number',
  percent: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  money: (value) => typeof value === 'number' && Number.isInteger(Math.round(value * 1e6) / 1e4),
  boolean: (value) => typeof value === 'boolean',
};

/** The text by which a list's rows are told apart. */
function keyOf(id: ListEndpointId, row: Row): string {
  const names: Readonly<Partial<Record<ListEndpointId, readonly string[]>>> = {
    'futureBillings.list': ['billingDealID', 'chargeNumber'],
    'import.list': ['importID', 'rowNumber'],
    'income.list': ['period', 'terminalID', 'paymentTypeEnum', 'currency'],
    'webhooks.list': ['eventID', 'correlationId', 'url'],
  };
  return (names[id] ?? [Object.keys(row)[0] ?? '']).map((name) => String(row[name])).join(' ');
}

const totalAmounts: Readonly<Partial<Record<ListEndpointId, string>>> = {
  'transactions.list': 'transactionAmount',
  'transactions.ofTransmission': 'transactionAmount',
  'billing.list': 'transactionAmount',
  'paymentRequests.list': 'paymentRequestAmount',
  'invoices.list': 'invoiceAmount',
  'masav.list': 'totalAmount',
  'futureBillings.list': 'transactionAmount',
  'transmissions.list': 'totalAmount',
  'income.list': 'totalAmount',
};

/** What a list sums besides (docs/wire.md §1.2). */
const furtherAmounts: Readonly<Partial<Record<ListEndpointId, readonly string[]>>> = {
  'income.list': ['refundAmount', 'netTotal', 'vatTotal'],
};

function sumsOf(rows: readonly Row[], amount: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const name = `totalAmount${String(row.currency)}`;
    sums[name] = (sums[name] ?? 0) + Math.round(Number(row[amount]) * 100);
  }
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / 100]));
}

/** Orders two wire values as the database does: by code point, empty ones last in either direction. */
function compare(first: unknown, second: unknown): number {
  if (first === second) return 0;
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first) < String(second) ? -1 : 1;
}

function isMonotone(values: readonly unknown[], descending: boolean): boolean {
  const given = values.filter((value) => value !== null);
  const emptyLast = values.slice(given.length).every((value) => value === null);
  return (
    emptyLast &&
    given.every((value, index) => index === 0 || compare(given[index - 1], value) * (descending ? -1 : 1) <= 0)
  );
}

describe.each(listIds)('%s', (id) => {
  it('gives every row once, page by page', async () => {
    const expected = (await storedRows(sandbox.db, id, anchors)).filter(({ permanent }) => permanent !== true);
    expect(expected.length).toBeGreaterThan(0);
    const first = await askList(ask, id, anchors, { take: '7' });
    expect(first.numberOfRecords).toBe(expected.length);
    const all = await askAll(ask, id, anchors);
    expect(all).toHaveLength(expected.length);
    if (id !== 'webhooks.list') expect(new Set(all.map((row) => keyOf(id, row))).size).toBe(all.length);
    const third = await askList(ask, id, anchors, { take: '3', skip: '2' });
    expect(third.data).toEqual(all.slice(2, 5));
    expect((await askList(ask, id, anchors, { skip: '1000000' })).data).toEqual([]);
    expect((await askList(ask, id, anchors, { take: '0' })).data).toEqual([]);
  });

  it('fills its own columns with values of their dataType', async () => {
    const columns = Object.entries(parseMeta(metaOf(lists[id], 'en-IL')).columns);
    const { data } = await askList(ask, id, anchors, { take: '1000' });
    for (const row of data) {
      expect(Object.keys(row)).toEqual(columns.map(([name]) => name));
      const wrong = columns.filter(([name, column]) => row[name] !== null && !fits[column.dataType]?.(row[name]));
      expect(wrong.map(([name]) => [name, row[name]])).toEqual([]);
    }
    expect(columns.map(([, { dataType }]) => dataType).filter((type) => !fits[type])).toEqual([]);
    expect(Object.keys(fits).toSorted()).toEqual(dataTypes.toSorted());
  });

  it('answers meta in the language of the caller', async () => {
    const meta = besides(id, 'meta');
    if (!meta) return;
    for (const locale of ['he-IL', 'en-IL'] as const) {
      const url = addressOf(meta, anchors);
      const answer = await ask({ method: 'GET', url, headers: { 'accept-language': locale } });
      expect(answer.json()).toEqual(metaOf(lists[id], locale));
    }
  });

  it('sorts by every column both ways, ties broken alike', async () => {
    const { columns } = metaOf(lists[id], 'en-IL');
    for (const [name, { dataType }] of Object.entries(columns)) {
      for (const descending of [false, true]) {
        const query = { sortBy: name.toUpperCase(), ...(descending && { sortDesc: 'true' }), take: '60' };
        const { data } = await askList(ask, id, anchors, query);
        const values = data.map((row) => row[name]);
        const isPlain = values.every((value) => value === null || typeof value !== 'object');
        // Masked numbers and objects are ordered by a part of them.
        if (isPlain && name !== 'cardNumber') {
          expect({ name, dataType, descending, ok: isMonotone(values, descending) }).toMatchObject({ ok: true });
        }
        const rest = await askList(ask, id, anchors, { ...query, skip: '30', take: '30' });
        expect(rest.data).toEqual(data.slice(30));
      }
    }
  });

  it('sums the whole filter per currency where the contract says so', async () => {
    const { numberOfRecords, data, sums, ...totals } = await askList(ask, id, anchors, { take: '1' });
    const amount = totalAmounts[id];
    if (id === 'masavRows.list') return;
    const rows = amount ? await askAll(ask, id, anchors) : [];
    expect(totals).toEqual(amount ? sumsOf(rows, amount) : {});
    for (const further of furtherAmounts[id] ?? []) {
      const own = sums?.map(({ currency, amounts }) => [`totalAmount${currency}`, amounts[further]]);
      expect(Object.fromEntries(own ?? []), further).toEqual(sumsOf(rows, further));
    }
    expect(sums !== undefined).toBe(id in furtherAmounts);
    expect(data.length).toBeLessThanOrEqual(numberOfRecords);
  });
});

describe('the order without sortBy', () => {
  it.each([
    ['transactions.list', 'transactionTimestamp', true],
    ['billing.list', 'billingDealTimestamp', true],
    ['paymentRequests.list', 'paymentRequestTimestamp', true],
    ['invoices.list', 'invoiceTimestamp', true],
    ['masav.list', 'masavFileDate', true],
    ['transmissions.list', 'transmissionDate', true],
    ['income.list', 'period', true],
    ['import.list', 'created', true],
    ['cardTokens.list', 'created', true],
    ['masavRows.list', 'masavFileRowID', false],
    ['futureBillings.list', 'scheduledDate', false],
  ] as const)('of %s follows %s', async (id, field, descending) => {
    for (const sortBy of ['', 'transactionAmount; drop table consumers', 'no such']) {
      const { data } = await askList(ask, id, anchors, { sortBy, take: '200' });
      expect(
        isMonotone(
          data.map((row) => row[field]),
          descending,
        ),
      ).toBe(true);
    }
  });

  it('of terminals begins with the default one and holds the disabled one', async () => {
    const { data } = await askList(ask, 'terminals.list', anchors);
    expect(data[0]).toMatchObject({ terminalID: anchors.terminalID, status: 'active' });
    expect(data.map(({ status }) => status)).toContain('disabled');
  });
});

describe('permanent links', () => {
  it.each(['paymentRequests.list', 'billingRequests.list'] as const)('are a list of their own in %s', async (id) => {
    const [others, permanent] = [
      await askAll(ask, id, anchors, { permanent: 'false' }),
      await askAll(ask, id, anchors, { permanent: 'true' }),
    ];
    expect(permanent.length).toBeGreaterThan(0);
    expect(new Set(others.map((row) => row.permanent))).toEqual(new Set([false]));
    expect(new Set(permanent.map((row) => row.permanent))).toEqual(new Set([true]));
    expect(await askAll(ask, id, anchors)).toEqual(others);
  });
});

describe('card numbers', () => {
  it.each(['transactions.list', 'billing.list', 'cardTokens.list', 'futureBillings.list'] as const)(
    'show four digits in %s',
    async (id) => {
      const numbers = (await askAll(ask, id, anchors)).map((row) => row.cardNumber).filter((number) => number !== null);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.filter((number) => typeof number !== 'string' || !/^\*{4}\d{4}$/.test(number))).toEqual([]);
    },
  );
});

describe('figures', () => {
  it('are kept for thirty seconds of the sandbox’s clock, and per merchant', async () => {
    const { consumers } = await import('#sandbox/db/schema/consumer.ts');
    const count = async () => (await askList(ask, 'consumers.list', anchors, { search: 'figures' })).numberOfRecords;
    expect(await count()).toBe(0);
    await sandbox.db.insert(consumers).values({
      consumerID: '00000000-0000-4000-8000-000000000001',
      merchantID: anchors.merchantID,
      terminalID: anchors.terminalID,
      consumerName: 'Figures Test',
      created: sandbox.clock.now(),
    });
    expect(await count()).toBe(0);
    sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 31_000));
    expect(await count()).toBe(1);
    sandbox.clock.reset();
  });

  it('belong to one app', () => {
    const { db, clock, config } = sandbox;
    const [first, second] = [createContext({ db, clock, config }), createContext({ db, clock, config })];
    expect(first.totals).not.toBe(second.totals);
  });
});
