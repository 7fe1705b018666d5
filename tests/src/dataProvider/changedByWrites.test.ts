import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { HttpEvents } from '#src/dataProvider/http/httpEvents.ts';
import { server } from '#tests/support/mockServer.ts';

const bases = { profile: 'http://api.test', transactions: 'http://api.test', reporting: 'http://api.test' };
const client = (events: HttpEvents) =>
  createHttpClient({ bases, accessToken: async () => 'token', locale: () => 'he-IL', events });
const answerConsumers = (answer: () => Response | Promise<Response>) =>
  server.use(http.all('http://api.test/api/consumers', answer));

describe('what a write may have changed', () => {
  const refusal = { status: 'error', message: 'No' };
  const written = async (answer: () => Response | Promise<Response>, call: object = {}) => {
    const changed = vi.fn();
    answerConsumers(answer);
    await client({ changed })
      .call('consumers.create', { body: {}, ...call })
      .catch(() => {});
    return changed;
  };

  it.each<[string, () => Response, boolean]>([
    ['a success', () => HttpResponse.json({ status: 'success' }, { status: 201 }), true],
    ['a warning', () => HttpResponse.json({ status: 'warning' }), true],
    ['a report of what was done in part', () => HttpResponse.json(refusal), true],
    ['a refusal', () => HttpResponse.json(refusal, { status: 400 }), false],
    ['a refusal that was kept', () => HttpResponse.json({ ...refusal, entityUID: 'x' }, { status: 400 }), true],
    ['a conflict', () => HttpResponse.json(refusal, { status: 409 }), false],
    ['a closed door', () => HttpResponse.json({}, { status: 403 }), false],
    ['a timeout on the way', () => HttpResponse.json({}, { status: 408 }), true],
    ['a failure of the server', () => HttpResponse.json({}, { status: 500 }), true],
    ['an answer nobody can read', () => new HttpResponse('<h1>'), true],
    ['a lost connection', () => HttpResponse.error(), true],
  ])('is told after %s: %#', async (_, answer, told) => {
    expect((await written(answer)).mock.calls).toEqual(told ? [['consumers.create']] : []);
  });

  it('is told when nobody waited for the answer', async () => {
    const left = new AbortController();
    const answer = () => {
      left.abort();
      return new Promise<never>(() => {});
    };
    expect(await written(answer, { signal: left.signal })).toHaveBeenCalledOnce();
  });

  it('is put off for a job, which tells it once', async () => {
    const changed = vi.fn();
    answerConsumers(() => HttpResponse.json({ status: 'success' }));
    const { dataProvider, tell } = await createDataProvider(client({ changed }), {}).forJob();
    await dataProvider.operate('consumers.create', { body: {} });
    await dataProvider.call('consumers.create', { body: {} });
    expect(changed).not.toHaveBeenCalled();
    tell();
    expect(changed.mock.calls).toEqual([['consumers.create']]);
  });

  it('is nothing for a call that reads', async () => {
    const changed = vi.fn();
    answerConsumers(() => HttpResponse.json({ data: [] }));
    await client({ changed }).call('consumers.list');
    expect(changed).not.toHaveBeenCalled();
  });

  it.each(endpointIds.filter((id) => endpoints[id].method === 'GET' && endpoints[id].kind === 'action'))(
    'is told after %s, a GET',
    async (id) => {
      const changed = vi.fn();
      server.use(http.get('http://api.test/*', () => HttpResponse.json({ status: 'success' })));
      await client({ changed }).call(id, { query: { terminalID: 't' } });
      expect(changed.mock.calls).toEqual([[id]]);
    },
  );

  it('is told after a file that can be had once', async () => {
    const changed = vi.fn();
    server.use(
      http.get('http://api.test/*', () => new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } })),
    );
    const path = { id: 'x' };
    await client({ changed }).download('invoices.download', { path, fallbackName: 'x.pdf' });
    expect(changed.mock.calls).toEqual([['invoices.download']]);
  });
});
