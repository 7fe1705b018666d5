import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CellProps } from '#src/meta/cells.tsx';
import { addressWith, answerList, gate, renderList, rowOf, sample } from './renderList.tsx';

/** Rows drawn since the last reset: each row has one amount. */
const drawn = vi.hoisted(() => ({ rows: 0 }));
vi.mock(import('#src/meta/cells.tsx'), async (original) => ({
  ...(await original()),
  moneyCell: ({ text }: CellProps) => {
    drawn.rows += 1;
    return <bdi>{text}</bdi>;
  },
}));
beforeEach(() => void (drawn.rows = 0));

const declaration = { ...sample, selectable: true as const };

/** A server with this many rows, which it pages. */
function answerRows(total: number, wait?: Promise<void>) {
  return answerList({
    list: async (request) => {
      const query = new URL(request.url).searchParams;
      const [take, skip] = [Number(query.get('take')), Number(query.get('skip') ?? 0)];
      if (skip > 0 && take === 250) await wait;
      const length = Math.max(0, Math.min(take, total - skip));
      const data = Array.from({ length }, (_, index) => rowOf(skip + index + 1));
      return HttpResponse.json({ data, numberOfRecords: total });
    },
  });
}
/** Short pages: role queries take their time with each row. */
const shortPages = addressWith({ terminalID: 't1' }, { perPage: '25' });
const box = (row: number) => screen.getByRole('checkbox', { name: new RegExp(`^Person ${row},`) });
const pageBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of the page' });
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked, ariaLabel }) => checked && ariaLabel !== 'Select all rows of the page')
    .map(({ ariaLabel }) => Number(/^Person (\d+),/.exec(ariaLabel ?? '')?.[1]));
const status = () => screen.getByRole('status');

