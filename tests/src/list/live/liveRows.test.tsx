import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import { glowClass, glowMs } from '#src/ui/glow/glow.ts';
// What loads on first use is at hand before the first test.
import '#src/list/live/LiveRows.tsx';
import { turnMs } from '#src/list/live/turns.ts';
import { addressWith, answerList, gate, renderList, rowOf } from '#tests/src/list/renderList.tsx';

type Row = ReturnType<typeof rowOf>;

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

/** A server whose rows others change. */
function serve(rows: Row[]) {
  const now = { rows, status: 200 };
  const wire = answerList({
    list: () =>
      now.status === 200
        ? HttpResponse.json({ data: now.rows, numberOfRecords: now.rows.length, totalAmountILS: now.rows.length })
        : HttpResponse.json({}, { status: now.status }),
  });
  return { now, wire };
}

const drawn = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByText(/^Person \d+$/).map(({ textContent }) => textContent);
const glowing = () => drawn().filter((row) => row.classList.contains(glowClass));
const said = () => [...document.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent).join('');
const news = () => screen.queryByRole('button', { name: /new record/ });

/** The list on screen, once what keeps it true has been loaded. */
async function open(options: Parameters<typeof renderList>[0] & { locale?: Locale } = {}) {
  const view = await renderList(options);
  await screen.findAllByText(/^Person \d+$/);
  // What competes with the first screen for nothing comes later.
  await act(async () => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(document.querySelectorAll('[aria-live=polite]').length).toBeGreaterThan(2));
  return view;
}

