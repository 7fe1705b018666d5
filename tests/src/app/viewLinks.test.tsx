import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { bar, button, cheap, filterNow, headers, keep, kept, link, open, rows, store } from './viewTools.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a link to a view', () => {
  it('opens the list with filters, order, columns and density of the link, and leaves the person’s own as they are', async () => {
    const own: Partial<ListPreferences> = { columns: { order: [], hidden: ['price'] }, density: 'comfortable' };
    keep(own);
    const { asked } = await open(`/items/list/view?${link}&terminal=t1`);
    await rows();
    expect(window.location.pathname).toBe('/items/list');
    expect(filterNow()).toEqual({ search: 'shirt', terminalID: 't1' });
    expect(asked.map((one) => [one.get('search'), one.get('sortBy'), one.get('terminalID')])).toEqual([
      ['shirt', 'price', 't1'],
    ]);
    expect(headers()).toEqual(['Price', 'Name']);
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
    expect(await bar()).toHaveTextContent('Of Noam');
    expect(kept()).toEqual({ ...own, views: [] });
  });

  it('changes its columns in the temporary view alone, and is left for what the person has', async () => {
    keep({ columns: { order: [], hidden: ['price'] } });
    await open(`/items/list/view?${link}&terminal=t1`);
    await rows();
    await userEvent.click(await screen.findByRole('button', { name: /columns/i }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Reference' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toContain('Reference'));
    expect(kept()?.columns).toEqual({ order: [], hidden: ['price'] });
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Leave the view' }));
    await waitFor(() => expect(headers()).toEqual(['Name', 'Reference']));
    expect(filterNow()).toEqual({ terminalID: 't1' });
    expect(screen.queryByRole('region', { name: 'Temporary view' })).toBeNull();
  });

  it('is kept as a view of the person’s own where they say so', async () => {
    await open(`/items/list/view?${link}&terminal=t1`);
    await rows();
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Save as my view' }));
    expect(screen.getByRole('textbox', { name: 'Name of a new view' })).toHaveValue('Of Noam');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(kept()?.views).toHaveLength(1));
    expect(kept()?.views[0]).toMatchObject({
      name: 'Of Noam',
      filter: { search: 'shirt' },
      sort: { field: 'price', order: 'DESC' },
      density: 'compact',
    });
    expect(kept()?.density).toBe('compact');
    expect(headers()).toEqual(['Price', 'Name']);
    expect(screen.queryByRole('region', { name: 'Temporary view' })).toBeNull();
  });

  it('asks on which terminal it opens before any row is asked for; switching opens it there', async () => {
    const { asked } = await open(`/items/list/view?${link}&terminal=t2`);
    const choice = await button('Switch to Terminal t2 and open');
    expect(screen.getByRole('main')).toHaveTextContent(
      'The view was made on the terminal Terminal t2. The current terminal is Terminal t1.',
    );
    expect(asked).toEqual([]);
    await userEvent.click(choice);
    await rows();
    expect(asked.map((one) => one.get('terminalID'))).toEqual(['t2']);
    expect(filterNow()).toEqual({ search: 'shirt', terminalID: 't2' });
    expect(store().read().terminalID).toBe('t2');
  });

  it('opens on the person’s own terminal where they stay', async () => {
    const { asked } = await open(`/items/list/view?${link}&terminal=t2`);
    await userEvent.click(await button('Stay on Terminal t1 and open'));
    await rows();
    expect(asked.map((one) => one.get('terminalID'))).toEqual(['t1']);
    expect(filterNow()).toEqual({ search: 'shirt', terminalID: 't1' });
  });

  it('says that its terminal is closed, with ways on', async () => {
    const { asked } = await open(`/items/list/view?${link}&terminal=t9`);
    await screen.findByText(/made on a terminal that this account cannot access/);
    expect(screen.queryByRole('button', { name: /Switch/ })).toBeNull();
    expect(asked).toEqual([]);
    await userEvent.click(await button('Stay on Terminal t1 and open'));
    await rows();
    expect(asked.map((one) => one.get('terminalID'))).toEqual(['t1']);
  });

  it('of a list that is closed to the person turns them away as the list does', async () => {
    await open('/billing-deals/list/view?v=1&terminal=t1', { roles: ['Merchant'] });
    await waitFor(() => expect(window.location.pathname).toBe('/wizard/transactions/quickcharge'));
  });

  it('names what the list does not know', async () => {
    await open('/items/list/view?v=1&terminal=t1&name=Old&filter.vanished=1&columns=shoeSize-itemName');
    await rows();
    expect(
      await screen.findByText(/The view Old is shown without what the list no longer has: Vanished, Shoe size/),
    ).toBeInTheDocument();
    expect(headers()).toEqual(['Name']);
  });

  it('of another version says so and leads to the list', async () => {
    await open('/items/list/view?v=7&columns=price');
    await screen.findByText('This link to a view cannot be read.');
    await userEvent.click(await button('Open the list'));
    await rows();
  });

  it('is copied from the views of a list, as it is on screen and as it was saved', async () => {
    const user = userEvent.setup();
    keep({ views: [cheap] });
    await open('/items/list');
    await rows();
    await user.click(await screen.findByRole('button', { name: /^Views/ }));
    await user.click(await button('Copy link to this view'));
    const copied = () => navigator.clipboard.readText();
    await waitFor(async () =>
      expect(await copied()).toMatch(/\/items\/list\/view\?v=1&terminal=t1&columns=[\w-]+&density=comfortable$/),
    );
    await user.click(await button('Actions for the view Cheap ones'));
    await user.click(await button('Copy link'));
    await waitFor(async () =>
      expect(await copied()).toBe(
        `${window.location.origin}/items/list/view?v=1&name=Cheap%20ones&terminal=t1&filter.search=shirt` +
          '&sort=price&order=ASC&columns=price-itemName&density=comfortable',
      ),
    );
  });
});
