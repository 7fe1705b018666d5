import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLocks } from '#src/attempts/attemptLocks.ts';
import { createPaymentClient } from '#src/attempts/paymentClient.ts';
import { settleMs } from '#src/attempts/resolveAttempt.ts';
import { answerMs } from '#src/attempts/untilAnswered.ts';
import { attemptsOf, desk, kept, moneyServer, order, type Fate } from './moneyServer.ts';

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer ends the attempt', () => {
  it.each<[Fate, string, number]>([
    ['answered', 'success', 1],
    ['refused', 'error', 1],
    ['invalid', 'error', 0],
  ])('%s', async (fate, status, made) => {
    const { server, desk: till } = desk([fate]);
    const answer = await till.send('transactions.create', order());
    expect([answer?.status, server.made.length, server.asked]).toEqual([status, made, 0]);
    expect([till.read().state, kept()]).toEqual(['idle', null]);
  });
});

describe('an answer that is lost', () => {
  it.each<[Fate, boolean]>([
    ['cutAfter', true],
    ['error500After', true],
    ['unreadableAfter', true],
    ['hangs', true],
    ['cutBefore', false],
    ['error500Before', false],
  ])('%s: the transaction is looked for, with and without keys', async (fate, wasMade) => {
    for (const keyed of [true, false]) {
      window.localStorage.clear();
      const { server, desk: till } = desk([fate], keyed);
      const sending = till.send('transactions.create', order());
      await vi.advanceTimersByTimeAsync(answerMs + 1);
      await vi.advanceTimersByTimeAsync(settleMs + 10_000);
      const answer = await sending;
      expect(server.posted).toHaveLength(1);
      expect(till.read().state).toBe(wasMade ? 'found' : 'notFound');
      expect(answer?.entityUID).toBe(wasMade ? server.made[0]?.paymentTransactionID : undefined);
      expect(kept() === null).toBe(wasMade);
    }
  });

  it('of a refusal gives the refusal', async () => {
    const { server, desk: till } = desk(['cutAfter']);
    server.status = 'rejectedByProcessor';
    const answer = await till.send('transactions.create', order());
    expect([answer?.status, till.read().state, kept()]).toEqual(['error', 'idle', null]);
  });

  it('is not given up while the transaction is under way', async () => {
    const { server, desk: till } = desk(['cutAfter']);
    server.status = 'initial';
    const sending = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(till.read().state).toBe('checking');
    Object.assign(server.made[0] ?? {}, { status: 'awaitingForTransmission' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await sending)?.status).toBe('success');
  });

  it('without keys is sent again only once nothing can be on its way any more', async () => {
    const { desk: till } = desk(['cutBefore'], false);
    const sending = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(settleMs - 5000);
    expect(till.read().state).toBe('checking');
    await vi.advanceTimersByTimeAsync(15_000);
    await sending;
    expect(till.read().state).toBe('notFound');
  });

  it('that cannot be looked for lets nobody send until it could', async () => {
    const { server, desk: till } = desk(['cutAfter']);
    server.failing = 6;
    const sending = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(10_000);
    // A server that starts again takes a while.
    expect(till.read().state).toBe('checking');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sending).toBeUndefined();
    expect(till.read().state).toBe('unknown');
    const second = await till.send('transactions.create', order());
    expect([second?.status, server.posted.length, till.read().state]).toEqual(['success', 1, 'found']);
  });
});

