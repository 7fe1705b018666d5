import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptLocks } from '#src/attempts/attemptLocks.ts';
import { createPaymentClient } from '#src/attempts/paymentClient.ts';
import { fakeLocks } from './fakeLocks.ts';
import { attemptsOf, moneyServer, order } from './moneyServer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('in two tabs to which storage shows nothing of each other', () => {
  function twoTabs() {
    const locksOf = fakeLocks();
    const server = moneyServer();
    const tabs = ['one', 'other'].map((tab) =>
      createPaymentClient(server, attemptsOf({ locks: attemptLocks(locksOf(tab)), owner: tab })),
    );
    const send = (index: number) => tabs[index]?.send('transactions.create', order());
    return { server, send };
  }

  it.each([
    ['while the first still sends', 0],
    ['a moment after the first was answered', 1000],
  ])('one charge is made, and the second is given it, asked for %s', async (_, later) => {
    const { server, send } = twoTabs();
    const first = send(0);
    if (later > 0) await first;
    await vi.advanceTimersByTimeAsync(later);
    const second = send(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.posted.length, server.made.length]).toEqual([1, 1]);
    expect([(await first)?.status, (await second)?.entityUID]).toEqual(['success', (await first)?.entityUID]);
  });

  it('what was made and seen is made again by who wants that', async () => {
    const { server, send } = twoTabs();
    await send(0);
    await send(0);
    await vi.advanceTimersByTimeAsync(2500);
    await send(1);
    expect(server.made).toHaveLength(3);
  });
});
