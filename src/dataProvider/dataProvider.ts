import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { isObject, type ListEnvelope, type OperationResponse, type Row } from '#contract/envelope.ts';
import { parseMeta, type Meta } from '#contract/meta.ts';
import type { NounVerbs } from './callTypes.ts';
import { CallFailure } from './failure.ts';
import type { DownloadedFile, DownloadProgress } from './fileDownload.ts';
import { parseGroups, type RowGroup } from './groups.ts';
import type { HttpClient } from './httpClient.ts';
import { namedCalls, sendOperation, type NamedCalls } from './namedCalls.ts';
import type { CallArguments } from './request.ts';
import { splitFilter, type FilterValues } from './splitFilter.ts';
import { endpointOf, type DataResource, type EndpointReference } from './resource.ts';

/** React-admin's data provider over the declarations, the columns of a list, and every other call by name. */
export interface BackOfficeDataProvider extends DataProvider, NamedCalls {
  getList: NounVerbs['getList'];
  getOne: NounVerbs['getOne'];
  create: NounVerbs['create'];
  update: NounVerbs['update'];
  /** Columns of a resource in the current language; undefined for a list whose call has no `$meta`. */
  getMeta(resource: string, options?: { signal?: AbortSignal }): Promise<Meta | undefined>;
  /** A list's rows by day, the newest first; `pagination` counts days. */
  getGroups(
    resource: string,
    question: ListQuestion & Pagination,
    options?: { signal?: AbortSignal },
  ): Promise<RowGroup[]>;
  /**
   * The spreadsheet of a list: its filters and order, all pages.
   * @throws CallFailure as the HTTP door does; a bad request is left to the caller to tell.
   */
  exportList(resource: string, question: ListQuestion, options?: ExportOptions): Promise<DownloadedFile>;
  /**
   * The data provider for a job of many calls: what they change is told once, by `tell` at its end, lest every list on
   * screen is read again with each of them.
   */
  forJob(): Promise<{ dataProvider: BackOfficeDataProvider; tell: () => void }>;
}

/** What a list shows, whatever its pages. */
export interface ListQuestion {
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: FilterValues;
}

interface Pagination {
  pagination?: { page: number; perPage: number };
}

export interface ExportOptions {
  signal?: AbortSignal;
  onProgress?: (progress: DownloadProgress) => void;
}

function toRecord(resource: DataResource, row: Row): RaRecord {
  return { ...row, id: resource.idFields.map((field) => String(row[field])).join(':') };
}

/**
 * Reads a list answer without trusting it; status `error` means no data (spec §4 "Operation results").
 * A missing count falls back to the rows at hand.
 */
export function parseList(body: unknown): ListEnvelope {
  if (!isObject(body) || body.status === 'error' || !Array.isArray(body.data)) return { data: [], numberOfRecords: 0 };
  const data = body.data.filter(isObject);
  const count = body.numberOfRecords;
  const totals = Object.entries(body).filter(
    ([key, value]) => key.startsWith('totalAmount') && typeof value === 'number',
  );
  return { data, numberOfRecords: typeof count === 'number' ? count : data.length, ...Object.fromEntries(totals) };
}

/**
 * @param resources the declarations, by name.
 * @throws RangeError from each method, for a resource that is not declared or cannot do what is asked.
 */
