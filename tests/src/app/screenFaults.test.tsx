import { configure, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { routeTable } from '#src/app/pages.ts';
import { buildPath } from '#src/resources/paths.ts';
import { server } from '#tests/support/mockServer.ts';
import { apiBase, renderApp } from './renderApp.tsx';

configure({ asyncUtilTimeout: 4_000 });

const json = (status: number, body: unknown) => HttpResponse.json(body as object, { status });
const refusal = { status: 'error', message: 'The server says no' };
const serverError = /Server Error\. Try again later/;

/** One way in which calls go wrong, and what a person must read somewhere on the page. */
interface Fault {
  answer: () => Response | Promise<Response>;
  told: RegExp;
  /** Nothing has gone wrong yet. */
  waiting?: true;
}

const faults: Readonly<Record<string, Fault>> = {
  '400 with a message': { answer: () => json(400, refusal), told: /The server says no/ },
  '400 without a message': { answer: () => json(400, {}), told: /Something went wrong/ },
  '401': { answer: () => json(401, {}), told: /Session has expired/ },
  '403': { answer: () => json(403, {}), told: serverError },
  // A saved card that is gone has a sentence of its own.
  '404': { answer: () => json(404, refusal), told: /Not found|no longer available/i },
  '409': { answer: () => json(409, refusal), told: /The server says no/ },
  '500': { answer: () => json(500, {}), told: serverError },
  '503 with HTML': {
    answer: () => new HttpResponse('<h1>Unavailable</h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
    told: serverError,
  },
  'a dropped connection': { answer: () => HttpResponse.error(), told: serverError },
  'truncated JSON': { answer: () => new HttpResponse('{"data": [{"a'), told: serverError },
  'an empty body': { answer: () => new HttpResponse(''), told: serverError },
  'status warning': { answer: () => json(200, { status: 'warning', message: 'Mind this' }), told: /Mind this/ },
  'status error': { answer: () => json(200, { status: 'error', message: 'It failed' }), told: /It failed/ },
  'no answer for long': { answer: () => new Promise<never>(() => {}), told: /.*/, waiting: true },
};

const id = '00000001-d9cb-469f-a165-70867728950e';
const parametersOf = (path: string, digits: readonly string[] = []) =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, digits.includes(name) ? '7' : id] as const),
  );

const screens = Object.entries(routeTable).map(
  ([name, { path, digits }]) => [name, buildPath(path.replaceAll('?', ''), parametersOf(path, digits))] as const,
);

/** Columns of a sound answer, for the pass in which only the rest goes wrong. */
const columns = {
  columns: { name: { name: 'Name', dataType: 'string' }, amount: { name: 'Amount', dataType: 'money' } },
};

/** Answers every call of a screen with the fault. @returns the paths that were asked */
function answerWith(fault: Fault, { soundColumns }: { soundColumns: boolean }): string[] {
  const asked: string[] = [];
  server.use(
    http.all(`${apiBase}/api/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/terminals' || pathname.startsWith('/api/dictionaries/')) return undefined;
      asked.push(pathname);
      return soundColumns && pathname.includes('$meta') ? HttpResponse.json(columns) : fault.answer();
    }),
  );
  return asked;
}

/** What the page lacks of: a title, something to read, the fault told, a way on. */
async function complaintsOf(asked: readonly string[], { told, waiting }: Fault): Promise<string[]> {
  const text = () => document.body.textContent;
  const main = () => document.querySelector('main')?.textContent.trim() ?? '';
  const title = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
  await waitFor(() => expect([title().join(''), main()]).not.toContain(''));
  const hasWayOn = () =>
    document.querySelector('main button, main a, header a, [role=alert] button, dialog button') !== null;
  // A screen of several parts asks once they are there, and each has its own way on.
  if (!waiting) await waitFor(() => expect(hasWayOn()).toBe(true)).catch(() => undefined);
  // A screen that asks for nothing has nothing to tell.
  if (asked.length > 0) await waitFor(() => expect(text()).toMatch(told)).catch(() => undefined);
  return [
    ...(title().length === 1 ? [] : [`titles: ${title().join('|')}`]),
    ...(main() === '' ? ['blank'] : []),
    ...(asked.length === 0 || told.test(text()) ? [] : [`does not tell ${String(told)}: ${main().slice(0, 120)}`]),
    ...(waiting || hasWayOn() ? [] : ['no way on']),
  ];
}

describe.each(Object.entries(faults))('%s', (name, fault) => {
  it('leaves every screen whole, and tells', { timeout: 240_000 }, async () => {
    // React-admin writes failures of the provider to the console; nothing else may stand there.
    const written: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((first: unknown) => {
      const isOfProvider =
        first instanceof Error &&
        (['CallFailure', 'AbortError'].includes(first.name) || first.message.startsWith('$meta answer'));
      if (!isOfProvider) written.push(first);
    });
    const found: Record<string, string[]> = {};
    let calls = 0;
    for (const [route, path] of screens) {
      for (const soundColumns of [false, true]) {
        const asked = answerWith(fault, { soundColumns });
        const { unmount } = await renderApp({ address: path });
        const complaints = await complaintsOf(asked, fault);
        if (complaints.length > 0) found[`${route}${soundColumns ? ', columns sound' : ''}`] = complaints;
        calls += asked.length;
        unmount();
        server.resetHandlers();
        if (!asked.some((one) => one.includes('$meta'))) break;
      }
    }
    expect(found, name).toEqual({});
    expect(written).toEqual([]);
    expect(calls).toBeGreaterThan(20);
  });
});
