import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { createDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import {
  endpointOf,
  idsFilterOf,
  filterTableOf,
  type DataResource,
  type EndpointReference,
} from '#src/dataProvider/resource.ts';
import { UnsupportedVerbError, type Verb } from '#src/dataProvider/unsupportedVerb.ts';
import { dataResources } from '#src/resources/registry.ts';

interface Sent {
  endpoint: EndpointReference;
  call: CallArguments;
}

const parametersOf = (endpoint: EndpointReference) =>
  [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The data provider over a server that keeps one record of a resource, and what it was asked. */
function serverOf({ idFields, endpoints }: DataResource) {
  const row: Row = { ...Object.fromEntries(idFields.map((field) => [field, 'r1'])), note: 'kept' };
  const sent: Sent[] = [];
  const call = async (endpoint: EndpointReference, asked: CallArguments = {}) => {
    sent.push({ endpoint, call: asked });
    if (endpointOf(endpoint).method !== 'GET') return { status: 'success', entityUID: 'new', message: 'Saved' };
    return endpoint === endpoints.get ? row : { data: [row], numberOfRecords: 1 };
  };
  const id = idFields.map(() => 'r1').join(':');
  return { data: createDataProvider({ call }, dataResources), sent, record: { ...row, id }, id };
}

const page = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' as const } };
type Server = ReturnType<typeof serverOf>;

/** Each verb as react-admin's hooks ask it, and the calls of a declaration that answer it; none: it has no such verb. */
const verbs = (resource: DataResource) => {
  const { name, endpoints, idFields } = resource;
  const { list, get, create, update, delete: remove, deleteMany } = endpoints;
  const chosen = (choice: typeof create) => (typeof choice === 'function' ? choice({ id: 'r1' }) : choice);
  const [idField = ''] = idFields;
  const one = get ?? (idFields.length === 1 && idField in filterTableOf(resource) ? list : undefined);
  const filled = Object.fromEntries(parametersOf(list).map((parameter) => [parameter, 'p1']));
  const [target = 'nothing'] = [...Object.keys(filterTableOf(resource)), ...parametersOf(list)];
  return {
    getList: [(data: Server['data']) => data.getList(name, { ...page, filter: filled }), [list]],
    getOne: [(data) => data.getOne(name, { id: 'r1' }), [one]],
    getMany: [(data) => data.getMany(name, { ids: ['r1', 'r1'] }), [idsFilterOf(resource) ? list : one]],
    getManyReference: [
      (data) => data.getManyReference(name, { ...page, target, id: 'r9', filter: filled }),
      [target === 'nothing' ? undefined : list],
    ],
    create: [(data) => data.create(name, { data: { note: 'new' } }), [chosen(create)]],
    update: [(data, record) => data.update(name, { id: 'r1', data: record, previousData: record }), [chosen(update)]],
    updateMany: [
      (data) => data.updateMany(name, { ids: ['r1'], data: { note: 'new' } }),
      resource.updatesWhole ? [one, chosen(update)] : [undefined],
    ],
    delete: [(data, record) => data.delete(name, { id: 'r1', previousData: record }), [chosen(remove)]],
    deleteMany: [
      (data) => data.deleteMany(name, { ids: ['r1'] }),
      deleteMany ? [deleteMany] : [...(remove && resource.deleteBody ? [one] : []), chosen(remove)],
    ],
  } satisfies Partial<
    Record<
      Verb,
      [(data: Server['data'], record: Server['record']) => Promise<unknown>, (EndpointReference | undefined)[]]
    >
  >;
};

const cases = Object.values(dataResources).flatMap((resource) =>
  Object.entries(verbs(resource)).map(([verb, [ask, calls]]) => ({ name: resource.name, verb, resource, ask, calls })),
);

describe('every resource answers every verb by the calls of its declaration, or says that it has none', () => {
  it.each(cases)('$name $verb', async ({ name, verb, resource, ask, calls }) => {
    const { data, sent, record, id } = serverOf(resource);
    const answer = ask(data, record);
    if (!calls.every((asked) => asked !== undefined)) {
      await expect(answer).rejects.toBeInstanceOf(UnsupportedVerbError);
      await expect(answer).rejects.toMatchObject({ resource: name, verb });
      expect(sent).toEqual([]);
      return;
    }
    const found = await answer;
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(calls);
    // Every parameter of a path is filled, but for those of a parent that the caller's filter names.
    for (const { endpoint, call } of sent.filter(({ endpoint: asked }) => asked !== resource.endpoints.list))
      expect(Object.keys(call.path ?? {})).toEqual(parametersOf(endpoint));
    if (verb === 'getList') expect(found).toMatchObject({ data: [{ id }], total: 1 });
    if (verb === 'getOne') expect(found).toMatchObject({ data: { id: 'r1', note: 'kept' } });
    if (verb === 'getMany') expect(found).toMatchObject({ data: [{ id: 'r1', note: 'kept' }] });
    if (verb === 'getManyReference') expect(found).toMatchObject({ data: [{ id }], total: 1 });
    if (verb === 'create') expect(found).toMatchObject({ data: { id: 'new' } });
    if (verb === 'update')
      expect(found).toEqual({
        data: { ...record, id: 'r1' },
        meta: { status: 'success', entityUID: 'new', message: 'Saved' },
      });
    if (verb === 'delete') expect(found).toEqual({ data: { ...record, id: 'r1' } });
    if (verb === 'updateMany' || verb === 'deleteMany') expect(found).toEqual({ data: ['r1'] });
  });

  it('is told of resources with and without each verb', () => {
    const outcomes = Map.groupBy(cases, ({ verb }) => verb);
    for (const [verb, all] of outcomes) {
      const without = all.filter(({ calls }) => calls.some((asked) => asked === undefined));
      expect(without.length, verb).toBeLessThan(all.length);
      if (verb !== 'getList') expect(without.length, verb).toBeGreaterThan(0);
    }
  });

  it('no verb takes a payment: those calls go through attempts', () => {
    expect(dataResources.transactions?.endpoints.create).toBeUndefined();
  });
});
