import type { DataProvider, Identifier } from 'react-admin';
import { isObject } from '#contract/envelope.ts';
import { parseMeta } from '#contract/meta.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import { parseGroups } from './groups.ts';
import type { HttpClient } from './http/httpClient.ts';
import { pathWithId, questionOf, toRecord, type ListQuestion, type Pagination } from './listQuestion.ts';
import { parseList } from './parseList.ts';
import type { DataResource, EndpointReference } from './resource.ts';

const readWith = (signal: AbortSignal | undefined, background: boolean | undefined) => ({
  ...(signal && { signal }),
  ...(background && { background }),
});

interface ListQuery extends ListQuestion, Pagination {
  signal?: AbortSignal;
  /** No person waits for the answer. */
  background?: boolean;
}

function endpointFor(resource: DataResource, kind: 'list' | 'grouped' | 'excel'): EndpointReference {
  const endpoint = resource.endpoints[kind];
  if (!endpoint) throw new RangeError(`resource ${resource.name} has no ${kind} call`);
  return endpoint;
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
    const endpoint = endpointFor(resource, 'list');
    const body = await http.call(endpoint, {
      ...questionOf(resource, endpoint, query),
      ...readWith(query.signal, query.background),
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

  async function getOne(
    name: string,
    { id, signal, background }: { id: Identifier; signal?: AbortSignal; background?: boolean },
  ) {
    const resource = resourceOf(name);
    const { get, list } = resource.endpoints;
    const call = readWith(signal, background);
    if (!get) {
      const [idField, another] = resource.idFields;
      if (idField === undefined || another !== undefined) throw new RangeError(`resource ${name} has no get call`);
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
    async getMeta(name, { signal, background } = {}) {
      const { meta } = resourceOf(name).endpoints;
      if (!meta) return undefined;
      return parseMeta(await http.call(meta, { ...readWith(signal, background), quiet: true }));
    },
    async getGroups(name, question, { signal, background } = {}) {
      const resource = resourceOf(name);
      const endpoint = endpointFor(resource, 'grouped');
      const call = { ...questionOf(resource, endpoint, question), ...readWith(signal, background), quiet: true };
      return parseGroups(await http.call(endpoint, call), (row) => toRecord(resource, row));
    },
    async exportList(name, question, options = {}) {
      const resource = resourceOf(name);
      const endpoint = endpointFor(resource, 'excel');
      if (!http.download) throw new RangeError('this door fetches no files');
      return http.download(endpoint, {
        ...questionOf(resource, endpoint, question),
        ...options,
        quiet: true,
        ownFailure: true,
        fallbackName: `${name}.xlsx`,
      });
    },
  };
}
