import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Of a client that left before its answer was complete, as nginx writes it. */
const clientLeft = '499';

/**
 * Counts and times requests by route pattern and call of the contract. Addresses are no labels: they hold ids and what
 * people look for.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, until the answer was sent',
    labelNames: ['method', 'route', 'call', 'status'],
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  });
  app.addHook('onRequest', async (request, reply) => {
    const begun = performance.now();
    underWay.inc();
    reply.raw.once('close', () => {
      underWay.dec();
      const { url = '(none)', config } = request.routeOptions;
      const status = reply.raw.writableFinished ? String(reply.statusCode) : clientLeft;
      durations.observe(
        { method: request.method, route: url, call: config.endpoint ?? '', status },
        (performance.now() - begun) / 1000,
      );
    });
  });
}
