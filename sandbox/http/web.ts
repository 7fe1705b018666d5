import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxConfig } from '#sandbox/core/config.ts';
import { failure } from '#sandbox/core/failure.ts';
import { webConfigOf } from '#sandbox/core/webConfig.ts';

/** Addresses of pages that are files of their own (docs/rulings.md "Callback pages"). */
const pages: Record<string, string> = { '/callback': 'callback.html', '/silent-renew': 'silent-renew.html' };

/** Vite puts a hash into the name of everything below /assets/, so those files never change. */
function cacheControl(file: string): string {
  return file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** A screen of the app: a page asked for by a browser whose address names no file. */
function isScreen(request: FastifyRequest): boolean {
  const address = pathOf(request);
  return (
    request.method === 'GET' &&
    !address.startsWith('/sandbox/') &&
    !address.startsWith('/assets/') &&
    path.extname(address) === '' &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send('The web app is not built: run "npm run build".');
}

/** Serves the built web app: its files, its static pages, and index.html for every screen's address. */
export async function mountWeb(app: FastifyInstance, config: SandboxConfig): Promise<void> {
  const root = path.resolve(config.webDirectory);
  const webConfig = webConfigOf(config);
  const built = existsSync(path.join(root, 'index.html'));

  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(webConfig));

  if (built) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheControl(file));
      },
    });
    app.get('/', async (_request, reply) => reply.sendFile('index.html'));
    for (const [address, file] of Object.entries(pages))
      app.get(address, async (_request, reply) => reply.sendFile(file));
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (isScreen(request)) return built ? reply.sendFile('index.html') : sendNotBuilt(reply);
    return reply.code(404).send(failure(request.locale, request.id, 'NotFound'));
  });
}
