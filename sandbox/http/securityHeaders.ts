import type { FastifyInstance } from 'fastify';
import type { SandboxConfig } from '#sandbox/core/config.ts';
import { webConfigOf } from '#sandbox/core/webConfig.ts';
import { contentSecurityPolicy, pagePolicy, supportPolicy } from './contentSecurityPolicy.ts';

/**
 * The security headers besides the policy, the same for every answer.
 * @param secure whether people reach the server by https.
 */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Not no-referrer: with it browsers send `Origin: null` on form posts, which the same-origin check must read.
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Sets the security headers of every answer: the app's policy on its files, the pages' policy below /sandbox/. */
export function addSecurityHeaders(app: FastifyInstance, config: SandboxConfig): void {
  const headers = securityHeaders(config.publicUrl.startsWith('https:'));
  const webConfig = webConfigOf(config);
  const policies = {
    web: contentSecurityPolicy(webConfig, config.publicUrl),
    support: supportPolicy(webConfig),
    pages: pagePolicy(config.origins),
  };
  app.addHook('onRequest', async (request, reply) => {
    const isSupport = request.url.split('?')[0] === '/support.html';
    const policy = request.url.startsWith('/sandbox') ? policies.pages : isSupport ? policies.support : policies.web;
    reply.headers({ ...headers, 'content-security-policy': policy });
  });
}
