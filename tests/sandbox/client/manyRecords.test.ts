import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Identifier, RaRecord } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient } from './listClient.ts';

let sandbox: TestSandbox;
let provider: BackOfficeDataProvider;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  ({ provider } = await openListClient(sandbox, 'manager', 'en-IL'));
});
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

const page = { pagination: { page: 1, perPage: 5 }, sort: { field: '', order: 'DESC' } } as const;

it('customers that records name come by their ids, deleted ones too', async () => {
  const { data: rows } = await provider.getList('customers', { ...page, filter: {} });
  const ids = rows.map(({ consumerID }) => consumerID);
  expect(ids).toHaveLength(5);
  const [deleted = ''] = ids;
  await provider.delete('customers', { id: deleted });
  const { data } = await provider.getMany('customers', { ids });
  expect(data.map(({ consumerID }) => consumerID)).toEqual(ids);
  const { data: whole } = await provider.getMany('customers', { ids: ids.slice(1), meta: { detail: true } });
  expect(whole.every((record) => 'created' in record)).toBe(true);
});

it('related rows come by the filter that takes the id of their record', async () => {
  const { data: payments } = await provider.getList('transactions', { ...page, filter: {} });
  const ids = payments.map(({ id }) => id);
  const customersOf = async (transactions: readonly Identifier[]) => {
    const { data } = await provider.getMany<RaRecord & { dealDetails?: { consumerID?: string } }>('transactions', {
      ids: [...transactions],
    });
    return data.map(({ dealDetails }) => dealDetails?.consumerID);
  };
  const consumerID = (await customersOf(ids)).find(Boolean) ?? '';
  const related = await provider.getManyReference('transactions', {
    ...page,
    target: 'consumerID',
    id: consumerID,
    filter: {},
  });
  expect(related.data.length).toBeGreaterThan(0);
  expect(new Set(await customersOf(related.data.map(({ id }) => id)))).toEqual(new Set([consumerID]));
});

it.each([
  ['customers', { externalReference: 'many' }],
  ['items', { category: 'many' }],
] as const)('one change of several %s leaves the rest of each as it was', async (name, change) => {
  const { data: rows } = await provider.getList(name, { ...page, filter: {} });
  const ids = rows.map(({ id }) => id);
  const { data: before } = await provider.getMany(name, { ids, meta: { detail: true } });
  expect(await provider.updateMany(name, { ids, data: change })).toEqual({ data: ids });
  const { data: after } = await provider.getMany(name, { ids, meta: { detail: true } });
  const unstamped = (record: object) => ({
    ...record,
    updateTimestamp: '',
    updatedDate: '',
    correlationId: '',
    operationDoneBy: '',
    operationDoneByID: '',
  });
  expect(after.map(unstamped)).toEqual(before.map((record) => ({ ...unstamped(record), ...change })));
});
