import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';
import { isWrite } from '#sandbox/http/audit.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { guidPattern, requestOf } from '#tests/support/requests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

describe('the audit', () => {
  it.each(endpointIds.filter(isWrite))('has a row for %s', async (id) => {
    const answer = await sandbox.as('manager')({
      ...requestOf(id),
      ...(endpoints[id].method === 'POST' && { payload: { cardNumber: '4111111111111111' } }),
    });
    const rows = await sandbox.db.select().from(auditRows);
    const row = rows.find(({ correlationId }) => correlationId === answer.headers['x-correlation-id']);
    expect(row).toMatchObject({
      operation: id,
      userID: expect.stringMatching(guidPattern),
      userName: expect.any(String),
      details: { status: answer.statusCode },
    });
    expect(row?.created.toISOString().slice(0, 10)).toBe('2026-11-15');
    expect(JSON.stringify(row)).not.toContain('4111111111111111');
  });

  it('has none for reads and exports, and counts GET imports and original downloads as writes', () => {
    const reads = ['meta', 'list', 'record', 'lookup', 'excel'];
    for (const id of endpointIds) expect(isWrite(id)).toBe(!reads.includes(endpoints[id].kind));
    expect(
      ['consumers.import', 'items.importCategories', 'invoices.download'].map((id) => isWrite(id as EndpointId)),
    ).toEqual([true, true, true]);
  });
});
