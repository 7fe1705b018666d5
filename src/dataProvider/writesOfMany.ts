import type { DeleteManyResult, Identifier, UpdateManyResult } from 'react-admin';
import type { OperationResponse, Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import { fourAtOnce } from './fourAtOnce.ts';
import type { HttpClient } from './http/httpClient.ts';
import { sendOperation } from './namedCalls.ts';
import type { DataResource, EndpointReference } from './resource.ts';
import { UnsupportedVerbError } from './unsupportedVerb.ts';
import type { Write, WriteMeta } from './writes.ts';

interface ManyParameters {
  ids: readonly Identifier[];
  meta?: WriteMeta;
}

interface Doors {
  http: Pick<HttpClient, 'call'>;
  write: Write;
  getOne: BackOfficeDataProvider['getOne'];
  /** Throws RangeError for a resource that is not declared. */
  resourceOf: (name: string) => DataResource;
}

/** Those that a call on several has done: its answer names the others as errors, by their ids. */
function doneOf(ids: readonly Identifier[], { errors = [] }: OperationResponse): Identifier[] {
  const refused = new Set(errors.map(({ code }) => code));
  return ids.filter((id) => !refused.has(String(id)));
}

/**
 * The verbs that change several records, by a call for all of them or by one call for each. What they change is told once,
 * at their end; what each has done is the caller's to say.
 */
export function createWritesOfMany({ http, write, getOne, resourceOf }: Doors) {
  async function readOne(name: string, id: Identifier): Promise<Row> {
    return (await getOne<Row & { id: Identifier }>(name, { id })).data;
  }

  async function each(
    { ids, meta }: ManyParameters,
    work: (id: Identifier, meta: WriteMeta) => Promise<unknown>,
  ): Promise<{ data: Identifier[] }> {
    const later = new Map<EndpointReference, () => void>();
    try {
      await fourAtOnce(ids, async (id) => work(id, { ...meta, later, ownSuccess: true }));
    } finally {
      later.forEach((tell) => tell());
    }
    return { data: [...ids] };
  }

  return {
    async updateMany(name: string, { data, ...many }: ManyParameters & { data: Row }): Promise<UpdateManyResult> {
      if (!resourceOf(name).updatesWhole) throw new UnsupportedVerbError(name, 'updateMany');
      return each(many, async (id, meta) => {
        // A field that is left out is emptied, and each record has a version of its own.
        const { id: _, ...record } = await readOne(name, id);
        await write(name, { kind: 'update', record: { ...record, id }, body: { ...record, ...data } }, meta);
      });
    },
    async deleteMany(name: string, many: ManyParameters): Promise<DeleteManyResult> {
      const { endpoints, deleteBody } = resourceOf(name);
      if (endpoints.deleteMany) {
        const { about: _, detail: __, ...call } = many.meta ?? {};
        const answer = await sendOperation(http.call, endpoints.deleteMany, { ...call, body: many.ids });
        if (answer.status === 'error') throw new CallFailure('badRequest', 200, { response: answer });
        return { data: doneOf(many.ids, answer) };
      }
      if (!endpoints.delete) throw new UnsupportedVerbError(name, 'deleteMany');
      return each(many, async (id, meta) => {
        const record = deleteBody ? { ...(await readOne(name, id)), id } : { id };
        const body = deleteBody?.(record);
        await write(name, { kind: 'delete', record, ...(body && { body }) }, meta);
      });
    },
  };
}
