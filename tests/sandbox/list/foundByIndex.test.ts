import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, askList, findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

const dayOf = (row: Row) => String(row.invoiceDate).slice(0, 10);

const cases: readonly { id: ListEndpointId; query: Record<string, string>; keeps: (row: Row) => boolean }[] = [
  {
    id: 'consumers.list',
    query: { email: 'TEST' },
    keeps: ({ consumerEmail }) => String(consumerEmail).includes('test'),
  },
  {
    id: 'invoices.list',
    query: { dateFrom: '2026-06-01', dateTo: '2026-09-30' },
    keeps: (row) => dayOf(row) >= '2026-06-01' && dayOf(row) <= '2026-09-30',
  },
];

it.each(cases)(
  'rows of $id that an index finds keep the order and the pages of the list',
  async ({ id, query, keeps }) => {
    const found = (await askAll(ask, id, anchors)).filter(keeps);
    expect(found.length).toBeGreaterThan(5);
    const page = await askList(ask, id, anchors, { ...query, skip: '2', take: '3' });
    expect(page.data).toEqual(found.slice(2, 5));
    expect(page.numberOfRecords).toBe(found.length);
  },
);
