import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressWith, answerList, renderList, rowOf, sample } from './renderList.tsx';

const ready = () => screen.findByText('Person 1');
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the address', () => {
  it('of a bare list gets its full parameters by one replacement', async () => {
    const wire = answerList();
    const { router, parameters, filter } = await renderList();
    await ready();
    expect(parameters()).toEqual({ filter: '{"terminalID":"t1"}', sort: '', order: 'DESC', page: '1', perPage: '100' });
    expect(filter()).toEqual({ terminalID: 't1' });
    expect(wire.queries()).toEqual([{ take: '100', terminalID: 't1' }]);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('names terminal, filters, page and sort, and opens the same list for a colleague', async () => {
    const wire = answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 80 }) });
    const address = addressWith(
      { terminalID: 't2', cardOwnerName: 'Dana', statuses: ['initial', 'completed'] },
      { sort: 'status', order: 'ASC', page: '2', perPage: '25' },
    );
    await renderList({ address });
    await ready();
    expect(wire.queries()).toEqual([
      {
        take: '25',
        skip: '25',
        sortBy: 'status',
        terminalID: 't2',
        cardOwnerName: 'Dana',
        statuses: 'completed',
      },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('Dana');
    expect(chips()).toEqual(['Remove the filter Status: ראשונית, הושלמה']);
  });

  it('tells a value that no control offers by a chip that is removed like any other', async () => {
    answerList();
    await renderList({
      address: addressWith({ terminalID: 't1', quickStatusFilter: 'Melted', quickDateFilter: 'today' }),
    });
    await ready();
    expect(chips()).toEqual(['Remove the filter Status: unknown value – Melted']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Status: unknown value – Melted' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument());
  });

  it.each([
    '?filter=5',
    '?filter={x',
    '?filter="abc"&page=x&perPage=-3',
    '?page=2',
    '?filter={"terminalID":"foreign"}',
  ])('survives %s', async (search) => {
    answerList();
    const { filter } = await renderList({ address: `/transactions/list${search}` });
    await ready();
    expect(filter()).toMatchObject({ terminalID: 't1' });
  });

  it('carries no terminal for a list without one; the parent comes from the route', async () => {
    const wire = answerList();
    const { filter } = await renderList({
      declaration: { ...sample, terminal: 'none', parent: { billingDealID: 'id' } },
      path: '/deals/:id',
      address: '/deals/7',
    });
    await ready();
    expect(wire.queries()).toEqual([{ take: '100', billingDealID: '7' }]);
    expect(filter()).toEqual({});
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('starts with the declared filter, which can be taken away', async () => {
    const wire = answerList();
    const { filter } = await renderList({ declaration: { ...sample, defaultFilter: { notTransmitted: true } } });
    await ready();
    expect(wire.queries()).toEqual([{ take: '100', terminalID: 't1', notTransmitted: 'true' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Not transmitted' }));
    await waitFor(() => expect(wire.queries()).toContainEqual({ take: '100', terminalID: 't1' }));
    expect(filter()).toEqual({ terminalID: 't1' });
  });
});

describe('a filter', () => {
  it('of states is a row of chips: press, change, let go', async () => {
    const wire = answerList();
    const { filter } = await renderList();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'נכשלה' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ quickStatusFilter: 'Failed' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'נכשלה' })).toHaveAttribute('aria-pressed', 'true'));
    // The pressed chip says so itself.
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'נכשלה' }));
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
  });

  it('of a dictionary is a select of its words', async () => {
    const wire = answerList();
    await renderList();
    await ready();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'השבוע');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ quickDateFilter: 'thisWeek' }));
  });

  it('begins on the first page and leaves by its chip or all at once', async () => {
    const wire = answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 250 }) });
    const { parameters, filter } = await renderList({
      address: addressWith(
        { terminalID: 't1', dealReference: 'A-12', cardOwnerName: 'Dana', jDealType: 'J4' },
        { page: '2' },
      ),
    });
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Reference: A-12' }));
    await waitFor(() => expect(parameters()).toMatchObject({ page: '1' }));
    expect(filter()).toEqual({ terminalID: 't1', cardOwnerName: 'Dana', jDealType: 'J4' });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remove the filter J deal type/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(filter()).toEqual({ terminalID: 't1' }));
    await waitFor(() => expect(document.body).not.toHaveFocus());
    // The address is first to know.
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(''));
    await waitFor(() => expect(wire.queries()).toContainEqual({ take: '100', terminalID: 't1' }));
  });

  it('of each other kind stands under "More filters"', async () => {
    const wire = answerList();
    await renderList();
    await ready();
    const more = screen.getByRole('button', { name: 'More filters' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'J deal type' }), 'בדיקה');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ jDealType: 'J2' }));
    const amounts = await screen.findByRole('group', { name: 'Amount' });
    await userEvent.type(within(amounts).getByRole('textbox', { name: 'From' }), '0{Enter}');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ jDealType: 'J2', amountFrom: '0' }));
    const to = within(screen.getByRole('group', { name: 'Time' })).getByRole('textbox', { name: 'To' });
    await userEvent.type(to, '15.11');
    await userEvent.tab();
    expect(to).toHaveAccessibleDescription('Invalid');
    await userEvent.type(to, '.2026');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ dateTo: '2026-11-15' }));
    await waitFor(() => expect(to).toHaveValue('15/11/2026'));
    await userEvent.click(await screen.findByRole('button', { name: 'Calendar: To' }));
    await userEvent.click(await screen.findByRole('gridcell', { name: '14' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ dateTo: '2026-11-14' }));
    await waitFor(() => expect(to).toHaveValue('14/11/2026'));
    await userEvent.click(screen.getByText('Status', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'סורבה' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ statuses: 'rejectedByProcessor' }));
    expect(await screen.findByRole('button', { name: 'More filters (4)' })).toBeInTheDocument();
  });

  it('of ids and numbers refuses what is none, in words, without asking', async () => {
    const wire = answerList();
    await renderList();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    const id = await screen.findByRole('textbox', { name: 'Transaction ID' });
    await userEvent.type(id, '123{Enter}');
    expect(screen.getByText('Must be a valid ID')).toBeInTheDocument();
    expect(id).toHaveAccessibleDescription('Must be a valid ID');
    expect(id).toBeInvalid();
    const whole = screen.getByRole('textbox', { name: "Acquirer's transaction ID" });
    await userEvent.type(whole, '1.5{Enter}');
    expect(whole).toHaveAccessibleDescription('Only whole numbers are allowed');
    const amount = within(screen.getByRole('group', { name: 'Amount' })).getByRole('textbox', { name: 'To' });
    await userEvent.type(amount, 'many{Enter}');
    expect(screen.getByText('Only numbers are allowed')).toBeInTheDocument();
    expect(wire.queries()).toHaveLength(1);
    await userEvent.clear(id);
    await userEvent.type(id, '0f8fad5b-d9cb-469f-a165-70867728950e{Enter}');
    await waitFor(() =>
      expect(wire.lastQuery()).toMatchObject({ paymentTransactionID: '0f8fad5b-d9cb-469f-a165-70867728950e' }),
    );
    expect(screen.queryByText('Must be a valid ID')).not.toBeInTheDocument();
  });

  it('of deleted ones is a switch where declared', async () => {
    const wire = answerList();
    const { filter } = await renderList({ declaration: { ...sample, showDeleted: true } });
    await ready();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show deleted' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ showDeleted: '1' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show deleted' })).toBeChecked());
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show deleted' }));
    await waitFor(() => expect(filter()).not.toHaveProperty('showDeleted'));
  });
});

describe('typing', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks 500 ms after the last key, once, and keeps what is typed meanwhile', async () => {
    const wire = answerList();
    const { filter } = await renderList();
    await ready();
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    const name = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.change(name, { target: { value: 'Da' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    fireEvent.change(name, { target: { value: 'Dana' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(filter()).toEqual({ terminalID: 't1' });
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.change(name, { target: { value: 'Dana L' } });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(filter()).toEqual({ terminalID: 't1', cardOwnerName: 'Dana' });
    expect(name).toHaveValue('Dana L');
    vi.useRealTimers();
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ cardOwnerName: 'Dana' }));
    expect(wire.queries()).toHaveLength(2);
  });

  it('does not bring back a filter that was cleared meanwhile', async () => {
    answerList();
    const { filter } = await renderList({ address: addressWith({ terminalID: 't1', cardNumber: '12' }) });
    await ready();
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'Da' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(filter()).toEqual({ terminalID: 't1' });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('gives way to clearing its own filter', async () => {
    answerList();
    const { filter } = await renderList({ address: addressWith({ terminalID: 't1', cardOwnerName: 'Da' }) });
    await ready();
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'Dana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(filter()).toEqual({ terminalID: 't1' });
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });
});
