import { endpoints, type Base, type EndpointId, type Method } from '#contract/endpoints.ts';
import { fitPath, redactPath, redactQuery } from './redactAddress.ts';
import type { KeptIds } from './redaction.ts';

/** A request below one of the API's bases. */
export interface Asked {
  method: string;
  base: Base;
  path: string;
  /** With or without `?`. */
  search: string;
}

/** A call as a capsule names it. */
export interface NamedCall {
  /** The first call of the contract at this method and path; others may stand at the same. */
  call: EndpointId;
  method: Method;
  base: Base;
  /** Its path with the ids that are kept. */
  path: string;
  /** Its query without what was typed, names sorted. */
  query: string;
}

/** Paths without parameters go before those with, which they fit too. */
const ranked = (Object.keys(endpoints) as EndpointId[]).toSorted(
  (one, other) => endpoints[one].path.split('{').length - endpoints[other].path.split('{').length,
);

/** The call that a request makes, as a capsule names it; undefined where the contract has none. */
export function callAt(ids: KeptIds, { method, base, path, search }: Asked): NamedCall | undefined {
  for (const call of ranked) {
    const endpoint = endpoints[call];
    const values = endpoint.method === method && endpoint.base === base ? fitPath(endpoint.path, path) : undefined;
    if (values) {
      const named = { path: redactPath(ids, endpoint.path, values), query: redactQuery(ids, search) };
      return { call, method: endpoint.method, base, ...named };
    }
  }
  return undefined;
}
