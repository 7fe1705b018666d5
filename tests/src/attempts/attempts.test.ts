import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptsKey, createAttemptJournal } from '#src/attempts/attemptJournal.ts';
import { attemptLocks, pageLocks } from '#src/attempts/attemptLocks.ts';
import { parseAttempts, signatureOf, type Attempt } from '#src/attempts/attempts.ts';
import { fakeLocks } from './fakeLocks.ts';

const attempt: Attempt = {
  attemptID: 'a-1',
  endpoint: 'transactions.create',
  terminalID: 't-1',
  amount: 12.5,
  currency: 'ILS',
  day: '2026-11-15',
  startedAt: '2026-11-15T10:00:00.000Z',
  state: 'sending',
};

afterEach(() => vi.unstubAllGlobals());

describe('parseAttempts', () => {
  it('reads what it wrote', () => {
    expect(parseAttempts(JSON.stringify([attempt]))).toEqual([attempt]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no array', '{}'],
    ['a foreign call', JSON.stringify([{ ...attempt, endpoint: 'items.update' }])],
    ['no instant', JSON.stringify([{ ...attempt, startedAt: 'soon' }])],
    ['no name', JSON.stringify([{ ...attempt, attemptID: 1 }])],
  ])('drops %s', (_, text) => {
    expect(parseAttempts(text)).toEqual([]);
  });

  it('keeps nothing it does not know, such as a card', () => {
    expect(parseAttempts(JSON.stringify([{ ...attempt, cardNumber: '4580000000000000' }]))).toEqual([attempt]);
  });
});

describe('signatureOf', () => {
  it.each<[string, Partial<Attempt>, boolean]>([
    ['another attempt at the same', { attemptID: 'a-2', startedAt: '2026-11-16T10:00:00.000Z' }, true],
    ['another amount', { amount: 13 }, false],
    ['another terminal', { terminalID: 't-2' }, false],
    ['another call', { endpoint: 'transactions.refund' }, false],
    ['another transaction', { transactionID: 'x' }, false],
  ])('%s', (_, change, isSame) => {
    expect(signatureOf({ ...attempt, ...change }) === signatureOf(attempt)).toBe(isSame);
  });
});

describe('the journal', () => {
  it('is one for all tabs of a person, and tells of their changes', () => {
    const one = createAttemptJournal(localStorage, 'dana', window);
    const other = createAttemptJournal(localStorage, 'dana', window);
    const heard = vi.fn();
    const stop = other.subscribe(heard);
    one.keep(attempt);
    window.dispatchEvent(new StorageEvent('storage', { key: `${attemptsKey('dana')}a-1` }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect([heard.mock.calls.length, other.read()]).toEqual([1, [attempt]]);
    expect(other.read()).toBe(other.read());
    other.keep({ ...attempt, state: 'unanswered' });
    expect(one.read()).toEqual([{ ...attempt, state: 'unanswered' }]);
    one.drop('a-1');
    expect([other.read(), localStorage.length]).toEqual([[], 0]);
    stop();
    expect(createAttemptJournal(localStorage, 'other').read()).toEqual([]);
  });

  it('loses nothing to a tab that can not see yet what others have written', () => {
    createAttemptJournal(localStorage, 'dana').keep(attempt);
    const late = {
      getItem: () => null,
      setItem: (key: string, value: string) => localStorage.setItem(key, value),
      removeItem: (key: string) => localStorage.removeItem(key),
    };
    const other = createAttemptJournal(late, 'dana');
    other.keep({ ...attempt, attemptID: 'a-2' });
    other.drop('a-2');
    expect(createAttemptJournal(localStorage, 'dana').read()).toContainEqual(attempt);
  });

  it('forgets after a day what came to nothing, and never what is not known', () => {
    const journal = createAttemptJournal(localStorage, 'dana');
    const old = { ...attempt, startedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() };
    journal.keep({ ...old, attemptID: 'nothing', state: 'notFound' });
    journal.keep({ ...old, attemptID: 'unknown', state: 'unanswered' });
    journal.keep({ ...attempt, startedAt: new Date().toISOString() });
    expect(journal.read().map(({ attemptID }) => attemptID)).toEqual(['unknown', 'a-1']);
  });

  it('lives as long as the page where nothing can be stored', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    const journal = createAttemptJournal(full, 'dana');
    journal.keep(attempt);
    expect(journal.read()).toEqual([attempt]);
    journal.drop('a-1');
    expect(journal.read()).toEqual([]);
  });
});

describe.each([
  ['Web Locks', () => attemptLocks(fakeLocks()('tab'))],
  ['the page alone', () => pageLocks()],
])('locks by %s', (_, open) => {
  it('run one task at a time under a name and tell the others to wait', async () => {
    const locks = open();
    const told: string[] = [];
    let end = () => {};
    const first = locks.hold(
      'a',
      async () => {
        await new Promise<void>((resolve) => (end = resolve));
        told.push('first done');
        return 1;
      },
      { attemptID: 'one', onRival: () => told.push('nobody is') },
    );
    const onRival = (rival: string | undefined) => void told.push(`${rival} is busy`);
    const second = locks.hold('a', async () => (told.push('second'), 2), { attemptID: 'two', onRival });
    expect(await locks.hold('b', async () => 3)).toBe(3);
    await vi.waitFor(() => expect(told).toEqual(['one is busy']));
    end();
    expect([await first, await second]).toEqual([1, 2]);
    expect(told).toEqual(['one is busy', 'first done', 'second']);
  });

  it('free the name when a task fails', async () => {
    const locks = open();
    await expect(locks.hold('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const onRival = vi.fn();
    expect(await locks.hold('a', async () => 1, { attemptID: 'one', onRival })).toBe(1);
    expect(onRival).not.toHaveBeenCalled();
  });
});
