import type { DataProvider, Identifier } from 'react-admin';
import type { OperationResponse, Row } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from './dataProvider.ts';
import { CallFailure } from './failure.ts';
import type { HttpClient } from './http/httpClient.ts';
import { pathWithId } from './listQuestion.ts';
import { sendOperation } from './namedCalls.ts';
import type { CallArguments } from './http/request.ts';
import type { DataResource } from './resource.ts';

/** What react-admin's hooks and the record form hand to a verb that writes. */
interface WriteParameters {
  /** What is sent. */
  data: Row;
  /** The record as it was read. */
  previousData?: Row | undefined;
  /** How the call is made, as `quiet` for a form that shows the faults itself. */
  meta?: Omit<CallArguments, 'path' | 'body' | 'about'> & {
    /** What the record is called: its success is told of it. */
    about?: string | undefined;
  };
}

function newIdOf({ entityUID, entityID, entityReference }: OperationResponse): Identifier {
  return entityUID ?? entityID ?? entityReference ?? '';
}

/**
 * The verbs that change.
 * @param resourceOf throws RangeError for a resource that is not declared.
 */
export function createWrites(
  http: Pick<HttpClient, 'call'>,
  resourceOf: (name: string) => DataResource,
): Pick<BackOfficeDataProvider, 'create' | 'update' | 'delete'> {
  /** @throws CallFailure with the operation's answer, field errors and all, where that says it was refused. */
  async function write(
    name: string,
    kind: 'create' | 'update' | 'delete',
    record: Row,
    { about, ...call }: Pick<CallArguments, 'body'> & WriteParameters['meta'],
  ) {
    const resource = resourceOf(name);
    const choice = resource.endpoints[kind];
    if (!choice) throw new RangeError(`resource ${name} has no ${kind} call`);
    const endpoint = typeof choice === 'function' ? choice(record) : choice;
    const path = kind === 'create' ? {} : pathWithId(endpoint, String(record.id));
    const deed = about ? { noun: name, deed: kind, name: about } : undefined;
    const answer = await sendOperation(http.call, endpoint, { ...call, path, about: deed });
    // It has been announced, like every failure that is thrown.
    if (answer.status === 'error') throw new CallFailure('badRequest', 200, { response: answer });
    return answer;
  }

  return {
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
  };
}
