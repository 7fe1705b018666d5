import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => vi.useRealTimers());

const amount = () => screen.getByRole('button', { name: 'Amount' });

describe('another order', () => {
  it('is in the address once its rows are there, or soon, and the old ones stand till then', async () => {
    const { answer, parameters, container } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(amount());
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(parameters().sort).toBe('');
    expect(container.querySelector('[data-stale]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(parameters().sort).toBe('transactionAmount');
    expect(container.querySelector('[data-stale]')).not.toBeNull();
    vi.useRealTimers();
    answer();
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
  });

  it('does not wait for a slow answer, nor for a person who acts again', async () => {
    const { parameters, answer } = await open();
    fireEvent.click(amount());
    await waitFor(() => expect(parameters().sort).toBe('transactionAmount'));
    expect(screen.getByText('Person 1')).toBeInTheDocument();
    await userEvent.click(amount());
    await waitFor(() => expect(parameters().order).toBe('DESC'));
    answer();
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
  });
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
