import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';

const columnsOf = (columns: unknown) => parseMeta({ columns }).columns;

describe('parseMeta', () => {
  it('keeps the columns and their order', () => {
    const columns = {
      b: { name: 'ב', dataType: 'guid' },
      a: { name: 'א', dataType: 'dictionary', dictionary: 'currencyEnum' },
    };
    expect(columnsOf(columns)).toEqual(columns);
    expect(Object.keys(columnsOf(columns))).toEqual(['b', 'a']);
  });

  it.each([
    ['a column without a name shows its field', { x: { dataType: 'date' } }, { x: { name: 'x', dataType: 'date' } }],
    ['so does an empty name', { x: { name: '', dataType: 'date' } }, { x: { name: 'x', dataType: 'date' } }],
    ['a column without a type is text', { x: { name: 'X' } }, { x: { name: 'X', dataType: 'string' } }],
    ['an unknown type is kept', { x: { name: 'X', dataType: 'map' } }, { x: { name: 'X', dataType: 'map' } }],
    ['what is no column is dropped', { x: null, y: 'text', z: [], ok: {} }, { ok: { name: 'ok', dataType: 'string' } }],
    [
      'a dictionary that is no text is dropped',
      { x: { name: 'X', dataType: 'dictionary', dictionary: 7 } },
      { x: { name: 'X', dataType: 'dictionary' } },
    ],
    [
      'what it does not know is dropped',
      { x: { name: 'X', dataType: 'date', width: 3 } },
      { x: { name: 'X', dataType: 'date' } },
    ],
  ])('%s', (_, columns, expected) => {
    expect(columnsOf(columns)).toEqual(expected);
  });

  it.each([null, undefined, '', [], {}, { columns: null }, { columns: [] }, { data: [] }])('refuses %j', (body) => {
    expect(() => parseMeta(body)).toThrow(TypeError);
  });

  it('gives a usable column for any value a server sends', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (columns) => {
        for (const column of Object.values(columnsOf(columns))) {
          expect(typeof column.name).toBe('string');
          expect(typeof column.dataType).toBe('string');
        }
      }),
    );
  });
});
