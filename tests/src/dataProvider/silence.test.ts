import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { createHttpClient, type HttpClientOptions } from '#src/dataProvider/http/httpClient.ts';
import { createPreloader } from '#src/dataProvider/http/httpClientPreload.ts';
// What loads on first use is at hand before the first test: the clock of these tests does not wait for it.
import '#src/dataProvider/http/fileDownload.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };
const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count);
const sheet = { headers: { 'content-type': 'application/vnd.ms-excel' } };

/** A server whose answers come only as the test lets them. */
function slowServer() {
  const asked: (AbortSignal | null | undefined)[] = [];
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const heads: ((response: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((_, { signal } = {}) => {
      asked.push(signal);
      return new Promise((resolve, reject) => {
        heads.push(resolve);
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
          control?.error(signal.reason);
        });
      });
    }),
  );
  return {
    asked,
    /** Sends the head of the last answer that was asked for, and leaves its body open. */
    head(init: ResponseInit = {}) {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (control = controller) });
      heads.at(-1)?.(new Response(body, init));
    },
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    end: () => control?.close(),
  };
}

function openDoor(options: Partial<HttpClientOptions> = {}) {
  const failed = vi.fn();
  const locale = () => 'he-IL' as const;
  const http = createHttpClient({ bases, accessToken: async () => 'token', locale, events: { failed }, ...options });
  /** How a call stands. */
  function watch(call: Promise<unknown>) {
    const seen: { outcome?: unknown } = {};
    call.then(
      (answer) => (seen.outcome = answer),
      (error: unknown) => (seen.outcome = error),
    );
    return seen;
  }
  return { http, failed, watch };
}

const argumentsOf = (id: EndpointId) => ({
  path: Object.fromEntries([...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', '7'])),
  ...(endpoints[id].method !== 'GET' && { body: {} }),
});
const isGivenUp = (id: EndpointId) => ['meta', 'list', 'record', 'lookup', 'excel'].includes(endpoints[id].kind);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('thirty seconds without a byte', () => {
  it.each(endpointIds.filter(isGivenUp))('end %s, as a failure that is told', async (id) => {
    const { asked } = slowServer();
    const { http, failed, watch } = openDoor();
    const call = watch(http.call(id, argumentsOf(id)));
    await seconds(29.9);
    expect([call.outcome, asked.length, http.requests.read().writesWaiting]).toEqual([undefined, 1, 0]);
    await seconds(0.1);
    expect(call.outcome).toMatchObject({ kind: 'network', message: 'ServerErrorTryAgainLater' });
    expect(failed).toHaveBeenCalledOnce();
    expect(asked[0]?.aborted).toBe(true);
    expect(http.requests.read().count).toBe(0);
  });

  it.each(endpointIds.filter((id) => !isGivenUp(id)))('never end %s, nor repeat it', async (id) => {
    const { asked, head, send, end } = slowServer();
    const { http, failed, watch } = openDoor();
    const call = watch(http.call(id, argumentsOf(id)));
    await seconds(3600);
    expect([call.outcome, failed.mock.calls, asked.length]).toEqual([undefined, [], 1]);
    expect(http.requests.read().writesWaiting).toBe(1);
    head();
    send('{"status":"success"}');
    await seconds(3600);
    end();
    await seconds(0);
    expect(call.outcome).toEqual({ status: 'success' });
    expect(http.requests.read().writesWaiting).toBe(0);
  });

  it('are counted anew with each byte', async () => {
    const { head, send, end } = slowServer();
    const { http, watch } = openDoor();
    const call = watch(http.call('consumers.list'));
    await seconds(29);
    head();
    for (const text of ['{"da', 'ta":', '[]}']) {
      await seconds(29);
      send(text);
    }
    await seconds(29);
    end();
    await seconds(0);
    expect(call.outcome).toEqual({ data: [] });
  });

  it('end an answer that stops in its middle', async () => {
    const { head, send } = slowServer();
    const { http, failed, watch } = openDoor();
    const call = watch(http.call('consumers.list'));
    head();
    send('{"data":[');
    await seconds(30);
    expect(call.outcome).toMatchObject({ kind: 'network' });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('end an export, which goes on as long as bytes come', async () => {
    const { head, send } = slowServer();
    const { http, watch } = openDoor();
    const received: number[] = [];
    const onProgress = (progress: { received: number }) => received.push(progress.received);
    const file = watch(http.download('consumers.excel', { fallbackName: 'a.xlsx', onProgress }));
    await seconds(20);
    head(sheet);
    for (let part = 0; part < 10; part += 1) {
      await seconds(20);
      send('x');
    }
    await seconds(29.9);
    expect([received.at(-1), file.outcome]).toEqual([10, undefined]);
    await seconds(0.1);
    expect(file.outcome).toMatchObject({ kind: 'network' });
  });

  it('never end the download of an original', async () => {
    const { head, send, end } = slowServer();
    const { http, watch } = openDoor();
    const file = watch(http.download('invoices.download', { path: { id: 'i' }, fallbackName: 'a.pdf' }));
    await seconds(600);
    head(sheet);
    await seconds(600);
    send('x');
    end();
    await seconds(0);
    expect(file.outcome).toMatchObject({ fileName: 'a.pdf' });
  });

  it('are as many as the configuration says', async () => {
    slowServer();
    const { http, watch } = openDoor({ silenceMs: 5000 });
    const call = watch(http.call('consumers.list'));
    await seconds(5);
    expect(call.outcome).toMatchObject({ kind: 'network' });
  });

  it('leave a caller that has left alone', async () => {
    slowServer();
    const { http, failed, watch } = openDoor();
    const left = new AbortController();
    const call = watch(http.call('consumers.list', { signal: left.signal }));
    left.abort(new Error('gone'));
    await seconds(60);
    expect(call.outcome).toMatchObject({ message: 'gone' });
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('a question asked ahead of the application', () => {
  const preload = () => createPreloader({ bases, token: 'token', locale: 'he-IL', uiVersion: undefined });

  it('that stays silent is told when its thirty seconds are over, and asked again by the next try alone', async () => {
    const { asked } = slowServer();
    const preloaded = preload();
    preloaded.call('consumers.list').catch(() => {});
    await seconds(10);
    const { http, failed, watch } = openDoor({ preloaded });
    const call = watch(http.call('consumers.list'));
    await seconds(20);
    expect(call.outcome).toMatchObject({ kind: 'network' });
    expect([failed.mock.calls.length, asked.length, asked[0]?.aborted]).toEqual([1, 1, true]);
    watch(http.call('consumers.list'));
    await seconds(0);
    expect(asked).toHaveLength(2);
  });

  it('that fails otherwise is asked again at once', async () => {
    const { asked, head, end } = slowServer();
    const preloaded = preload();
    preloaded.call('consumers.list').catch(() => {});
    head({ status: 503 });
    end();
    const { http, watch } = openDoor({ preloaded });
    watch(http.call('consumers.list'));
    await seconds(0);
    expect(asked).toHaveLength(2);
  });
});
