import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';
// What loads on first use is at hand before the first test.
import '#src/list/tools/ViewsPanel.tsx';
import '#src/list/views/OpenedView.tsx';
import '#src/list/views/TemporaryViewBar.tsx';

const columns = {
  itemName: { name: 'Name', dataType: 'string' },
  price: { name: 'Price', dataType: 'money' },
  externalReference: { name: 'Reference', dataType: 'string' },
};
export const cheap: SavedView = {
  name: 'Cheap ones',
  filter: { search: 'shirt' },
  sort: { field: 'price', order: 'ASC' },
  columns: { order: ['price', 'itemName'], hidden: ['externalReference'] },
};
export const store = () => createSavedStore(localStorage, 'dana');
export const keep = (preferences: Partial<ListPreferences>, list = 'items') =>
  store().write(({ lists }) => ({ lists: { ...lists, [list]: { views: [], ...preferences } } }));
export const kept = (list = 'items') => store().read().lists[list];

/** Draws the application at an address. @returns what has been asked of rows */
export async function open(address: string, more: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${apiBase}/api/*`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries')) return undefined;
      if (pathname.includes('$meta')) return HttpResponse.json({ columns: pathname.includes('items') ? columns : {} });
      if (pathname.endsWith('/items')) asked.push(searchParams);
      const data = pathname.endsWith('/items') ? [{ itemID: 'i1', itemName: 'Shirt', price: 9, currency: 'ILS' }] : [];
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
  );
  await renderApp({ address, ...more });
  return { asked };
}

export const headers = () =>
  screen.getAllByRole('columnheader').flatMap(({ textContent }) => textContent?.replace(/[↑↓]/, '') || []);
export const rows = () => screen.findByText('Shirt');
export const bar = () => screen.findByRole('region', { name: 'Temporary view' });
export const filterNow = (): unknown => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}');
export const button = (name: string) => screen.findByRole('button', { name });
export const link = 'v=1&name=Of+Noam&filter.search=shirt&sort=price&order=DESC&columns=price-itemName&density=compact';
