import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { useFreshTerminals } from '#src/app/freshTerminals.ts';
import type { HttpClient } from '#src/dataProvider/http/httpClient.ts';
import { terminalsQuery } from '#src/settings/queries.ts';

const body = (status: string) => ({ data: [{ terminalID: 't-1', label: 'Tel Aviv', status }] });

function Probe({ door }: { door: Pick<HttpClient, 'call'> }) {
  useFreshTerminals(door);
  const { data } = useQuery(terminalsQuery(door));
  return <p>{data?.map(({ status }) => status).join()}</p>;
}

const comeBack = async () => {
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => vi.advanceTimersByTimeAsync(10));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the terminals of a page somebody comes back to', () => {
  it('are asked for again after five minutes, in the background, and kept when that fails', async () => {
    const call = vi.fn<HttpClient['call']>(() => Promise.resolve(body('active')));
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Probe door={{ call }} />
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('active')).toBeVisible();
    await comeBack();
    expect(call).toHaveBeenCalledOnce();

    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await comeBack();
    expect(call.mock.lastCall?.[1]).toMatchObject({ background: true });
    expect(screen.getByText('active')).toBeVisible();

    call.mockResolvedValue(body('disabled'));
    await comeBack();
    expect(screen.getByText('disabled')).toBeVisible();
  });
});
