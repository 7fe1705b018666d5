import { setupServer } from 'msw/node';

/** The network of component tests: tests add handlers with `server.use`; a request without one fails its test. */
export const server = setupServer();