/** Half a minute goes by. */
async function turn(wire: ReturnType<typeof answerList>): Promise<void> {
  const before = wire.queries().length;
  await act(async () => vi.advanceTimersByTimeAsync(turnMs));
  await waitFor(() => expect(wire.queries().length).toBeGreaterThan(before));
  await act(async () => vi.advanceTimersByTimeAsync(50));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a list that others change', () => {
  it('shows what changed in its place, which glows once, by the question the list is shown by', async () => {
    const { now, wire } = serve([rowOf(1), rowOf(2), rowOf(3)]);
    await open({ address: addressWith({ terminalID: 't1', quickStatusFilter: 'Completed' }, { perPage: '25' }) });
    const [shown] = wire.queries();
    now.rows = [rowOf(3), rowOf(2, { cardOwnerName: 'Person 22' }), rowOf(1)];
    await turn(wire);
    expect(wire.lastQuery()).toEqual(shown);
    expect(wire.lastQuery()).toMatchObject({ terminalID: 't1', quickStatusFilter: 'Completed', take: '25' });
    expect(names()).toEqual(['Person 1', 'Person 22', 'Person 3']);
    expect(glowing()).toEqual([drawn()[1]]);
    expect(said()).toContain('One record has changed');
    expect(news()).not.toBeInTheDocument();
    await act(async () => vi.advanceTimersByTimeAsync(glowMs));
    expect(glowing()).toEqual([]);
  });

  it('says how many came and moves nothing until they are asked for; the first of them has the focus', async () => {
    const { now, wire } = serve([rowOf(1), rowOf(2)]);
    await open();
    now.rows = [rowOf(4), rowOf(3), rowOf(1), rowOf(2)];
    await turn(wire);
    expect(names()).toEqual(['Person 1', 'Person 2']);
    // Count and sums are those of the rows on screen.
    expect(screen.getByText('2 records')).toBeInTheDocument();
    expect(said()).toContain('2 new records');
    await user.click(screen.getByRole('button', { name: '2 new records' }));
    await waitFor(() => expect(names()).toEqual(['Person 4', 'Person 3', 'Person 1', 'Person 2']));
    expect(screen.getByText('4 records')).toBeInTheDocument();
    expect(news()).not.toBeInTheDocument();
    expect(glowing()).toEqual(drawn().slice(0, 2));
    await waitFor(() => expect(within(drawn()[0] ?? document.body).getByRole('link')).toHaveFocus());
  });

  it('says it in Hebrew with its plural forms', async () => {
    const { now, wire } = serve([rowOf(1)]);
    await open({ locale: 'he-IL' });
    now.rows = [rowOf(2), rowOf(1)];
    await turn(wire);
    expect(screen.getByRole('button', { name: 'רשומה חדשה אחת' })).toBeInTheDocument();
    now.rows = [rowOf(3), ...now.rows];
    await turn(wire);
    expect(screen.getByRole('button', { name: 'שתי רשומות חדשות' })).toBeInTheDocument();
    now.rows = [rowOf(4), ...now.rows];
    await turn(wire);
    expect(screen.getByRole('button', { name: '3 רשומות חדשות' })).toBeInTheDocument();
  });

  it('keeps rows that are gone as they were, and takes no row of the next page for a new one', async () => {
    const { now, wire } = serve(Array.from({ length: 10 }, (_, place) => rowOf(place + 1)));
    await open({ address: addressWith({ terminalID: 't1' }, { perPage: '10' }) });
    now.rows = [...now.rows.slice(1), rowOf(11)];
    await turn(wire);
    expect(names()).toHaveLength(10);
    expect(names()[0]).toBe('Person 1');
    expect(news()).not.toBeInTheDocument();
  });

  it('counts none on a deeper page, whose rows change all the same', async () => {
    const { now, wire } = serve([rowOf(1), rowOf(2)]);
    await open({ address: addressWith({ terminalID: 't1' }, { page: '2' }) });
    now.rows = [rowOf(3), rowOf(1, { cardOwnerName: 'Person 11' })];
    await turn(wire);
    expect(wire.lastQuery()).toMatchObject({ skip: '100' });
    expect(names()).toEqual(['Person 11', 'Person 2']);
    expect(news()).not.toBeInTheDocument();
  });

  it('is not asked for while the page is out of sight', async () => {
    const { now, wire } = serve([rowOf(1)]);
    await open();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const before = wire.queries().length;
    now.rows = [rowOf(2), rowOf(1)];
    await act(async () => vi.advanceTimersByTimeAsync(10 * turnMs));
    expect(wire.queries()).toHaveLength(before);
    sight.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'One new record' })).toBeInTheDocument();
  });

  it('tells of no failure, and hears again once the server answers', async () => {
    const { now, wire } = serve([rowOf(1)]);
    const { failures } = await open();
    now.status = 503;
    await turn(wire);
    expect(names()).toEqual(['Person 1']);
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The composition root is told, and says nothing of what nobody asked for.
    expect(failures).toHaveLength(1);
    Object.assign(now, { status: 200, rows: [rowOf(2), rowOf(1)] });
    await act(async () => vi.advanceTimersByTimeAsync(turnMs));
    await turn(wire);
    expect(news()).toBeInTheDocument();
  });

  it('takes nothing of an answer that comes when another list is shown', async () => {
    const { now, wire } = serve([rowOf(1)]);
    const { router } = await open();
    const { opened, open: answer } = gate();
    const late = answerList({
      list: async ({ url }) => {
        const isOther = new URL(url).searchParams.get('terminalID') !== 't1';
        if (!isOther) await opened;
        const rows = isOther ? [rowOf(5)] : [rowOf(2), rowOf(1, { cardOwnerName: 'Person 11' })];
        return HttpResponse.json({ data: rows, numberOfRecords: rows.length });
      },
    });
    await act(async () => vi.advanceTimersByTimeAsync(turnMs));
    await waitFor(() => expect(late.queries()).toHaveLength(1));
    await act(async () => router.navigate(addressWith({ terminalID: 't2' })));
    await waitFor(() => expect(names()).toEqual(['Person 5']));
    answer();
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(names()).toEqual(['Person 5']);
    expect(news()).not.toBeInTheDocument();
    await turn(late);
    expect(late.lastQuery()).toMatchObject({ terminalID: 't2' });
    expect([now.rows.length, wire.queries().every(({ terminalID }) => terminalID === 't1')]).toEqual([1, true]);
  });
});
