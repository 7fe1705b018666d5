import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { BulkAction } from '#src/actions/actions.ts';
import { answerList, gate, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { server } from '#tests/support/mockServer.ts';
import '#src/actions/BulkActions.tsx';
import '#src/actions/jobs/JobBar.tsx';

const run = vi.fn<BulkAction['run']>();
const bulk: BulkAction = {
  key: 'delete',
  run,

  atOnce: 2,
  offered: ({ status }) => status === 'completed',
};
const declaration = { ...sample, selectable: true as const, actions: { bulk: async () => [bulk] } };
const allDone: BulkAction['run'] = async (ids, { dataProvider }) => {
  await dataProvider.operate('transmissions.transmit', { body: { paymentTransactionIDs: ids } });
  return ids.map((id) => ({ id, done: true as const }));
};
beforeEach(() => {
  vi.clearAllMocks();
  run.mockImplementation(allDone);
  server.use(http.post('*/api/transmission/transmit', () => HttpResponse.json({ status: 'success' })));
});

async function tickAll(rows = 5, changes: Record<number, object> = {}) {
  const wire = answerList({
    list: () =>
      HttpResponse.json({
        data: Array.from({ length: rows }, (_, index) => rowOf(index + 1, { ...changes[index + 1] })),
        numberOfRecords: rows,
      }),
  });
  const view = await renderList({ declaration });
  await screen.findByText('Person 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of the page' }));
  return { ...wire, ...view };
}
const bar = () => screen.findByRole('region', { name: 'Background tasks' });
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close: Delete' }));

describe('an action on the ticked rows', () => {
  it('goes through them some at a time, reads the list again and clears the ticks', async () => {
    const { queries } = await tickAll();
    await start();
    await waitFor(async () => expect(await bar()).toHaveTextContent('Finished: Delete5 records done'));
    expect(run.mock.calls.map(([ids]) => ids.length)).toEqual([2, 2, 1]);
    await waitFor(() => expect(queries()).toHaveLength(2));
    expect(screen.getByRole('checkbox', { name: 'Person 1' })).not.toBeChecked();
    await close();
    expect(screen.queryByRole('region', { name: 'Background tasks' })).not.toBeInTheDocument();
  });

  it('leaves the focus in the toolbar, and its report gives it back to where it came from', async () => {
    await tickAll();
    await start();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Views' })).toHaveFocus());
    const box = screen.getByRole('checkbox', { name: 'Person 1' });
    box.focus();
    await bar();
    await close();
    expect(box).toHaveFocus();
  });

  it('tells of each row that was refused, and why', async () => {
    run.mockImplementation(async (ids) =>
      ids.map((id) => (id.startsWith('00000002') ? { id, done: false, reason: 'It is in use' } : { id, done: true })),
    );
    await tickAll(5, { 4: { status: 'initial' } });
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('3 records done · 2 records refused'));
    const rows = within(region).getAllByRole('listitem').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Person 4The action is not possible for this record',
      'Person 2It is in use',
    ]);
    expect(run.mock.calls.flatMap(([ids]) => ids).some((id) => id.startsWith('00000004'))).toBe(false);
    await close();
  });

  it('shows how far it is and stops when told to, after the call under way', async () => {
    const second = gate();
    run.mockImplementation(async (ids, tools) => {
      if (run.mock.calls.length === 2) await second.opened;
      return allDone(ids, tools);
    });
    await tickAll();
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('2 of 5'));
    expect(within(region).getByRole('progressbar')).toHaveAttribute('value', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Delete' }));
    second.open();
    await waitFor(() => expect(region).toHaveTextContent('Cancelled: Delete4 records done · One record not reached'));
    expect(run).toHaveBeenCalledTimes(2);
    await close();
  });

  it('goes on when the person leaves the list', async () => {
    const first = gate();
    run.mockImplementation(async (ids, tools) => {
      await first.opened;
      return allDone(ids, tools);
    });
    const { router } = await tickAll();
    await start();
    await bar();
    await router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    first.open();
    await waitFor(async () => expect(await bar()).toHaveTextContent('5 records done'));
    await close();
  });

  it('counts a refused call as its rows, and stops at a call without an answer', async () => {
    run.mockRejectedValueOnce(new CallFailure('badRequest', 400, { response: { status: 'error', message: 'No' } }));
    run.mockRejectedValueOnce(new CallFailure('network', 0));
    await tickAll();
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('Stopped before the end: Delete'));
    expect(region).toHaveTextContent('0 records done · 2 records refused · 3 records not reached');
    await close();
  });
});
