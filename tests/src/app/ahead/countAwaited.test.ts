import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { spinnerDelayMs } from '#contract/constants.ts';
import { countAwaited } from '#src/app/ahead/countAwaited.ts';
import { createRequestCounter } from '#src/dataProvider/http/requestCounter.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

function askAhead() {
  const client = new QueryClient();
  const requests = createRequestCounter();
  onTestFinished(countAwaited(client, requests));
  const page = Promise.withResolvers<string>();
  const query = { queryKey: ['page', 2], queryFn: () => page.promise, retry: false };
  void client.prefetchQuery(query);
  const join = () => new QueryObserver(client, query).subscribe(() => undefined);
  return { requests, page, join };
}

it('a page asked ahead is slow from when somebody has waited for it, until it comes', async () => {
  const { requests, page, join } = askAhead();
  await vi.advanceTimersByTimeAsync(10 * spinnerDelayMs);
  expect(requests.read()).toMatchObject({ count: 0, isSlow: false });
  const leave = join();
  onTestFinished(leave);
  expect(requests.read().count).toBe(1);
  await vi.advanceTimersByTimeAsync(spinnerDelayMs - 1);
  expect(requests.read().isSlow).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(requests.read().isSlow).toBe(true);
  page.resolve('rows');
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.read()).toMatchObject({ count: 0, isSlow: false });
});

it('a page that failed is waited for no more', async () => {
  const { requests, page, join } = askAhead();
  onTestFinished(join());
  page.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.read().count).toBe(0);
});

it('whoever leaves waits no more', async () => {
  const { requests, join } = askAhead();
  const leave = join();
  await vi.advanceTimersByTimeAsync(2 * spinnerDelayMs);
  expect(requests.read().isSlow).toBe(true);
  leave();
  expect(requests.read()).toMatchObject({ count: 0, isSlow: false });
});
