import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { correlationHeader, idempotencyHeader, uiVersionHeader } from '#contract/constants.ts';
import { bases, type Endpoint, type EndpointId, endpointIds, endpoints } from '#contract/endpoints.ts';
import { isCreating } from '#contract/creating.ts';
import { isOperationResponse } from '#contract/envelope.ts';
import { isAllowed } from '#contract/roles.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Answer, Authenticate, Call, Caller, Handler, Handlers } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { failure } from '#sandbox/core/failure.ts';
import { answerOnce } from '#sandbox/domain/once/answerOnce.ts';
import { auditWrites, isWrite } from './audit.ts';
import { drain, fileOf, maximumBodyBytes, acceptJsonOnly, acceptUploads } from './bodies.ts';
import { contentDisposition } from './contentDisposition.ts';
import { applyFaults, type FaultSwitches } from './faults.ts';
import { requireSize } from './requireSize.ts';

/** What the API is built from. */
export interface ApiParts {
  context: Context;
  authenticate: Authenticate;
  handlers: Handlers;
  faults: FaultSwitches;
  uiVersion: string;
}

/** A method and path, and the calls of the contract it stands for: the spec names one pair twice. */
interface Route {
  method: string;
  url: string;
  ids: EndpointId[];
}

/** The routes of every call, each method and path once. */
function apiRoutes(): Route[] {
  const routes = new Map<string, Route>();
  for (const id of endpointIds) {
    const { base, method, path } = endpoints[id];
    const url = `/sandbox/${base}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    const key = `${method} ${url}`;
    const route = routes.get(key);
    if (route) route.ids.push(id);
    else routes.set(key, { method, url, ids: [id] });
  }
  return [...routes.values()];
}

/** A header sent once; several with one name are joined by commas, as HTTP says. */
const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value);

/** Aborts when the client leaves before the answer is complete. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer<unknown>): FastifyReply {
  if ('file' in answer) {
    return reply
      .header('content-disposition', contentDisposition(answer.fileName))
      .type(answer.contentType)
      .send(answer.file);
  }
  if (isOperationResponse(answer.json)) request.touchedEntity = answer.json.entityUID ?? answer.json.entityReference;
  const body = isOperationResponse(answer.json) ? { correlationId: request.id, ...answer.json } : answer.json;
  return reply
    .code(answer.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Only questions for many rows go to replicas: what a person works on comes from where it is written. */
const isReadElsewhere = ({ kind, base }: Endpoint) =>
  kind === 'list' || kind === 'excel' || (kind === 'lookup' && base === 'reporting');

/** Who answers a call; what makes something makes it once for its idempotency key. */
function answererOf(handlers: Handlers, endpoint: EndpointId): Handler<unknown> | undefined {
  if (!isCreating(endpoint)) return handlers[endpoint];
  const make = handlers[endpoint];
  return make && !make.keepsKeys ? (call) => answerOnce(call, make) : make;
}

function mountRoute(scope: FastifyInstance, { method, url, ids }: Route, parts: ApiParts): void {
  const { handlers } = parts;
  const endpoint = ids.find((id) => handlers[id]) ?? ids[0];
  const isRead = endpoint !== undefined && isReadElsewhere(endpoints[endpoint]);
  const context = isRead ? { ...parts.context, db: parts.context.readDb } : parts.context;
  const handler = endpoint && answererOf(handlers, endpoint);
  scope.route<{ Params: Record<string, string> }>({
    method,
    url,
    exposeHeadRoute: false,
    bodyLimit: maximumBodyBytes,
    // Before the hooks of the scope look at it.
    config: { endpoint },
    handler: async (request, reply) => {
      const query = new URLSearchParams(request.raw.url?.split('?').slice(1).join('?'));
      const { params: path, body, caller, locale } = request;
      await requireSize(endpoint, { context, path, query, body });
      const isUpload = endpoint !== undefined && endpoints[endpoint].kind === 'upload';
      if (isUpload && !handler) await drain(request.raw);
      if (!handler || !caller) throw new ApiError(400, 'NotOfferedYet');
      const signal = signalOf(reply);
      const call: Call = {
        context,
        caller,
        endpoint,
        path,
        query,
        body,
        locale,
        signal,
        correlationId: request.id,
        idempotencyKey: headerText(request.headers[idempotencyHeader.toLowerCase()]),
        address: request.ip,
        ...(isUpload && { file: () => fileOf(request) }),
      };
      try {
        return sendAnswer(request, reply, await handler(call));
      } catch (error) {
        if (!signal.aborted || isWrite(endpoint)) throw error;
        // Nobody is left to read an answer, and leaving a read is no failure.
        request.log.info('client left');
        return reply.hijack();
      }
    },
  });
}

/** 401 for who is unknown, 403 for who lacks the role; neither has a body (docs/wire.md §1.4). */
function guard(app: FastifyInstance, authenticate: Authenticate): void {
  const refuse = (reply: FastifyReply, status: 401 | 403) => reply.code(status).send();
  const mayCall = (caller: Caller, id: EndpointId) => isAllowed(endpoints[id].access, caller.roles);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.endpoint) return;
    request.caller = await authenticate(request.headers.authorization);
    if (!request.caller) return refuse(reply.header('www-authenticate', 'Bearer'), 401);
    if (!mayCall(request.caller, request.endpoint)) return refuse(reply, 403);
  });
}

/** Mounts every call of the contract below /sandbox/<base>. */
export async function mountApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { context, authenticate, faults, uiVersion } = parts;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      request.endpoint = request.routeOptions.config.endpoint;
      reply.headers({ [uiVersionHeader]: uiVersion, 'cache-control': 'no-store' });
    });
    await scope.register(cors, {
      origin: [...context.config.origins],
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: [uiVersionHeader, 'Content-Disposition', correlationHeader, 'Retry-After'],
      maxAge: 600,
    });
    applyFaults(scope, faults);
    guard(scope, authenticate);
    auditWrites(scope, context);
    acceptJsonOnly(scope);
    const isUpload = ({ ids }: Route) => ids.some((id) => endpoints[id].kind === 'upload');
    await scope.register(async (uploads) => {
      await acceptUploads(uploads);
      for (const route of apiRoutes().filter(isUpload)) mountRoute(uploads, route, parts);
    });
    for (const route of apiRoutes().filter((each) => !isUpload(each))) mountRoute(scope, route, parts);
    for (const base of bases) {
      scope.all(`/sandbox/${base}/*`, async (request, reply) =>
        reply.code(404).send(failure(request.locale, request.id, 'NotFound')),
      );
    }
  });
}
