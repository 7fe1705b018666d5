import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { maximumTake } from '#contract/constants.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { roles, type Role } from '#contract/roles.ts';
import { signed } from '#contract/sign.ts';
import { askWait, waitFilter, waitPath } from '#src/list/waiting/askWait.ts';
import { waitingSourcesOf, type WaitingSource } from '#src/list/waiting/waitingLists.ts';
import type { Wait } from '#src/list/waiting/waits.ts';
import { listParams } from '#src/list/address/listParams.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { lists } from '#src/resources/registry.ts';
import { isOpenTo } from '#src/settings/isOpenTo.ts';
import type { people } from '#tests/support/people.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { openListClient, type ListClient } from './listClient.ts';

let sandbox: TestSandbox;
let anchors: Anchors;
const clients = new Map<Role, ListClient>();
const personOf: Readonly<Record<Role, keyof typeof people>> = {
  Merchant: 'merchant',
  Manager: 'manager',
  BillingAdministrator: 'billing',
  BusinessAdministrator: 'business',
};
const today = '2026-11-15';
const days = { today, since: addDays(today, -7) };
const sources = waitingSourcesOf(lists);
const terminal = { enabledFeatures: [], integrations: {} };

beforeAll(async () => {
  sandbox = await openTestSandbox();
  anchors = await findAnchors(sandbox.db);
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  for (const role of roles) clients.set(role, await openListClient(sandbox, personOf[role], 'he-IL'));
});
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

const declared: { source: WaitingSource; wait: Wait }[] = [];
for (const source of sources) for (const wait of await source.waits()) declared.push({ source, wait });
const cases = roles.flatMap((role) =>
  declared
    .filter(({ source }) => isOpenTo(source.page, { roles: [role] }, terminal))
    .map(({ source, wait }) => [wait.key, role, source, wait] as const),
);

/** What the rows of a list come to, by currency: where they are money, what is given back is taken off. */
async function sumsOf({ provider }: ListClient, source: WaitingSource, filter: FilterValues) {
  const { data } = await provider.getList(source.name, { filter, pagination: { page: 1, perPage: maximumTake } });
  const sums: Record<string, number> = {};
  for (const row of data) {
    const [field] = ['transactionAmount', 'paymentRequestAmount', 'invoiceAmount'].filter((name) => name in row);
    const amount = toAgorot(Number(row[field ?? '']));
    const code = String(row.currency);
    sums[code] = (sums[code] ?? 0) + (source.money ? signed(row, field ?? '', amount) : amount);
  }
  return Object.fromEntries(Object.entries(sums).map(([code, agorot]) => [code, toDecimal(agorot)]));
}

/** What a person finds behind a wait: the list as its address opens it. */
async function openedList({ provider }: ListClient, source: WaitingSource, path: string) {
  const { pathname, search } = new URL(path, 'http://app.test');
  expect(pathname).toBe(source.page.path);
  const first = listParams(source, { search, terminalID: anchors.terminalID, parameters: {} });
  // An address that says everything is left as it is.
  expect(first?.search).toBe(search);
  return provider.getList(source.name, first?.question ?? {});
}

describe('what waits', () => {
  it('is declared once by each key', () => {
    expect(declared.map(({ wait }) => wait.key)).toEqual([...new Set(declared.map(({ wait }) => wait.key))]);
  });

  it('tells who may see no billing deals of none', () => {
    const told = (role: Role) => cases.filter(([, one]) => one === role).map(([key]) => key);
    expect(told('Merchant')).toEqual(['failedCharges', 'untransmitted', 'overdueRequests', 'undelivered']);
    expect(told('BusinessAdministrator')).toEqual(told('Merchant'));
    expect(told('Manager')).toEqual(declared.map(({ wait }) => wait.key));
    expect(told('BillingAdministrator')).toEqual(told('Manager'));
  });

  it.each(cases)('counts as many %s as the list has that it opens, for a %s', async (_, role, source, wait) => {
    const client = clients.get(role);
    if (!client) throw new Error('no client');
    const filter = waitFilter(source, wait, days, anchors.terminalID);
    const answer = await askWait(client.provider, source, filter);
    const { total, data } = await openedList(client, source, waitPath(source, filter));
    expect(answer.count).toBe(total);
    expect(answer.count).toBeGreaterThan(0);
    expect(answer.first).toBe(String(data[0]?.id));
    expect(Object.fromEntries(answer.sums)).toEqual(await sumsOf(client, source, filter));
  });
});
