import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxConfig } from '#sandbox/core/config.ts';

/** The names under which this server's own pages can be open. */
export function ownOrigins({ port, publicUrl }: SandboxConfig): string[] {
  return [new URL(publicUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}

/**
 * A hook that refuses state-changing calls sent by another site's page. Tools without a browser send neither header
 * and pass: these calls carry no credentials of theirs to abuse.
 */
export function refuseOtherSites(config: SandboxConfig) {
  const own = ownOrigins(config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const foreign =
      origin === undefined ? site !== undefined && site !== 'same-origin' && site !== 'none' : !own.includes(origin);
    if (foreign) return reply.code(403).type('text/plain; charset=utf-8').send('Calls from other sites are refused.');
  };
}
