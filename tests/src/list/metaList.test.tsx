import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { columnsKeyOf } from '#src/dataProvider/resource.ts';
import { cachedMeta } from '#src/meta/cachedMeta.ts';
import { answerList, gate, renderList, rowOf, sample } from './renderList.tsx';
import { sampleMeta } from './sampleMeta.ts';

const rows = () => screen.getAllByRole('row').slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the order of the questions', () => {
  it('is meta, then data, in one tick on the first visit; rows are drawn when both have come', async () => {
    const { opened, open } = gate();
    answerList({
      meta: async () => {
        await opened;
        return HttpResponse.json(sampleMeta);
      },
    });
    const sent = vi.spyOn(globalThis, 'fetch');
    await renderList();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const paths = sent.mock.calls.map(([target]) => new URL(new Request(target).url).pathname);
    sent.mockRestore();
    expect(paths.map((path) => path.endsWith('/$meta'))).toEqual([true, false]);
    expect(screen.queryByText('Person 1')).not.toBeInTheDocument();
    open();
    await screen.findByText('Person 1');
  });

  it('is both at once with a kept meta, whose rows do not wait for the new one', async () => {
    cachedMeta.write(columnsKeyOf(sample), 'en-IL', sampleMeta);
    const { opened, open } = gate();
    const wire = answerList({
      meta: async () => {
        await opened;
        return HttpResponse.json({ columns: { cardOwnerName: { name: 'Owner', dataType: 'string' } } });
      },
    });
    await renderList();
    await screen.findByText('Person 1');
    expect(wire.calls().toSorted()).toEqual(['list', 'meta']);
    expect(screen.getAllByRole('columnheader')).toHaveLength(12);
    open();
    expect(await screen.findByRole('columnheader', { name: 'Owner' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(cachedMeta.read(columnsKeyOf(sample), 'en-IL')?.columns).toHaveProperty('cardOwnerName.name', 'Owner');
  });

  it('keeps another language apart', async () => {
    cachedMeta.write(columnsKeyOf(sample), 'he-IL', sampleMeta);
    const { opened, open } = gate();
    const wire = answerList({
      meta: async () => {
        await opened;
        return HttpResponse.json(sampleMeta);
      },
    });
    await renderList({ locale: 'en-IL' });
    await waitFor(() => expect(wire.calls().toSorted()).toEqual(['list', 'meta']));
    expect(screen.queryByText('Person 1')).not.toBeInTheDocument();
    open();
    await screen.findByText('Person 1');
  });
});

describe('the table', () => {
  it('draws each dataType', async () => {
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    const [first] = rows();
    if (!first) throw new Error('no row');
    expect(within(first).getByRole('rowheader')).toHaveTextContent('00000001');
    expect(within(first).getByTitle('00000001-d9cb-469f-a165-70867728950e')).toBeInTheDocument();
    expect(cellsOf(first)).toEqual([
      expect.stringMatching(/^15\/11\/2026 \d\d:\d\d( \(Israel time: 15\/11\/2026 12:05\))?$/),
      'Person 1',
      '101.00₪',
      'שקל',
      'הושלמה',
      'הושלמה',
      'חיוב',
      '****1234',
      '0',
      '✓',
      'North',
    ]);
    expect(within(first).getByRole('cell', { name: 'Yes' })).toBeInTheDocument();
    expect(within(first).getByText('101.00₪').tagName).toBe('BDI');
    expect(within(first).getByText(/^15\/11\/2026/)).toHaveAttribute('datetime', '2026-11-15T10:05:00.000Z');
    expect(within(first).getAllByText('הושלמה')[0]).toHaveClass('chip', 'success');
  });

  it('has a name, a named region to scroll in, and announces the count', async () => {
    answerList();
    await renderList();
    await screen.findByText('Person 1');
    expect(screen.getByRole('table', { name: 'Transactions' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Table: Transactions' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('status')).toHaveTextContent('3 records');
  });

  it('speaks Hebrew with its plural forms', async () => {
    answerList({ list: () => HttpResponse.json({ data: [rowOf(1), rowOf(2)], numberOfRecords: 2 }) });
    await renderList({ locale: 'he-IL' });
    await screen.findByText('Person 1');
    expect(screen.getByRole('status')).toHaveTextContent('שתי רשומות');
    expect(screen.getByRole('table', { name: 'עסקאות' })).toBeInTheDocument();
  });

  it('tells the totals of the currencies that moved', async () => {
    const totals = { totalAmountILS: 1234.5, totalAmountUSD: 0, totalAmountEUR: -7 };
    answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 1, ...totals }) });
    await renderList();
    const toolbar = (await screen.findByText('One record')).parentElement;
    expect(toolbar).toHaveTextContent('Total 1,234.50₪-7.00EUR');
  });

  it('sorts by the server, by a button in the header', async () => {
    const wire = answerList();
    const { parameters } = await renderList();
    await screen.findByText('Person 1');
    expect(wire.lastQuery()).not.toHaveProperty('sortBy');
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ sortBy: 'transactionAmount' }));
    const heading = screen.getByRole('columnheader', { name: 'Amount' });
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ sortBy: 'transactionAmount', sortDesc: 'true' }));
    await waitFor(() => expect(parameters()).toMatchObject({ sort: 'transactionAmount', order: 'DESC' }));
  });

  it('turns pages and changes their size', async () => {
    const wire = answerList({ list: () => HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 250 }) });
    const { parameters } = await renderList();
    expect(await screen.findByText('Page 1 of 3')).toBeInTheDocument();
    expect(wire.lastQuery()).toMatchObject({ take: '100' });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ take: '100', skip: '100' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(wire.queries()).toContainEqual({ take: '25', terminalID: 't1' }));
    expect(parameters()).toMatchObject({ page: '1', perPage: '25' });
  });

  it('dims the old rows while new ones come, and marks itself busy', async () => {
    const { opened, open } = gate();
    const wire = answerList({
      list: async (request) => {
        if (new URL(request.url).searchParams.has('skip')) await opened;
        return HttpResponse.json({ data: [rowOf(wire.queries().length)], numberOfRecords: 250 });
      },
    });
    await renderList();
    await screen.findByText('Person 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('data-stale'));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Person 1')).toBeInTheDocument();
    open();
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
    expect(screen.getByRole('table')).not.toHaveAttribute('data-stale');
  });
});

describe('rows', () => {
  it('are real links, open as a whole, and follow the arrow keys', async () => {
    answerList();
    const { router } = await renderList();
    const link = await screen.findByRole('link', { name: '00000001' });
    expect(link).toHaveAttribute('href', '/transactions/view/00000001-d9cb-469f-a165-70867728950e');
    link.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: '00000002' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/transactions/view/00000001-d9cb-469f-a165-70867728950e');
  });

  it('open by a click anywhere, but not with a modifier key or while text is selected', async () => {
    answerList();
    const { router } = await renderList();
    const cell = await screen.findByText('Person 2');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    expect(router.state.location.pathname).toBe('/transactions/list');
    const selection = vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'Person' } as Selection);
    await user.click(cell);
    expect(router.state.location.pathname).toBe('/transactions/list');
    selection.mockRestore();
    await user.click(cell);
    expect(router.state.location.pathname).toMatch(/^\/transactions\/view\/00000002/);
  });

  it('without a page of their own take the focus themselves', async () => {
    answerList();
    const { detailPath: _, ...declaration } = sample;
    const { router } = await renderList({ declaration });
    await screen.findByText('Person 1');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(rows()[1]).toHaveFocus();
    expect(router.state.location.pathname).toBe('/transactions/list');
  });
});
