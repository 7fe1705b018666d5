import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Where metrics are served. */
export interface Place {
  host: string;
  port: number;
}

/** What is served there. */
interface Scrapes {
  contentType: string;
  scrape(): Promise<string>;
}

async function answer(request: IncomingMessage, response: ServerResponse, { contentType, scrape }: Scrapes) {
  if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
  const text = await scrape();
  return response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
}

/** Serves `/metrics`, and nothing else, for as long as the app listens: for whoever watches it, not for its users. */
export function serveScrapes(app: FastifyInstance, { host, port }: Place, scrapes: Scrapes): void {
  const server = createServer((request, response) => {
    answer(request, response, scrapes).catch((error: unknown) => {
      app.log.error({ err: error }, 'scrape failed');
      response.writeHead(500).end();
    });
  });
  app.addHook('onListen', async () => {
    server.listen(port, host);
    await once(server, 'listening');
    server.unref();
  });
  app.addHook('onClose', async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
}
