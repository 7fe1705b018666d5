import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { settleMs } from '#src/attempts/resolveAttempt.ts';
import { desk, kept, order, type Spoil } from './moneyServer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A charge whose answer is lost on a server that is asked about it and answers as the test says. */
async function lose(spoil: Spoil, { keyed = false, waitMs = settleMs + 30_000, wasMade = true } = {}) {
  const till = desk([wasMade ? 'cutAfter' : 'cutBefore', 'answered'], keyed);
  till.server.spoil = spoil;
  const sending = till.desk.send('transactions.create', order());
  await vi.advanceTimersByTimeAsync(waitMs);
  return { ...till, state: till.desk.read().state, answer: await sending };
}

const lists =
  (answer: unknown): Spoil =>
  ({ endpoint, real }) =>
    endpoint === 'transactions.list' ? answer : real;
const details =
  (change: (real: Record<string, unknown>) => unknown): Spoil =>
  ({ endpoint, real }) =>
    endpoint === 'transactions.get' ? change(real) : real;
const without = ({ extension: _, ...rest }: Record<string, unknown>) => rest;
const row = {
  paymentTransactionID: '00000000-0000-4000-8000-0000000000ff',
  transactionAmount: 120,
  status: 'completed',
};

describe('a look that cannot tell leaves the outcome unknown, never "not made"', () => {
  it.each<[string, Spoil]>([
    ['a list without a body', lists(undefined)],
    ['a list with status error', lists({ status: 'error', message: 'no' })],
    ['a list with status error and rows', lists({ status: 'error', data: [], numberOfRecords: 0 })],
    ['a list that is an array', lists([])],
    ['a list that is a text', lists('')],
    ['a list of another kind', lists({})],
    ['a list without rows', lists({ data: null })],
    ['a count without its rows', lists({ data: [], numberOfRecords: 3 })],
    ['rows that are none', lists({ data: ['x'], numberOfRecords: 1 })],
    ['rows without ids', lists({ data: [{ transactionAmount: 120 }], numberOfRecords: 1 })],
    ['details without a body', details(() => undefined)],
    ['details that are an array', details(() => [])],
    ['details with status error', details(() => ({ status: 'error', message: 'no' }))],
    ['details without extension', details(without)],
    ['details with an empty extension', details((real) => ({ ...real, extension: null }))],
    ['details whose extension names nobody', details((real) => ({ ...real, extension: { note: 'x' } }))],
  ])('%s', async (_, spoil) => {
    for (const keyed of [true, false]) {
      window.localStorage.clear();
      const { state, answer, server } = await lose(spoil, { keyed });
      expect([state, answer, server.posted.length]).toEqual(['unknown', undefined, 1]);
      expect(kept()).toContain('unanswered');
    }
  });

  it('also of one that was made meanwhile, by a clock that goes otherwise', async () => {
    for (const transactionTimestamp of ['2026-11-15T09:15:00', '2026-11-15T12:00:00', 'soon', undefined]) {
      window.localStorage.clear();
      const till = desk(['cutBefore'], false);
      till.server.made.push({ ...row, transactionTimestamp });
      const sending = till.desk.send('transactions.create', order());
      await vi.advanceTimersByTimeAsync(settleMs + 10_000);
      await sending;
      expect(till.desk.read().state, transactionTimestamp).toBe('unknown');
    }
  });

  it('in forty seconds, even where each question is met with silence', async () => {
    const silent: Spoil = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      throw new CallFailure('network', 0);
    };
    expect((await lose(silent, { waitMs: 40_000 })).state).toBe('unknown');
  });
});

