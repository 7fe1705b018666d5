import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { Preloaded } from '#src/app/preload.ts';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { prefetchFirstScreen } from '#src/app/prefetchFirstScreen.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { listsByName } from '#src/resources/registry.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';

/** Keeps which calls were made. */
function watchCalls(): string[] {
  const asked: string[] = [];
  server.use(
    http.all(`${apiBase}/api/*`, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ columns: { name: { name: 'Name', dataType: 'string' } }, data: [] });
    }),
  );
  return asked;
}

describe('what is asked before the first screen is drawn', () => {
  it.each<[string, Role, string[]]>([
    ['/billing-deals/list', 'Manager', ['/api/billing/$meta']],
    ['/billing-deals/list', 'Merchant', []],
    ['/customers/list', 'Merchant', ['/api/consumers/$meta']],
    ['/masav-file/abc/rows', 'Manager', []],
    ['/nowhere', 'Manager', []],
  ])('at %s by a %s: %j', async (pathname, role, expected) => {
    const asked = watchCalls();
    const door = createHttpClient({
      bases: { profile: apiBase, transactions: apiBase, reporting: apiBase },
      accessToken: async () => 'token',
      locale: () => 'en-IL',
    });
    const dataProvider = createDataProvider(door, listsByName);
    const person = { roles: [role] };
    const queryClient = createQueryClient();
    await prefetchFirstScreen({ queryClient, dataProvider, person, pathname, locale: 'en-IL' });
    expect(asked).toHaveLength(4 + expected.length);
    expect(asked.filter((path) => path.includes('$meta'))).toEqual(expected);
  });
});

describe('what has been asked for already', () => {
  const question = { pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'DESC' } as const, filter: {} };

  /** Opens the customers, and goes to an address before it is known what was asked. @returns the rows that are held */
  async function open(meanwhile: string) {
    window.history.replaceState({ idx: 1 }, '', '/customers/list#x');
    const queryClient = createQueryClient();
    let tell = (_: Awaited<Preloaded['list']>) => {};
    const over = prefetchFirstScreen({
      queryClient,
      dataProvider: createDataProvider({ call: async () => ({ data: [], numberOfRecords: 0 }) }, listsByName),
      person: { roles: ['Merchant'] },
      pathname: '/customers/list',
      locale: 'en-IL',
      page: new Promise((resolve) => (tell = resolve)),
    });
    window.history.replaceState({ idx: 1 }, '', meanwhile);
    tell({ list: 'customers', question, search: '?page=1' });
    await over;
    return queryClient.getQueryData(['customers', 'getList', question]);
  }
  const address = () => [location.pathname + location.search + location.hash, history.state as unknown];

  it('is held when it is over, and the address says so', async () => {
    expect(await open('/customers/list#x')).toMatchObject({ data: [], total: 0 });
    expect(address()).toEqual(['/customers/list?page=1#x', { idx: 1 }]);
  });

  it.each(['/items/list', '/customers/list?page=2'])(
    'leaves who is at %s by then where they are',
    async (elsewhere) => {
      await open(elsewhere);
      expect(address()).toEqual([elsewhere, { idx: 1 }]);
    },
  );
});

it('an address whose id no record can have says so in its frame, and asks nothing', async () => {
  const asked = watchCalls();
  await renderApp({ address: '/masav-file/abc/rows' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This record was not found.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masav file rows');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/masav-files/list');
  expect(asked.filter((path) => path.includes('masav'))).toEqual([]);
});
