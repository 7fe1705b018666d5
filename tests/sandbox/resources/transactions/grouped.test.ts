import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { israelDay } from '#contract/israelDay.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askList, findAnchors, type Anchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

async function readGroups(query: Readonly<Record<string, string>>) {
  const url = `/sandbox/transactions/api/transactions/$grouped?${new URLSearchParams(query)}`;
  const answer = await ask({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  const body: unknown = answer.json();
  const groups = isObject(body) && Array.isArray(body.groups) ? body.groups : [];
  return groups.filter(isObject);
}

describe('grouped transactions', () => {
  it('give each Israel day its sums and its newest rows', async () => {
    const groups = await readGroups({ dateFrom: '2026-10-20', dateTo: '2026-10-31' });
    expect(groups.length).toBeGreaterThan(5);
    for (const { groupValue, data, ...figures } of groups) {
      const day = String(groupValue).slice(0, 10);
      const list = await askList(ask, 'transactions.list', anchors, { dateFrom: day, dateTo: day, take: '10' });
      const { data: newest, ...expected } = list;
      expect({ groupValue, ...figures }).toEqual({ groupValue: `${day}T00:00:00`, ...expected });
      expect(data).toEqual(newest);
    }
  });

  it('come newest first and page by day', async () => {
    const all = await readGroups({});
    const days = all.map(({ groupValue }) => String(groupValue));
    expect(all).toHaveLength(100);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(await readGroups({ skip: '2', take: '3' })).toEqual(all.slice(2, 5));
  });

  it('reach back over days without any', async () => {
    const { data } = await askList(ask, 'transactions.list', anchors, { currency: 'USD', take: '1000' });
    const days = [...new Set(data.map((row) => israelDay(new Date(String(row.transactionTimestamp)))))];
    expect(days.length).toBeGreaterThan(3);
    for (const take of [1, 2, days.length, days.length + 1]) {
      const groups = await readGroups({ currency: 'USD', take: String(take) });
      const given = groups.map(({ groupValue }) => String(groupValue).slice(0, 10));
      expect(given).toEqual(days.slice(0, take));
    }
    const last = await readGroups({ currency: 'USD', skip: String(days.length - 1), take: '5' });
    expect(last.map(({ groupValue }) => String(groupValue).slice(0, 10))).toEqual(days.slice(-1));
    expect(await readGroups({ currency: 'USD', take: '0' })).toEqual([]);
  });

  it('take the list’s filters, and refuse what the list refuses', async () => {
    const groups = await readGroups({ currency: 'USD' });
    const { numberOfRecords } = await askList(ask, 'transactions.list', anchors, { currency: 'USD' });
    expect(groups.reduce((all, group) => all + Number(group.numberOfRecords), 0)).toBe(numberOfRecords);
    const answer = await ask({ method: 'GET', url: '/sandbox/transactions/api/transactions/$grouped?consumerID=x' });
    expect(answer.statusCode).toBe(400);
  });
});