describe('a look that can tell', () => {
  it('is taken after one that a sleeping computer has cut off', async () => {
    for (const wasMade of [true, false]) {
      window.localStorage.clear();
      const till = desk([wasMade ? 'cutAfter' : 'cutBefore'], true);
      till.server.spoil = ({ endpoint, real }) => {
        if (endpoint !== 'transactions.list') return real;
        till.server.spoil = (question) => question.real;
        vi.setSystemTime(Date.now() + 8 * 60 * 60 * 1000);
        throw new CallFailure('network', 0);
      };
      const sending = till.desk.send('transactions.create', order());
      await vi.advanceTimersByTimeAsync(10_000);
      await sending;
      expect(till.desk.read().state).toBe(wasMade ? 'found' : 'notFound');
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another attempt', { extension: { attemptID: 'other' } }],
    ['long before it', { transactionTimestamp: '2026-11-15T08:30:00Z' }],
    ['long before it, in a time without a zone', { transactionTimestamp: '2026-11-15T08:30:00.1234567' }],
  ])('passes over a transaction %s', async (_, other) => {
    const till = desk(['cutBefore'], false);
    till.server.made.push({ ...row, ...other });
    const sending = till.desk.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(settleMs + 10_000);
    await sending;
    expect(till.desk.read().state).toBe('notFound');
  });

  it('knows that what names nobody is not its own where another names its attempt', async () => {
    const till = desk(['cutBefore'], false);
    till.server.made.push(
      { ...row, transactionTimestamp: '2026-11-15T10:00:01Z' },
      { ...row, paymentTransactionID: '00000000-0000-4000-8000-0000000000fe', extension: { attemptID: 'other' } },
    );
    const sending = till.desk.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(settleMs + 10_000);
    await sending;
    expect(till.desk.read().state).toBe('notFound');
  });

  it('turns the pages of a server that sends fewer rows than it was asked for', async () => {
    const few: Spoil = ({ endpoint, real, call }) => {
      if (endpoint !== 'transactions.list' || !Array.isArray(real.data)) return real;
      const skip = Number(call.query?.skip ?? 0);
      return {
        data: till.server.made.toReversed().slice(skip, skip + 2),
        numberOfRecords: String(till.server.made.length),
      };
    };
    const till = desk(['cutAfter'], false);
    till.server.spoil = few;
    const sending = till.desk.send('transactions.create', order());
    await vi.advanceTimersByTimeAsync(0);
    for (let more = 0; more < 5; more += 1)
      till.server.made.push({
        ...row,
        paymentTransactionID: `00000000-0000-4000-8000-0000000000f${more}`,
        extension: { attemptID: `other${more}` },
      });
    await vi.advanceTimersByTimeAsync(settleMs);
    expect((await sending)?.status).toBe('success');
    expect(till.desk.read().state).toBe('found');
  });
});

describe('a person who has looked', () => {
  it('and found it ends the attempt', async () => {
    const { desk: till } = await lose(lists({}));
    await till.settle(true);
    expect([till.read().state, kept()]).toEqual(['found', null]);
  });

  it('and did not find it may send again, under its name', async () => {
    const { desk: till, server } = await lose(lists({}), { wasMade: false });
    await till.settle(false);
    expect(till.read().state).toBe('idle');
    expect((await till.send('transactions.create', order()))?.status).toBe('success');
    expect([server.posted.length, new Set(server.posted).size, server.made.length]).toEqual([2, 1, 1]);
  });

  it('and did not find it may send something else at once', async () => {
    const { desk: till, server } = await lose(lists({}), { wasMade: false });
    await till.settle(false);
    expect((await till.send('transactions.create', order(99)))?.status).toBe('success');
    expect(new Set(server.posted).size).toBe(2);
  });

  it('is told where to look: the amount, the days around, the card as far as it is no secret', async () => {
    const till = desk(['cutAfter'], false);
    till.server.spoil = lists({});
    const sending = till.desk.send('transactions.create', {
      ...order(),
      body: { transactionAmount: 120, creditCardSecureDetails: { cardNumber: '4580 1234 5678 9012', cvv: '123' } },
    });
    await vi.advanceTimersByTimeAsync(settleMs + 30_000);
    await sending;
    expect(till.desk.read().listFilter).toEqual({
      terminalID: 't-1',
      amountFrom: 120,
      amountTo: 120,
      dateFrom: '2026-11-14',
      dateTo: '2026-11-16',
      cardNumber: '9012',
    });
    // What outlives the page still has nothing of the card.
    expect(kept()).not.toMatch(cardTraces('9012'));
  });
});