export function createDataProvider(
  http: Pick<HttpClient, 'call'> & Partial<Pick<HttpClient, 'download'>>,
  resources: Readonly<Record<string, DataResource>>,
): BackOfficeDataProvider {
  function resourceOf(name: string): DataResource {
    const resource = resources[name];
    if (!resource) throw new RangeError(`resource ${name} is not declared`);
    return resource;
  }

  function endpointFor(resource: DataResource, kind: 'list' | 'grouped' | 'excel'): EndpointReference {
    const endpoint = resource.endpoints[kind];
    if (!endpoint) throw new RangeError(`resource ${resource.name} has no ${kind} call`);
    return endpoint;
  }

  function pathWithId(endpoint: EndpointReference, id: Identifier): Record<string, string> {
    const names = [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)];
    return Object.fromEntries(names.map(([, name]) => [name, String(id)]));
  }

  /** The parameters a list, its spreadsheet and its groups are asked with. */
  function questionOf(resource: DataResource, endpoint: EndpointReference, question: ListQuestion & Pagination) {
    const { filter, sort, pagination } = question;
    const { path, query } = splitFilter(endpoint, { ...filter, ...resource.fixedFilter });
    const sorting = sort?.field ? { sortBy: sort.field, sortDesc: sort.order === 'DESC' } : {};
    const paging = pagination ? { page: pagination.page, itemsPerPage: pagination.perPage } : {};
    return { path, query: { ...query, ...paging, ...sorting } };
  }

  async function getList(name: string, query: ListQuery) {
    const resource = resourceOf(name);
    const endpoint = endpointFor(resource, 'list');
    const body = await http.call(endpoint, {
      ...questionOf(resource, endpoint, query),
      ...(query.signal && { signal: query.signal }),
      ...(query.background && { background: true }),
      // A list says in its own place what the server refused.
      quiet: true,
    });
    const { data, numberOfRecords, ...totals } = parseList(body);
    return { data: (data ?? []).map((row) => toRecord(resource, row)), total: numberOfRecords, meta: totals };
  }

  async function getOne(name: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) {
    const resource = resourceOf(name);
    const { get, list } = resource.endpoints;
    const call = signal ? { signal } : {};
    if (!get) {
      const [idField, another] = resource.idFields;
      if (idField === undefined || another !== undefined) throw new RangeError(`resource ${name} has no get call`);
      const [row] = parseList(await http.call(list, { ...call, query: { [idField]: id } })).data ?? [];
      if (!row) throw new CallFailure('notFound', 404);
      return { data: { ...toRecord(resource, row), id } };
    }
    const query = resource.recordQuery && { query: resource.recordQuery };
    const body = await http.call(get, { ...call, path: pathWithId(get, id), ...query });
    if (!isObject(body)) throw new CallFailure('network', 200);
    return { data: { ...toRecord(resource, body), id } };
  }

  /** @throws CallFailure with the operation's answer, field errors and all, where that says it was refused. */
  async function write(name: string, kind: 'create' | 'update' | 'delete', record: Row, call: CallArguments) {
    const resource = resourceOf(name);
    const choice = resource.endpoints[kind];
    if (!choice) throw new RangeError(`resource ${name} has no ${kind} call`);
    const endpoint = typeof choice === 'function' ? choice(record) : choice;
    const path = kind === 'create' ? {} : pathWithId(endpoint, String(record.id));
    const answer = await sendOperation(http.call, endpoint, { ...call, path });
    // It has been announced, like every failure that is thrown.
    if (answer.status === 'error') throw new CallFailure('badRequest', 200, { response: answer });
    return answer;
  }

  return {
    getList: getList as DataProvider['getList'],
    getOne: getOne as DataProvider['getOne'],
    create: (async (name: string, { data, meta }: WriteParameters) => {
      const answer = await write(name, 'create', data, { ...meta, body: data });
      return { data: { ...data, id: newIdOf(answer) } };
    }) as DataProvider['create'],
    update: (async (name: string, { id, data, previousData, meta }: WriteParameters & { id: Identifier }) => {
      await write(name, 'update', { ...data, ...previousData, id }, { ...meta, body: data });
      return { data: { ...data, id } };
    }) as DataProvider['update'],
    delete: (async (name: string, { id, previousData, meta }: Omit<WriteParameters, 'data'> & { id: Identifier }) => {
      await write(name, 'delete', { ...previousData, id }, { ...meta });
      return { data: { ...previousData, id } };
    }) as DataProvider['delete'],
    getMany: unused,
    getManyReference: unused,
    updateMany: unused,
    deleteMany: unused,
    async getMeta(name, { signal } = {}) {
      const { meta } = resourceOf(name).endpoints;
      if (!meta) return undefined;
      return parseMeta(await http.call(meta, { ...(signal && { signal }), quiet: true }));
    },
    async getGroups(name, question, { signal } = {}) {
      const resource = resourceOf(name);
      const endpoint = endpointFor(resource, 'grouped');
      const call = { ...questionOf(resource, endpoint, question), ...(signal && { signal }), quiet: true };
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
        fallbackName: `${name}.xlsx`,
      });
    },
    async forJob() {
      const later = new Map<EndpointReference, () => void>();
      const call: typeof http.call = (endpoint, asked) => http.call(endpoint, { ...asked, later });
      return {
        dataProvider: createDataProvider({ ...http, call }, resources),
        tell: () => later.forEach((tell) => tell()),
      };
    },
    ...namedCalls(http.call),
  };
}

/** Verbs of react-admin that no screen asks for. */
function unused(): Promise<never> {
  return Promise.reject(new RangeError('the data provider has no such verb'));
}

/** What react-admin's hooks and the record form hand to a verb that writes. */
interface WriteParameters {
  /** What is sent. */
  data: Row;
  /** The record as it was read. */
  previousData?: Row | undefined;
  /** How the call is made, as `quiet` for a form that shows the faults itself. */
  meta?: Omit<CallArguments, 'path' | 'body'>;
}

interface ListQuery extends ListQuestion, Pagination {
  signal?: AbortSignal;
  /** No person waits for the answer. */
  background?: boolean;
}

function newIdOf({ entityUID, entityID, entityReference }: OperationResponse): Identifier {
  return entityUID ?? entityID ?? entityReference ?? '';
}
