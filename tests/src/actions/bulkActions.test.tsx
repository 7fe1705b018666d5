import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { ManyAction } from '#src/actions/actions.ts';
import { answerList, gate, renderList, rowOf, sample } from '#tests/src/list/renderList.tsx';
import { toAgorot } from '#contract/money.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
import '#src/actions/BulkActions.tsx';
import '#src/actions/jobs/JobBar.tsx';

const run = vi.fn<ManyAction['run']>();
const bulk: ManyAction = {
  key: 'delete',
  kind: 'many',
  asks: { title: 'plan.skipped', text: 'unsaved.text' },
  done: 'list.rows',
  run,

  atOnce: 2,
  skips: ({ status }) => (status === 'completed' ? undefined : 'job.bulk.notOffered'),
};
const declaration = {
  ...sample,
  endpoints: { ...sample.endpoints, get: 'transactions.get' as const },
  selectable: true as const,
  detailPath: (id: string) => `/transactions/${id}`,
  actions: { bulk: async () => [bulk] },
};
/** Answers what is asked of single records. @returns the numbers of the rows that were asked for */
function answerRecords(changes: Record<number, object> = {}) {
  const asked: number[] = [];
  server.use(
    http.get('*/api/transactions/:id', ({ params }) => {
      const index = Number(String(params.id).slice(0, 8));
      asked.push(index);
      return HttpResponse.json(rowOf(index, { ...changes[index] }));
    }),
  );
  return asked;
}
const allDone: ManyAction['run'] = async (rows, { dataProvider }) => {
  await dataProvider.operate('transmissions.transmit', { body: { paymentTransactionIDs: rows.map(({ id }) => id) } });
  return rows.map(({ id }) => ({ id, done: true as const }));
};
beforeEach(() => {
  stubDialogs();
  delete bulk.amount;
  delete bulk.judgesRecord;
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
/** Asks for it, and agrees to what it says it will do. */
const start = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
};
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close: Delete' }));

describe('an action on the ticked rows', () => {
  it('goes through them some at a time, reads the list again and clears the ticks', async () => {
    const { queries } = await tickAll();
    await start();
    await waitFor(async () => expect(await bar()).toHaveTextContent('Finished: Delete5 rows'));
    expect(run.mock.calls.map(([rows]) => rows.length)).toEqual([2, 2, 1]);
    // Before each call the rows are read once more, as many as one page gives.
    const isShown = ({ take }: Record<string, string>) => take !== '1000';
    await waitFor(() => expect(queries().filter(isShown)).toHaveLength(2));
    expect(queries().filter((query) => !isShown(query))).toHaveLength(3);
    expect(screen.getByRole('checkbox', { name: /^Person 1,/ })).not.toBeChecked();
    await close();
    expect(screen.queryByRole('region', { name: 'Background tasks' })).not.toBeInTheDocument();
  });

  it('leaves the focus in the toolbar, and its report gives it back to where it came from', async () => {
    await tickAll();
    await start();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
    const box = screen.getByRole('checkbox', { name: /^Person 1,/ });
    box.focus();
    await bar();
    await close();
    expect(box).toHaveFocus();
  });

  it('tells of each row that was refused, and why', async () => {
    run.mockImplementation(async (rows) =>
      rows.map(({ id }) =>
        id.startsWith('00000002') ? { id, done: false, reason: 'It is in use' } : { id, done: true },
      ),
    );
    await tickAll(5, { 4: { status: 'initial' } });
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('3 rows · One record rejected · One record is not affected'));
    // Each reason once, a failure first and in its colour; each row leads to its page.
    const reasons = [...region.querySelectorAll('details')];
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'It is in use · 1Person 2',
      'The action is not possible for this record · 1Person 4',
    ]);
    expect(reasons.map((one) => one.querySelector('summary')?.dataset.tone)).toEqual(['failed', 'calm']);
    expect(within(region).getByRole('link', { name: 'Person 2' })).toHaveAttribute(
      'href',
      `/transactions/${rowOf(2).paymentTransactionID}`,
    );
    expect(run.mock.calls.flatMap(([rows]) => rows).some(({ id }) => id.startsWith('00000004'))).toBe(false);
    await close();
  });

  it('says first what it will do, how much it moves and who is left alone, and does nothing unless agreed', async () => {
    bulk.amount = ({ transactionAmount }) => ({ agorot: toAgorot(Number(transactionAmount)), currency: 'ILS' });
    await tickAll(5, { 4: { status: 'initial' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const plan = screen.getByRole('alertdialog', { name: '4 records are not affected' });
    expect(plan).toHaveTextContent(/Total .?411\.00₪/);
    expect(plan).toHaveTextContent('One record is not affected');
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Person 4The action is not possible for this record']);
    await userEvent.click(within(plan).getByRole('button', { name: 'Cancel' }));
    expect(run).not.toHaveBeenCalled();
    run.mockImplementation(async (rows) =>
      rows.map(({ id, name }) => ({
        id,
        done: true,
        ...(name === 'Person 2' && { amount: { agorot: 5000, currency: 'ILS' } }),
      })),
    );
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent(/359\.00₪.? · planned .?411\.00₪/));
    expect(region).toHaveTextContent(/Amounts that differ from the planPerson 2.?50\.00₪.? · planned .?102\.00₪/);
    await close();
  });

  it('judges by their records what the list tells too little of, and says what cannot be judged before', async () => {
    bulk.judgesRecord = () => true;
    const asked = answerRecords({ 3: { status: 'initial' } });
    server.use(http.get(`*/api/transactions/${rowOf(4).paymentTransactionID}`, () => HttpResponse.error()));
    await tickAll(5, { 5: { status: 'initial' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const plan = await screen.findByRole('alertdialog', { name: '3 records are not affected' });
    expect(plan).toHaveTextContent('One record is checked only when the action runs');
    expect(
      within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([3, 5].map((index) => `Person ${index}The action is not possible for this record`));
    expect(new Set(asked)).toEqual(new Set([1, 2, 3]));
    await userEvent.click(within(plan).getByRole('button', { name: 'Cancel' }));
  });

  it('tries only those again that were not done, after a plan of how they are now', async () => {
    run.mockImplementationOnce(async (rows) => rows.map(({ id }) => ({ id, done: false, reason: 'It is in use' })));
    await tickAll(4, { 4: { status: 'initial' } });
    await start();
    await waitFor(async () =>
      expect(await bar()).toHaveTextContent('one row · 2 records rejected · One record is not affected'),
    );
    answerRecords({ 2: { status: 'initial' } });
    await userEvent.click(screen.getByRole('button', { name: 'Try 2 records again' }));
    const plan = await screen.findByRole('alertdialog', { name: 'One record is not affected' });
    expect(plan).toHaveTextContent('Person 2The action is not possible for this record');
    await userEvent.click(within(plan).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await bar()).toHaveTextContent('one row · One record is not affected'));
    expect(run.mock.calls.map(([rows]) => rows.map(({ name }) => name))).toEqual([
      ['Person 1', 'Person 2'],
      ['Person 3'],
      ['Person 1'],
    ]);
    expect(screen.queryByRole('button', { name: /^Try .* again$/ })).not.toBeInTheDocument();
    await close();
  });

  it('shows how far it is and stops when told to, after the call under way', async () => {
    const second = gate();
    run.mockImplementation(async (rows, tools) => {
      if (run.mock.calls.length === 2) await second.opened;
      return allDone(rows, tools);
    });
    await tickAll();
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('2 of 5'));
    expect(within(region).getByRole('progressbar')).toHaveAttribute('value', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Delete' }));
    second.open();
    await waitFor(() => expect(region).toHaveTextContent('Canceled: Delete4 rows · One record not reached'));
    expect(run).toHaveBeenCalledTimes(2);
    await close();
  });

  it('goes on when the person leaves the list', async () => {
    const first = gate();
    run.mockImplementation(async (rows, tools) => {
      await first.opened;
      return allDone(rows, tools);
    });
    const { router } = await tickAll();
    await start();
    await bar();
    await router.navigate('/elsewhere');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    first.open();
    await waitFor(async () => expect(await bar()).toHaveTextContent('5 rows'));
    await close();
  });

  it('counts a refused call as its rows, and stops at a call without an answer', async () => {
    run.mockRejectedValueOnce(new CallFailure('badRequest', 400, { response: { status: 'error', message: 'No' } }));
    run.mockRejectedValueOnce(new CallFailure('network', 0));
    await tickAll();
    await start();
    const region = await bar();
    await waitFor(() => expect(region).toHaveTextContent('Stopped before the end: Delete'));
    expect(region).toHaveTextContent('0 rows · 2 records rejected · 3 records not reached');
    await close();
  });
});
