import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { takeTurns, turnMs, type Turns } from '#src/list/live/turns.ts';

let turns: Turns | undefined;
const ask = vi.fn<Parameters<typeof takeTurns>[0]>();
const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Shows the page, or another tab over it. */
function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  ask.mockResolvedValue();
  turns = takeTurns(ask);
});
afterEach(() => {
  turns?.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('turns', () => {
  it('come one after the other, the first after half a minute', async () => {
    await pass(turnMs - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledOnce();
    await pass(2 * turnMs);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('are one at a time, however long an answer takes', async () => {
    let answer = () => {};
    ask.mockImplementation(() => new Promise((resolve) => void (answer = resolve)));
    await pass(10 * turnMs);
    expect(ask).toHaveBeenCalledOnce();
    turns?.now();
    await pass(turnMs);
    expect(ask).toHaveBeenCalledOnce();
    // What was heard meanwhile is asked for at once.
    answer();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('come at once for who hears of something', async () => {
    await pass(turnMs / 2);
    turns?.now();
    await pass(0);
    expect(ask).toHaveBeenCalledOnce();
    await pass(turnMs - 1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('wait while the page is out of sight; one that fell due is taken on return', async () => {
    show('hidden');
    await pass(10 * turnMs);
    turns?.now();
    await pass(0);
    expect(ask).not.toHaveBeenCalled();
    show('visible');
    await pass(0);
    expect(ask).toHaveBeenCalledOnce();
    show('hidden');
    show('visible');
    await pass(0);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('come less and less often while they fail, and as before once they do not', async () => {
    ask.mockRejectedValue(new CallFailure('server', 503));
    await pass(turnMs);
    await pass(2 * turnMs - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockResolvedValue();
    await pass(4 * turnMs);
    expect(ask).toHaveBeenCalledTimes(3);
    await pass(turnMs);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('wait as long as the server says', async () => {
    ask.mockRejectedValueOnce(new CallFailure('server', 429, { retryAfter: 300 }));
    await pass(turnMs);
    await pass(299_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a bad request', new CallFailure('badRequest', 400)],
    ['a session that is over', new CallFailure('unauthorized', 401)],
    ['what is not open', new CallFailure('server', 403)],
    ['what is not there', new CallFailure('notFound', 404)],
  ])('end with a refusal: %s', async (_, failure) => {
    ask.mockRejectedValue(failure);
    await pass(turnMs);
    turns?.now();
    await pass(100 * turnMs);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('end when nobody looks any more, and give up what is under way', async () => {
    let signal: AbortSignal | undefined;
    ask.mockImplementation((one) => {
      signal = one;
      return new Promise(() => {});
    });
    await pass(turnMs);
    turns?.stop();
    expect(signal?.aborted).toBe(true);
    await pass(10 * turnMs);
    expect(ask).toHaveBeenCalledOnce();
  });
});
