import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointIds, endpoints, isRepeatable, type EndpointId } from '#contract/endpoints.ts';
import { createAnnouncements, type Announcement } from '#src/app/announcements.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { createHttpClient } from '#src/dataProvider/http/httpClient.ts';
import { listsByName } from '#src/resources/registry.ts';

const bases = { profile: 'http://api.test/p', transactions: 'http://api.test/t', reporting: 'http://api.test/r' };
const correlationId = '0f0e';

/** What a fault does to a read, which throws, and to an operation, which gives an answer back. */
interface Fault {
  answer: () => Response | Promise<Response>;
  /** The failure a read throws; absent where it gives its answer. */
  throws?: string;
  operation: { status: string; message?: string; [field: string]: unknown } | undefined;
  /** What the person reads, `type: message`; the failures of the session have a card of their own. */
  told: string[];
  /** What reading calls tell, where it differs. */
  toldByReads?: string[];
  /** The failure that only calls which may be repeated throw. */
  readsThrow?: string;
  /** It holds nothing that a list, its columns or a record could be read from. */
  isNoData?: true;
  /** The calls whose screens show a bad request themselves say nothing. */
  isBadRequest?: true;
}

const json = (status: number, body: unknown) => Response.json(body, { status });
const refusal = { status: 'error', message: 'לא טוב', errors: [{ code: 'Amount', description: 'שדה חובה' }] };
const server = { type: 'error', message: 'ServerErrorTryAgainLater' };
const serverTold = [`${server.type}: ${server.message} + support 0f0e`];
const networkTold = ['error: ServerErrorTryAgainLater'];
const withId = (status: number) => new Response(null, { status, headers: { 'X-Correlation-ID': correlationId } });
const html = () =>
  new Response('<h1>Unavailable</h1>', {
    status: 503,
    headers: { 'content-type': 'text/html', 'X-Correlation-ID': correlationId },
  });
const serverOperation = { status: 'error', message: 'ServerErrorTryAgainLater', correlationId };

const faults: Record<string, Fault> = {
  '400 with a message': {
    answer: () => json(400, refusal),
    throws: 'badRequest: לא טוב',
    operation: refusal,
    told: ['error: לא טוב'],
    isBadRequest: true,
  },
  '400 without a message': {
    answer: () => json(400, {}),
    throws: 'badRequest: SomethingWentWrong',
    operation: { status: 'error', message: 'SomethingWentWrong' },
    told: ['error: SomethingWentWrong'],
    isBadRequest: true,
  },
  '401': {
    answer: () => withId(401),
    throws: 'unauthorized: SessionExpired',
    operation: undefined,
    told: ['session: SessionExpired'],
  },
  '403': {
    answer: () => withId(403),
    throws: 'server: ServerErrorTryAgainLater',
    operation: serverOperation,
    told: serverTold,
  },
  '404': {
    answer: () => json(404, refusal),
    throws: 'notFound: NotFound',
    operation: undefined,
    told: ['error: NotFound'],
  },
  '409': {
    answer: () => json(409, refusal),
    throws: 'badRequest: לא טוב',
    operation: refusal,
    told: ['error: לא טוב'],
    isBadRequest: true,
  },
  '500': {
    answer: () => withId(500),
    throws: 'server: ServerErrorTryAgainLater',
    operation: serverOperation,
    told: serverTold,
  },
  '503 with HTML': {
    answer: html,
    throws: 'server: ServerErrorTryAgainLater',
    operation: serverOperation,
    told: serverTold,
  },
  'a dropped connection': {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    throws: 'network: ServerErrorTryAgainLater',
    operation: undefined,
    told: networkTold,
  },
  'truncated JSON': {
    answer: () => new Response('{"status": "succ', { status: 200 }),
    throws: 'network: ServerErrorTryAgainLater',
    operation: undefined,
    told: networkTold,
  },
  'an empty body': {
    answer: () => new Response('', { status: 200 }),
    throws: 'network: ServerErrorTryAgainLater',
    operation: undefined,
    told: networkTold,
  },
  'status warning': {
    answer: () => json(200, { status: 'warning', message: 'שים לב' }),
    operation: { status: 'warning', message: 'שים לב' },
    told: ['info: שים לב'],
    isNoData: true,
  },
  'status error': {
    answer: () => json(200, { status: 'error', message: 'לא הצליח' }),
    operation: { status: 'error', message: 'לא הצליח' },
    readsThrow: 'badRequest: לא הצליח',
    told: ['error: לא הצליח'],
  },
  'success with a warning inside': {
    answer: () =>
      json(200, { status: 'success', message: 'בוצע', innerResponse: { status: 'warning', message: 'ללא חשבונית' } }),
    operation: {
      status: 'success',
      message: 'בוצע',
      innerResponse: { status: 'warning', message: 'ללא חשבונית' },
    },
    told: ['success: בוצע', 'info: ללא חשבונית'],
    toldByReads: [],
    isNoData: true,
  },
};

