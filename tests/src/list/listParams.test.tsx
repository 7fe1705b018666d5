import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { listParams } from '#src/list/address/listParams.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { addressWith, answerList, renderList, sample } from './renderList.tsx';

/** What goes over the wire for the question foretold. */
async function foretold(declaration: ListDeclaration, search: string, views?: readonly SavedView[]) {
  const wire = answerList();
  const base = 'http://api.test';
  const door = createHttpClient({
    bases: { profile: base, transactions: base, reporting: base },
    accessToken: async () => 'token',
    locale: () => 'en-IL',
  });
  const first = listParams(declaration, { search, terminalID: 't1', parameters: {}, views });
  if (!first) return undefined;
  await createDataProvider(door, { [declaration.name]: declaration }).getList(declaration.name, first.question);
  return { query: wire.queries()[0], search: first.search };
}

const addresses: readonly [string, string, Partial<ListDeclaration>?][] = [
  ['a bare one', '/transactions/list'],
  ['a complete one', addressWith({ terminalID: 't1', quickStatusFilter: 'Completed' }, { page: '1', perPage: '25' })],
  ['one without paging', '/transactions/list?filter=%7B%22cardOwnerName%22%3A%22a%22%7D'],
  ['one with a broken filter', '/transactions/list?filter=%7B&page=1'],
  ['one with a sorting', addressWith({}, { sort: 'transactionAmount', order: 'ASC' })],
  ['a bare one of a list with defaults', '/transactions/list', { defaultFilter: { quickStatusFilter: 'Failed' } }],
  ['a bare one of a sorted list', '/transactions/list', { sort: { field: 'cardOwnerName', order: 'ASC' } }],
  ['one with a foreign parameter', '/transactions/list?from=mail', { defaultFilter: { quickStatusFilter: 'Failed' } }],
];

describe('the question foretold', () => {
  it.each(addresses)('is the one the list asks first at %s', async (_, address, change = {}) => {
    const declaration = { ...sample, ...change };
    const expected = await foretold(declaration, address.replace(/^[^?]*/, ''));
    const wire = answerList();
    const { router } = await renderList({ declaration, address });
    await screen.findByText('Person 1');
    expect(expected).toBeDefined();
    expect(wire.queries()).toEqual([expected?.query]);
    await waitFor(() => expect(router.state.location.search).toBe(expected?.search));
  });

  it.each(['/transactions/list', addressWith({ terminalID: 't1' })])(
    'heeds the default view at %s',
    async (address) => {
      const sort = { field: 'status', order: 'ASC' } as const;
      const views = [{ name: 'Mine', filter: { hasInvoice: 'Yes' }, sort, isDefault: true as const }];
      const expected = await foretold(sample, address.replace(/^[^?]*/, ''), views);
      const wire = answerList();
      createSavedStore(localStorage, 'dana').write({ lists: { transactions: { views } } });
      const { router } = await renderList({ address });
      await screen.findByText('Person 1');
      expect(wire.queries()).toEqual([expected?.query]);
      await waitFor(() => expect(router.state.location.search).toBe(expected?.search));
    },
  );

  it('is none where the list replaces the address first', async () => {
    expect(await foretold(sample, 'page=-1')).toBeUndefined();
  });
});
