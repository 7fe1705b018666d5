import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isObject } from '#contract/envelope.ts';
import { createAttemptJournal } from '#src/attempts/attemptJournal.ts';
import { createPaymentClient } from '#src/attempts/paymentClient.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { namedCalls } from '#src/dataProvider/namedCalls.ts';
import { attemptsOf, desk, kept, moneyServer, order, type Fate } from './moneyServer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that closes after an attempt that did not reach the server, which the person knows. */
async function cameToNothing() {
  const { server, desk: till, attempts } = desk(['cutBefore']);
  const first = till.send('transactions.create', order());
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  const [left] = attempts.journal.read();
  if (left) attempts.journal.keep({ ...left, state: 'notFound' });
  return { server, left };
}

describe('what an earlier page left', () => {
  it('is found instead of being sent again', async () => {
    const crashed = desk(['hangs']);
    void crashed.desk.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(1000);
    // The page is gone, and with it the lock: its entry is all there is.
    const server = crashed.server;
    const next = createPaymentClient(server, attemptsOf());
    const answer = await next.send('transactions.create', order());
    expect([server.posted.length, next.read().state]).toEqual([1, 'found']);
    expect(answer?.entityUID).toBe(server.made[0]?.paymentTransactionID);
  });

  it('that came to nothing is sent under its own name', async () => {
    const { server, left } = await cameToNothing();
    await createPaymentClient(server, attemptsOf()).send('transactions.create', order());
    expect(server.posted).toEqual([left?.attemptID, left?.attemptID]);
  });

  it('a day ago is sent under a new one', async () => {
    const { server } = await cameToNothing();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    await createPaymentClient(server, attemptsOf()).send('transactions.create', order());
    expect(new Set(server.posted).size).toBe(2);
  });
});

describe('the journal', () => {
  it('is written before the call and holds nothing of the card', async () => {
    const server = moneyServer();
    let seen: string | null = null;
    const watching = namedCalls((...question) => {
      seen ??= kept();
      return server.send(...question);
    });
    await createPaymentClient(watching, attemptsOf()).send('transactions.create', {
      ...order(),
      body: { creditCardSecureDetails: { cardNumber: '4580000000000000', cvv: '123' }, transactionAmount: 120 },
    });
    const entry: unknown = JSON.parse(seen ?? 'null');
    expect(isObject(entry) && Object.keys(entry).toSorted()).toEqual([
      'amount',
      'attemptID',
      'currency',
      'day',
      'endpoint',
      'startedAt',
      'state',
      'terminalID',
    ]);
    expect(seen).not.toMatch(cardTraces('123'));
  });
});

describe('without what these tests are about', () => {
  it('two browsers, which share neither locks nor journal, charge twice', async () => {
    const server = moneyServer();
    const elsewhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    const other = { ...attemptsOf(), journal: createAttemptJournal(elsewhere, 'dana') };
    await Promise.all([
      createPaymentClient(server, attemptsOf()).send('transactions.create', order()),
      createPaymentClient(server, other).send('transactions.create', order()),
    ]);
    expect(server.made).toHaveLength(2);
  });

  it('a request that is simply sent again under a new name is made again', async () => {
    const server = moneyServer('cutAfter');
    const post = (attemptID: string) =>
      server.call('transactions.create', { body: { transactionAmount: 120, extension: { attemptID } } });
    await post('one').catch(() => post('another'));
    expect(server.made).toHaveLength(2);
  });
});

describe.each<Fate>(['unauthorized', 'noToken', 'tooMany'])(
  'an attempt that may be on its way, asked for again: %s',
  (fate) => {
    it('is still looked for where it was running', async () => {
      const { server, desk: till } = desk(['running', fate]);
      const sending = till.send('transactions.create', order());
      await vi.advanceTimersByTimeAsync(1000);
      server.made.push({
        paymentTransactionID: '00000000-0000-4000-8000-00000000000a',
        transactionAmount: 120,
        status: 'completed',
        extension: { attemptID: server.posted[0] },
      });
      await vi.advanceTimersByTimeAsync(5000);
      expect((await sending)?.entityUID).toBe('00000000-0000-4000-8000-00000000000a');
      expect([till.read().state, kept()]).toEqual(['found', null]);
    });

    it('keeps its name where its first sending may yet arrive', async () => {
      const { server, desk: till } = desk(['cutBefore', fate, 'answered']);
      for (let count = 0; count < 3; count += 1) {
        const sending = till.send('transactions.create', order());
        await vi.advanceTimersByTimeAsync(10_000);
        await sending;
      }
      expect([server.posted.length, new Set(server.posted).size, server.made.length]).toEqual([3, 1, 1]);
      expect([till.read().state, kept()]).toEqual(['idle', null]);
    });
  },
);
