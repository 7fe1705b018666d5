import { describe, expect, it } from 'vitest';
import { calledByResource, loopsOf, exercisedCalls, namedIds } from './scans.ts';

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

  it('does not count what the generated list does not do', () => {
    expect(calledByResource(resource, [], [])).toEqual([]);
  });

  it.each([
    ['const [create] = useCreate();', 'items.create'],
    ['<CreateBase>', 'items.create'],
    ['const { data } = useGetOne(name, { id });', 'items.get'],
    ['await provider.update(name, parameters)', 'items.update'],
    ['const [remove] = useDelete();', 'items.delete'],
  ])('sees that %j makes %s', (text, id) => {
    expect(calledByResource(resource, [], room(text))).toEqual([id]);
  });

  it('skips calls described in place', () => {
    expect(calledByResource({ name: 'x', endpoints: { list: { path: '/x' } } }, list, [])).toEqual([]);
  });
});

describe('exercisedCalls', () => {
  it('sees literals', () => {
    expect(exercisedCalls("await get('items.get');", ['items.get', 'items.list'])).toEqual(['items.get']);
  });

  it('sees a declared loop, of all calls or of a kind', () => {
    const every = '// exercises every call\nfor (const id of endpointIds) {}';
    expect(exercisedCalls(every, ['items.get', 'items.list'])).toEqual(['items.get', 'items.list']);
    const lists = '// exercises every list call\nfor (const id of Object.keys(filters)) {}';
    expect(exercisedCalls(lists, ['items.get', 'items.list'])).toEqual(['items.list']);
  });

  it('sees a test for each call', () => {
    expect(loopsOf("describe.each(endpointIds)('%s', (id) => {});")).toEqual(['every']);
    expect(loopsOf("// describe.each(endpointIds)('%s', (id) => {});")).toEqual([]);
  });

  it('does not believe a declaration without a loop', () => {
    expect(loopsOf('// exercises every call\nexpect(1).toBe(1);')).toEqual([]);
    expect(loopsOf('// exercises every call with endpointIds')).toEqual([]);
    expect(loopsOf("const text = 'exercises every call'; endpointIds;")).toEqual([]);
  });
});
