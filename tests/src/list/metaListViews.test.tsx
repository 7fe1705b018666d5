import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { createSavedStore } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { addressWith, answerList, renderList } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';
// What loads on first use is at hand before the first test.
import '#src/list/mended/MendedNotice.tsx';
import '#src/list/tools/ViewsPanel.tsx';

const store = (owner = 'dana') => createSavedStore(localStorage, owner);
const keep = (preferences: Partial<ListPreferences>, owner?: string) =>
  store(owner).write({ lists: { transactions: { views: [], ...preferences } } });
const viewsKept = () => store().read().lists.transactions?.views;
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));

const failed: SavedView = {
  name: 'Failed',
  filter: { quickStatusFilter: 'Failed' },
  sort: { field: 'transactionAmount', order: 'DESC' },
  columns: { order: [], hidden: ['currency', 'terminalName'] },
};

async function openPanel() {
  await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
}

describe('a saved view', () => {
  it('keeps filters, sort and columns, without the terminal', async () => {
    keep({ columns: { order: [], hidden: ['currency'] } });
    answerList();
    const filter = { terminalID: 't1', quickStatusFilter: 'Failed', cardOwnerName: '' };
    await renderList({ address: addressWith(filter, { sort: 'status', order: 'ASC', page: '2' }) });
    await screen.findByText('Person 1');
    const panel = await openPanel();
    await userEvent.type(panel.getByRole('textbox', { name: 'Name of a new view' }), 'Failed ones{Enter}');
    expect(panel.getByRole('status')).toHaveTextContent('The view Failed ones is saved');
    expect(viewsKept()).toEqual([
      {
        name: 'Failed ones',
        filter: { quickStatusFilter: 'Failed' },
        sort: { field: 'status', order: 'ASC' },
        columns: { order: [], hidden: ['currency'] },
      },
    ]);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Views Failed ones' })).toBeInTheDocument();
  });

  it('is applied by writing the address, on the terminal at hand', async () => {
    keep({ views: [failed] });
    const wire = answerList();
    const { filter, parameters } = await renderList({
      address: addressWith({ terminalID: 't2', cardOwnerName: 'x' }, { page: '1', perPage: '25' }),
    });
    await screen.findByText('Person 1');
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Failed' }));
    await waitFor(() => expect(filter()).toEqual({ quickStatusFilter: 'Failed', terminalID: 't2' }));
    expect(parameters()).toMatchObject({ sort: 'transactionAmount', order: 'DESC', page: '1', perPage: '25' });
    await waitFor(() =>
      expect(wire.lastQuery()).toMatchObject({ quickStatusFilter: 'Failed', sortBy: 'transactionAmount' }),
    );
    expect(headers()).not.toContain('Currency');
    expect(await screen.findByRole('button', { name: 'Views Failed' })).toBeInTheDocument();
  });

  it('is updated, renamed, made the default and deleted', async () => {
    keep({ views: [failed, { ...failed, name: 'Other' }] });
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Update Failed with what is on screen' }));
    expect(viewsKept()?.[0]).toEqual({ name: 'Failed', filter: {}, sort: { field: '', order: 'DESC' } });
    await userEvent.click(panel.getByRole('button', { name: 'Rename Failed' }));
    const name = panel.getByRole('textbox', { name: 'Rename Failed' });
    await userEvent.clear(name);
    await userEvent.type(name, 'OTHER');
    expect(panel.getByRole('alert')).toHaveTextContent('Another view has this name.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Everything{Enter}');
    await userEvent.click(panel.getByRole('button', { name: 'Open the list with Everything', pressed: false }));
    expect(viewsKept()?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Everything', true],
      ['Other', undefined],
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Delete Everything' }));
    expect(panel.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Delete view' }));
    expect(viewsKept()?.map(({ name }) => name)).toEqual(['Other']);
  });

  it('has a name of at most 60 characters; a longer one is told, not cut', async () => {
    keep({ views: [failed] });
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    const panel = await openPanel();
    const told = 'Must be less than 61 characters';
    const name = panel.getByRole('textbox', { name: 'Name of a new view' });
    fireEvent.change(name, { target: { value: 'x'.repeat(61) } });
    expect(name).toHaveAccessibleDescription(told);
    expect(panel.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await userEvent.type(name, '{Enter}');
    expect(viewsKept()).toHaveLength(1);
    fireEvent.change(name, { target: { value: '' } });
    await userEvent.click(panel.getByRole('button', { name: 'Rename Failed' }));
    const other = panel.getByRole('textbox', { name: 'Rename Failed' });
    fireEvent.change(other, { target: { value: 'y'.repeat(61) } });
    expect(other).toHaveAccessibleDescription(told);
    fireEvent.change(other, { target: { value: 'y'.repeat(60) } });
    await userEvent.type(other, '{Enter}');
    expect(viewsKept()?.map((view) => view.name)).toEqual(['y'.repeat(60)]);
  });

  it('is applied without what the list has lost, and says so', async () => {
    const lost: SavedView = {
      name: 'Old',
      filter: { vanished: 'x', quickStatusFilter: 'Exploded', cardNumber: '1', currency: 'ILS' },
      sort: { field: 'shoeSize', order: 'ASC' },
      columns: { order: ['shoeSize', 'hatSize', 'status'], hidden: ['hatSize'] },
    };
    keep({ views: [lost] });
    const { cardNumber: _, ...columns } = sampleMeta.columns;
    answerList({ meta: () => HttpResponse.json({ columns }) });
    const { filter, parameters } = await renderList();
    await screen.findByText('Person 1');
    const panel = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Old' }));
    await waitFor(() => expect(filter()).toEqual({ cardNumber: '1', currency: 'ILS', terminalID: 't1' }));
    expect(parameters()).toMatchObject({ sort: '', order: 'DESC' });
    expect(await screen.findByText(/no longer in the list/)).toHaveTextContent(
      'The column \u2068Shoe size\u2069 is no longer in the list, and the view is shown without it. Sorting by \u2068Shoe size\u2069 is no longer possible, so the list is in its usual order. The filters \u2068Vanished\u2069, \u2068Status\u2069 no longer exist and were left out.',
    );
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    expect(headers()).toContain('Status');
  });
});

describe('the default view', () => {
  const views = [{ ...failed, isDefault: true as const }];

  it('opens a list on a bare address, by one question', async () => {
    keep({ views });
    const wire = answerList();
    const { filter, parameters } = await renderList();
    await screen.findByText('Person 1');
    expect(wire.queries()).toHaveLength(1);
    expect(wire.lastQuery()).toMatchObject({ quickStatusFilter: 'Failed', sortBy: 'transactionAmount' });
    expect(filter()).toEqual({ quickStatusFilter: 'Failed', terminalID: 't1' });
    expect(parameters()).toMatchObject({ sort: 'transactionAmount' });
    expect(headers()).not.toContain('Currency');
  });

  it.each([
    ['filters', addressWith({ terminalID: 't1' })],
    ['a part of them', '/transactions/list?page=1'],
  ])('yields to an address that says %s', async (_, address) => {
    keep({ views });
    const wire = answerList();
    await renderList({ address });
    await screen.findByText('Person 1');
    expect(wire.lastQuery()).not.toHaveProperty('quickStatusFilter');
    expect(wire.lastQuery()).not.toHaveProperty('sortBy');
    expect(headers()).toContain('Currency');
  });

  it('yields to what the person left the list with', async () => {
    keep({ views });
    const wire = answerList();
    const { router, filter } = await renderList();
    await screen.findByText('Person 1');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull());
    await router.navigate('/elsewhere');
    await router.navigate('/transactions/list');
    await screen.findByText('Person 1');
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
    expect(wire.lastQuery()).not.toHaveProperty('quickStatusFilter');
  });

  it('says what it opened without', async () => {
    keep({ views: [{ ...failed, filter: { vanished: 1 }, isDefault: true }] });
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(
      await screen.findByText('The filter \u2068Vanished\u2069 no longer exists and was left out.'),
    ).toBeInTheDocument();
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
  });

  it('is of one person and merchant only', async () => {
    keep({ views }, 'noam');
    const wire = answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(wire.lastQuery()).not.toHaveProperty('quickStatusFilter');
    const panel = await openPanel();
    expect(panel.queryByRole('list')).not.toBeInTheDocument();
  });
});
