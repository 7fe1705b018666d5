import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptRepeatableMs } from '#contract/constants.ts';
import { pageLocks } from '#src/attempts/attemptLocks.ts';
import { answerMs } from '#src/attempts/untilAnswered.ts';
import { creationServer, keptAttempts, tabOf, type Fate } from './creationServer.ts';

const dana = { body: { terminalID: 't-1', consumerName: 'Dana' } };
const noa = { body: { terminalID: 't-1', consumerName: 'Noa' } };
const card = (cardNumber: string) => ({ body: { terminalID: 't-1', consumerID: 'c-1', cardNumber, cvv: '123' } });

/** Loses the answer to a customer. */
async function lose({ fate = 'cutAfter', keyed = true }: { fate?: Fate; keyed?: boolean } = {}) {
  const server = creationServer(fate);
  const tab = tabOf(server, { keyed });
  await tab.call('consumers.create', dana).catch(() => undefined);
  return { server, tab };
}

beforeEach(() => window.localStorage.clear());

describe('what an answer says', () => {
  it.each([
    ['refused', []],
    ['unauthorized', []],
    ['invalid', []],
    ['cutBefore', ['unanswered']],
    ['error500After', ['unanswered']],
  ] as const)('%s', async (fate, states) => {
    await lose({ fate });
    expect(keptAttempts()).toEqual(states.map((state) => expect.objectContaining({ state }) as unknown));
  });

  it('that it is still running: it is asked again under its key', async () => {
    vi.useFakeTimers();
    const server = creationServer('running', 'running');
    const asked = tabOf(server).call('consumers.create', dana);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toMatchObject({ entityUID: 'made-1' });
    expect(new Set(server.sent.map(({ call }) => call.idempotencyKey)).size).toBe(1);
  });

  it('nothing: it is lost after two minutes', async () => {
    vi.useFakeTimers();
    const server = creationServer();
    const tab = tabOf({
      ...server,
      answer: (_, call) => new Promise((__, reject) => call?.signal?.addEventListener('abort', reject)),
    });
    const asked = tab.call('consumers.create', dana);
    const ended = expect(asked).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(answerMs + 1);
    await ended;
    expect(keptAttempts()).toEqual([expect.objectContaining({ state: 'unanswered' })]);
  });

  it('of an attempt that was sent before, a refusal at the door says nothing', async () => {
    const { server, tab } = await lose();
    server.fates.push('unauthorized');
    await tab.call('consumers.create', dana).catch(() => undefined);
    expect(keptAttempts()).toEqual([expect.objectContaining({ state: 'unanswered' })]);
  });

  it('is told where the next sending is refused and no screen shows it', async () => {
    const { server, tab } = await lose({ fate: 'cutBefore' });
    server.fates.push('refused');
    await tab.call('consumers.create', dana).catch(() => undefined);
    expect([tab.told, keptAttempts()]).toEqual([['no'], []]);
  });
});

describe('after a lost answer', () => {
  it('something else is sent in its own name', async () => {
    const { server, tab } = await lose();
    expect(await tab.call('consumers.create', noa)).toMatchObject({ entityUID: 'made-2' });
    expect(keptAttempts()).toEqual([expect.objectContaining({ name: 'Dana' })]);
    expect(server.made.size).toBe(2);
  });

  it('the same with another field is made once, and the person hears that the first one was', async () => {
    const { server, tab } = await lose();
    const changed = { body: { ...dana.body, consumerPhone: '050-1234567' } };
    await expect(tab.call('consumers.create', changed)).rejects.toMatchObject({ message: 'creation.changed' });
    expect(server.made.size).toBe(1);
    expect(keptAttempts()).toEqual([expect.objectContaining({ state: 'made' })]);
  });

  it('the same with another field is made where the first one did not come in', async () => {
    const { server, tab } = await lose({ fate: 'cutBefore' });
    const changed = { body: { ...dana.body, consumerPhone: '050-1234567' } };
    expect(await tab.call('consumers.create', changed)).toMatchObject({ entityUID: 'made-1' });
    expect([server.made.size, keptAttempts()]).toEqual([1, []]);
  });

  it('a reload still knows its key', async () => {
    const { server } = await lose();
    expect(await tabOf(server).call('consumers.create', dana)).toMatchObject({ entityUID: 'made-1' });
    expect(server.made.size).toBe(1);
  });

  it('a day later it waits for the person, since the server may have forgotten it', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00Z') });
    const { server, tab } = await lose();
    vi.setSystemTime(Date.now() + attemptRepeatableMs);
    await expect(tab.call('consumers.create', dana)).rejects.toMatchObject({ message: 'creation.held' });
    expect(server.sent).toHaveLength(1);
  });

  it('a file that was not sent whole is forgotten', async () => {
    const server = creationServer('cutBefore');
    const file = { content: new Blob(['x']), name: 'deals.csv' };
    await tabOf(server)
      .call('import.upload', { path: { terminalID: 't-1' }, file })
      .catch(() => undefined);
    expect(keptAttempts()).toEqual([]);
  });
});

