import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import { currentField, lossesOf } from '#src/list/mended/losses.ts';
import { mendPreferences } from '#src/list/mended/mendPreferences.ts';
import { formerColumns } from '#src/meta/accepted/accepted.ts';
import { columnsFrom } from '#src/meta/columns.ts';
import { parseColumns } from '#src/settings/columnPreferences.ts';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { parseViews } from '#src/settings/savedViews.ts';
import { sample } from '#tests/src/list/renderList.tsx';

const metaOf = (names: Readonly<Record<string, string>>) =>
  parseMeta({ columns: Object.fromEntries(Object.entries(names).map(([field, name]) => [field, { name }])) });
const accepted = metaOf({ id: 'Id', status: 'State', sum: 'Sum' });
const present = metaOf({ id: 'Id', state: 'State', sum: 'Sum' });
const former = formerColumns({ content: accepted, at: '', former: {} }, present);
const view = (columns: { order: string[]; hidden: string[] }, field = '') => ({
  name: 'Mine',
  filter: { vanished: 'x' },
  sort: { field, order: 'ASC' as const },
  columns,
});

describe('what a person chose of columns that were renamed', () => {
  it('follows, in its place, and the old name is kept', () => {
    const preferences = {
      columns: { order: ['sum', 'status', 'id'], hidden: [] },
      views: [view({ order: ['status'], hidden: ['status'] }, 'status')],
    };
    const mended = mendPreferences(preferences, former, present);
    expect(mended).toEqual({
      columns: { order: ['sum', 'status', 'state', 'id'], hidden: [] },
      views: [view({ order: ['status', 'state'], hidden: ['status', 'state'] }, 'state')],
    });
    expect(columnsFrom(present, mended.columns).map(({ field }) => field)).toEqual(['sum', 'state', 'id']);
    expect(columnsFrom(accepted, mended.columns).map(({ field }) => field)).toEqual(['sum', 'status', 'id']);
    expect(mendPreferences(mended, former, present)).toBe(mended);
  });

  it('is left alone where the new name was placed since', () => {
    const preferences = { columns: { order: ['state', 'id', 'sum'], hidden: ['status'] }, views: [] };
    expect(mendPreferences(preferences, former, present)).toBe(preferences);
  });

  it('follows through several renames, and ends at a circle', () => {
    const chain = { status: { name: 'S', to: 'a' }, a: { name: 'S', to: 'state' }, x: { name: 'X', to: 'x' } };
    expect(currentField('status', chain, present)).toBe('state');
    expect(currentField('x', chain, present)).toBeUndefined();
  });
});

describe('what is lost', () => {
  const inForce = { columns: { order: ['sum', 'status', 'gone'], hidden: ['gone'] }, view: undefined };

  it('is neither what was hidden, nor what goes on under another name', () => {
    expect(lossesOf(sample, present, former, inForce)).toEqual([]);
    expect(lossesOf(sample, present, {}, inForce)).toEqual([{ kind: 'column', field: 'status' }]);
  });

  it('is nothing where a server sends no column at all', () => {
    expect(lossesOf(sample, metaOf({}), {}, inForce)).toEqual([]);
  });
});

describe('whatever a server sends', () => {
  const anyMeta = fc
    .dictionary(fc.oneof(fc.constantFrom('id', 'status', 'state', 'sum', '__proto__'), fc.string()), fc.anything())
    .map((columns) => parseMeta({ columns }));
  const fields = fc.array(fc.constantFrom('id', 'status', 'state', 'sum', '__proto__', 'constructor'));
  const chosen: fc.Arbitrary<ListPreferences> = fc
    .record({ order: fields, hidden: fields, field: fc.constantFrom('', 'status', 'state') })
    .map(({ order, hidden, field }) => {
      const columns = parseColumns({ order, hidden });
      return { ...(columns && { columns }), views: parseViews([view({ order, hidden }, field)]) };
    });

  it('a view is never lost, and mending it once is enough', () => {
    fc.assert(
      fc.property(anyMeta, anyMeta, chosen, (one, other, preferences) => {
        const went = formerColumns({ content: one, at: '', former: {} }, other);
        const mended = mendPreferences(preferences, went, other);
        for (const list of ['order', 'hidden'] as const) {
          const kept = mended.columns?.[list] ?? [];
          expect(kept.filter((field) => preferences.columns?.[list].includes(field))).toEqual(
            preferences.columns?.[list] ?? [],
          );
        }
        expect(mended.views.map(({ name, filter }) => ({ name, filter }))).toEqual(
          preferences.views.map(({ name, filter }) => ({ name, filter })),
        );
        expect(mendPreferences(mended, went, other)).toBe(mended);
        const [first] = mended.views;
        lossesOf(sample, other, went, { columns: mended.columns, view: first });
        if (Object.keys(other.columns).length > 0) expect(columnsFrom(other, mended.columns)).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
