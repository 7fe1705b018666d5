import { expect, it } from 'vitest';
import { changedFields } from '#src/forms/conflict/changedFields.ts';

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
