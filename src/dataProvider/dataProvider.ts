import type { DataProvider } from 'react-admin';
import type { EndpointOfKind } from '#contract/endpoints.ts';
import type { Meta } from '#contract/meta.ts';
import type { CallOf, NounVerbs } from './callTypes.ts';
import type { DownloadedFile, DownloadProgress } from './http/fileDownload.ts';
import type { RowGroup } from './groups.ts';
import type { HttpClient } from './http/httpClient.ts';
import type { ListRequest, Pagination } from './getListParams.ts';
import { namedCalls, type NamedCalls } from './namedCalls.ts';
import { createReads } from './reads.ts';
import { createReadsOfMany } from './readsOfMany.ts';
import type { DataResource, EndpointReference } from './resource.ts';
import { createWrite, createWrites } from './writes.ts';
import { createWritesOfMany } from './writesOfMany.ts';

/** React-admin's data provider over the declarations, the columns of a list, and every other call by name. */
export interface BackOfficeDataProvider extends DataProvider, NamedCalls {
  getList: NounVerbs['getList'];
  getOne: NounVerbs['getOne'];
  getMany: NounVerbs['getMany'];
  getManyReference: NounVerbs['getManyReference'];
  create: NounVerbs['create'];
  update: NounVerbs['update'];
  /** Columns of a resource in the current language; undefined for a list whose call has no `$meta`. */
  getMeta(resource: string, options?: { signal?: AbortSignal; background?: boolean }): Promise<Meta | undefined>;
  /** A list's rows by day, the newest first; `pagination` counts days. */
  getGroups(
    resource: string,
    question: ListRequest & Pagination,
    options?: { signal?: AbortSignal; background?: boolean },
  ): Promise<RowGroup[]>;
  /**
   * The spreadsheet of a list: its filters and order, all pages.
   * @throws CallFailure as the HTTP client does; whatever fails but the session is left to the caller to tell.
   */
  exportList(resource: string, question: ListRequest, options?: ExportOptions): Promise<DownloadedFile>;
  /**
   * The file that answers a call, as a document's copy.
   * @param call with what the file is called where its answer does not say.
   * @throws CallFailure as the HTTP client does.
   */
  download<Id extends EndpointOfKind<'download'>>(
    endpoint: Id,
    call: CallOf<Id> & { fallbackName: string },
  ): Promise<DownloadedFile>;
  /**
   * The data provider for a job of many calls: what they change is told once, by `tell` at its end, lest every list on
   * screen is read again with each of them. What fails of them is the job's to tell.
   */
  forJob(): Promise<{ dataProvider: BackOfficeDataProvider; tell: () => void }>;
}

export interface ExportOptions {
  signal?: AbortSignal;
  onProgress?: (progress: DownloadProgress) => void;
}

/**
 * @param resources the declarations, by name. Each verb rejects with an UnsupportedVerbError where its resource has no call
 * for it, with a RangeError for a resource that is not declared.
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

  const reads = createReads(http, resourceOf);
  const write = createWrite(http, resourceOf);
  return {
    // Whoever leaves a page waits for none of its answers.
    supportAbortSignal: true,
    ...reads,
    ...createReadsOfMany(reads, resourceOf),
    ...createWrites(write, resourceOf),
    ...createWritesOfMany({ http, write, getOne: reads.getOne, resourceOf }),
    async download(endpoint, call) {
      if (!http.download) throw new RangeError('this door fetches no files');
      return http.download(endpoint, call);
    },
    async forJob() {
      const later = new Map<EndpointReference, () => void>();
      const call: typeof http.call = (endpoint, asked) => http.call(endpoint, { ...asked, later, ownFailure: true });
      return {
        dataProvider: createDataProvider({ ...http, call }, resources),
        tell: () => later.forEach((tell) => tell()),
      };
    },
    ...namedCalls(http.call),
  };
}
