import type {
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  Identifier,
  RaRecord,
} from 'react-admin';
import { defaultPageSize } from '#contract/constants.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import { fourAtOnce } from './fourAtOnce.ts';
import { idFilterOf } from './reads.ts';
import { idsFilterOf, referenceFilterOf, type DataResource } from './resource.ts';
import { UnsupportedVerbError } from './unsupportedVerb.ts';

type Reads = Pick<BackOfficeDataProvider, 'getList' | 'getOne'>;

/** How a person's question for several records is made. */
interface ManyParameters extends GetManyParams {
  /** `detail` wants whole records, where a list's filter gives rows. */
  meta?: { detail?: true };
}

/** The rows of some records by the list's filter of ids, a page of them at a time. */
async function rowsOf({ getList }: Reads, name: string, filter: string, ids: readonly string[], signal?: AbortSignal) {
  const rows: RaRecord[] = [];
  for (let start = 0; start < ids.length; start += defaultPageSize) {
    const some = ids.slice(start, start + defaultPageSize);
    const pagination = { page: 1, perPage: some.length };
    const { data } = await getList(name, {
      filter: { [filter]: some.join(',') },
      pagination,
      ...(signal && { signal }),
    });
    rows.push(...data);
  }
  return rows;
}

/**
 * The verbs that ask for several records: those a record names, and those that name it.
 * @param resourceOf throws RangeError for a resource that is not declared.
 */
export function createReadsOfMany(reads: Reads, resourceOf: (name: string) => DataResource) {
  /** @returns undefined where there is none such any more: a reference to it says nothing then. */
  async function findOne(name: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord | undefined> {
    try {
      return (await reads.getOne(name, { id, ...(signal && { signal }) })).data;
    } catch (error) {
      if (error instanceof CallFailure && error.kind === 'notFound') return undefined;
      throw error;
    }
  }

  return {
    async getMany(name: string, { ids, meta, signal }: ManyParameters): Promise<GetManyResult> {
      const resource = resourceOf(name);
      const filter = meta?.detail ? undefined : idsFilterOf(resource);
      const canGetOne = resource.endpoints.get !== undefined || idFilterOf(resource) !== undefined;
      if (!filter && !canGetOne) throw new UnsupportedVerbError(name, 'getMany');
      const wanted = [...new Set(ids.map(String))].filter(Boolean);
      const rows = filter ? await rowsOf(reads, name, filter, wanted, signal) : [];
      const byID = new Map(rows.map((row) => [String(row.id), row]));
      // A list leaves out what is deleted, and not every server knows the filter.
      const missing = canGetOne ? wanted.filter((id) => !byID.has(id)) : [];
      const found = await fourAtOnce(missing, async (id) => findOne(name, id, signal));
      for (const record of found) if (record) byID.set(String(record.id), record);
      return { data: wanted.flatMap((id) => byID.get(id) ?? []) };
    },
    async getManyReference(
      name: string,
      { target, id, filter, ...question }: GetManyReferenceParams,
    ): Promise<GetManyReferenceResult> {
      const by = referenceFilterOf(resourceOf(name), target);
      // A filter that nobody knows would bring the rows of all.
      if (by === undefined) throw new UnsupportedVerbError(name, 'getManyReference', target);
      return reads.getList(name, { ...question, filter: { ...filter, [by]: id } });
    },
  };
}
