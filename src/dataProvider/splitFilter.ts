import type { QueryParameters } from '#contract/query.ts';
import { endpointOf, type EndpointReference } from './resource.ts';

export type FilterParams = Record<string, unknown>;

/** Splits filter values into the parameters of the call's path and its query. */
export function splitFilter(endpoint: EndpointReference, filter: FilterParams) {
  const names = [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const path: Record<string, string> = {};
  const query: Record<string, QueryParameters[string]> = {};
  for (const [name, value] of Object.entries(filter)) {
    if (names.includes(name)) path[name] = String(value);
    else if (isQueryValue(value)) query[name] = value;
  }
  return { path, query };
}

function isQueryValue(value: unknown): value is QueryParameters[string] {
  return Array.isArray(value) ? value.every(isScalar) : isScalar(value);
}

function isScalar(value: unknown): value is string | number | boolean | null | undefined {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
