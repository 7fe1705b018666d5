import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { unknownGuid } from '#tests/support/requests.ts';
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

/** Every call that reads by an id in its path, the downloads of documents aside. */
const byId = endpointIds.filter((id) => {
  const { method, path, kind } = endpoints[id];
  return method === 'GET' && path.includes('{') && kind !== 'download' && id !== 'invoices.totals';
});

describe.each(byId)('%s', (id) => {
  it('answers its merchant, and nobody else', async () => {
    const key = ids[id] ?? '';
    expect(key).not.toBe('');
    const url = addressOfRecord(id, key);
    expect((await ask({ method: 'GET', url })).statusCode).toBe(200);
    const foreign = await other({ method: 'GET', url });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ status: 'error', entityType: expect.any(String) });
    expect(foreign.body).not.toContain(anchors.merchantID);
    expect((await ask({ method: 'GET', url: addressOfRecord(id, key.toUpperCase()) })).statusCode).toBe(200);
  });

  it.each([unknownGuid, 'abc', '1', "' or 1=1", '../terminals', 'x'.repeat(150), '%00'.slice(1)])(
    'answers 404 for %s',
    async (key) => {
      const answer = await ask({ method: 'GET', url: addressOfRecord(id, key) });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 'error', entityType: expect.any(String) });
    },
  );
});
