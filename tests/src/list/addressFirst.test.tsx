import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addressWith, answerList, gate, renderList, rowOf } from './renderList.tsx';

/** A server whose ordered or filtered rows wait for the gate. */
async function open() {
  const { opened, open: answer } = gate();
  const wire = answerList({
    async list(request) {
      const isFirst = !/sortBy|quick/.test(request.url);
      if (!isFirst) await opened;
      return HttpResponse.json({ data: [rowOf(isFirst ? 1 : 2)], numberOfRecords: 250 });
    },
  });
  const list = await renderList({ address: addressWith({ terminalID: 't1' }) });
  await screen.findByText('Person 1');
  return { wire, answer, ...list };
}
const amount = () => screen.getByRole('button', { name: 'Amount' });

it('another order is in the address before its rows have come, and the old ones stand dimmed till then', async () => {
  const { answer, parameters, container } = await open();
  fireEvent.click(amount());
  await waitFor(() => expect(parameters().sort).toBe('transactionAmount'));
  await waitFor(() => expect(container.querySelector('[data-stale]')).not.toBeNull());
  expect(screen.getByText('Person 1')).toBeInTheDocument();
  fireEvent.click(amount());
  await waitFor(() => expect(parameters()).toMatchObject({ sort: 'transactionAmount', order: 'DESC' }));
  answer();
  expect(await screen.findByText('Person 2')).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[data-stale]')).toBeNull());
});

it('two filters chosen in short order are both in force', async () => {
  const { answer, filter } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'נכשלה' }));
  const period = screen.getByRole('combobox', { name: 'Period' });
  fireEvent.change(period, { target: { value: 'thisWeek' } });
  answer();
  await waitFor(() =>
    expect(filter()).toEqual({ terminalID: 't1', quickStatusFilter: 'Failed', quickDateFilter: 'thisWeek' }),
  );
});
