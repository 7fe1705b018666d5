import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '#tests/support/mockServer.ts';
import { addressWith, answerList, renderList, rowOf, sample } from './renderList.tsx';

/** A server of 250 rows whose first one tells its page. */
function answerPages() {
  return answerList({
    list: ({ url }) => {
      const skip = Number(new URL(url).searchParams.get('skip') ?? 0);
      return HttpResponse.json({ data: [rowOf(skip / 100 + 1)], numberOfRecords: 250 });
    },
  });
}

/** The waits of the page after this one for a browser without idle callbacks. */
function watchWaits() {
  const timers = vi.spyOn(window, 'setTimeout');
  return () => timers.mock.calls.filter(([, ms]) => ms === 250);
}

const skips = (wire: ReturnType<typeof answerPages>) => wire.queries().map(({ skip = '0' }) => skip);

describe('the page after the one on screen', () => {
  it('is asked for while nobody waits, and turning to it asks nothing', async () => {
    const wire = answerPages();
    const waits = watchWaits();
    await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100']));
    expect(waits()).not.toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100', '200']));
  });

  it('is not asked for while the rows stand by day', async () => {
    const wire = answerPages();
    const day = { groupValue: '2026-11-15', numberOfRecords: 1, data: [rowOf(7)] };
    server.use(http.get('http://api.test/api/transactions/$grouped', () => HttpResponse.json({ groups: [day] })));
    const waits = watchWaits();
    const declaration = { ...sample, endpoints: { ...sample.endpoints, grouped: 'transactions.grouped' as const } };
    const address = addressWith({ terminalID: 't1' }, { displayedFilters: JSON.stringify({ groupByDay: true }) });
    await renderList({ declaration, address });
    await screen.findByText('Person 7');
    expect(waits()).toEqual([]);
    expect(skips(wire)).toEqual(['0']);
  });

  it('is turned to by a button that keeps the focus at the last one, and is said aloud', async () => {
    const wire = answerPages();
    const { container } = await renderList({ address: addressWith({ terminalID: 't1' }, { page: '2' }) });
    await screen.findByText('Person 2');
    const said = () => container.querySelector('[data-announces]')?.textContent;
    await waitFor(() => expect(said()).toBe(''));
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await screen.findByText('Person 3');
    await waitFor(() => expect(said()).toBe('Page 3 of 3, one row'));
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    const before = wire.queries().length;
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(wire.queries()).toHaveLength(before);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(() => expect(said()).toBe('Page 1 of 3, one row, Amount, Ascending'));
  });

  it('is not asked for where there is none', async () => {
    const wire = answerPages();
    await renderList({ address: addressWith({ terminalID: 't1' }, { page: '3' }) });
    await screen.findByText('Person 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Person 2');
    expect(skips(wire)).toEqual(['200', '100']);
  });

  it('that fails to come bothers nobody: turning to it asks again', async () => {
    // React-admin writes failures of the provider to the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let failing = true;
    const wire = answerList({
      list: ({ url }) => {
        if (!new URL(url).searchParams.has('skip'))
          return HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 150 });
        return failing
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json({ data: [rowOf(2)], numberOfRecords: 150 });
      },
    });
    await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100']));
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
  });
});

describe('what a click changes', () => {
  const press = (name: string | RegExp) => () => userEvent.click(screen.getByRole('button', { name }));
  it.each<[string, () => Promise<void>, Record<string, string>]>([
    ['the order', press(/^Cardholder/), { sortBy: 'cardOwnerName' }],
    ['a filter', press('הושלמה'), { quickStatusFilter: 'Completed' }],
    [
      'the page size',
      () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25'),
      { take: '25' },
    ],
  ])('is asked for once: %s', async (_, act, expected) => {
    const wire = answerList();
    await renderList();
    await screen.findByText('Person 1');
    const before = wire.queries().length;
    await act();
    await waitFor(() => expect(wire.queries().length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
    expect(wire.queries().slice(before)).toEqual([{ take: '100', terminalID: 't1', ...expected }]);
  });
});
