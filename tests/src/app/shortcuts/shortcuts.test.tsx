import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { sheetStore } from '#src/app/shortcuts/sheetStore.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/app/shortcuts/Shortcuts.tsx';
import '#src/i18n/catalogue/shortcuts.en.ts';
import '#src/i18n/catalogue/shortcuts.he.ts';
import '#src/pages/till/TillPage.tsx';

const rows = ['Dana', 'Moshe', 'Noa'].map((consumerName, index) => ({ consumerID: `c${index}`, consumerName }));

beforeEach(() => {
  stubDialogs();
  server.use(
    http.get(`${apiBase}/api/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      if (pathname.includes('$meta'))
        return HttpResponse.json({ columns: { consumerName: { name: 'Name', dataType: 'string' } } });
      const one = rows.find(({ consumerID }) => pathname.endsWith(consumerID));
      return HttpResponse.json(one ?? { data: rows, numberOfRecords: rows.length });
    }),
  );
});
afterEach(() => sheetStore.write(false));

/** Opens the list of customers with the shortcuts there, as the sheet brings them. */
async function open({ roles = ['Manager'] }: { roles?: readonly Role[] } = {}) {
  await renderApp({ address: '/customers/list', roles });
  await screen.findByText('Dana');
  act(() => sheetStore.write(true));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  act(() => sheetStore.write(false));
}

/** Presses a key of a Hebrew layout where the focus is. @returns whether the browser would go on with it */
const press = (code: string, key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key, ...more });

describe('the shortcuts of the keyboard', () => {
  it('move along the rows and on to the records beside, in a Hebrew layout', async () => {
    await open();
    for (const name of ['Dana', 'Moshe', 'Noa', 'Noa']) {
      press('KeyJ', 'ח');
      expect(document.activeElement).toHaveTextContent(name);
    }
    press('KeyK', 'ל');
    expect(document.activeElement).toHaveTextContent('Moshe');
    await userEvent.click(screen.getByText('Moshe'));
    await screen.findByRole('navigation', { name: 'Records of the list' });
    press('KeyJ', 'ח');
    await waitFor(() => expect(window.location.pathname).toBe('/customers/view/c2'));
    press('KeyK', 'ל');
    await waitFor(() => expect(window.location.pathname).toBe('/customers/view/c1'));
  });

  it('move along the rows of the list on screen, not of one that rests', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Items' }));
    await screen.findByRole('table', { name: 'Items' });
    await waitFor(() => expect(within(screen.getByRole('table', { name: 'Items' })).getByText('Dana')).toBeVisible());
    press('KeyJ', 'ח');
    expect(document.activeElement?.closest('table')).toBe(screen.getByRole('table', { name: 'Items' }));
  });

  it('lead to the filters, without typing there', async () => {
    await open();
    expect(press('Slash', '.')).toBe(false);
    expect(document.activeElement?.closest('[data-filters]')).not.toBeNull();
  });

  it('lead to lists by two keys, to the end of a day, and to a charge', async () => {
    await open();
    press('KeyE', 'ק');
    await waitFor(() => expect(window.location.pathname).toBe('/till'));
    press('KeyG', 'ע');
    press('KeyI', 'ן');
    await waitFor(() => expect(window.location.pathname).toBe('/items/list'));
    press('KeyN', 'מ');
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/charge'));
  });

  it('do nothing while somebody types, a dialog is open, or in a wizard', async () => {
    await open();
    const search = within(screen.getByRole('main')).getAllByRole('searchbox')[0];
    search?.focus();
    expect(press('KeyN', 'מ')).toBe(true);
    search?.blur();
    press('Slash', '?', { shiftKey: true });
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    press('KeyN', 'מ');
    expect(window.location.pathname).toBe('/customers/list');
    act(() => sheetStore.write(false));
    press('KeyN', 'מ');
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/charge'));
    press('KeyG', 'ע');
    press('KeyI', 'ן');
    expect(window.location.pathname).toBe('/wizard/transactions/charge');
  });

  it('are listed in a sheet, with the lists that are open to the person', async () => {
    await open({ roles: ['Merchant'] });
    press('Slash', '?', { shiftKey: true });
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Next row or record').nextElementSibling).toHaveTextContent('J');
    expect(sheet.getByText('Customers').nextElementSibling).toHaveTextContent('GC');
    expect(sheet.queryByText('Billing deals')).not.toBeInTheDocument();
    act(() => sheetStore.write(false));
    press('KeyG', 'ע');
    press('KeyB', 'נ');
    expect(window.location.pathname).toBe('/customers/list');
  });

  it('can be switched off, which is kept, and on again from the profile', async () => {
    await open();
    press('Slash', '?', { shiftKey: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-letter shortcuts are on' }));
    act(() => sheetStore.write(false));
    press('KeyN', 'מ');
    press('Slash', '?', { shiftKey: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/customers/list');
    expect(JSON.stringify(Object.entries(localStorage))).toContain('\\"shortcuts\\":false');
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-letter shortcuts are on' }));
    act(() => sheetStore.write(false));
    press('KeyN', 'מ');
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/charge'));
  });
});
