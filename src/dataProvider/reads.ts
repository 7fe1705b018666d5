import type { DataProvider, Identifier } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import { parseMeta } from '#contract/meta.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import { parseGroups } from './groups.ts';
import type { HttpClient } from './http/httpClient.ts';
import type { CallArguments } from './http/request.ts';
import { pathWithId, getListParams, toRecord, type ListRequest, type Pagination } from './getListParams.ts';
import { parseList } from './parseList.ts';
import { filterTableOf, type DataResource, type EndpointReference } from './resource.ts';
import { UnsupportedVerbError } from './unsupportedVerb.ts';

/** How a call that asks is made, as `meta` of react-admin's hooks; a list's refusals are its own to tell anyway. */
export interface ReadMeta extends Pick<CallArguments, 'background' | 'quiet' | 'ownFailure'> {
  /** The whole record: a row that a list has shown never stands for it, and that there is none the screen says itself. */
  detail?: true;
}

interface Read extends Pick<CallArguments, 'signal' | 'background'> {
  meta?: ReadMeta | undefined;
}

function readWith({ signal, background, meta }: Read): CallArguments {
  const { detail, ...announced } = meta ?? {};
  return {
    ...announced,
    ...(detail && { ownMissing: true }),
    ...(signal && { signal }),
    ...(background && { background }),
  };
}

interface ListQuery extends ListRequest, Pagination, Read {}

const verbs = { grouped: 'getGroups', excel: 'exportList' } as const;

/** @throws UnsupportedVerbError where the declaration has no such call. */
function endpointFor({ name, endpoints }: DataResource, kind: keyof typeof verbs): EndpointReference {
  const endpoint = endpoints[kind];
  if (!endpoint) throw new UnsupportedVerbError(name, verbs[kind]);
  return endpoint;
}

/** The field by whose filter a list gives one record; undefined where it has none. */
export function idFilterOf(resource: DataResource): string | undefined {
  const [field, another] = resource.idFields;
  return field !== undefined && another === undefined && field in filterTableOf(resource) ? field : undefined;
}

/**
 * The verbs that ask.
 * @param resourceOf throws RangeError for a resource that is not declared.
 */
export function createReads(
  http: Pick<HttpClient, 'call'> & Partial<Pick<HttpClient, 'download'>>,
  resourceOf: (name: string) => DataResource,
): Pick<BackOfficeDataProvider, 'getList' | 'getOne' | 'getMeta' | 'getGroups' | 'exportList'> {
  async function getList(name: string, query: ListQuery) {
    const resource = resourceOf(name);
    const endpoint = resource.endpoints.list;
    const body = await http.call(endpoint, {
      ...getListParams(resource, endpoint, query),
      ...readWith(query),
      // A list says in its own place what the server refused.
      quiet: true,
    });
    const { page = 1, perPage = 0 } = query.pagination ?? {};
    const { data, numberOfRecords: total, totals } = parseList(body, perPage * (page - 1));
    const rows = { data: data.map((row) => toRecord(resource, row)), meta: totals };
    if (total !== undefined) return { ...rows, total };
    if (data.length === 0 && page === 1) return { ...rows, total: 0 };
    // Without a count there may be more as long as full pages come.
    return { ...rows, pageInfo: { hasNextPage: data.length >= perPage, hasPreviousPage: page > 1 } };
  }

  async function getOne(name: string, { id, ...read }: Read & { id: Identifier }) {
    const resource = resourceOf(name);
    const { get, list } = resource.endpoints;
    const call = readWith(read);
    if (!get) {
      const idField = idFilterOf(resource);
      if (idField === undefined) throw new UnsupportedVerbError(name, 'getOne');
      const { data } = parseList(await http.call(list, { ...call, query: { [idField]: id } }));
      // Not every server knows the filter.
      const row = data.find((one) => toRecord(resource, one).id === String(id));
      if (!row) throw new CallFailure('notFound', 404);
      return { data: { ...toRecord(resource, row), id } };
    }
    const query = resource.recordQuery && { query: resource.recordQuery };
    const body = await http.call(get, { ...call, path: pathWithId(get, id), ...query });
    if (!isObject(body)) throw new CallFailure('network', 200);
    return { data: { ...toRecord(resource, body), id } };
  }

  return {
    getList: getList as DataProvider['getList'],
    getOne: getOne as DataProvider['getOne'],
    async getMeta(name, read = {}) {
      const { meta } = resourceOf(name).endpoints;
      if (!meta) return undefined;
      return parseMeta(await http.call(meta, { ...readWith(read), quiet: true }));
    },
    async getGroups(name, question, read = {}) {
      const resource = resourceOf(name);
      const endpoint = endpointFor(resource, 'grouped');
      const call = { ...getListParams(resource, endpoint, question), ...readWith(read), quiet: true };
      return parseGroups(await http.call(endpoint, call), (row) => toRecord(resource, row));
    },
    async exportList(name, question, options = {}) {
      const resource = resourceOf(name);
      const endpoint = endpointFor(resource, 'excel');
      if (!http.download) throw new RangeError('this door fetches no files');
      return http.download(endpoint, {
        ...getListParams(resource, endpoint, question),
        ...options,
        quiet: true,
        ownFailure: true,
        fallbackName: `${name}.xlsx`,
      });
    },
  };
}
