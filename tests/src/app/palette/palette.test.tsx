import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/app/palette/Palette.tsx';
import '#src/i18n/catalogue/palette.en.ts';
import '#src/i18n/catalogue/palette.he.ts';
import '#src/resources/customers/actions.ts';
import '#src/resources/customers/recordPage.ts';

const dana = {
  consumerID: '11111111-1111-4111-8111-111111111111',
  consumerName: 'Dana Levi',
  consumerPhone: '050-1234567',
  consumerEmail: 'dana@mail.test',
};
const charge = {
  paymentTransactionID: '22222222-2222-4222-8222-222222222222',
  cardOwnerName: 'Dana Levi',
  transactionAmount: 87.4,
  currency: 'ILS',
  quickStatus: 'Completed',
};
const text = (name: string) => ({ name, dataType: 'string' });
const metas: Readonly<Record<string, object>> = {
  consumers: { consumerName: text('Name'), consumerPhone: text('Phone'), consumerEmail: text('Email') },
  transactions: { cardOwnerName: text('Name'), transactionAmount: { name: 'Amount', dataType: 'money' } },
};

/** Questions for rows, by what their calls end with, and what was asked. */
const asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let held: Promise<void> | undefined;
let failing: string | undefined;

function rowsOf(name: string, query: URLSearchParams): object[] {
  const isDana = ['dana', 'דנה', '050-1234567'].includes(query.get('search') ?? query.get('phone') ?? '');
  if (name === 'consumers') return isDana ? [dana] : [];
  if (name !== 'transactions') return [];
  return query.get('consumerID') === dana.consumerID || query.get('amountFrom') === '87.40' ? [charge] : [];
}

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  asked.length = 0;
  atOnce = 0;
  mostAtOnce = 0;
  held = undefined;
  failing = undefined;
  server.use(
    http.get(`${apiBase}/api/*`, async ({ request }) => {
      const { pathname, searchParams: query } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      const name = pathname.replace('/api/', '');
      if (pathname.includes('$meta'))
        return HttpResponse.json({ columns: metas[name.replace('/$meta', '')] ?? { consumerName: text('Name') } });
      if (name === `consumers/${dana.consumerID}`) return HttpResponse.json(dana);
      const parameters = [...query].filter(([key]) => !['take', 'skip', 'terminalID'].includes(key));
      asked.push(`${name} ${parameters.map(([key, value]) => `${key}=${value}`).join('&')}`);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await held;
      atOnce -= 1;
      if (name === failing) return HttpResponse.json({}, { status: 503 });
      const rows = rowsOf(name, query);
      return HttpResponse.json({ data: rows, numberOfRecords: rows.length });
    }),
  );
});
afterEach(() => paletteStore.write(false));

