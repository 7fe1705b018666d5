import { expect, it } from 'vitest';
import { changedFields, otherChanges } from '#src/forms/conflict/changedFields.ts';

const fields = ['name', 'address.city', 'phone'].map((name) => ({ name, label: name }));
const base = { name: 'Dana', address: { city: 'Haifa' }, phone: '1' };

it('finds what others have changed, whoever else changed it', () => {
  const theirs = { name: 'Levi', address: { city: 'Acre' }, phone: '1' };
  const yours = { name: 'Cohen', address: { city: 'Haifa' }, phone: '2' };
  expect(changedFields(fields, { base, theirs, yours })).toEqual([
    { field: fields[0], theirs: 'Levi', yours: 'Cohen', edited: true },
    { field: fields[1], theirs: 'Acre', yours: 'Haifa', edited: false },
  ]);
});

it('finds nothing where both made the same change, or an object is not there', () => {
  expect(changedFields(fields, { base, theirs: { ...base, name: 'Levi' }, yours: { ...base, name: 'Levi' } })).toEqual(
    [],
  );
  expect(changedFields(fields, { base: {}, theirs: {}, yours: { address: null } })).toEqual([]);
});

it('compares lines as a whole', () => {
  const lines = [{ name: 'items', label: 'items' }];
  const versions = { base: { items: [{ price: '1' }] }, theirs: { items: [{ price: '1' }] }, yours: { items: [] } };
  expect(changedFields(lines, versions)).toEqual([]);
  const theirs = { items: [{ price: '2' }] };
  expect(changedFields(lines, { ...versions, theirs })).toEqual([
    { field: lines[0], theirs: theirs.items, yours: [], edited: true },
  ]);
});

it('finds what no field shows, too', () => {
  const theirs = { ...base, cardID: 'c2', address: { city: 'Haifa', code: '2' }, phone: '3' };
  const given = { base: { ...base, cardID: 'c1' }, theirs, yours: { ...base, cardID: 'c3', phone: '1' } };
  expect(otherChanges(fields, given)).toEqual([
    { name: 'address.code', theirs: '2', yours: undefined, edited: false },
    { name: 'cardID', theirs: 'c2', yours: 'c3', edited: true },
  ]);
});
