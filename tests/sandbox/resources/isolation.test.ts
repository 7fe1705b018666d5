import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filtersOf } from '#contract/filters.ts';
import { listIds } from '#tests/support/listCatalogue.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { idsOf, namings, type Ids } from '#tests/support/namedIds.ts';
import { operate } from '#tests/support/send.ts';
import { addressOf, askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let first: Ask;
let other: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  first = sandbox.as('manager');
  other = sandbox.as('otherManager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

/** Lists below a terminal, transmission or file of the path: a foreign one is unknown. */
const below = ['billingRequests.list', 'import.list', 'transactions.ofTransmission', 'masavRows.list'] as const;
const wholeLists = listIds.filter((id) => !below.some((narrow) => narrow === id));

describe('two merchants', () => {
  it('differ', () => {
    expect(anchors.otherMerchantID).not.toBe(anchors.merchantID);
  });

  it.each(wholeLists)('share no row of %s', async (id) => {
    const [own, foreign] = [await askAll(first, id, anchors), await askAll(other, id, anchors)];
    expect(own.length).toBeGreaterThan(0);
    const terminals = new Set(own.map((row) => row.terminalID));
    expect(foreign.filter((row) => terminals.has(row.terminalID))).toEqual([]);
    const texts = new Set(own.map((row) => JSON.stringify(row)));
    expect(foreign.filter((row) => texts.has(JSON.stringify(row)))).toEqual([]);
  });

  it.each(below)('cannot look into each other’s %s', async (id) => {
    expect((await first({ method: 'GET', url: addressOf(id, anchors) })).statusCode).toBe(200);
    expect((await other({ method: 'GET', url: addressOf(id, anchors) })).statusCode).toBe(404);
  });

  it.each(listIds.filter((id) => 'terminalID' in filtersOf(id)))('learn nothing of a terminal by %s', async (id) => {
    for (const terminalID of [anchors.terminalID, '00000000-0000-4000-8000-00000000abcd']) {
      const answer = await other({ method: 'GET', url: addressOf(id, anchors, { terminalID }) });
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each(listIds.filter((id) => 'merchantID' in filtersOf(id) && !below.some((narrow) => narrow === id)))(
    'get nothing of the other by merchantID from %s',
    async (id) => {
      expect(await askAll(other, id, anchors, { merchantID: anchors.merchantID })).toEqual([]);
    },
  );
});

describe('a merchant without terminals', () => {
  it.each(['terminals.list', 'consumers.list', 'transactions.list', 'items.list'] as const)(
    'has an empty %s',
    async (id) => {
      expect(await askAll(sandbox.as('noTerminals'), id, anchors)).toEqual([]);
    },
  );
});

describe('a write', () => {
  let own: Ids;
  let foreign: Ids;
  beforeAll(async () => {
    [own, foreign] = [await idsOf(sandbox, 'otherMerchantID'), await idsOf(sandbox, 'merchantID')];
  });

  it.each(namings)('%s knows no %s of another merchant', async (id, _field, of) => {
    expect(Object.values({ ...own, ...foreign })).not.toContain('');
    const { status, response } = await operate(other, id, of(own, foreign));
    expect([status, response]).toMatchObject([404, { status: 'error', entityType: expect.any(String) }]);
  });

  it('of many rows knows none of another merchant', async () => {
    // Of another merchant's it tells what it tells of one that nobody has.
    for (const id of [foreign.transaction, '00000000-0000-4000-8000-000000000000']) {
      const transmitted = await operate(other, 'transmissions.transmit', {
        body: { terminalID: own.terminal, paymentTransactionIDs: [id] },
      });
      const notQueuedTransactions = [{ id, code: 'NotInThisState' }];
      const data = { queued: 0, notQueued: 1, queuedTransactions: [], notQueuedTransactions };
      expect([transmitted.status, transmitted.data]).toEqual([400, data]);
    }
    const deleted = await operate(other, 'items.bulkDelete', { body: [foreign.item] });
    expect(deleted.data).toMatchObject({ deleted: [], failed: [{ id: foreign.item }] });
  });
});
