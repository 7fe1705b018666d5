import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { useEffect, useRef } from 'react';
import { Route, Routes } from 'react-router';
import { isCompleteAddress } from '#src/list/address/listAddress.ts';
import { noPreferences } from '#src/settings/savedSettings.ts';
import { renderShell } from './renderShell.tsx';

/** A field that takes the focus when it appears. */
function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(function focusOnAppearance() {
    field.current?.focus();
  });
  return <input ref={field} aria-label="Amount" />;
}

describe('the frame', () => {
  it('shows the route as the only level 1 heading and as the document title', async () => {
    const { router } = await renderShell();
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Customers']);
    expect(document.title).toBe('Customers · Payment management');
    await act(() => router.navigate('/items/list'));
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Items']);
    expect(document.title).toBe('Items · Payment management');
  });

  it('moves the focus to the content after a navigation, which is called as the title is; not for a query', async () => {
    const { router, user } = await renderShell({
      content: (
        <Routes>
          <Route path="/items/list" element={<button type="button">First of the content</button>} />
          <Route path="*" element={null} />
        </Routes>
      ),
    });
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/customers/list?page=2'));
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/items/list'));
    expect(screen.getByRole('main', { name: 'Items' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'First of the content' })).toHaveFocus();
  });

  it('moves it between the frames of pages and wizards too, but not off a field that asks for it', async () => {
    const { router } = await renderShell();
    await act(() => router.navigate('/wizard/transactions/charge'));
    expect(screen.getByRole('main', { name: 'Charge' })).toHaveFocus();
    await act(() => router.navigate('/customers/list'));
    expect(screen.getByRole('main', { name: 'Customers' })).toHaveFocus();
    const field = await renderShell({ content: <Eager /> });
    await act(() => field.router.navigate('/wizard/transactions/quickcharge'));
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus();
  });

  it('titles the accessibility statement and an address nobody knows', async () => {
    const { router } = await renderShell({ path: '/accessibility' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accessibility statement');
    await act(() => router.navigate('/masav-file/7/row'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await act(() => router.navigate('/masav-file/abc/rows'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Masav file rows');
  });

  it('has landmarks and a way past the menu', async () => {
    const { user } = await renderShell();
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'])
      expect(screen.getAllByRole(role)).toHaveLength(1);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('tells version, accessibility statement and support below', async () => {
    await renderShell();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Version 1.2.3')).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'Accessibility statement' })).toHaveAttribute('href', '/accessibility');
    expect(footer.getByRole('button', { name: 'Support' })).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('gives a wizard its title and a close button, and no menu', async () => {
    await renderShell({ path: '/wizard/transactions/charge' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Charge');
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/transactions/list');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
  });

  it('leads from the quick charge, where people land, to the menu', async () => {
    stubDialogs();
    const { user, router } = await renderShell({ path: '/wizard/transactions/quickcharge', roles: ['Merchant'] });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(sheet).getByRole('link', { name: 'Customers' }));
    expect(router.state.location.pathname).toBe('/customers/list');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the back button', () => {
  it('is absent where the route table has none', async () => {
    await renderShell();
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('leads to the route of the table', async () => {
    const { user, router } = await renderShell({ path: '/transactions/view/7' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/transactions/list');
  });

  it('is a close button on the form of a new item (spec §2)', async () => {
    await renderShell({ path: '/items/create' });
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/items/list');
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('prefers the address the person came from, where the table says so', async () => {
    const { user, router } = await renderShell({ path: '/transactions/list?page=3' });
    await act(() => router.navigate('/transactions/view/7'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  });

  it('leads from the profile to the dashboard, wherever the person came from', async () => {
    const { user, router } = await renderShell({ path: '/items/list' });
    await act(() => router.navigate('/profile'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each(['/profile', '/transactions/filter'])(
    'leads who may not see the dashboard from %s to the transactions',
    async (path) => {
      await renderShell({ path, roles: ['Merchant'] });
      expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/transactions/list');
    },
  );
});

describe('the drawer', () => {
  beforeEach(stubDialogs);

  it('marks the route on screen, and on a detail page the list it belongs to', async () => {
    const { router } = await renderShell();
    const entry = screen.getByRole('link', { name: 'Customers' });
    expect(entry).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/customers/view/7'));
    expect(entry).not.toHaveAttribute('aria-current');
    expect(entry).toHaveAttribute('data-within');
    // The settings of a terminal have an entry beside the one their back button leads to.
    await act(() => router.navigate('/profile/terminals/t1/general'));
    expect(screen.getByRole('link', { name: 'Terminal settings' })).toHaveAttribute('data-within');
    expect(screen.getByRole('link', { name: 'My profile' })).not.toHaveAttribute('data-within');
    // A page with an entry of its own is within no other.
    await act(() => router.navigate('/profile'));
    expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('data-within');
  });

  it('stands open on wide screens, folds to its icons, and remembers that', async () => {
    const { user, saved, container } = await renderShell();
    const toggle = screen.getByRole('button', { name: 'Close menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(container.querySelector('.frame')).toHaveClass('rail');
    expect(saved.read().drawerOpen).toBe(false);
    expect(screen.getByRole('link', { name: 'Customers' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('lies over the page on narrow screens, until an entry is chosen', async () => {
    const { user, router, saved } = await renderShell({ device: { prefersDark: false, wide: false } });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(sheet).getByRole('link', { name: 'Items' }));
    expect(router.state.location.pathname).toBe('/items/list');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved.read().drawerOpen).toBe(true);
  });

  it('goes where an entry leads by a plain click, once in the history, and leaves another tab to the browser', async () => {
    const { router, user } = await renderShell();
    const seen: string[] = [];
    router.subscribe(({ historyAction, location }) => seen.push(`${historyAction} ${location.pathname}`));
    const items = screen.getByRole('link', { name: 'Items' });
    await user.click(items);
    await user.click(items);
    expect(seen).toEqual(['PUSH /items/list', 'REPLACE /items/list']);
    let isLeftToBrowser = false;
    const watch = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // No tab is opened here.
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    expect(isLeftToBrowser).toBe(true);
    expect(router.state.location.pathname).toBe('/items/list');
  });

  it('follows the device from wide to narrow', async () => {
    const { changeDevice } = await renderShell();
    act(() => changeDevice({ wide: false }));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('hides what a merchant may not open', async () => {
    await renderShell({ roles: ['Merchant'] });
    expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    const transactions = screen.getByRole('link', { name: 'Transactions' });
    expect(transactions).toHaveAttribute('href', expect.stringMatching(/^\/transactions\/list\?/));
  });

  it('leads to a list at the whole of its address, but for one with a view to open with', async () => {
    const { saved } = await renderShell();
    const items = () => screen.getByRole('link', { name: 'Items' }).getAttribute('href');
    const whole = new URL(items() ?? '', window.location.origin);
    expect(whole.pathname).toBe('/items/list');
    expect(isCompleteAddress(whole.search, { terminalID: 't-1' })).toBe(true);
    const view = {
      name: 'Cheap',
      isDefault: true as const,
      filter: {},
      sort: { field: 'price', order: 'ASC' as const },
    };
    act(() =>
      saved.write({
        lists: { items: { ...noPreferences, views: [{ ...view, columns: { order: ['price'], hidden: [] } }] } },
      }),
    );
    expect(items()).toBe('/items/list');
  });
});