describe('a saved card', () => {
  it('goes under the same key as long as it is the same card', async () => {
    const server = creationServer('cutAfter');
    const tab = tabOf(server);
    await tab.call('cardTokens.create', card('4580458045804580')).catch(() => undefined);
    expect(await tab.call('cardTokens.create', card('4580458045804580'))).toMatchObject({ entityUID: 'made-1' });
  });

  it.each(['another card', 'a reload'])('waits for the person after %s', async (what) => {
    const server = creationServer('cutAfter');
    const tab = tabOf(server);
    await tab.call('cardTokens.create', card('4580458045804580')).catch(() => undefined);
    const next = what === 'a reload' ? tabOf(server) : tab;
    const number = what === 'a reload' ? '4580458045804580' : '5326100000000004';
    const asked = next.call('cardTokens.create', card(number));
    await expect(asked).rejects.toMatchObject({ message: 'creation.held' });
    expect(server.sent).toHaveLength(1);
  });
});

describe('two tabs that send the same at once', () => {
  /** Two tabs of one browser; the first one's answer comes when it is let go. */
  function twoTabs(keyed: boolean) {
    const server = creationServer();
    const locks = pageLocks();
    const gate = Promise.withResolvers<undefined>();
    let isFirst = true;
    const answer: typeof server.answer = async (endpoint, call) => {
      if (!isFirst || call?.idempotencyKey === undefined) return server.answer(endpoint, call);
      isFirst = false;
      const given = server.answer(endpoint, call);
      await gate.promise;
      return given;
    };
    const tab = () => tabOf({ ...server, answer }, { keyed, locks });
    return { server, first: tab(), second: tab(), letGo: () => gate.resolve(undefined) };
  }

  it('make it once: the second one has the answer of the first', async () => {
    const { server, first, second, letGo } = twoTabs(true);
    const one = first.call('consumers.create', dana);
    const other = second.call('consumers.create', dana);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    letGo();
    expect(await Promise.all([one, other])).toEqual([
      expect.objectContaining({ entityUID: 'made-1' }),
      expect.objectContaining({ entityUID: 'made-1' }),
    ]);
    expect([server.made.size, keptAttempts()]).toEqual([1, []]);
  });

  it('make both where they were not the same', async () => {
    const { server, first, second, letGo } = twoTabs(true);
    const one = first.call('consumers.create', dana);
    const other = second.call('consumers.create', { body: { ...dana.body, consumerPhone: '050-7654321' } });
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    letGo();
    expect(await Promise.all([one, other])).toEqual([
      expect.objectContaining({ entityUID: 'made-1' }),
      expect.objectContaining({ entityUID: 'made-2' }),
    ]);
    expect(server.made.size).toBe(2);
  });

  it('find it in the list where the server knows no keys', async () => {
    const { server, first, second, letGo } = twoTabs(false);
    const one = first.call('consumers.create', dana);
    const other = second.call('consumers.create', dana);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    server.rows.push({ consumerID: 'made-1', consumerName: 'Dana' });
    letGo();
    expect(await other).toMatchObject({ entityUID: 'made-1' });
    await one;
    expect(server.sent).toHaveLength(1);
  });
});
