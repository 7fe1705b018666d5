import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { CallFailure, type FailureKind } from '#src/dataProvider/failure.ts';
import { fileNameOf, type DownloadProgress } from '#src/dataProvider/http/fileDownload.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import type { HttpEvents } from '#src/dataProvider/http/httpEvents.ts';
import { server } from '#tests/support/mockServer.ts';

const base = 'http://api.test';
const door = (events: HttpEvents = {}) =>
  createHttpClient({
    bases: { profile: base, transactions: base, reporting: base },
    accessToken: async () => 'token',
    locale: () => 'he-IL',
    events,
  });
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const named = { 'content-type': sheet, 'content-disposition': 'attachment; filename="consumers.xlsx"' };
const call = { fallbackName: 'export.xlsx' };

function answerExcel(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  server.use(
    http.get(`${base}/api/consumers/$excel`, ({ request }) => {
      requests.push(request);
      return answer();
    }),
  );
  return requests;
}

/** A body whose chunks a test hands out one by one. */
function openBody() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (control = controller) });
  return {
    body,
    send: (bytes: number) => control?.enqueue(new Uint8Array(bytes)),
    end: () => control?.close(),
    fail: () => control?.error(new Error('gone')),
  };
}

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="list.xlsx"', 'list.xlsx'],
    ['attachment; filename=list.xlsx', 'list.xlsx'],
    [`attachment; filename="____.xlsx"; filename*=UTF-8''%D7%9C%D7%A7%D7%95%D7%97%D7%95%D7%AA.xlsx`, 'לקוחות.xlsx'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="safe.xlsx"`, 'safe.xlsx'],
    ['attachment; filename="../../etc/passwd"', '_.._etc_passwd'],
    [`attachment; filename*=UTF-8''..%2F..%2Fx.xlsx`, '_.._x.xlsx'],
    [`attachment; filename*=UTF-8''a%E2%80%AExslx.exe`, 'a_xslx.exe'],
    ['attachment; filename="con:1?.xlsx"', 'con_1_.xlsx'],
    ['attachment; filename="///"', 'export.xlsx'],
    ['attachment; filename="..."', 'export.xlsx'],
    ['attachment', 'export.xlsx'],
    [null, 'export.xlsx'],
  ])('of %s is %s', (header, name) => {
    expect(fileNameOf(header, 'export.xlsx')).toBe(name);
  });
});

describe('a download', () => {
  it('gives the file and its name, and sends what every call sends', async () => {
    const requests = answerExcel(() => new HttpResponse('bytes', { headers: named }));
    const answered = vi.fn();
    const read = vi.fn();
    const file = await door({ answered, read }).download('consumers.excel', { ...call, query: { search: 'דנה' } });
    expect(file.fileName).toBe('consumers.xlsx');
    expect(await file.blob.text()).toBe('bytes');
    expect(file.blob.type).toBe(sheet);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
    expect(requests[0]?.headers.get('accept-language')).toBe('he-IL');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('search')).toBe('דנה');
    expect(answered).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledExactlyOnceWith(endpoints['consumers.excel']);
  });

  it.each([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty body', () => new HttpResponse('', { headers: named })],
  ])('without a single byte is none: %s', async (_, answer) => {
    answerExcel(answer);
    const failed = vi.fn();
    await expect(door({ failed }).download('consumers.excel', call)).rejects.toMatchObject({ kind: 'network' });
    expect(failed).toHaveBeenCalledOnce();
  });

  it('is never merged with its like, nor counted among the requests in flight', async () => {
    const requests = answerExcel(() => new HttpResponse('x', { headers: named }));
    const client = door();
    const counted = vi.fn();
    client.requests.subscribe(counted);
    await Promise.all([client.download('consumers.excel', call), client.download('consumers.excel', call)]);
    expect(requests).toHaveLength(2);
    expect(counted).not.toHaveBeenCalled();
  });

  it('tells its progress, and the total where the server knows it', async () => {
    const { body, send, end } = openBody();
    answerExcel(() => new HttpResponse(body, { headers: named }));
    const seen: DownloadProgress[] = [];
    const pending = door().download('consumers.excel', { ...call, onProgress: (progress) => seen.push(progress) });
    send(3);
    await vi.waitFor(() => expect(seen).toEqual([{ received: 3 }]));
    send(4);
    end();
    expect((await pending).blob.size).toBe(7);
    expect(seen).toEqual([{ received: 3 }, { received: 7 }]);
    answerExcel(() => new HttpResponse('12345', { headers: { ...named, 'content-length': '5' } }));
    await door().download('consumers.excel', { ...call, onProgress: (progress) => seen.push(progress) });
    expect(seen.at(-1)).toEqual({ received: 5, total: 5 });
  });

  it('stops when the caller leaves, and nobody is told of a failure', async () => {
    const { body, send } = openBody();
    answerExcel(() => new HttpResponse(body, { headers: named }));
    const failed = vi.fn();
    const abort = new AbortController();
    const progressed = vi.fn();
    const pending = door({ failed }).download('consumers.excel', {
      ...call,
      signal: abort.signal,
      onProgress: progressed,
    });
    send(1);
    await vi.waitFor(() => expect(progressed).toHaveBeenCalled());
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(failed).not.toHaveBeenCalled();
  });

  const refusal = { status: 'error', message: 'לא טוב' };
  const html = { 'content-type': 'text/html' };
  const table: [string, () => Response, FailureKind, string][] = [
    ['400 with an OperationResponse', () => HttpResponse.json(refusal, { status: 400 }), 'badRequest', 'לא טוב'],
    ['an OperationResponse instead of a file', () => HttpResponse.json(refusal), 'badRequest', 'לא טוב'],
    ['other JSON instead of a file', () => HttpResponse.json({ data: [] }), 'network', 'ServerErrorTryAgainLater'],
    ['a page', () => new HttpResponse('<h1>', { headers: html }), 'network', 'ServerErrorTryAgainLater'],
    ['401', () => new HttpResponse(null, { status: 401 }), 'unauthorized', 'SessionExpired'],
    ['403', () => new HttpResponse(null, { status: 403 }), 'server', 'ServerErrorTryAgainLater'],
    ['404', () => HttpResponse.json(refusal, { status: 404 }), 'notFound', 'NotFound'],
    [
      '500 with a sheet',
      () => new HttpResponse('x', { status: 500, headers: named }),
      'server',
      'ServerErrorTryAgainLater',
    ],
    ['no answer', () => HttpResponse.error(), 'network', 'ServerErrorTryAgainLater'],
  ];
  it.each(table)('fails by the table of the other calls: %s', async (_, answer, kind, message) => {
    answerExcel(answer);
    const [failed, finished] = [vi.fn(), vi.fn()];
    const error: unknown = await door({ failed, finished })
      .download('consumers.excel', call)
      .catch((one: unknown) => one);
    expect(error).toBeInstanceOf(CallFailure);
    expect(error).toMatchObject({ kind, message });
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, expect.anything(), endpoints['consumers.excel']);
    expect(finished).toHaveBeenCalledOnce();
  });

  it('fails when the connection drops in the middle, and gives no half file', async () => {
    const { body, send, fail } = openBody();
    // The mock server ends a broken body as if it were whole.
    vi.stubGlobal('fetch', async () => new Response(body, { headers: named }));
    const pending = door().download('consumers.excel', { ...call, onProgress: fail });
    send(2);
    await expect(pending).rejects.toMatchObject({ kind: 'network' });
  });

  it('leaves a bad request to a caller who tells it', async () => {
    answerExcel(() => HttpResponse.json(refusal, { status: 400 }));
    const failed = vi.fn();
    await expect(door({ failed }).download('consumers.excel', { ...call, quiet: true })).rejects.toThrow('לא טוב');
    expect(failed).not.toHaveBeenCalled();
  });
});