describe('ticking rows', () => {
  it('is offered only where the declaration says so', async () => {
    answerRows(3);
    await renderList();
    await screen.findByText('Person 1');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('draws one row of a hundred', async () => {
    answerRows(250);
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await waitFor(() => expect(drawn.rows).toBeGreaterThanOrEqual(100));
    drawn.rows = 0;
    fireEvent.click(box(42));
    expect(box(42)).toBeChecked();
    expect(drawn.rows).toBe(1);
    fireEvent.click(box(43));
    fireEvent.click(box(42));
    expect(drawn.rows).toBe(3);
    expect(ticked()).toEqual([43]);
  });

  it('swaps the toolbar, in the same live region', async () => {
    answerRows(60);
    await renderList({ declaration, address: shortPages });
    await screen.findByText('Person 1');
    const region = status();
    await waitFor(() => expect(region).toHaveTextContent('60 records'));
    await userEvent.click(box(1));
    expect(status()).toBe(region);
    await waitFor(() => expect(region).toHaveTextContent('One selected'));
    await userEvent.click(box(2));
    expect(region).toHaveTextContent('2 selected');
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(region).toHaveTextContent('60 records');
    expect(ticked()).toEqual([]);
  });

  it('counts in Hebrew', async () => {
    answerRows(60);
    await renderList({ declaration, locale: 'he-IL', address: shortPages });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(box(2));
    expect(status()).toHaveTextContent('נבחרו שתי רשומות');
    expect(screen.getByRole('button', { name: 'בחירת כל 60 המתאימות' })).toBeInTheDocument();
  });

  it('takes ranges with the shift key, and unticks them', async () => {
    answerRows(20);
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await userEvent.click(box(8));
    fireEvent.click(box(5), { shiftKey: true });
    expect(ticked()).toEqual([5, 6, 7, 8]);
    fireEvent.click(box(7), { shiftKey: true });
    expect(ticked()).toEqual([8]);
  });

  it('has a box for the page with three states', async () => {
    answerRows(3);
    await renderList({ declaration });
    await screen.findByText('Person 1');
    expect([pageBox().checked, pageBox().indeterminate, pageBox().autocomplete]).toEqual([false, false, 'off']);
    await userEvent.click(box(2));
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([false, true]);
    await userEvent.click(pageBox());
    expect([pageBox().checked, pageBox().indeterminate]).toEqual([true, false]);
    expect(ticked()).toEqual([1, 2, 3]);
    await userEvent.click(pageBox());
    expect(ticked()).toEqual([]);
  });

  it('goes by Shift and Space from the row, by Space from its box, and by arrows from box to box', async () => {
    answerRows(3);
    const { router } = await renderList({ declaration });
    const link = await screen.findByRole('link', { name: '00000001' });
    link.focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(ticked()).toEqual([1]);
    // Space alone looks at the record (`src/app/glance`).
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    expect(ticked()).toEqual([1]);
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(ticked()).toEqual([1, 3]);
    act(() => box(1).focus());
    await userEvent.keyboard('{ArrowDown} ');
    expect(box(2)).toHaveFocus();
    expect(ticked()).toEqual([1, 2, 3]);
    expect(router.state.location.pathname).toBe('/transactions/list');
  });

  it('outlasts paging and a visit elsewhere', async () => {
    answerRows(60);
    const { router } = await renderList({ declaration, address: shortPages });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Person 26');
    expect(status()).toHaveTextContent('One selected');
    await userEvent.click(box(26));
    await userEvent.click(screen.getByText('Person 27'));
    await screen.findByText('Elsewhere');
    await act(() => router.navigate(-1));
    await screen.findByText('Person 26');
    expect(ticked()).toEqual([26]);
    expect(status()).toHaveTextContent('2 selected');
  });

  it('belongs to the filter: under another one nothing unseen is ticked', async () => {
    answerRows(3);
    const { router } = await renderList({ declaration, address: addressWith({ terminalID: 't1' }) });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await act(() => router.navigate(addressWith({ terminalID: 't1', currency: 'USD' })));
    await waitFor(() => expect(status()).toHaveTextContent('3 records'));
    expect(ticked()).toEqual([]);
    await act(() => router.navigate(addressWith({ terminalID: 't1' })));
    await waitFor(() => expect(ticked()).toEqual([1]));
  });

  it('copies the ids', async () => {
    answerRows(3);
    await renderList({ declaration });
    await screen.findByText('Person 1');
    const user = userEvent.setup();
    await user.click(box(1));
    await user.click(box(3));
    await user.click(screen.getByRole('button', { name: 'Copy IDs' }));
    const [first, third] = [rowOf(1), rowOf(3)].map((row) => row.paymentTransactionID);
    expect(await navigator.clipboard.readText()).toBe(`${first}\n${third}`);
    expect(screen.getByTestId('messages')).toHaveTextContent('CopiedToClipboard');
  });
});

describe('ticking all rows of the filter', () => {
  it('shows the count first, then pages through the ids of exactly this list', async () => {
    const wire = answerRows(600);
    await renderList({
      declaration,
      address: addressWith(
        { terminalID: 't1', currency: 'USD' },
        { sort: 'transactionAmount', order: 'DESC', perPage: '25' },
      ),
    });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 600 matching' }));
    await waitFor(() => expect(status()).toHaveTextContent('600 selected'));
    expect(screen.queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
    expect(pageBox().checked).toBe(true);
    const { take: _, ...asked } = wire.queries()[0] ?? {};
    // The next page is asked for ahead besides.
    expect(wire.queries().filter(({ take }) => take === '250')).toEqual([
      { ...asked, take: '250' },
      { ...asked, take: '250', skip: '250' },
      { ...asked, take: '250', skip: '500' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Person 26');
    expect(ticked()).toHaveLength(25);
  });

  it('tells its progress and can be cancelled', async () => {
    const { opened, open } = gate();
    answerRows(600, opened);
    await renderList({ declaration, address: shortPages });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 600 matching' }));
    expect(await screen.findByText('250 of 600 selected')).toBeInTheDocument();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(250);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    open();
    expect(status()).toHaveTextContent('One selected');
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
  });

  it('refuses more than a thousand with the message of the specification', async () => {
    const wire = answerRows(1001);
    await renderList({ declaration, address: shortPages });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 1,001 matching' }));
    expect(screen.getByTestId('messages')).toHaveTextContent('SelectionLimit');
    expect(status()).toHaveTextContent('One selected');
    expect(wire.queries().filter(({ take }) => take === '250')).toEqual([]);
  });

  it('says so when the server fails in the middle, and keeps what was ticked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerList({
      list: (request) =>
        new URL(request.url).searchParams.get('take') === '250'
          ? HttpResponse.json({ status: 'error', message: 'Not now' }, { status: 400 })
          : HttpResponse.json({ data: [rowOf(1), rowOf(2)], numberOfRecords: 600 }),
    });
    await renderList({ declaration });
    await screen.findByText('Person 1');
    await userEvent.click(box(1));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 600 matching' }));
    await waitFor(() => expect(screen.getByTestId('messages')).toHaveTextContent('Not now'));
    expect(within(status()).getByText('One selected')).toBeInTheDocument();
  });
});
