import type { DataProvider, Identifier } from 'react-admin';
import type { OperationResponse, Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import type { HttpClient } from './http/httpClient.ts';
import { pathWithId } from './getListParams.ts';
import { sendOperation } from './namedCalls.ts';
import type { CallArguments } from './http/request.ts';
import type { DataResource } from './resource.ts';
import { UnsupportedVerbError } from './unsupportedVerb.ts';

/** What react-admin's hooks and the record form say of a write besides its data. */
export interface WriteMeta extends Omit<CallArguments, 'path' | 'body' | 'about'> {
  /** What the record is called: its success is told of it. */
  about?: string | undefined;
  /** Of the answer that react-admin keeps: it stands for the record as `getOne` reads it. */
  detail?: true;
}

/** What react-admin's hooks and the record form hand to a verb that writes. */
interface WriteParameters {
  /** What is sent. */
  data: Row;
  /** The record as it was read. */
  previousData?: Row | undefined;
  meta?: WriteMeta;
}

/** One write of a resource's record. */
interface Written {
  kind: 'create' | 'update' | 'delete';
  /** By which the declaration chooses the call, and its path is filled. */
  record: Row;
  body?: Row;
}

/** Sends one write of a declared resource. @throws CallFailure with the operation's answer where that refuses */
export type Write = (name: string, written: Written, meta?: WriteMeta) => Promise<OperationResponse>;

/**
 * @param resourceOf throws RangeError for a resource that is not declared.
 * @throws UnsupportedVerbError where the declaration has no such call.
 */
export function createWrite(http: Pick<HttpClient, 'call'>, resourceOf: (name: string) => DataResource): Write {
  return async (name, { kind, record, body }, { about, detail: _, ...call } = {}) => {
    const resource = resourceOf(name);
    const choice = resource.endpoints[kind];
    if (!choice) throw new UnsupportedVerbError(name, kind);
    const endpoint = typeof choice === 'function' ? choice(record) : choice;
    const path = kind === 'create' ? {} : pathWithId(endpoint, String(record.id));
    const deed = about ? { noun: name, deed: kind, name: about } : undefined;
    const answer = await sendOperation(http.call, endpoint, { ...call, path, about: deed, ...(body && { body }) });
    // It has been announced, like every failure that is thrown.
    if (answer.status === 'error') throw new CallFailure('badRequest', 200, { response: answer });
    return answer;
  };
}

/** The id of what a call has made; empty where its answer names none. */
function newIdOf({ entityUID, entityID, entityReference }: OperationResponse): Identifier {
  return entityUID ?? entityID ?? entityReference ?? '';
}

/** The verbs that change one record. @param resourceOf throws RangeError for a resource that is not declared. */
export function createWrites(
  write: Write,
  resourceOf: (name: string) => DataResource,
): Pick<BackOfficeDataProvider, 'create' | 'update' | 'delete'> {
  return {
    // Nothing of what was sent comes back: react-admin would keep it, a card with it.
    create: (async (name: string, { data, meta }: WriteParameters) => {
      const answer = await write(name, { kind: 'create', record: data, body: data }, meta);
      return { data: { id: newIdOf(answer) }, meta: answer };
    }) as DataProvider['create'],
    update: (async (name: string, { id, data, previousData, meta }: WriteParameters & { id: Identifier }) => {
      const record = { ...data, ...previousData, id };
      const answer = await write(name, { kind: 'update', record, body: data }, meta);
      return { data: { ...data, id }, meta: answer };
    }) as DataProvider['update'],
    delete: (async (name: string, { id, previousData, meta }: Omit<WriteParameters, 'data'> & { id: Identifier }) => {
      const record = { ...previousData, id };
      const body = resourceOf(name).deleteBody?.(record);
      await write(name, { kind: 'delete', record, ...(body && { body }) }, meta);
      return { data: record };
    }) as DataProvider['delete'],
  };
}
