import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { preflight } from './crossOrigin.ts';

/**
 * Columns are asked for ahead, by whatever stands long enough: those of lists a test does not speak of are none. For
 * tests whose own handlers would take a `$meta` for something else, before these.
 */
export const noColumns = http.get(/\/\$meta(-\w+)?$/, () => HttpResponse.json({ columns: {} }));

/** What home and the bell ask by themselves, three rows of each list: nothing waits, unless a test says so. */
const nothingWaits = http.get('*', ({ request }) =>
  new URL(request.url).searchParams.get('take') === '3'
    ? HttpResponse.json({ data: [], numberOfRecords: 0 })
    : undefined,
);

/** The network of component tests: tests add handlers with `server.use`; a request without one fails its test. */
export const server = setupServer(noColumns, nothingWaits, preflight);
