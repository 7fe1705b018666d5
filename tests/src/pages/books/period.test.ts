import { describe, expect, it } from 'vitest';
import { monthOf, offeredMonths, readDays, booksSearch, wholeMonth } from '#src/pages/books/period.ts';

const today = '2026-11-15';
const lastMonth = { dateFrom: '2026-10-01', dateTo: '2026-10-31' };
const searchFor = (filter: unknown) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the days of the books', () => {
  it('are the last full month unless an address says otherwise', () => {
    const unsound = [
      { dateFrom: '2026-11-02', dateTo: '2026-11-01' },
      { dateFrom: '2026-02-30', dateTo: '2026-03-01' },
      7,
      null,
    ];
    for (const search of ['', '?filter={', ...unsound.map(searchFor)])
      expect(readDays(search, today)).toEqual(lastMonth);
    expect(readDays('', '2026-01-31')).toEqual({ dateFrom: '2025-12-01', dateTo: '2025-12-31' });
  });

  it('stand in the address with their terminal', () => {
    const period = { terminalID: 't1', dateFrom: '2026-02-10', dateTo: '2026-03-09' };
    expect(booksSearch(period)).toBe(searchFor(period).replaceAll(',', '%2C'));
    expect(readDays(booksSearch(period), today)).toEqual({ dateFrom: '2026-02-10', dateTo: '2026-03-09' });
  });

  it.each([
    ['2026-02-14', '2026-02-01', '2026-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('of the month of %s are %s to %s', (day, dateFrom, dateTo) => {
    expect(monthOf(day)).toEqual({ dateFrom, dateTo });
    expect(wholeMonth({ dateFrom, dateTo })).toBe(dateFrom);
    expect(wholeMonth({ dateFrom, dateTo: dateFrom })).toBeUndefined();
  });

  it('are offered by the month, what is to come too', () => {
    expect(offeredMonths(today)).toHaveLength(15);
    expect(offeredMonths(today).slice(0, 4)).toEqual(['2027-01-01', '2026-12-01', '2026-11-01', '2026-10-01']);
    expect(offeredMonths('2026-01-31').slice(1, 3)).toEqual(['2026-02-01', '2026-01-01']);
  });
});
