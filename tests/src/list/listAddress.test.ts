import { describe, expect, it } from 'vitest';
import { listSearch, hasSoundPaging, isCompleteAddress } from '#src/list/address/listAddress.ts';

const parameters = { filter: { terminalID: 't1', search: 'דנה & בנו' }, sort: '', order: 'DESC', page: 2, perPage: 25 };

describe('the address of a list', () => {
  it('says everything about it', () => {
    const address = listSearch(parameters);
    expect(isCompleteAddress(address, { terminalID: 't1' })).toBe(true);
    expect(JSON.parse(new URLSearchParams(address).get('filter') ?? '')).toEqual(parameters.filter);
  });

  it('is incomplete without the terminal or with another one', () => {
    expect(isCompleteAddress(listSearch({ ...parameters, filter: {} }), { terminalID: 't1' })).toBe(false);
    expect(isCompleteAddress(listSearch(parameters), { terminalID: 't2' })).toBe(false);
    expect(isCompleteAddress(listSearch({ ...parameters, filter: {} }), {})).toBe(true);
  });

  it.each(['', '?page=1', '?filter=%7Bx&sort=&order=ASC&page=1&perPage=25', '?filter=5&sort=&order=&page=&perPage='])(
    'is incomplete as %j',
    (search) => {
      expect(isCompleteAddress(search, {})).toBe(false);
    },
  );

  it.each(['page=1&page=2', 'page=0x10', 'page=1e2', 'perPage=25&perPage=50', 'perPage=2e1', 'page=-1', 'page='])(
    'has no paging that can be asked for with %j',
    (paging) => {
      expect(hasSoundPaging(`?${paging}`)).toBe(false);
    },
  );

  it.each(['filter=%7B%7D', 'sort=status', 'order=ASC'])('is incomplete where %s stands twice', (again) => {
    expect(isCompleteAddress(`${listSearch(parameters)}&${again}`, {})).toBe(false);
  });
});
