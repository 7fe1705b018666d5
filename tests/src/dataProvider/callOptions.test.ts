import { describe, expect, it, vi } from 'vitest';
import { createAnnouncements } from '#src/app/announcements.ts';
import { createHttpClient, type HttpClientOptions } from '#src/dataProvider/http/httpClient.ts';
import { createRequestCounter } from '#src/dataProvider/http/requestCounter.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };

function openDoor(answer: () => Response | Promise<Response>, options: Partial<HttpClientOptions> = {}) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return {
    asked,
    http: createHttpClient({ bases, accessToken: async () => 'token', locale: () => 'he-IL', ...options }),
  };
}

describe('a call that no person started', () => {
  it('is no progress and does not refresh the idle timer; a person’s call does, whatever came of it', async () => {
    const finished = vi.fn();
    const failing = openDoor(() => new Response(null, { status: 500 }), { events: { finished } });
    await failing.http.call('consumers.list', { background: true }).catch(() => undefined);
    expect(finished).not.toHaveBeenCalled();
    const counts: number[] = [];
    failing.http.requests.subscribe(() => counts.push(failing.http.requests.read().count));
    await failing.http.call('consumers.list', { background: true }).catch(() => undefined);
    expect(counts).toEqual([]);
    await failing.http.call('consumers.list').catch(() => undefined);
    expect([counts, finished.mock.calls.length]).toEqual([[1, 0], 1]);
  });

  it('says so with its failure, and is not joined by a person’s question', async () => {
    const failed = vi.fn();
    const { http, asked } = openDoor(() => new Response(null, { status: 500 }), { events: { failed } });
    const calls = [http.call('consumers.list', { background: true }), http.call('consumers.list')];
    await Promise.allSettled(calls);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(failed.mock.calls.map(([, call]) => call)).toEqual([{ background: true }, {}]);
  });
});

describe('a post whose screen says itself that it succeeded', () => {
  const inner = { status: 'warning', message: 'no invoice' };

  it('keeps success quiet, and nothing else', async () => {
    const announcements = createAnnouncements();
    const told: string[] = [];
    announcements.subscribe(({ message }) => told.push(message));
    const { http } = openDoor(
      () => Response.json({ status: 'success', message: 'done', innerResponse: inner }, { status: 201 }),
      { events: { operated: announcements.operated } },
    );
    await http.call('consumers.create', { body: {}, ownSuccess: true });
    expect(told).toEqual(['no invoice']);
    await http.call('consumers.create', { body: {} });
    expect(told).toEqual(['no invoice', 'done', 'no invoice']);
  });
});

describe('a call that expects an operation', () => {
  it('takes another answer for one that was not parsed', async () => {
    const { http } = openDoor(() => Response.json([1]));
    await expect(http.call('consumers.create', { body: {}, expects: 'operation' })).rejects.toMatchObject({
      kind: 'network',
    });
    await expect(http.call('consumers.create', { body: {} })).resolves.toEqual([1]);
  });
});

describe('a token that can not be renewed since the network is gone', () => {
  it('is a network failure, not the end of the session', async () => {
    const { http, asked } = openDoor(() => Response.json({}), { accessToken: () => Promise.reject(new TypeError()) });
    await expect(http.call('consumers.list')).rejects.toMatchObject({ kind: 'network' });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('an answer without a body', () => {
  it('is fine where its status says so', async () => {
    const { http } = openDoor(() => new Response(null, { status: 204 }));
    await expect(http.call('consumers.delete', { path: { id: 'c1' } })).resolves.toBeUndefined();
  });

  it('is none that a read could give', async () => {
    const { http } = openDoor(() => new Response(null, { status: 204 }));
    for (const id of ['consumers.list', 'consumers.meta', 'consumers.get', 'dictionaries.transaction'] as const)
      await expect(http.call(id, { path: { id: 'c1' } })).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('Retry-After', () => {
  it.each([
    [' 30 ', 30],
    ['Sun, 15 Nov 2026 10:01:30 GMT', 90],
    ['Sun, 15 Nov 2026 09:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('of "%s" is %s seconds', async (header, retryAfter) => {
    vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
    const { http } = openDoor(() => new Response(null, { status: 429, headers: { 'retry-after': header } }));
    const error = await http.call('consumers.list').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'server', status: 429 });
    expect(error).toHaveProperty('retryAfter', retryAfter);
  });
});

describe('progress', () => {
  it('begins when one request lasts over the delay and ends with the last one', () => {
    vi.useFakeTimers();
    const counter = createRequestCounter();
    const changes: boolean[] = [];
    counter.subscribe(() => changes.push(counter.read().isSlow));
    const first = counter.begin();
    vi.advanceTimersByTime(1500);
    first();
    expect(changes).not.toContain(true);
    const second = counter.begin();
    vi.advanceTimersByTime(1000);
    const third = counter.begin();
    vi.advanceTimersByTime(501);
    expect(counter.read().isSlow).toBe(true);
    second();
    expect(counter.read().isSlow).toBe(true);
    third();
    third();
    expect([counter.read().isSlow, counter.read().count]).toEqual([false, 0]);
    vi.advanceTimersByTime(10_000);
    expect(counter.read().isSlow).toBe(false);
    vi.useRealTimers();
  });
});

describe('a call that names its attempt', () => {
  const answer = () => new Response('{"status":"success"}', { status: 201 });
  const sent = (asked: ReturnType<typeof openDoor>['asked']) => new Headers(asked.mock.calls[0]?.[1]?.headers);

  it.each([
    [true, 'a-1'],
    [false, null],
  ])('sends the key where the server knows it (%s)', async (sendsKeys, key) => {
    const { http, asked } = openDoor(answer, { sendsKeys });
    await http.call('transactions.create', { body: {}, idempotencyKey: 'a-1' });
    expect(sent(asked).get('idempotency-key')).toBe(key);
  });

  it('is not told of one that is still running, as it asks again', async () => {
    const failed = vi.fn();
    const running = () => new Response('{"status":"error"}', { status: 409, headers: { 'retry-after': '2' } });
    const { http } = openDoor(running, { events: { failed } });
    const error = await http.call('transactions.block', { idempotencyKey: 'a-1' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 409, retryAfter: 2, isStillRunning: true });
    expect(failed).not.toHaveBeenCalled();
    await http.call('transactions.block').catch(() => undefined);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('a call that is looked for when nobody knows what became of it', () => {
  it.each([
    [500, true],
    [408, true],
    [403, undefined],
    [404, undefined],
  ])('answered %i is left to whoever looks: %s', async (status, ownFailure) => {
    const failed = vi.fn();
    const { http } = openDoor(() => new Response(null, { status }), { events: { failed } });
    await http.call('transactions.create', { body: {}, idempotencyKey: 'a-1' }).catch(() => undefined);
    expect(failed).toHaveBeenCalledOnce();
    expect(failed.mock.calls[0]?.[1].ownFailure).toBe(ownFailure);
  });
});
