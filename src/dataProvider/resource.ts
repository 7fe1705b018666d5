import type { Entity } from '#contract/changes.ts';
import { endpoints, type Base, type Endpoint, type EndpointId, type EndpointKind } from '#contract/endpoints.ts';
import { filters, type FilterTable } from '#contract/filters.ts';
import type { Row } from '#contract/envelope.ts';
import type { AccessPolicy } from '#contract/roles.ts';

/** A call of the contract by its id, or one described in place (a server of one's own). */
export type EndpointReference = EndpointId | Endpoint;

/** The call behind a reference. */
export function endpointOf(reference: EndpointReference): Endpoint {
  return typeof reference === 'string' ? endpoints[reference] : reference;
}

/** A call that writes, or the choice of one by the record: a deal for invoices only has calls of its own. */
export type WriteReference = EndpointReference | ((record: Row) => EndpointReference);

/** The calls behind one resource; what is absent the resource cannot do. */
export interface ResourceEndpoints {
  list: EndpointReference;
  meta?: EndpointReference;
  excel?: EndpointReference;
  /** The list's rows by day. */
  grouped?: EndpointReference;
  /** One record; absent: the row that a list's filter by the record's id leaves. */
  get?: EndpointReference;
  create?: WriteReference;
  update?: WriteReference;
  delete?: WriteReference;
  /** Deletes several records; its body is their bare ids. Absent: each by `delete`. */
  deleteMany?: EndpointReference;
}

/**
 * The reads of a collection that stands at one path as the contract's collections do: the list, its columns, its
 * spreadsheet, one record. For servers of one's own, whose calls the contract does not name.
 * @example readsAt('transactions', '/api/inventions').meta.path // '/api/inventions/$meta'
 */
export function readsAt(base: Base, path: string, access: AccessPolicy = 'any') {
  const call = (kind: EndpointKind, below: string): Endpoint => ({
    base,
    method: 'GET',
    path: `${path}${below}`,
    kind,
    access,
  });
  return {
    list: call('list', ''),
    meta: call('meta', '/$meta'),
    excel: call('excel', '/$excel'),
    get: call('record', '/{id}'),
  } satisfies ResourceEndpoints;
}

/** What the data provider must know of a declared resource. */
export interface DataResource {
  name: string;
  endpoints: ResourceEndpoints;
  /** Fields whose values, joined by `:`, identify a row. */
  idFields: readonly string[];
  /** What its rows and records tell of besides what its list call is named after, e.g. deals for what they will charge. */
  shows?: readonly Entity[];
  /** Filter values every question of this list carries, e.g. `{ permanent: true }`. */
  fixedFilter?: Readonly<Record<string, string | number | boolean>>;
  /** What the call for one record asks besides its id, e.g. `{ showDeleted: true }`. */
  recordQuery?: Readonly<Record<string, string | number | boolean>>;
  /** Its `update` takes a record as it was read, so that a change of single fields can be sent with the rest of it. */
  updatesWhole?: true;
  /** The body of its `delete`, where that has one. @param record as it was read */
  deleteBody?: (record: Row) => Row;
  /** The filter parameters of its list call; the contract's table when absent. */
  filters?: FilterTable;
}

/** What a resource's rows and records tell of: what its list call is named after, or itself, and what it says it shows. */
export function entitiesOf({ name, endpoints: { list }, shows = [] }: DataResource): readonly string[] {
  return [typeof list === 'string' ? list.replace(/\..*/, '') : name, ...shows];
}

/** What a list's columns are known under: lists of one `$meta` call share them, one without is alone. */
export function columnsKeyOf({ name, endpoints: { meta } }: DataResource): string {
  if (!meta) return name;
  const { base, path } = endpointOf(meta);
  return base + path;
}

const tables: Readonly<Record<string, FilterTable>> = filters;

/** The filter parameters of a resource's list call; empty for a call the contract does not know. */
export function filterTableOf({ endpoints: { list }, filters: own }: DataResource): FilterTable {
  return own ?? (typeof list === 'string' ? tables[list] : undefined) ?? {};
}

/** The filter of a list that takes the ids of its own records, several at once; undefined where there is none. */
export function idsFilterOf(resource: DataResource): string | undefined {
  return Object.entries(filterTableOf(resource)).find(([, { kind }]) => kind === 'guids')?.[0];
}

/**
 * The filter, or parameter of the path, by which a list is narrowed to the rows that name a record.
 * @param target the filter itself, or the column it narrows.
 */
export function referenceFilterOf(resource: DataResource, target: string): string | undefined {
  const table = filterTableOf(resource);
  if (target in table || endpointOf(resource.endpoints.list).path.includes(`{${target}}`)) return target;
  return Object.entries(table).find(([, { column, bound }]) => column === target && bound === undefined)?.[0];
}
