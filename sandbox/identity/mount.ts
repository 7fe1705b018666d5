import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { mounts } from '#sandbox/core/webConfig.ts';

/** Hands a request to the provider as if it were mounted at its own root, under the server's public address. */
function forward(provider: Provider, publicUrl: string) {
  const { protocol, host } = new URL(publicUrl);
  const answer = provider.callback();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    const originalUrl = request.raw.url ?? '/';
    Object.assign(request.raw, { originalUrl, url: originalUrl.slice(mounts.identity.length) || '/' });
    Object.assign(request.raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
    await answer(request.raw, reply.raw);
  };
}

/** Mounts the identity provider; its routes read their bodies themselves. */
export async function mountProvider(app: FastifyInstance, provider: Provider, publicUrl: string): Promise<void> {
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider failed'));
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${mounts.identity}/*`, forward(provider, publicUrl));
  });
}
