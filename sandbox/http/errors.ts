import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { correlationHeader } from '#contract/constants.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { failure } from '#sandbox/core/failure.ts';
import { chooseLocale } from '#sandbox/core/locale.ts';
import { securityHeaders } from './securityHeaders.ts';

interface Failed {
  status: number;
  body: OperationResponse;
}

/** The status an error of the framework asks for; 500 for every other one. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Turns whatever was thrown into a status and an OperationResponse; unexpected errors keep their internals. */
function describe(error: unknown, request: FastifyRequest): Failed {
  const locale = request.locale ?? chooseLocale(request.headers['accept-language']);
  if (error instanceof ApiError) {
    return { status: error.status, body: failure(locale, request.id, error.messageKey, error.details) };
  }
  const status = statusOf(error);
  if (status === 413) {
    const errors = [{ code: 'body', description: 'RequestTooLarge' }];
    return { status, body: failure(locale, request.id, 'RequestTooLarge', { errors }) };
  }
  if (status === 415) {
    const errors = [{ code: 'Content-Type', description: 'ContentTypeNotSupported' }];
    return { status, body: failure(locale, request.id, 'ContentTypeNotSupported', { errors }) };
  }
  if (status === 404) return { status, body: failure(locale, request.id, 'NotFound') };
  if (status >= 400 && status < 500) {
    const errors = [{ code: 'body', description: 'RequestNotReadable' }];
    return { status: 400, body: failure(locale, request.id, 'RequestNotReadable', { errors }) };
  }
  return { status: 500, body: failure(locale, request.id, 'ServerErrorTryAgainLater') };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describe(error, request);
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  const seconds = error instanceof ApiError ? error.details.retryAfterSeconds : undefined;
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Every error answers an OperationResponse with the correlation id; the log alone has the stack. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** For requests that no route could take because their address cannot be decoded. */
export function answerUnreadableAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = chooseLocale(request.headers['accept-language']);
  void reply
    .code(404)
    .headers({ [correlationHeader]: request.id, ...securityHeaders(false) })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure(locale, request.id, 'NotFound')));
}
