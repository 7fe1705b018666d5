import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The network of component tests: tests add handlers with `server.use`; a request without one fails its test. Columns
 * are asked for ahead, by whatever stands long enough: those of lists a test does not speak of are none.
 */
export const server = setupServer(http.get(/\/\$meta(-\w+)?$/, () => HttpResponse.json({ columns: {} })));
