import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildQuery, showDeletedParameter, type QueryParameters } from '#contract/query.ts';

describe('buildQuery', () => {
  it.each<[QueryParameters, string]>([
    [{}, ''],
    [{ search: '', flag: false, count: 0, none: null, absent: undefined, wrong: NaN }, ''],
    [{ search: 'a b&c=d' }, 'search=a%20b%26c%3Dd'],
    [{ name: 'לוי' }, `name=${encodeURIComponent('לוי')}`],
    [{ statuses: ['initial', 'completed'] }, 'statuses=initial&statuses=completed'],
    [{ statuses: ['', null, 'completed'] }, 'statuses=completed'],
    [{ statuses: [] }, ''],
    [{ flag: true, number: -30 }, 'flag=true&number=-30'],
    [{ page: 1, itemsPerPage: 25 }, 'take=25'],
    [{ page: 3, itemsPerPage: 25 }, 'skip=50&take=25'],
    [{ page: 3 }, ''],
    [{ itemsPerPage: 25 }, ''],
    [{ take: 100, skip: 200 }, 'skip=200&take=100'],
    [{ b: 2, a: 1, C: 3 }, 'C=3&a=1&b=2'],
  ])('of %j is %j', (parameters, query) => {
    expect(buildQuery(parameters)).toBe(query);
  });

  it('gives equal questions equal addresses, whatever the order of their parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (parameters) => {
        const reversed = Object.fromEntries(Object.entries(parameters).toReversed());
        expect(buildQuery(reversed)).toBe(buildQuery(parameters));
      }),
    );
  });
});

describe('showDeletedParameter', () => {
  it('never travels for only active rows', () => {
    expect(buildQuery({ showDeleted: showDeletedParameter(false) })).toBe('');
    expect(buildQuery({ showDeleted: showDeletedParameter(true) })).toBe('showDeleted=1');
  });
});
