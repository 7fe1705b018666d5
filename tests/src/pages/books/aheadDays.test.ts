import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from '#contract/bankingDays.ts';
import { addDays, daysBetween } from '#contract/calendarDays.ts';
import {
  calendarOf,
  clearingDay,
  clearingWithin,
  daysAhead,
  daysBehind,
  daySums,
  kinds,
  kindTotals,
  windowFrom,
} from '#src/pages/books/ahead/aheadDays.ts';
import { lostCharges } from '#src/pages/books/ahead/cards/expiring.ts';
import { hebrewDate, inLetters } from '#src/pages/books/ahead/hebrewDate.ts';
import type { Incoming } from '#src/pages/books/incoming/incoming.ts';

const today = '2026-11-15';
const currencies = constantFrom('ILS', 'USD');
const dayAround = (day: string, least: number, most: number) =>
  integer({ min: least, max: most }).map((count) => addDays(day, count));
/** The first day of a window, in any of twenty years. */
const firsts = dayAround('2025-01-01', 0, 7300);

const line = (more: Partial<Incoming>): Incoming => ({
  day: today,
  currency: 'ILS',
  source: 'charges',
  isCertain: true,
  agorot: 100,
  behind: { payments: [] },
  ...more,
});

describe('the day money clears on', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-20', '2026-11-22'],
    ['2026-11-21', '2026-11-22'],
    // The eve of the Day of Atonement is a Sunday, after a weekend.
    ['2026-09-18', '2026-09-22'],
    ['2026-09-12', '2026-09-14'],
  ])('of what falls on %s is %s', (day, clears) => {
    expect(clearingDay(day)).toBe(clears);
  });

  it('is a banking day within the window, and every line of the days behind it that clears in it is told once', () => {
    const lines = array(
      record({ back: integer({ min: -10, max: 45 }), currency: currencies, isCertain: boolean(), agorot: integer() }),
    );
    assert(
      property(firsts, lines, (first, drawn) => {
        const window = windowFrom(first);
        const behind = daysBehind(window);
        expect(daysBetween(window.dateFrom, window.dateTo)).toBe(daysAhead - 1);
        const all = drawn.map(({ back, ...more }) => line({ ...more, day: addDays(first, back) }));
        const clearing = clearingWithin(all, window);
        for (const { clears } of clearing) {
          expect(isBankingDay(clears)).toBe(true);
          expect(clears >= window.dateFrom && clears <= window.dateTo).toBe(true);
        }
        // What clears in the window lies in the days that are asked for; of those before it nothing is left out.
        for (const { day } of clearing) expect(day >= behind.dateFrom && day <= behind.dateTo).toBe(true);
        for (let day = behind.dateFrom; day < window.dateFrom; day = addDays(day, 1))
          expect(clearingDay(day) >= window.dateFrom).toBe(true);
        expect(clearingDay(addDays(behind.dateFrom, -1)) < window.dateFrom).toBe(true);
      }),
    );
  });
});

describe('the days ahead', () => {
  const lines = array(
    record({
      day: dayAround(today, -3, 32),
      currency: currencies,
      isCertain: boolean(),
      agorot: integer({ min: -1e6, max: 1e6 }),
    }),
  );
  const likely = array(record({ at: nat(29), currency: currencies, agorot: nat(1e6) }));

  it('come to their lines and requests, kind by kind and currency by currency', () => {
    assert(
      property(lines, likely, (drawn, requests) => {
        const window = windowFrom(today);
        const clearing = clearingWithin(
          drawn.map((one) => line(one)),
          window,
        );
        const money = requests.map(({ at, ...one }) => ({ ...one, clears: addDays(today, at) }));
        const sums = daySums(clearing, money);
        const days = calendarOf(window, sums, clearing);
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => addDays(today, at)));
        expect(days.flatMap((day) => day.sums)).toEqual(sums);
        expect(days.flatMap((day) => day.lines)).toHaveLength(clearing.length);
        for (const { currency, ...total } of kindTotals(sums)) {
          const own = clearing.filter((one) => one.currency === currency);
          const sum = (rows: readonly { agorot: number }[]) => rows.reduce((all, { agorot }) => all + agorot, 0);
          expect(total).toEqual({
            certain: sum(own.filter(({ isCertain }) => isCertain)),
            expected: sum(own.filter(({ isCertain }) => !isCertain)),
            likely: sum(money.filter((one) => one.currency === currency)),
          });
        }
        for (const { day, closed, lines: own } of days) if (closed !== undefined) expect([day, own]).toEqual([day, []]);
      }),
    );
  });

  it('tell shekels first', () => {
    const sums = daySums(clearingWithin([line({ currency: 'EUR' }), line({})], windowFrom(today)), []);
    expect(sums.map(({ currency }) => currency)).toEqual(['ILS', 'EUR']);
    expect(kindTotals(sums).map(({ currency }) => currency)).toEqual(['ILS', 'EUR']);
    expect(kinds).toEqual(['certain', 'expected', 'likely']);
  });

  it.each([
    [1, 'א׳'],
    [10, 'י׳'],
    [15, 'ט״ו'],
    [16, 'ט״ז'],
    [19, 'י״ט'],
    [30, 'ל׳'],
  ])('the %i of a Hebrew month is %s', (date, letters) => {
    expect(inLetters(date)).toBe(letters);
  });

  it('have their date in the Hebrew calendar', () => {
    expect(hebrewDate('2026-11-29', 'he-IL')).toBe('י״ט בכסלו');
    expect(hebrewDate('2026-11-29', 'en-IL')).toBe('19 Kislev');
  });
});

it('charges are lost whose card will have expired on their day', () => {
  const charge = (more: object) => ({
    billingDealID: 'd',
    chargeNumber: 1,
    consumerName: 'Dana',
    cardNumber: '****1234',
    scheduledDate: '2026-12-02T00:00:00',
    transactionAmount: 12.5,
    currency: 'ILS',
    paymentType: 'card',
    cardExpired: true,
    ...more,
  });
  const rows = [
    charge({}),
    charge({ cardExpired: false }),
    charge({ paymentType: 'bank' }),
    charge({ scheduledDate: '2026-12-01' }),
  ];
  expect(lostCharges(rows).map(({ day, agorot, consumerName }) => [day, agorot, consumerName])).toEqual([
    ['2026-12-01', 1250, 'Dana'],
    ['2026-12-02', 1250, 'Dana'],
  ]);
});
