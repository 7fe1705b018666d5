import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { parseGroups } from '#src/dataProvider/groups.ts';
import { longDay } from '#src/list/grouped/longDay.ts';
import { server } from '#tests/support/mockServer.ts';
import { addressWith, answerList, renderList, rowOf, sample } from './renderList.tsx';
// What loads on first use is at hand before the first test.
import '#src/actions/row/OpenRowMenu.tsx';

const declaration = {
  ...sample,
  selectable: true as const,
  endpoints: { ...sample.endpoints, grouped: 'transactions.grouped' as const },
};
const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 15 - index)).toISOString().slice(0, 10);

/** A server with this many days of twelve rows each; it pages by day. */
function answerDays(days: number, { refuse = (): boolean => false, shown = 10 } = {}) {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get('http://api.test/api/transactions/$grouped', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      queries.push(query);
      if (refuse()) return HttpResponse.json({ status: 'error', message: 'Not today' }, { status: 400 });
      const [take, skip] = [Number(query.take), Number(query.skip ?? 0)];
      const groups = Array.from({ length: Math.max(0, Math.min(take, days - skip)) }, (_, index) => ({
        groupValue: `${dayOf(skip + index)}T00:00:00`,
        numberOfRecords: 12,
        totalAmountILS: 1000 + skip + index,
        totalAmountUSD: 0,
        data: Array.from({ length: shown }, (__, row) => rowOf((skip + index) * 100 + row)),
      }));
      return HttpResponse.json({ groups });
    }),
  );
  return queries;
}
const toggle = () => screen.findByRole('button', { name: 'Group by day' });
const dayHeaders = () => screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'rowgroup');

describe('a list by day', () => {
  it('is offered only where the declaration has the call', async () => {
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(screen.queryByRole('button', { name: 'Group by day' })).not.toBeInTheDocument();
  });

  it('asks with the filters of the list and shows each day with its weekday, count, sums and first rows', async () => {
    answerList();
    const queries = answerDays(2);
    const { parameters, filter } = await renderList({
      declaration,
      address: addressWith({ terminalID: 't1', currency: 'ILS', statuses: ['completed'] }),
    });
    await userEvent.click(await toggle());
    expect(await screen.findByText('Sunday, 15/11/2026')).toBeInTheDocument();
    expect(queries).toEqual([{ take: '10', terminalID: 't1', currency: 'ILS', statuses: 'completed' }]);
    expect(dayHeaders().map(({ textContent }) => textContent)).toEqual([
      'Sunday, 15/11/202612 recordsthe first 10 shownTotal 1,000.00₪Open the whole day',
      'Saturday, 14/11/202612 recordsthe first 10 shownTotal 1,001.00₪Open the whole day',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(20);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    // Grouping is no filter: the address says it beside them.
    expect(filter()).toEqual({ terminalID: 't1', currency: 'ILS', statuses: ['completed'] });
    expect(JSON.parse(parameters().displayedFilters ?? '')).toEqual({ groupByDay: true });
  });

  it('opens for a colleague by its address, and stays through filters and a visit elsewhere', async () => {
    answerList();
    const queries = answerDays(1);
    const address = addressWith({ terminalID: 't1' }, { displayedFilters: '{"groupByDay":true}' });
    const { router } = await renderList({ declaration, address });
    await screen.findByText('Sunday, 15/11/2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'thisMonth');
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ quickDateFilter: 'thisMonth' }));
    await screen.findByText('Sunday, 15/11/2026');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/transactions/list'));
    expect(await screen.findByText('Sunday, 15/11/2026')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('groupByDay'));
    expect(router.state.location.search).toContain('thisMonth');
  });

  it('opens a day as the list of that day; back leads to the days', async () => {
    const wire = answerList();
    answerDays(2);
    const { router, filter, parameters } = await renderList({
      declaration,
      address: addressWith(
        { terminalID: 't1', quickDateFilter: 'thisMonth', currency: 'ILS' },
        { displayedFilters: '{"groupByDay":true}' },
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the whole day: Saturday, 14/11/2026' }));
    await waitFor(() =>
      expect(wire.lastQuery()).toEqual({
        take: '100',
        terminalID: 't1',
        currency: 'ILS',
        dateFrom: '2026-11-14',
        dateTo: '2026-11-14',
      }),
    );
    expect(filter()).toEqual({ terminalID: 't1', currency: 'ILS', dateFrom: '2026-11-14', dateTo: '2026-11-14' });
    expect(parameters().displayedFilters).toBe('{}');
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Sunday, 15/11/2026')).toBeInTheDocument();
  });

  it('brings further days when asked, and arrows lead from day to day', async () => {
    answerList();
    const queries = answerDays(12, { shown: 2 });
    await renderList({ declaration });
    await userEvent.click(await toggle());
    await screen.findByText('Sunday, 15/11/2026');
    expect(dayHeaders()).toHaveLength(10);
    const links = screen.getAllByRole('link');
    links[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(links[2]).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'More days' }));
    await waitFor(() => expect(dayHeaders()).toHaveLength(12));
    expect(queries.at(-1)).toMatchObject({ take: '10', skip: '10' });
    expect(screen.queryByRole('button', { name: 'More days' })).not.toBeInTheDocument();
  });

  it('has the menus of its rows', async () => {
    answerList();
    answerDays(1, { shown: 2 });
    const actions = {
      row: async () => [
        { key: 'view', kind: 'link' as const, path: (record: { id: unknown }) => `/elsewhere/${String(record.id)}` },
      ],
    };
    const { router } = await renderList({ declaration: { ...declaration, actions } });
    await userEvent.click(await toggle());
    await screen.findByText('Sunday, 15/11/2026');
    await userEvent.click(screen.getByRole('button', { name: /^Actions: Person 1,/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/elsewhere\/00000001-/));
  });

  it('is headings and cards on a phone, in Hebrew', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    answerList();
    answerDays(1);
    await renderList({ declaration, locale: 'he-IL' });
    await userEvent.click(await screen.findByRole('button', { name: 'לפי ימים' }));
    const cards = await screen.findByRole('list', { name: 'יום ראשון, 15/11/2026' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'פתיחת כל היום: יום ראשון, 15/11/2026' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let refuse = true;
    answerList();
    answerDays(1, { refuse: () => refuse });
    const { failures } = await renderList({ declaration });
    await userEvent.click(await toggle());
    expect(await screen.findByRole('alert')).toHaveTextContent('The records could not be loaded. Not today');
    expect(failures).toEqual([]);
    refuse = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sunday, 15/11/2026')).toBeInTheDocument();
  });
});

describe('the pieces', () => {
  it.each([
    ['2026-11-15T00:00:00', 'he-IL', 'יום ראשון, 15/11/2026'],
    ['2026-11-15', 'en-IL', 'Sunday, 15/11/2026'],
    ['soon', 'en-IL', 'soon'],
  ] as const)('longDay of %s in %s', (value, locale, text) => {
    expect(longDay(value, locale)).toBe(text);
  });

  it('parseGroups trusts nothing', () => {
    const toRecord = (row: Record<string, unknown>) => ({ ...row, id: String(row.key) });
    for (const body of [undefined, null, 'x', [], {}, { groups: 7 }, { status: 'error' }])
      expect(() => parseGroups(body, toRecord)).toThrow(CallFailure);
    expect(parseGroups({ groups: null }, toRecord)).toEqual([]);
    expect(
      parseGroups({ groups: [null, { groupValue: 7, data: [null, { key: 1 }], totalAmountILS: '9' }] }, toRecord),
    ).toEqual([{ value: '', totals: {}, rows: [{ key: 1, id: '1' }] }]);
  });
});
