import { expect, it } from 'vitest';
import { outcomesOfDeletion } from '#src/resources/items/outcomesOfDeletion.ts';

const ids = ['a', 'b', 'c'];

it('takes what the answer names as errors for refused, the rest for done', () => {
  const answer = { status: 'warning', message: 'Mixed', errors: [{ code: 'b', description: 'In use' }, { code: 'c' }] };
  expect(outcomesOfDeletion(ids, answer)).toEqual([
    { id: 'a', done: true },
    { id: 'b', done: false, reason: 'In use' },
    { id: 'c', done: false, reason: 'SomethingWentWrong' },
  ]);
});

it('takes an error that names none for a refusal of all', () => {
  const refused = outcomesOfDeletion(ids, { status: 'error', message: 'No' });
  expect(refused).toEqual(ids.map((id) => ({ id, done: false, reason: 'No' })));
  expect(outcomesOfDeletion(ids, { status: 'success' })).toEqual(ids.map((id) => ({ id, done: true })));
});
