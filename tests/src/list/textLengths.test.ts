import { describe, expect, it } from 'vitest';
import { longerOf, outgrow, textLengths } from '#src/list/textLengths.ts';
import { columnsFrom } from '#src/meta/columns.ts';

const texts = (lengths: Record<string, number>) => new Map(Object.entries(lengths));

describe('the longest texts of columns', () => {
  const columns = columnsFrom({
    columns: { name: { name: 'Name', dataType: 'string' }, city: { name: 'City', dataType: 'string' } },
  });
  const format = (row: object, field: string) => ({ text: String(Reflect.get(row, field) ?? '') });

  it('are counted over all rows', () => {
    const rows = [
      { id: 1, name: 'Maya', city: 'Haifa' },
      { id: 2, name: 'Alexander' },
    ];
    expect(textLengths(rows, columns, format)).toEqual(texts({ name: 9, city: 5 }));
    expect(textLengths([{ id: 1, name: 'a'.repeat(60) }], columns, format)).toEqual(texts({ name: 48, city: 0 }));
    expect(textLengths([], columns, format)).toEqual(texts({ name: 0, city: 0 }));
  });

  it('are kept, of the columns there are', () => {
    expect(longerOf(texts({ name: 9, city: 5, gone: 3 }), texts({ name: 4, city: 8, added: 2 }))).toEqual(
      texts({ name: 9, city: 8, added: 2 }),
    );
  });

  it.each([
    ['a quarter longer', { name: 10 }, { name: 8 }, false],
    ['more than a quarter longer', { name: 11 }, { name: 8 }, true],
    ['one of two columns', { name: 1, city: 30 }, { name: 8, city: 8 }, true],
    ['a column that has just come', { name: 30 }, {}, false],
  ])('outgrow those before: %s', (_, now, before, outgrown) => {
    expect(outgrow(texts(now), texts(before))).toBe(outgrown);
  });
});
