import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubSocket } from '#src/realtime/progressLine.ts';
import { RealtimeProvider } from '#src/realtime/realtimeContext.ts';
import { useHubChanges, type HubTopic } from '#src/realtime/useHubChanges.ts';

const lines = new Set<HubSocket>();
vi.mock(import('#src/realtime/lazyHub.ts'), () => ({
  lazyHub: () => (socket) => {
    lines.add(socket);
    return () => void lines.delete(socket);
  },
}));

const told = vi.fn<() => void>();
const address = { url: 'http://hub.test', accessToken: async () => 'token' };

function listen(topic: HubTopic | undefined, id?: string) {
  return renderHook(() => useHubChanges(topic, id, told), {
    wrapper: ({ children }) => <RealtimeProvider value={address}>{children}</RealtimeProvider>,
  });
}
const line = () => [...lines][0] ?? expect.unreachable();
const deals = (...billingDealsID: string[]) => line().onDealsChanged?.({ billingDealsID });
const link = (paymentRequestID: string) => line().onLinkChanged?.({ paymentRequestID });

beforeEach(() => {
  vi.useFakeTimers();
  told.mockReset();
});
afterEach(() => vi.useRealTimers());

it('tells a list of any record of its topic, many as one', () => {
  const { unmount } = listen('deals');
  line().onConnected('c1');
  deals('d1');
  deals('d2', 'd3');
  link('l1');
  vi.advanceTimersByTime(3000);
  expect(told).toHaveBeenCalledOnce();
  deals('d1');
  unmount();
  vi.advanceTimersByTime(3000);
  expect([told.mock.calls.length, lines.size]).toEqual([1, 0]);
});

it('tells a page of its own record, and when the line stands', () => {
  listen('links', 'l1');
  line().onConnected('c1');
  vi.advanceTimersByTime(300);
  expect(told).toHaveBeenCalledTimes(1);
  link('l2');
  deals('l1');
  line().onLinkChanged?.('nothing that can be read');
  vi.advanceTimersByTime(300);
  expect(told).toHaveBeenCalledTimes(1);
  link('l1');
  vi.advanceTimersByTime(300);
  expect(told).toHaveBeenCalledTimes(2);
});

it('tells of a gap, after which something may have been said', () => {
  listen('links');
  line().onConnected('c1');
  line().onConnected(undefined);
  line().onConnected('c2');
  vi.advanceTimersByTime(3000);
  expect(told).toHaveBeenCalledOnce();
});

it('opens no line where there is nothing to hear', () => {
  listen(undefined);
  expect(lines.size).toBe(0);
});
