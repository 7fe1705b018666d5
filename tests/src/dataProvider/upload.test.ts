import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { UploadProgress } from '#src/dataProvider/http/httpClientUpload.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { HttpEvents } from '#src/dataProvider/http/httpEvents.ts';
import { crossOrigin } from '#tests/support/crossOrigin.ts';
import { server } from '#tests/support/mockServer.ts';

const base = 'http://api.test';
const door = (events: HttpEvents = {}) =>
  createHttpClient({
    bases: { profile: base, transactions: base, reporting: base },
    accessToken: async () => 'token',
    locale: () => 'he-IL',
    uiVersion: '1.2.3',
    events,
  });
const file = (onProgress?: (progress: UploadProgress) => void) => ({
  content: new Blob(['consumerName\r\nדנה'], { type: 'text/csv' }),
  name: 'עסקאות.csv',
  ...(onProgress && { onProgress }),
});
const path = { terminalID: 't1' };

function answerUpload(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  server.use(
    http.post(`${base}/api/import/billing-deals/upload/t1`, async ({ request }) => {
      requests.push(request);
      return crossOrigin(await answer());
    }),
  );
  return requests;
}

describe('a call with a file', () => {
  it('sends it as the part of a form, with the headers of every call, and tells how far it is', async () => {
    const requests = answerUpload(() =>
      HttpResponse.json({ status: 'success', entityUID: 'i1' }, { status: 201, headers: { 'x-ui-version': '2' } }),
    );
    const answered = vi.fn<NonNullable<HttpEvents['answered']>>();
    const progress: UploadProgress[] = [];
    const answer = await door({ answered }).call('import.upload', {
      path,
      query: { insist: true },
      file: file((news) => progress.push(news)),
    });
    expect(answer).toEqual({ status: 'success', entityUID: 'i1' });
    const [request] = requests;
    expect(new URL(request?.url ?? '').search).toBe('?insist=true');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
    expect(request?.headers.get('accept-language')).toBe('he-IL');
    expect(request?.headers.get('x-version')).toBe('1.2.3');
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; *boundary=/);
    expect(answered.mock.lastCall?.[0].get('x-ui-version')).toBe('2');
    const last = progress.at(-1);
    expect(last?.sent).toBe(last?.total);
  });

  it('tells failures and changes as every write does', async () => {
    answerUpload(() => HttpResponse.json({ status: 'error', message: 'No' }, { status: 400 }));
    const [failed, changed] = [vi.fn(), vi.fn()];
    await expect(door({ failed, changed }).call('import.upload', { path, file: file() })).rejects.toMatchObject({
      kind: 'badRequest',
      message: 'No',
    });
    expect(failed).toHaveBeenCalledOnce();
    expect(changed).not.toHaveBeenCalled();
    answerUpload(() => HttpResponse.error());
    await expect(door({ changed }).call('import.upload', { path, file: file() })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(changed).toHaveBeenCalledOnce();
  });

  it('covers no screen, and stops when it is given up', async () => {
    const sent = answerUpload(() => new Promise<Response>(() => {}));
    const { call, requests } = door();
    const stop = new AbortController();
    const sending = call('import.upload', { path, file: file(), signal: stop.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(requests.read().count).toBe(0);
    stop.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