const textOf = ({ type, message, support }: Announcement) =>
  `${type}: ${message}${support ? ` + support ${support.issueId ?? ''}` : ''}`;

/** A door as main.tsx wires it, and what it tells. */
function openDoor(answer: Fault['answer']) {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  );
  const told: string[] = [];
  const announcements = createAnnouncements();
  announcements.subscribe((announcement) => told.push(textOf(announcement)));
  const http = createHttpClient({
    bases,
    accessToken: async () => 'token',
    locale: () => 'he-IL',
    events: {
      operated: announcements.operated,
      failed: (failure) =>
        failure.kind === 'unauthorized' ? told.push(`session: ${failure.message}`) : announcements.failed(failure),
    },
  });
  return { http, dataProvider: createDataProvider(http, listsByName), told };
}

const argumentsOf = (id: EndpointId) => ({
  path: Object.fromEntries([...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', '7'])),
  ...(endpoints[id].method !== 'GET' && { body: {} }),
});

async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    return await call;
  } catch (error) {
    return error instanceof CallFailure ? `${error.kind}: ${error.message}` : error;
  }
}

afterEach(() => vi.useRealTimers());

describe.each(Object.entries(faults))('%s', (_, fault) => {
  const toldBy = (id: EndpointId) => {
    const { method, ownErrors } = endpoints[id];
    if (fault.isBadRequest && ownErrors) return [];
    const told = method === 'GET' ? (fault.toldByReads ?? fault.told) : fault.told;
    return isUnread(id) ? [...told, ...networkTold] : told;
  };
  const isUnread = (id: EndpointId) => fault.isNoData && ['list', 'meta', 'record'].includes(endpoints[id].kind);
  const thrownBy = (id: EndpointId) =>
    isUnread(id)
      ? 'network: ServerErrorTryAgainLater'
      : (fault.throws ?? (isRepeatable(endpoints[id]) ? fault.readsThrow : undefined));

  it('is told as the error catalogue says, by every call', async () => {
    const seen: Record<string, unknown> = {};
    for (const id of endpointIds) {
      const { http, told } = openDoor(fault.answer);
      const outcome = await outcomeOf(http.call(id, argumentsOf(id)));
      seen[id] = [thrownBy(id) === undefined ? typeof outcome : outcome, told];
    }
    expect(seen).toEqual(Object.fromEntries(endpointIds.map((id) => [id, [thrownBy(id) ?? 'object', toldBy(id)]])));
  });

  it('gives every operation what the error catalogue says, as a value', async () => {
    const operations = endpointIds.filter((id) => !isRepeatable(endpoints[id]));
    const seen: Record<string, unknown> = {};
    for (const id of operations) {
      const { dataProvider, told } = openDoor(fault.answer);
      seen[id] = [await outcomeOf(dataProvider.operate(endpoints[id], argumentsOf(id))), told];
    }
    expect(seen).toEqual(Object.fromEntries(operations.map((id) => [id, [fault.operation, toldBy(id)]])));
  });
});

/** Enough for every kind of call. */
const waited = { data: [], columns: {}, status: 'success' };

describe('almost 30 seconds of waiting', () => {
  it('keep every call open, show progress, and then give its answer', async () => {
    for (const id of endpointIds) {
      vi.useFakeTimers();
      const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json(200, waited)), 29_000));
      const { http, told } = openDoor(late);
      const settled = vi.fn();
      const call = http.call(id, argumentsOf(id)).finally(settled);
      await vi.advanceTimersByTimeAsync(1500);
      expect(http.requests.read().isSlow, id).toBe(false);
      await vi.advanceTimersByTimeAsync(27_499);
      expect([http.requests.read().isSlow, settled.mock.calls.length], id).toEqual([true, 0]);
      await vi.advanceTimersByTimeAsync(1);
      await expect(call).resolves.toEqual(waited);
      expect([http.requests.read().isSlow, told], id).toEqual([false, []]);
    }
  });
});
