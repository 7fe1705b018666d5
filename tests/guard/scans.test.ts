import { describe, expect, it } from 'vitest';
import { calledByResource, exercisedCalls, namedIds, verbsByName } from './scans.ts';

describe('namedIds', () => {
  it('finds whole literals in code only', () => {
    const text = "call('items.get'); // call('items.list')\nconst a = 'items.getAll' + \"items.create\";";
    expect(namedIds(text, ['items.get', 'items.list', 'items.create', 'items.update'])).toEqual([
      'items.get',
      'items.create',
    ]);
  });
});

describe('calledByResource', () => {
  const resource = {
    name: 'items',
    endpoints: {
      list: 'items.list',
      meta: 'items.meta',
      excel: 'items.excel',
      get: 'items.get',
      create: 'items.create',
      update: 'items.update',
      delete: 'items.delete',
    },
  };
  const room = (text: string) => [{ path: 'src/resources/items/index.ts', text }];
  const list = [
    { path: 'src/meta/list.ts', text: 'useListController({ resource }); await provider.getMeta(name); // excel' },
  ];

  it('counts a declaration alone as its list', () => {
    const text = "export const items = defineResource({ name: 'items' }); // useCreate()";
    expect(calledByResource(resource, list, room(text))).toEqual(['items.list', 'items.meta']);
  });

  it('counts one record where its page is generated', () => {
    const page = [{ path: 'src/meta/record.ts', text: 'await provider.getOne<Row>(name, { id })' }];
    expect(calledByResource(resource, page, [])).toEqual([]);
    expect(calledByResource({ ...resource, hasRecordPage: true }, page, [])).toEqual(['items.get']);
  });

  it('does not count what the generated list does not do', () => {
    expect(calledByResource(resource, [], [])).toEqual([]);
  });

  it.each([
    ['const [create] = useCreate();', 'items.create'],
    ['<CreateBase>', 'items.create'],
    ['<RecordForm<Values> resource={name}>', 'items.create'],
    ['const { data } = useGetOne(name, { id });', 'items.get'],
    ['const { record } = useRecord(name, id, seeds);', 'items.get'],
    ['await provider.update(name, parameters)', 'items.update'],
    ['const [remove] = useDelete();', 'items.delete'],
  ])('sees that %j makes %s', (text, id) => {
    expect(calledByResource(resource, [], room(text))).toEqual([id]);
  });

  it('skips calls described in place', () => {
    expect(calledByResource({ name: 'x', endpoints: { list: { path: '/x' } } }, list, [])).toEqual([]);
  });
});

describe('verbsByName', () => {
  it('finds the verbs that code asks of a resource', () => {
    const text = "await provider.update('items', change); // provider.delete('items')\nprovider.create('itemsOf');";
    expect(verbsByName([{ path: 'src/a.ts', text }], 'items')).toEqual(['update']);
  });
});

describe('exercisedCalls', () => {
  const ids = ['items.get', 'items.list', 'items.meta', 'transactions.grouped', 'transactions.list'] as const;
  const table = "describe.each(tables)('%s', () => {});";

  it.each<[string, string, string[], string[]]>([
    ['a literal', "await get('items.get');", [], ['items.get']],
    ['an address', 'ask(`/sandbox/transactions/api/transactions/$grouped?${query}`)', [], ['transactions.grouped']],
    ['an address without its prefix', "const a = 'profile/api/items';", [], ['items.list']],
    ['an address of another base', "const a = 'transactions/api/items';", [], []],
    ['a comment', "// await get('items.get'); /sandbox/profile/api/items", [], []],
    ['a test for each call', "describe.each(endpointIds)('%s', (id) => {});", [], [...ids]],
    [
      'a declared loop',
      table,
      ['*.meta', 'transactions.*'],
      ['items.meta', 'transactions.grouped', 'transactions.list'],
    ],
    ['a declaration without a loop', "it('is', () => {});", ['*.meta'], []],
  ])('sees %s', (_, text, declared, expected) => {
    expect(exercisedCalls(text, ids, declared)).toEqual(expected);
  });
});
