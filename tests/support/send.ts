import type { LightMyRequestResponse } from 'fastify';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { isObject, isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import type { Ask } from './sandbox.ts';

interface Parts {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Accept-Language; English unless a test asks for Hebrew. */
  language?: string;
}

/** Sends one call of the contract. */
export function send(ask: Ask, id: EndpointId, { path = {}, query = {}, body, language = 'en' }: Parts = {}) {
  const { base, method, path: template } = endpoints[id];
  const search = new URLSearchParams(query).toString();
  return ask({
    method,
    url: `/sandbox/${base}${fillPath(template, path)}${search && `?${search}`}`,
    headers: { 'accept-language': language },
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'accept-language': language, 'content-type': 'application/json' },
    }),
  });
}

export interface Operated {
  status: number;
  response: OperationResponse;
  /** What `additionalData` holds by name. */
  data: Readonly<Record<string, unknown>>;
  /** Codes of the field errors. */
  codes: string[];
}

/** Reads an answer that must be an OperationResponse. */
function operated(answer: LightMyRequestResponse): Operated {
  const response: unknown = answer.json();
  if (!isOperationResponse(response)) throw new Error(`no operation: ${answer.body.slice(0, 200)}`);
  const { additionalData, errors = [] } = response;
  return {
    status: answer.statusCode,
    response,
    data: isObject(additionalData) ? additionalData : {},
    codes: errors.map(({ code = '' }) => code),
  };
}

/** Sends a call and reads its OperationResponse. */
export async function operate(ask: Ask, id: EndpointId, parts: Parts = {}): Promise<Operated> {
  return operated(await send(ask, id, parts));
}
