import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMeta, type Meta } from '#contract/meta.ts';
import { applyMetaChanges } from '#contract/metaChanges/applyMetaChanges.ts';
import { changeLine } from '#contract/metaChanges/changeLine.ts';
import { compareMeta, type MetaChange } from '#contract/metaChanges/compareMeta.ts';

const metaOf = (columns: Record<string, [name: string, dataType: string, dictionary?: string]>): Meta =>
  parseMeta({
    columns: Object.fromEntries(
      Object.entries(columns).map(([field, [name, dataType, dictionary]]) => [field, { name, dataType, dictionary }]),
    ),
  });
const lines = (before: Meta, after: Meta) => compareMeta(before, after).map(changeLine);

/** Metas of few fields, labels and types, so that two of them share some; and of whatever a server may send. */
const few = fc
  .uniqueArray(fc.constantFrom('id', 'state', 'status', 'amount', 'a.b', '7', '3', '__proto__', 'constructor'))
  .chain((fields) =>
    fc.tuple(
      ...fields.map((field) =>
        fc.record({
          field: fc.constant(field),
          name: fc.constantFrom('Id', 'State', 'Sum', ''),
          dataType: fc.constantFrom('guid', 'dictionary', 'money', 'map'),
          dictionary: fc.constantFrom('statusEnum', 'currencyEnum', undefined),
        }),
      ),
    ),
  )
  .map((columns) => parseMeta({ columns: Object.fromEntries(columns.map(({ field, ...column }) => [field, column])) }));
const wild = fc.dictionary(fc.string(), fc.anything()).map((columns) => parseMeta({ columns }));
const anyMeta = fc.oneof(few, few, wild);

const shape = (meta: Meta) => Object.entries(meta.columns);

/** A change as it is told from the other side. */
function mirrored(change: MetaChange): unknown {
  switch (change.kind) {
    case 'added':
      return ['removed', change.field];
    case 'removed':
      return ['added', change.field];
    case 'renamed':
      return ['renamed', change.to, change.field];
    case 'retyped':
      return ['retyped', change.to, change.from];
    case 'relabelled':
      return ['relabelled', change.to, change.from];
    case 'reordered':
      return ['reordered'];
  }
}
function told(change: MetaChange): unknown {
  switch (change.kind) {
    case 'added':
    case 'removed':
      return [change.kind, change.field];
    case 'renamed':
      return ['renamed', change.field, change.to];
    case 'retyped':
    case 'relabelled':
      return [change.kind, change.from, change.to];
    case 'reordered':
      return ['reordered'];
  }
}
const sorted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).toSorted();

describe('compareMeta', () => {
  const before = metaOf({
    id: ['Id', 'guid'],
    status: ['State', 'dictionary', 'statusEnum'],
    amount: ['Sum', 'number'],
  });

  it.each<[string, Meta, string[]]>([
    ['nothing', before, []],
    [
      'a column that came, where it stands',
      metaOf({
        id: ['Id', 'guid'],
        note: ['Note', 'string'],
        status: ['State', 'dictionary', 'statusEnum'],
        amount: ['Sum', 'number'],
      }),
      ['+ note: string "Note"'],
    ],
    [
      'one that went',
      metaOf({ id: ['Id', 'guid'], amount: ['Sum', 'number'] }),
      ['- status: dictionary statusEnum "State"'],
    ],
    [
      'a new name under the same label and of the same type, wherever it stands',
      metaOf({ state: ['State', 'dictionary', 'statusEnum'], id: ['Id', 'guid'], amount: ['Sum', 'number'] }),
      ['> status -> state (same label, same type)', '~ order: state, id, amount'],
    ],
    [
      'a new name and a new type in the same place',
      metaOf({ id: ['Id', 'guid'], state: ['State', 'string'], amount: ['Sum', 'number'] }),
      ['> status -> state (same label, same position)', '~ state: dictionary statusEnum -> string'],
    ],
    [
      'another type, another label',
      metaOf({
        id: ['Id', 'guid'],
        status: ['Status', 'dictionary', 'statusEnum'],
        amount: ['Sum', 'money'],
      }),
      ['~ status: "State" -> "Status"', '~ amount: number -> money'],
    ],
    [
      'two that may be its new name, of which none is taken',
      metaOf({
        id: ['Id', 'guid'],
        state: ['State', 'dictionary', 'statusEnum'],
        quickState: ['State', 'dictionary', 'statusEnum'],
        amount: ['Sum', 'number'],
      }),
      [
        '- status: dictionary statusEnum "State" (perhaps state, quickState)',
        '+ state: dictionary statusEnum "State"',
        '+ quickState: dictionary statusEnum "State"',
      ],
    ],
  ])('tells %s', (_, after, expected) => {
    expect(lines(before, after)).toEqual(expected);
  });

  it('finds nothing between a meta and itself', () => {
    fc.assert(
      fc.property(anyMeta, (meta) => {
        expect(compareMeta(meta, meta)).toEqual([]);
      }),
    );
  });

  it('tells all it takes to make one of the other, columns in their order', () => {
    fc.assert(
      fc.property(anyMeta, anyMeta, (one, other) => {
        expect(shape(applyMetaChanges(one, compareMeta(one, other)))).toEqual(shape(other));
      }),
      { numRuns: 500 },
    );
  });

  it('tells the same the other way around', () => {
    fc.assert(
      fc.property(anyMeta, anyMeta, (one, other) => {
        expect(sorted(compareMeta(other, one).map(told))).toEqual(sorted(compareMeta(one, other).map(mirrored)));
      }),
      { numRuns: 500 },
    );
  });

  it('names nothing that does not differ', () => {
    fc.assert(
      fc.property(anyMeta, anyMeta, (one, other) => {
        for (const change of compareMeta(one, other)) {
          if (change.kind === 'reordered') continue;
          const [from, to] = [one, other].map(({ columns }) =>
            Object.hasOwn(columns, change.field) ? columns[change.field] : undefined,
          );
          if (change.kind === 'retyped' || change.kind === 'relabelled') expect(change.from).not.toEqual(change.to);
          else expect(from).not.toEqual(to);
        }
      }),
    );
  });
});