describe('sending again', () => {
  it('is the same attempt, which the server makes once', async () => {
    const { server, desk: till } = desk(['cutBefore', 'answered']);
    const first = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    await till.send('transactions.create', order());
    expect(server.posted).toHaveLength(2);
    expect(new Set(server.posted).size).toBe(1);
    expect([server.made.length, till.read().state, kept()]).toEqual([1, 'idle', null]);
  });

  it('of something else waits until nothing can be on its way', async () => {
    const { server, desk: till } = desk(['cutBefore', 'answered']);
    const first = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(5000);
    await first;
    const second = till.send('transactions.create', order(99));
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.posted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(settleMs);
    expect((await second)?.status).toBe('success');
    expect(new Set(server.posted).size).toBe(2);
  });

  it('after more than a day looks once more, and takes a new name: the server may have forgotten the old one', async () => {
    const { server, desk: till } = desk(['cutBefore', 'answered']);
    const first = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    await vi.advanceTimersByTimeAsync(dayMs);
    const lookedBefore = server.asked;
    await till.send('transactions.create', order());
    expect([new Set(server.posted).size, server.made.length, kept()]).toEqual([2, 1, null]);
    expect(server.asked).toBeGreaterThan(lookedBefore);
  });

  it('begins the wait without keys anew', async () => {
    const { server, desk: till } = desk(['cutBefore', 'cutBefore'], false);
    const first = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(settleMs + 10_000);
    await first;
    server.failing = 6;
    const again = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(settleMs - 5000);
    await again;
    expect(till.read().state).toBe('unknown');
    const look = till.check();
    await vi.advanceTimersByTimeAsync(1000);
    expect(till.read().state).toBe('checking');
    await vi.advanceTimersByTimeAsync(15_000);
    await look;
    expect(till.read().state).toBe('notFound');
  });

  it('of another body under a known key looks for what the first has made', async () => {
    const { server, desk: till } = desk(['cutBefore', 'conflict']);
    const first = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(5000);
    await first;
    // It came late.
    server.made.push({
      paymentTransactionID: '00000000-0000-4000-8000-00000000000a',
      transactionAmount: 120,
      status: 'completed',
      extension: { attemptID: server.posted[0] },
    });
    const answer = await till.send('transactions.create', order());
    expect([answer?.entityUID, till.read().state]).toEqual(['00000000-0000-4000-8000-00000000000a', 'found']);
  });

  it('that is still running is asked again after the time the server names', async () => {
    const { server, desk: till } = desk(['running', 'running', 'answered']);
    const sending = till.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(1999);
    expect([server.posted.length, till.read().state]).toEqual([1, 'sending']);
    await vi.advanceTimersByTimeAsync(2001);
    expect((await sending)?.status).toBe('success');
    expect(new Set(server.posted).size).toBe(1);
  });
});

describe('at once', () => {
  it('a double click sends once and both clicks have the answer', async () => {
    const { server, desk: till } = desk([]);
    const [first, second] = await Promise.all([
      till.send('transactions.create', order()),
      till.send('transactions.create', order()),
    ]);
    expect(server.posted).toHaveLength(1);
    expect(second).toBe(first);
  });

  it('two tabs send once, and the second is given the transaction of the first', async () => {
    const locks = pageLocks();
    const server = moneyServer();
    const [one, other] = [1, 2].map(() => createPaymentClient(server, attemptsOf({ locks })));
    const answers = Promise.all([
      one?.send('transactions.create', order()),
      other?.send('transactions.create', order()),
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    const [first, second] = await answers;
    expect([server.posted.length, server.made.length]).toEqual([1, 1]);
    expect(second?.entityUID).toBe(first?.entityUID);
    expect([one?.read().state, other?.read().state]).toEqual(['idle', 'found']);
  });

  it('two tabs with different amounts send both', async () => {
    const locks = pageLocks();
    const server = moneyServer();
    const [one, other] = [1, 2].map(() => createPaymentClient(server, attemptsOf({ locks })));
    await Promise.all([one?.send('transactions.create', order()), other?.send('transactions.create', order(99))]);
    expect(server.made).toHaveLength(2);
  });

  it('a second tab sends when the first was refused at the door', async () => {
    const locks = pageLocks();
    const server = moneyServer('invalid');
    const [one, other] = [1, 2].map(() => createPaymentClient(server, attemptsOf({ locks })));
    const answers = Promise.all([
      one?.send('transactions.create', order()),
      other?.send('transactions.create', order()),
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answers).map((answer) => answer?.status)).toEqual(['error', 'success']);
  });
});
