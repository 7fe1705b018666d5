import { describe, expect, it } from 'vitest';
import { isBankingDay, nextBankingDay } from '#contract/bankingDays.ts';
import { addDays } from '#contract/calendarDays.ts';

describe('days on which banks settle', () => {
  it.each([
    ['2026-11-20', 'Friday'],
    ['2026-11-21', 'Shabbat'],
    ['2025-09-23', 'the New Year'],
    ['2025-09-24', 'its second day'],
    ['2026-09-20', 'the eve of the Day of Atonement'],
    ['2026-09-21', 'the Day of Atonement'],
    ['2025-10-07', 'the first day of Sukkot'],
    ['2025-10-14', 'its eighth day'],
    ['2026-03-03', 'Purim'],
    ['2027-03-23', 'Purim of a leap year'],
    ['2026-04-02', 'the first day of Passover'],
    ['2026-04-08', 'the last day of Passover'],
    ['2026-04-22', 'Independence Day'],
    ['2025-05-01', 'Independence Day, which was moved'],
    ['2025-06-02', 'Shavuot'],
    ['2026-07-23', 'the Ninth of Av'],
    ['2029-07-22', 'the Ninth of Av, which gave way to Shabbat'],
    ['2026-10-27', 'an election'],
  ])('%s is none: %s', (day) => {
    expect(isBankingDay(day)).toBe(false);
  });

  it.each([
    ['2026-11-22', 'a Sunday'],
    ['2026-09-28', 'between the feasts'],
    ['2026-04-01', 'the eve of Passover, which ends earlier'],
    ['2027-02-21', 'the 14th of the first Adar'],
    ['2026-04-21', 'Memorial Day'],
    ['2029-07-23', 'the day after a Ninth of Av that was moved'],
  ])('%s is one: %s', (day) => {
    expect(isBankingDay(day)).toBe(true);
  });

  it.each([
    ['2026-11-15', '2026-11-16'],
    ['2026-11-19', '2026-11-22'],
    ['2026-04-01', '2026-04-05'],
    ['2026-09-10', '2026-09-14'],
    ['2026-09-17', '2026-09-22'],
  ])('after %s comes %s', (day, next) => {
    expect(nextBankingDay(day)).toBe(next);
  });

  it('come within five days, in every year', () => {
    for (let day = '2024-01-01'; day < '2060-01-01'; day = addDays(day, 1)) {
      const next = nextBankingDay(day);
      expect([day, next > day && next <= addDays(day, 5)]).toEqual([day, true]);
    }
  });
});