async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ address: '/accessibility', ...options });
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { code: 'KeyK', key: 'ל', ctrlKey: true });
  await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
  return app;
}
const palette = () => screen.getByRole('dialog', { name: 'Find a customer, an amount, an action' });
const field = () => within(palette()).getByRole('combobox');
const status = () => within(palette()).getByRole('status');
/** Presses a key where the focus is, as one that leads on does: what comes then is not the key's to wait for. */
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the palette', () => {
  it('opens by Ctrl K in any layout, by ⌘ K and by the field in the bar, and closes by Escape', async () => {
    await open();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', metaKey: true });
    await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Find a customer, an amount, an action' }));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('leads to pages at once, without asking anybody, in either layout', async () => {
    await open();
    const before = asked.length;
    for (const typed of ['transm', 'ארשמדצ']) {
      fireEvent.change(field(), { target: { value: typed } });
      expect(active()).toBe('Transmissions');
    }
    expect(asked).toHaveLength(before);
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/transmissions/list'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds a customer by telephone when the typing rests, and what is theirs', async () => {
    await open();
    await userEvent.type(field(), '050-1234567');
    expect(asked.filter((one) => one.startsWith('consumers'))).toEqual([]);
    const found = await screen.findByRole('group', { name: 'Customers' });
    expect(within(found).getByRole('option')).toHaveTextContent('Dana Levi050-1234567dana@mail.test');
    expect(await screen.findByRole('group', { name: 'Transactions' })).toHaveTextContent('87.40');
    expect(asked).toContain(`transactions consumerID=${dana.consumerID}`);
    expect(active()).toContain('Dana Levi');
    await waitFor(() => expect(status()).toHaveTextContent('2 records found'));
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe(`/customers/view/${dana.consumerID}`));
  });

  it('asks at once by Enter, two lists at a time, and understands the other layout', async () => {
    await open();
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    fireEvent.change(field(), { target: { value: 'sbv' } });
    expect(active()).toBe('Search records for “sbv”');
    press('Enter');
    await waitFor(() => expect(atOnce).toBe(2));
    expect(asked).toEqual(['consumers search=sbv', 'items search=sbv']);
    release();
    expect(await screen.findByRole('group', { name: 'Customers' })).toHaveTextContent('Dana Levi');
    expect(asked).toContain('consumers search=דנה');
    expect(mostAtOnce).toBe(2);
  });

  it('throws away what was asked for an older text', async () => {
    await open();
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    fireEvent.change(field(), { target: { value: 'dana' } });
    press('Enter');
    await waitFor(() => expect(atOnce).toBe(2));
    held = undefined;
    fireEvent.change(field(), { target: { value: 'nobody' } });
    press('Enter');
    release();
    expect(await screen.findByText('No matching records were found.')).toBeInTheDocument();
    expect(options().join()).not.toContain('Dana');
    // What waited for its turn is never asked.
    expect(asked).not.toContain('transactions cardOwnerName=dana');
    expect(group('Search in lists').getByText('Transactions')).toBeInTheDocument();
    await userEvent.click(group('Search in lists').getByText('Customers'));
    await waitFor(() => expect(window.location.search).toContain('nobody'));
    expect(window.location.pathname).toBe('/customers/list');
  });

  it('begins a page with an amount, and with who it is about', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'refund 87.40' } });
    expect(active()).toBe('Refund 87.40');
    fireEvent.change(field(), { target: { value: 'charge dana 87.40' } });
    press('Enter');
    await waitFor(() => expect(active()).toBe('Charge 87.40Dana Levi050-1234567dana@mail.test'));
    expect(asked.filter((one) => one.includes('dana'))).toEqual(['consumers search=dana', 'items search=dana']);
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/charge'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      customerID: dana.consumerID,
      amount: '87.40',
    });
  });

  it('shows what can be done with a record by Tab, and goes back by Escape', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    await userEvent.keyboard('{Tab}');
    const acts = await screen.findByRole('group', { name: 'Actions' });
    expect(await within(acts).findByRole('option', { name: 'Charge' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox', { name: 'Actions: Dana Levi' })).toHaveFocus();
    expect(group('Related records').getByRole('option', { name: 'Transactions' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('dana');
    await userEvent.keyboard('{Tab}trans');
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/transactions/list'));
    expect(decodeURIComponent(window.location.search)).toContain(`"consumerID":"${dana.consumerID}"`);
  });

  it('asks before it deletes, in place of the palette', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    await userEvent.keyboard('{Tab}');
    await screen.findByRole('option', { name: 'Delete' });
    await userEvent.keyboard('del');
    press('Enter');
    expect(await screen.findByRole('dialog', { name: /Dana Levi/ })).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('opens beside with Ctrl, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(opened).toHaveBeenCalledWith(`/customers/view/${dana.consumerID}`, '_blank', 'noopener');
    expect(field()).toHaveFocus();
    expect(window.location.pathname).toBe('/accessibility');
    opened.mockRestore();
  });

  it('walks round its options by arrows', async () => {
    await open();
    const all = options();
    expect(active()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(all[1]);
  });

  it('offers nothing that the menu would not, and asks no list of it', async () => {
    await open({ roles: ['Merchant'] });
    for (const typed of ['billing', 'dash']) {
      fireEvent.change(field(), { target: { value: typed } });
      expect(options().filter((one) => /^(Billing deals|Future|Dashboard|New billing deal)/.test(one ?? ''))).toEqual(
        [],
      );
    }
    await userEvent.clear(field());
    await userEvent.type(field(), '050-1234567{Enter}');
    await screen.findByRole('group', { name: 'Transactions' });
    await waitFor(() => expect(status()).toHaveTextContent('found'));
    expect(asked.filter((one) => /^billing /.test(one))).toEqual([]);
  });

  it('offers no page whose service the terminal lacks', async () => {
    const plain = { terminalID: 't1', label: 'Plain', status: 'active', enabledFeatures: [], integrations: {} };
    await open({ terminals: [plain] });
    fireEvent.change(field(), { target: { value: 'request' } });
    expect(options()).not.toContain('New payment request');
  });

  it('refuses a card number, which is asked of nobody', async () => {
    await open();
    await userEvent.type(field(), '4580 4580 4580 4580{Enter}');
    expect(status()).toHaveTextContent(/last four digits/);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(options()).toEqual([]);
    expect(asked.filter((one) => one.includes('4580'))).toEqual([]);
  });

  it('says which list did not answer, and asks it again', async () => {
    await open();
    failing = 'consumers';
    await userEvent.type(field(), 'dana{Enter}');
    expect(await screen.findByText(/No response was received from: Customers/)).toBeInTheDocument();
    failing = undefined;
    await userEvent.click(screen.getByRole('option', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Customers' })).toHaveTextContent('Dana Levi');
  });

  it('offers records opened lately first, by their names of today, and keeps their ids alone', async () => {
    await open();
    await userEvent.type(field(), 'dana{Enter}');
    await screen.findByRole('group', { name: 'Customers' });
    press('Enter');
    await waitFor(() => expect(localStorage.getItem('back-office.2.dana')).toContain(dana.consumerID));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Dana Levi');
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    await screen.findByRole('dialog', { name: 'Find a customer, an amount, an action' });
    expect(await screen.findByRole('group', { name: 'Opened recently' })).toHaveTextContent('Dana Levi');
    expect(active()).toContain('Dana Levi');
    fireEvent.change(field(), { target: { value: 'lev' } });
    expect(active()).toContain('Dana Levi');
  });

  it('lists saved views by their names', async () => {
    localStorage.setItem(
      'back-office.2.dana',
      JSON.stringify({ lists: { customers: { views: [{ name: 'Debtors', filter: { search: 'x' }, sort: {} }] } } }),
    );
    await open();
    fireEvent.change(field(), { target: { value: 'debt' } });
    expect(active()).toBe('DebtorsCustomers');
    press('Enter');
    await waitFor(() => expect(window.location.pathname).toBe('/customers/list'));
    expect(decodeURIComponent(window.location.search)).toContain('"search":"x"');
  });
});
