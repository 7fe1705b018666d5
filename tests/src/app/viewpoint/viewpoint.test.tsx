import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paletteStore } from '#src/app/palette/paletteStore.ts';
import { viewpointChoice } from '#src/app/viewpoint/viewpointChoice.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
import { sampleViewpoint } from './sampleViewpoint.ts';
// What loads on first use is at hand before the first test.
import '#src/app/palette/Palette.tsx';
import '#src/app/shell/controls/ProfileMenu.tsx';
import '#src/app/viewpoint/ViewpointHost.tsx';
import '#src/i18n/later.en.ts';

const sent: string[] = [];

beforeEach(() => {
  stubDialogs();
  // jsdom measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
  sent.length = 0;
  server.use(
    http.all(`${apiBase}/api/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      if (request.method !== 'GET') sent.push(`${request.method} ${pathname}`);
      if (pathname.includes('$meta'))
        return HttpResponse.json({ columns: { consumerName: { name: 'Name', dataType: 'string' } } });
      return HttpResponse.json({ data: [], numberOfRecords: 0 });
    }),
  );
});
afterEach(() => {
  viewpointChoice.write(false);
  paletteStore.write(false);
});

const bar = () => screen.findByRole('complementary', { name: 'Viewing as another role' });

describe('the application from a viewpoint', () => {
  it('says so above everything and in the title, once for who hears it', async () => {
    const viewpoint = sampleViewpoint({ added: ['Api'], removed: ['Billing', 'Checkout'] });
    await renderApp({ address: '/accessibility', viewpoint });
    expect(await bar()).toHaveTextContent('Viewing as Merchant staff· read only');
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent(
        /Terminal ⁨Terminal t1⁩· with API· without Checkout, Billing|without Billing, Checkout/,
      ),
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/^\[Merchant staff\] Accessibility/));
    const said = within(await bar()).getByRole('status').textContent;
    expect(said).toMatch(/^Viewing as Merchant staff, read only/);
    fireEvent.click(await screen.findByRole('link', { name: 'Customers' }));
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await waitFor(() => expect(document.title).toMatch(/^\[Merchant staff\] Customers/));
    expect(within(await bar()).getByRole('status').textContent).toBe(said);
  });

  it('has the menu of the role, and turns away as the role is turned away', async () => {
    await renderApp({ address: '/billing-deals/list', viewpoint: sampleViewpoint() });
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/quickcharge'));
    expect(await bar()).toBeInTheDocument();
  });

  it('offers what the features of the viewpoint offer', async () => {
    await renderApp({
      address: '/accessibility',
      viewpoint: sampleViewpoint({ role: 'Manager', removed: ['Checkout'] }),
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'Billing deals' })).toBeInTheDocument();
    expect(menu.queryByRole('link', { name: 'Billing requests' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Find a customer, an amount, an action' });
    fireEvent.change(field, { target: { value: 'payment request' } });
    expect(screen.queryByRole('option', { name: /New payment request/ })).not.toBeInTheDocument();
  });

  it('opens a form, takes what is typed, and says at the last press that nothing is sent', async () => {
    expectFailures();
    await renderApp({ address: '/customers/create', viewpoint: sampleViewpoint() });
    const name = await screen.findByRole('textbox', { name: /^Name|Customer name/ });
    await userEvent.type(name, 'Noa Levi');
    await userEvent.type(screen.getByRole('textbox', { name: /Phone/ }), '0501234567');
    await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'noa@mail.test');
    await userEvent.click(screen.getByRole('button', { name: /^Save|Create customer|Create/ }));
    expect(
      await screen.findByText('Viewing as Merchant staff is read only. Nothing was sent and nothing changed.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(name).toHaveValue('Noa Levi');
  });

  it('ends by its button', async () => {
    const leave = vi.fn();
    await renderApp({ address: '/accessibility', viewpoint: sampleViewpoint(), leave });
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Stop viewing' }));
    expect(leave).toHaveBeenCalledOnce();
  });
});

describe('choosing a viewpoint', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'View as another role' });

  it('is in the menu of a manager and not in that of a merchant', async () => {
    const { unmount } = await renderApp({ address: '/accessibility', roles: ['Merchant'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }));
    await screen.findByRole('menuitem', { name: 'My profile' });
    expect(screen.queryByRole('menuitem', { name: 'View as another role' })).not.toBeInTheDocument();
    unmount();
    await renderApp({ address: '/accessibility' });
    await userEvent.click(await screen.findByRole('button', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View as another role' }));
    const roles = within(await dialog()).getByRole('combobox', { name: 'Role' });
    expect(
      within(roles)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Merchant staff', 'Manager', 'Billing administrator', 'Business administrator']);
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Manager' as const, 1],
    ['Merchant' as const, 0],
  ])('is found by a %s in the field that asks for anything as often as it may be', async (role, count) => {
    await renderApp({ address: '/accessibility', roles: [role] });
    await screen.findByRole('heading', { level: 1 });
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: 'Find a customer, an amount, an action' });
    fireEvent.change(field, { target: { value: 'see as' } });
    expect(screen.queryAllByRole('option', { name: 'View as another role' })).toHaveLength(count);
    if (count === 0) return;
    await userEvent.click(screen.getByRole('option', { name: 'View as another role' }));
    expect(await dialog()).toBeInTheDocument();
  });
});
