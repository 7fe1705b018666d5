import { expect, it, vi } from 'vitest';
import { warnOfDrift } from '#src/dataProvider/answerDrift.ts';

const item = { itemID: '0f8fad5b-d9cb-469f-a165-70867728950e', itemName: 'coffee', price: 12, currency: 'ILS' };
const answer = (...rows: object[]) => ({ data: rows, numberOfRecords: rows.length });

it('says once, by call and field, where an answer is not what the contract says', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOfDrift('items.list', answer(item, { ...item, category: null }));
  expect(warn).not.toHaveBeenCalled();

  const drifted = { ...item, price: '12', itemNmae: 'tea' };
  warnOfDrift('items.list', answer(drifted, drifted));
  warnOfDrift('items.list', answer(drifted));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^items\.list: price: /)],
    ['items.list: itemNmae: the contract knows no such field'],
  ]);
});

it('knows what operations and columns look like, and nothing of a server of ones own', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOfDrift('items.create', { status: 'success', entityUID: item.itemID });
  warnOfDrift('items.meta', { columns: {} });
  warnOfDrift({ base: 'profile', method: 'GET', path: '/api/inventions', kind: 'list', access: 'any' }, { rows: 7 });
  expect(warn).not.toHaveBeenCalled();
  warnOfDrift('items.create', { done: true });
  warnOfDrift('items.meta', {});
  expect(warn.mock.calls).toEqual([['items.create: status: Required'], ['items.meta: columns: Required']]);
});
