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
  await waitFor(() => expect(asked.some((path) => path.endsWith('items/$meta'))).toBe(true));
  return { asked };
}
const link = (name: string) => screen.getByRole('link', { name });

describe('the columns of lists', () => {
  it('are asked for once ahead, also where two lists have one call for them', async () => {
    const { asked } = await open();
    const metas = () => asked.filter((path) => path.includes('$meta'));
    await waitFor(() => expect(metas()).toContain('/api/masav/$meta'));
    expect(metas()).toContain('/api/paymentRequests/$meta');
    expect(metas()).toEqual([...new Set(metas())]);
  });
});

describe('a list that is opened from the menu', () => {
  it('is asked for once, under the address it would complete by itself', async () => {
    const { asked } = await open();
    const { length } = window.history;
    await userEvent.click(link('Items'));
    expect(await screen.findByRole('link', { name: 'Shirt' })).toBeInTheDocument();
    expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({ terminalID: 't1' });
    expect(window.history.length).toBe(length + 1);
    expect(asked.filter((path) => /items\?/.test(path))).toHaveLength(1);
    // Columns are asked for once, and again when the list stands, since they may have changed.
    expect(asked.filter((path) => path.endsWith('items/$meta')).length).toBeLessThanOrEqual(2);
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

it('a list at rest is never taken out of the layout', async () => {
  await open('/items/list');
  const row = await screen.findByRole('link', { name: 'Shirt' });
  const page = row.closest('[aria-hidden] > div');
  const styles: unknown[] = [];
  const observer = new MutationObserver((changes) => styles.push(...changes));
  if (page) observer.observe(page, { attributeFilter: ['style'] });
  await userEvent.click(link('Customers'));
  await waitFor(() => expect(page?.parentElement).toHaveAttribute('aria-hidden', 'true'));
  await userEvent.click(link('Items'));
  await waitFor(() => expect(page?.parentElement).toHaveAttribute('aria-hidden', 'false'));
  expect(row).toBeVisible();
  expect(styles.concat(observer.takeRecords())).toEqual([]);
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

it('a record is asked for when a person stays at its row, not when they pass', async () => {
  const { asked } = await open();
  await userEvent.click(link('Items'));
  const shirt = await screen.findByRole('link', { name: 'Shirt' });
  const records = () => asked.filter((path) => path.endsWith(itemID));
  await userEvent.hover(shirt);
  await userEvent.hover(link('Customers'));
  expect(records()).toEqual([]);
  await userEvent.hover(shirt);
  await waitFor(() => expect(records()).toHaveLength(1));
  await userEvent.click(shirt);
  await waitFor(() => expect(window.location.pathname).toBe(`/items/view/${itemID}`));
  await waitFor(() => expect(document.querySelector('article[aria-busy=false]')).not.toBeNull());
  expect(records()).toHaveLength(1);
});

it('a record is asked for where a person was at its row before anything was asked ahead', async () => {
  const find = document.querySelectorAll.bind(document);
  // The browser knows where the pointer is; jsdom does not.
  const spy = vi.spyOn(document, 'querySelectorAll');
  spy.mockImplementation((selector: string) => find(selector === ':hover' ? 'tr a' : selector));
  const { asked } = await open('/items/list');
  await waitFor(() => expect(asked.filter((path) => path.endsWith(itemID))).toHaveLength(1));
});
