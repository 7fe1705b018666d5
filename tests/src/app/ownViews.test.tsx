import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { bar, button, cheap, filterNow, headers, keep, kept, link, open, rows, store } from './viewTools.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a view in the menu', () => {
  it('is put below its list, opens it, and is taken away', async () => {
    keep({ views: [cheap] });
    const { asked } = await open('/items/list');
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
    await userEvent.click(await button('Actions for the view Cheap ones'));
    await userEvent.click(screen.getByRole('button', { name: 'In the menu', pressed: false }));
    expect(kept()?.views[0]?.isPinned).toBe(true);
    await userEvent.keyboard('{Escape}');
    const pin = await screen.findByRole('link', { name: 'Cheap ones' });
    expect(pin).toHaveAttribute('href', '/items/list/view?own=Cheap%20ones');
    await userEvent.click(pin);
    await waitFor(() => expect(filterNow()).toEqual({ search: 'shirt', terminalID: 't1' }));
    expect(window.location.pathname).toBe('/items/list');
    await waitFor(() => expect(headers()).toEqual(['Price', 'Name']));
    expect(asked.at(-1)?.get('sortBy')).toBe('price');
    await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
    await userEvent.click(await button('Actions for the view Cheap ones'));
    await userEvent.click(screen.getByRole('button', { name: 'In the menu', pressed: true }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cheap ones' })).toBeNull());
  });

  it('is one of five at most', async () => {
    keep(
      { views: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ ...cheap, name, isPinned: true as const })) },
      'customers',
    );
    keep({ views: [cheap] });
    await open('/items/list');
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
    await userEvent.click(await button('Actions for the view Cheap ones'));
    await userEvent.click(screen.getByRole('button', { name: 'In the menu', pressed: false }));
    expect(await screen.findByText('The menu already has five views. Remove one to add another.')).toBeVisible();
    expect(kept()?.views[0]).not.toHaveProperty('isPinned');
  });

  it('ends a temporary view of its list', async () => {
    keep({ views: [{ ...cheap, isPinned: true }] });
    await open(`/items/list/view?${link}&terminal=t1`);
    await bar();
    await userEvent.click(await screen.findByRole('link', { name: 'Cheap ones' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Temporary view' })).toBeNull());
    expect(kept()?.columns).toEqual(cheap.columns);
  });
});

describe('a start page', () => {
  it('is chosen, follows the view’s name, and goes with the view', async () => {
    keep({ views: [cheap] });
    await open('/items/list');
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
    await userEvent.click(await button('Actions for the view Cheap ones'));
    await userEvent.click(screen.getByRole('button', { name: 'Start page', pressed: false }));
    expect(store().read().start).toBe('/items/list/view?own=Cheap%20ones');
    await userEvent.click(await button('Rename Cheap ones'));
    const name = screen.getByRole('textbox', { name: 'Rename Cheap ones' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Bargains{Enter}');
    expect(store().read().start).toBe('/items/list/view?own=Bargains');
    await userEvent.click(await button('Delete Bargains'));
    await userEvent.click(await button('Delete view'));
    expect(store().read().start).toBeUndefined();
  });

  it.each([
    ['the view is gone', '/items/list/view?own=Gone', ['Manager' as const]],
    ['the list is closed', '/billing-deals/list/view?own=Gone', ['Merchant' as const]],
  ])('gives way to the usual home where %s, and says so', async (_, address, roles) => {
    await open(address, { roles });
    expect(await screen.findByText(/The view Gone cannot be opened any more/)).toBeInTheDocument();
    expect(['/', '/wizard/transactions/quickcharge']).toContain(window.location.pathname);
  });
});
