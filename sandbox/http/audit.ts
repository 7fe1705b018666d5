import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type EndpointId, endpoints, isRepeatable } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import type { Context } from '#sandbox/core/context.ts';
import { auditRows } from '#sandbox/db/schema/audit.ts';

/** Calls that change something: all but reads and exports. GET imports and original downloads are among them. */
export function isWrite(id: EndpointId): boolean {
  const endpoint = endpoints[id];
  return !isRepeatable(endpoint) && endpoint.kind !== 'excel';
}

/** The row of one write: who, when, which call on which entity, how it ended. No bodies: they can hold cards. */
function auditRow({ clock }: Context, request: FastifyRequest, endpoint: EndpointId, status: number) {
  const path = isObject(request.params) ? request.params : {};
  const [named] = Object.values(path);
  return {
    merchantID: request.caller?.merchantID ?? '',
    created: clock.now(),
    userID: request.caller?.userID ?? null,
    userName: request.caller?.name ?? null,
    operation: endpoint,
    entityType: endpoint.split('.')[0] ?? null,
    entityReference: request.touchedEntity ?? (typeof named === 'string' ? named : null),
    correlationId: request.id,
    details: { status, path },
  };
}

/** Leaves a row for every write before its answer goes out, refused ones included. */
export function auditWrites(app: FastifyInstance, context: Context): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.caller || !request.endpoint || !isWrite(request.endpoint)) return;
    try {
      await context.db.insert(auditRows).values(auditRow(context, request, request.endpoint, reply.statusCode));
    } catch (error) {
      // The change is already made: saying that it failed would be the greater lie.
      request.log.error({ err: error, operation: request.endpoint }, 'audit row not written');
    }
  });
}
