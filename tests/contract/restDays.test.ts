import { describe, expect, it } from 'vitest';
import { restDay } from '#contract/restDays.ts';

describe('days on which Israel rests', () => {
  it.each([
    ['2026-09-12', 'roshHashana'],
    ['2026-09-13', 'roshHashana'],
    ['2026-09-21', 'yomKippur'],
    ['2026-09-26', 'sukkot'],
    ['2026-10-03', 'simchatTorah'],
    ['2027-04-22', 'pesach'],
    ['2027-04-28', 'lastOfPesach'],
    ['2027-06-11', 'shavuot'],
    // Independence Day on its own day, and moved back or forth.
    ['2026-04-22', 'independence'],
    ['2027-05-12', 'independence'],
    ['2028-05-02', 'independence'],
    ['2025-05-01', 'independence'],
    ['2026-11-21', 'shabbat'],
  ])('%s is %s', (day, rest) => {
    expect(restDay(day)).toBe(rest);
  });

  it.each([['2026-11-22'], ['2026-09-28'], ['2027-04-25'], ['2028-05-01'], ['2027-03-23'], ['no day']])(
    '%s is none',
    (day) => {
      expect(restDay(day)).toBeUndefined();
    },
  );

  it('finds nine feast days in every year, Independence Day once', () => {
    for (let year = 2026; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, at) =>
        new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
      ).filter((day) => day.startsWith(String(year)));
      const feasts = days.map(restDay).filter((rest) => rest !== undefined && rest !== 'shabbat');
      expect([year, feasts.length, feasts.filter((rest) => rest === 'independence').length]).toEqual([year, 9, 1]);
    }
  });
});
