import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toAgorot } from '#contract/money.ts';
import type { ManyAction } from '#src/actions/actions.ts';
import type { RowOutcome } from '#src/actions/many/plan.ts';
import { answerList, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import '#src/actions/BulkActions.tsx';
import '#src/actions/jobs/JobBar.tsx';

const bulk: ManyAction = {
  key: 'delete',
  kind: 'many',
  asks: { title: 'plan.skipped', text: 'unsaved.text' },
  done: 'list.rows',
  atOnce: 2,
  amount: ({ transactionAmount }) => ({ agorot: toAgorot(Number(transactionAmount)), currency: 'ILS' }),
  run: async (rows) => rows.map(({ id }) => ({ id, done: true })),
};
const declaration = { ...sample, selectable: true as const, actions: { bulk: async () => [bulk] } };
beforeEach(stubDialogs);

async function tickAll(rows: number) {
  const data = Array.from({ length: rows }, (_, index) => rowOf(index + 1));
  answerList({ list: () => HttpResponse.json({ data, numberOfRecords: rows }) });
  await renderList({ declaration });
  await screen.findByText('Person 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
}

/** What follows the rows of an action; each turn tells the next outcomes. */
function followed(turns: readonly (readonly RowOutcome[])[]) {
  const asked: string[][] = [];
  bulk.follows = {
    words: {
      done: 'list.rows',
      declined: 'job.bulk.refused',
      unclear: 'plan.doubtful',
      waiting: 'plan.recipients',
    },
    lookPath: () => '/transactions/list?waiting',
    begin: async () => async (waiting) => {
      asked.push(waiting.map(({ name }) => String(name)));
      return turns[asked.length - 1] ?? [];
    },
  };
  return asked;
}
const idOf = (index: number) => rowOf(index).paymentTransactionID;

describe('an action whose rows are only taken at first', () => {
  const second = async () => act(async () => vi.advanceTimersByTimeAsync(2000));
  const begin = async () => {
    await tickAll(3);
    await screen.findByRole('button', { name: 'Delete' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
    const dialog = screen.getByRole('alertdialog');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' })));
    await act(async () => vi.advanceTimersByTimeAsync(0));
    return screen.getByRole('region', { name: 'Background tasks' });
  };
  afterEach(() => {
    vi.useRealTimers();
    delete bulk.follows;
  });

  it('says what came of each as it is known, and ends with it', async () => {
    const asked = followed([
      [],
      [{ id: idOf(1), done: true, path: '/charges/1' }],
      [
        { id: idOf(2), done: false, how: 'declined', reason: 'Card stolen' },
        { id: idOf(3), done: true },
      ],
    ]);
    const region = await begin();
    await act(async () => vi.waitFor(() => expect(region).toHaveTextContent('3 recipients')));
    // What is sent may be left; the charges go on.
    expect(within(region).getByRole('button', { name: 'Stop watching: Delete' })).toBeInTheDocument();
    await second();
    await second();
    expect(region).toHaveTextContent('one row · 2 recipients');
    await second();
    await second();
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(region).toHaveTextContent('Finished: Delete2 rows · One record rejected');
    expect(region).toHaveTextContent(/204\.00₪.? · planned .?306\.00₪/);
    const reason = region.querySelector('summary');
    expect([reason?.textContent, reason?.dataset.tone]).toEqual(['Card stolen · 1', 'failed']);
    expect(asked).toEqual([
      ['Person 1', 'Person 2', 'Person 3'],
      ['Person 1', 'Person 2', 'Person 3'],
      ['Person 2', 'Person 3'],
    ]);
    // It stays until it was read.
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(within(region).getByRole('button', { name: 'Download report: Delete' })).toBeInTheDocument();
  });

  it('is followed for ten minutes, and then leads to what still waits', async () => {
    followed([]);
    const region = await begin();
    await act(async () => vi.advanceTimersByTimeAsync(9.5 * 60_000));
    expect(region).toHaveTextContent('Running: Delete');
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    expect(region).toHaveTextContent('Finished: Delete3 recipients');
    const look = within(region).getByRole('link', { name: 'Open those that wait' });
    expect(look).toHaveAttribute('href', '/transactions/list?waiting');
  });
});
