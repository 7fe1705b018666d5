import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';
import '#src/app/ahead/Ahead.tsx';

const itemID = '11111111-1111-4111-8111-111111111111';

/** Two lists; what was asked, in its order. */
async function open(address = '/customers/list') {
  const asked: string[] = [];
  const name = { columns: { itemName: { name: 'Name', dataType: 'string' } } };
  server.use(
    http.get(`${apiBase}/api/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries')) return undefined;
      asked.push(pathname + search);
      if (pathname.endsWith('items/$meta')) return HttpResponse.json(name);
      if (pathname.includes('$meta')) return HttpResponse.json({ columns: {} });
      if (pathname.endsWith(itemID)) return HttpResponse.json({ itemID, itemName: 'Shirt', currency: 'ILS', price: 9 });
      const data = pathname.endsWith('items') ? [{ itemID, itemName: 'Shirt', currency: 'ILS', price: 9 }] : [];
      return HttpResponse.json({ data, numberOfRecords: data.length });
    }),
  );
  await renderApp({ address });
  await screen.findByRole('link', { name: 'Items' });
  return { asked };
}
const link = (name: string) => screen.getByRole('link', { name });

describe('a list that is opened from the menu', () => {
  it('is asked for once, under the address it would complete by itself', async () => {
    const { asked } = await open();
    const { length } = window.history;
    await userEvent.click(link('Items'));
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument();
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({ terminalID: 't1' });
    expect(window.history.length).toBe(length + 1);
    expect(asked.filter((path) => /items\?/.test(path))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('items/$meta'))).toHaveLength(1);
  });

  it('is asked for, columns first, before it is drawn, and so is a record', async () => {
    const { asked } = await open();
    await waitFor(() => expect(asked.filter((path) => /consumers/.test(path))).not.toEqual([]));
    const title = () => document.querySelector('h1')?.textContent;
    const sent: [path: string, title: string | null | undefined][] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
      const { pathname } = new URL(new Request(...request).url);
      if (/items/.test(pathname)) sent.push([pathname, title()]);
      return send(...request);
    });
    await userEvent.click(link('Items'));
    await userEvent.click(await screen.findByRole('link', { name: 'Shirt' }));
    await screen.findByRole('heading', { level: 1, name: 'Item' });
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'));
    expect(sent).toEqual([
      ['/api/items/$meta', 'Customers'],
      ['/api/items', 'Customers'],
      [`/api/items/${itemID}`, 'Items'],
    ]);
  });

  it('leads back to where it was left', async () => {
    await open();
    await userEvent.click(link('Items'));
    await screen.findByRole('link', { name: 'Shirt' });
    const { search } = window.location;
    await userEvent.click(link('Customers'));
    await waitFor(() => expect(window.location.pathname).toBe('/customers/list'));
    expect(link('Items')).toHaveAttribute('href', `/items/list${search}`);
  });
});

it('a list at rest is hidden, and comes back with the very rows it had', async () => {
  await open('/items/list');
  const row = await screen.findByRole('link', { name: 'Shirt' });
  await userEvent.click(link('Customers'));
  await waitFor(() => expect(row).not.toBeVisible());
  expect(row).toBeInTheDocument();
  await userEvent.click(link('Items'));
  await waitFor(() => expect(row).toBeVisible());
});

it('a list that is no longer kept opens as it was left all the same', async () => {
  const { asked } = await open();
  await userEvent.click(link('Items'));
  await screen.findByRole('link', { name: 'Shirt' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show deleted' }));
  await waitFor(() => expect(window.location.search).toContain('showDeleted'));
  for (const name of ['Customers', 'Transactions', 'Transmissions', 'Invoices', 'Masav files']) {
    await userEvent.click(link(name));
    await waitFor(() => expect(link(name)).toHaveAttribute('aria-current', 'page'));
  }
  asked.length = 0;
  await userEvent.click(link('Items'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show deleted' })).toBeChecked());
  expect(asked.filter((path) => /items\?/.test(path) && !path.includes('showDeleted=1'))).toEqual([]);
  // Its rows went with it, fresh as they were.
  await waitFor(() => expect(asked.filter((path) => /items\?/.test(path))).toHaveLength(1));
});

it('nothing is asked of the server by coming near: neither columns nor records', async () => {
  const { asked } = await open('/items/list');
  const shirt = await screen.findByRole('link', { name: 'Shirt' });
  const before = [...asked];
  for (const near of [link('Customers'), shirt]) await userEvent.hover(near);
  await userEvent.click(shirt);
  await waitFor(() => expect(window.location.pathname).toBe(`/items/view/${itemID}`));
  await waitFor(() => expect(document.querySelector('article[aria-busy=false]')).not.toBeNull());
  expect(asked.slice(before.length)).toEqual([expect.stringMatching(new RegExp(`/items/${itemID}$`))]);
});
