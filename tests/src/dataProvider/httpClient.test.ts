import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/constants.ts';
import { endpointIds, endpoints, isRepeatable } from '#contract/endpoints.ts';
import { CallFailure, type FailureKind } from '#src/dataProvider/failure.ts';
import { createHttpClient, type HttpClientOptions } from '#src/dataProvider/http/httpClient.ts';
import { server } from '#tests/support/mockServer.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };

function client(options: Partial<HttpClientOptions> = {}) {
  return createHttpClient({ bases, accessToken: async () => 'token', locale: () => 'he-IL', ...options });
}

/** Answers every call of the consumers list and keeps the requests. */
function answerConsumers(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  server.use(
    http.all('http://api.test/p/api/consumers', async ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

async function failureOfCall(call: Promise<unknown>): Promise<CallFailure> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof CallFailure)) throw new Error('expected a CallFailure');
  return outcome;
}

describe('a request', () => {
  it('carries bearer, language, version and JSON headers', async () => {
    const requests = answerConsumers(() => HttpResponse.json({ data: [] }));
    await client({ uiVersion: '1.2.3' }).call('consumers.list');
    const headers = requests[0]?.headers;
    expect(headers?.get('authorization')).toBe('Bearer token');
    expect(headers?.get('accept-language')).toBe('he-IL');
    expect(headers?.get('accept')).toBe('application/json');
    expect(headers?.get('x-version')).toBe('1.2.3');
  });

  it('sends no version header without a version, and a body as JSON', async () => {
    const requests = answerConsumers(() => HttpResponse.json({ status: 'success' }, { status: 201 }));
    await client().call('consumers.create', { body: { consumerName: 'דנה' } });
    expect(requests[0]?.headers.has('x-version')).toBe(false);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ consumerName: 'דנה' });
  });

  it('drops empty and falsy parameters and repeats the keys of lists', async () => {
    const requests = answerConsumers(() => HttpResponse.json({ data: [] }));
    await client().call('consumers.list', {
      query: { search: '', active: false, showDeleted: 0, statuses: ['a', 'b'], page: 3, itemsPerPage: 25 },
    });
    expect(new URL(requests[0]?.url ?? '').search).toBe('?skip=50&statuses=a&statuses=b&take=25');
  });

  it('asks without a token for nothing and reports the missing token', async () => {
    const failed = vi.fn<(failure: CallFailure) => void>();
    const requests = answerConsumers(() => HttpResponse.json({}));
    const call = client({ accessToken: async () => undefined, events: { failed } }).call('consumers.list');
    expect((await failureOfCall(call)).kind).toBe('missingToken');
    expect(requests).toHaveLength(0);
    expect(failed.mock.calls[0]?.[0].message).toBe('SessionExpired');
  });
});

describe('identical questions at once', () => {
  it('are one request, and each caller has a copy of its own', async () => {
    const requests = answerConsumers(async () => HttpResponse.json({ data: [{ tags: ['a'] }] }));
    const door = client();
    const [first, second] = await Promise.all([door.call('consumers.list'), door.call('consumers.list')]);
    expect(requests).toHaveLength(1);
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
    await door.call('consumers.list');
    expect(requests).toHaveLength(2);
  });

  it('are parted by address and by language', async () => {
    const requests = answerConsumers(() => HttpResponse.json({ data: [] }));
    let locale: Locale = 'he-IL';
    const door = client({ locale: () => locale });
    const hebrew = door.call('consumers.list');
    locale = 'en-IL';
    await Promise.all([hebrew, door.call('consumers.list'), door.call('consumers.list', { query: { search: 'a' } })]);
    expect(requests).toHaveLength(3);
  });

  it('tell that they succeeded, which a write does not', async () => {
    answerConsumers(() => HttpResponse.json({ data: [] }));
    server.use(http.post('http://api.test/p/api/consumers', () => HttpResponse.json({ status: 'success' })));
    const read = vi.fn();
    const door = client({ events: { read } });
    await door.call('consumers.create', { body: {} });
    expect(read).not.toHaveBeenCalled();
    await door.call('consumers.list');
    expect(read).toHaveBeenCalledExactlyOnceWith(endpoints['consumers.list']);
  });

  it('are not merged over a write, whose outcome the earlier one may not show', async () => {
    const before = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      http.get('http://api.test/p/api/consumers', async () => {
        asked += 1;
        const number = asked;
        if (number === 1) await before.promise;
        return HttpResponse.json({ data: [{ number }] });
      }),
      http.post('http://api.test/p/api/consumers', () => HttpResponse.json({ status: 'success' })),
    );
    const door = client();
    const earlier = door.call('consumers.list');
    await vi.waitFor(() => expect(asked).toBe(1));
    await door.call('consumers.create', { body: {} });
    const later = door.call('consumers.list');
    before.resolve();
    expect(await Promise.all([earlier, later])).toEqual([{ data: [{ number: 1 }] }, { data: [{ number: 2 }] }]);
  });

  it('go on for the others when one caller leaves, and stop when all have left', async () => {
    const aborted = vi.fn();
    server.use(
      http.get('http://api.test/p/api/consumers', async ({ request }) => {
        request.signal.addEventListener('abort', aborted);
        await delay(30);
        return HttpResponse.json({ data: [] });
      }),
    );
    const door = client();
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = door.call('consumers.list', { signal: leaving.signal });
    const stayed = door.call('consumers.list', { signal: staying.signal });
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect(stayed).resolves.toEqual({ data: [] });
    expect(aborted).not.toHaveBeenCalled();

    const failed = vi.fn();
    const lonely = new AbortController();
    const alone = client({ events: { failed } }).call('consumers.list', { signal: lonely.signal });
    lonely.abort();
    await expect(alone).rejects.toThrow();
    expect(failed).not.toHaveBeenCalled();
  });

  it.each(endpointIds.filter((id) => endpoints[id].method === 'GET' && !isRepeatable(endpoints[id])))(
    '%s changes something or is a file, and is never merged',
    async (id) => {
      let count = 0;
      server.use(
        http.get('http://api.test/*', () => {
          count += 1;
          return HttpResponse.json({ status: 'success' });
        }),
      );
      const door = client();
      await Promise.all([door.call(id, { path: { id: '1' } }), door.call(id, { path: { id: '1' } })]);
      expect(count).toBe(2);
    },
  );
});

