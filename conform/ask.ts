import { defaultReadTimeoutSeconds, idempotencyHeader, type Locale } from '#contract/constants.ts';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import type { Options } from './options.ts';

export interface Question {
  path?: Readonly<Record<string, string>>;
  query?: QueryParameters;
  body?: unknown;
  locale?: Locale;
  /** Names an attempt of a call that makes something. */
  key?: string;
  /** Ask without a token. */
  anonymous?: true;
}

/** What came back. */
export interface Answer {
  /** 0: nothing came. */
  status: number;
  /** Milliseconds until the last byte. */
  ms: number;
  /** The content type without its parameters. */
  type: string;
  headers: Headers;
  bytes: Uint8Array;
  /** The body where it is JSON, else undefined. */
  json: unknown;
}

export type Ask = (id: EndpointId, question?: Question) => Promise<Answer>;

const nothing = (ms: number): Answer => ({
  status: 0,
  ms,
  type: '',
  headers: new Headers(),
  bytes: new Uint8Array(),
  json: undefined,
});

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads an address to its end; what does not come within the time a read has (docs/rulings.md) is status 0. */
export async function read(address: string, request: RequestInit): Promise<Answer> {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  try {
    const signal = AbortSignal.timeout(defaultReadTimeoutSeconds * 1000);
    const response = await fetch(address, { ...request, signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    return { status: response.status, ms: since(), type, headers: response.headers, bytes, json: parsed(bytes) };
  } catch {
    return nothing(since());
  }
}

/** Asks calls of the contract as the product does, one after the other. */
export function createAsk({ addresses, token, origin }: Pick<Options, 'addresses' | 'token' | 'origin'>): Ask {
  return (id, { path, query = {}, body, locale = 'en-IL', key, anonymous } = {}) => {
    const { base, method, path: pattern } = endpoints[id];
    const search = buildQuery(query);
    const headers = {
      accept: 'application/json',
      'accept-language': locale,
      ...(!anonymous && { authorization: `Bearer ${token}` }),
      ...(origin !== undefined && { origin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { [idempotencyHeader]: key }),
    };
    return read(`${addresses[base]}${fillPath(pattern, path)}${search && `?${search}`}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
}