describe('answers', () => {
  const refusal = { status: 'error', message: 'לא טוב', errors: [{ code: 'consumerName', description: 'שדה חובה' }] };
  const html = new Response('<h1>Bad gateway</h1>', { status: 503, headers: { 'content-type': 'text/html' } });
  const table: [string, () => Response, FailureKind, string][] = [
    ['400 with a message', () => HttpResponse.json(refusal, { status: 400 }), 'badRequest', 'לא טוב'],
    ['400 without one', () => HttpResponse.json({}, { status: 400 }), 'badRequest', 'SomethingWentWrong'],
    ['400 with an empty body', () => new HttpResponse(null, { status: 400 }), 'badRequest', 'SomethingWentWrong'],
    ['409', () => HttpResponse.json(refusal, { status: 409 }), 'badRequest', 'לא טוב'],
    ['401', () => new HttpResponse(null, { status: 401 }), 'unauthorized', 'SessionExpired'],
    ['403', () => new HttpResponse(null, { status: 403 }), 'server', 'ServerErrorTryAgainLater'],
    ['404', () => HttpResponse.json(refusal, { status: 404 }), 'notFound', 'NotFound'],
    ['500', () => HttpResponse.json({}, { status: 500 }), 'server', 'ServerErrorTryAgainLater'],
    ['503 with HTML', () => html.clone(), 'server', 'ServerErrorTryAgainLater'],
    ['a dropped connection', () => HttpResponse.error(), 'network', 'ServerErrorTryAgainLater'],
    ['truncated JSON', () => new HttpResponse('{"data": [', { status: 200 }), 'network', 'ServerErrorTryAgainLater'],
  ];

  it.each(table)('%s', async (_, answer, kind, message) => {
    const failed = vi.fn<(failure: CallFailure) => void>();
    answerConsumers(answer);
    const failure = await failureOfCall(client({ events: { failed } }).call('consumers.list'));
    expect([failure.kind, failure.message]).toEqual([kind, message]);
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure, {}, endpoints['consumers.list']);
  });

  it('give the body of a bad request back with its field errors', async () => {
    answerConsumers(() => HttpResponse.json(refusal, { status: 400 }));
    const failure = await failureOfCall(client().call('consumers.create', { body: {} }));
    expect(failure.response).toEqual(refusal);
    expect(failure.fieldErrors).toEqual(refusal.errors);
  });

  it('keep a bad request quiet where the screen speaks, but nothing else', async () => {
    const failed = vi.fn();
    answerConsumers(() => HttpResponse.json(refusal, { status: 400 }));
    await failureOfCall(client({ events: { failed } }).call('consumers.list', { quiet: true }));
    expect(failed).not.toHaveBeenCalled();
    answerConsumers(() => new HttpResponse(null, { status: 500 }));
    await failureOfCall(client({ events: { failed } }).call('consumers.list', { quiet: true }));
    expect(failed).toHaveBeenCalledOnce();
  });

  it('carry the correlation id into the failure', async () => {
    answerConsumers(() => new HttpResponse(null, { status: 500, headers: { 'X-Correlation-ID': 'abc' } }));
    expect((await failureOfCall(client().call('consumers.list'))).correlationId).toBe('abc');
  });

  it('tell of each answer once, with its headers', async () => {
    const answered = vi.fn<(headers: Headers) => void>();
    answerConsumers(() => HttpResponse.json({ data: [] }, { headers: { 'X-UI-Version': '9.9.9' } }));
    const door = client({ events: { answered } });
    await Promise.all([door.call('consumers.list'), door.call('consumers.list')]);
    expect(answered).toHaveBeenCalledOnce();
    expect(answered.mock.calls[0]?.[0].get('x-ui-version')).toBe('9.9.9');
  });

  it('report an operation of a write, never of a read', async () => {
    const operated = vi.fn();
    answerConsumers(() => HttpResponse.json({ status: 'success', data: [] }));
    const door = client({ events: { operated } });
    await door.call('consumers.list');
    expect(operated).not.toHaveBeenCalled();
    await door.call('consumers.create', { body: {} });
    expect(operated).toHaveBeenCalledOnce();
  });
});

describe('the counter of requests in flight', () => {
  it('goes up and down with each request, failed ones too', async () => {
    const door = client();
    const seen: number[] = [];
    door.requests.subscribe(() => seen.push(door.requests.read().count));
    answerConsumers(() => new HttpResponse(null, { status: 500 }));
    await failureOfCall(door.call('consumers.list'));
    expect(seen).toEqual([1, 0]);
  });
});
