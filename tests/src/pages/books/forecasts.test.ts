import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { clearingWithin, windowFrom, type DaySum } from '#src/pages/books/ahead/aheadDays.ts';
import { comparisonOf } from '#src/pages/books/ahead/kept/comparison.ts';
import {
  comparable,
  parseForecasts,
  storedForecasts,
  withForecast,
  type KeptForecast,
} from '#src/pages/books/ahead/kept/forecasts.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';

const rule: CreditRule = { kind: 'after', days: 3 };
const other: CreditRule = { kind: 'monthly', days: [2, 8] };
const sum = (day: string, more: Partial<DaySum> = {}): DaySum => ({
  day,
  currency: 'ILS',
  certain: 100,
  expected: 20,
  likely: 3,
  ...more,
});
const made = (madeOn: string, more: Partial<KeptForecast> = {}): KeptForecast => ({
  madeOn,
  dateTo: windowFrom(madeOn).dateTo,
  rule,
  days: [sum(madeOn)],
  ...more,
});

describe('forecasts that are kept', () => {
  it('are read as they were stored', () => {
    const forecasts = { t1: [made('2026-10-04'), made('2026-11-01', { rule: other })], t2: [] };
    const stored: unknown = JSON.parse(JSON.stringify(storedForecasts(forecasts)));
    expect(parseForecasts(stored)).toEqual(forecasts);
    expect(JSON.stringify(stored)).not.toMatch(/name/i);
  });

  const stored = (forecast: unknown) => ({ version: 1, terminals: { t1: [forecast] } });
  const sound = { madeOn: '2026-11-01', dateTo: '2026-11-30', rule, days: [['2026-11-02', 'ILS', 1, 2, 3]] };

  it.each([
    ['nothing', undefined, {}],
    ['a text', 'x', {}],
    ['another version', { ...stored(sound), version: 2 }, {}],
    ['no day', stored({ ...sound, madeOn: '2026-02-30' }), { t1: [] }],
    ['no rule', stored({ ...sound, rule: { kind: 'after', days: -1 } }), { t1: [] }],
    ['a broken amount', stored({ ...sound, days: [['2026-11-02', 'ILS', 1, 2, 'x']] }), { t1: [] }],
    ['half an agora', stored({ ...sound, days: [['2026-11-02', 'ILS', 1.5, 2, 3]] }), { t1: [] }],
    ['no list', { version: 1, terminals: { t1: 7 } }, {}],
  ])('are read without trust: %s', (_, value, read) => {
    expect(parseForecasts(value)).toEqual(read);
  });

  it('are one a month, the first one', () => {
    const first = made('2026-11-01');
    expect(withForecast([first], made('2026-11-20'))).toEqual([first]);
    const december = made('2026-12-03');
    expect(withForecast([first], december)).toEqual([first, december]);
  });

  it('begin anew in their month by another rule', () => {
    const anew = made('2026-11-20', { rule: other });
    const before = made('2026-10-02');
    expect(withForecast([before, made('2026-11-01')], anew)).toEqual([before, anew]);
  });

  it('are three at most, and none of a day to come', () => {
    const kept = ['2026-08-01', '2026-09-01', '2026-10-01'].map((day) => made(day));
    expect(withForecast(kept, made('2026-11-01')).map(({ madeOn }) => madeOn)).toEqual([
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
    expect(withForecast([made('2027-05-01')], made('2026-11-01')).map(({ madeOn }) => madeOn)).toEqual(['2026-11-01']);
  });

  it.each([
    ['of none', [], undefined, undefined],
    ['of one that is under way', [made('2026-11-01')], undefined, '2026-12-01'],
    ['of one that is over', [made('2026-10-01')], '2026-10-01', undefined],
    ['of two that are over, the latest', [made('2026-09-01'), made('2026-10-10')], '2026-10-10', undefined],
    ['of both', [made('2026-10-01'), made('2026-11-05')], '2026-10-01', '2026-12-05'],
    ['of another rule', [made('2026-10-01', { rule: other })], undefined, undefined],
  ])('%s tell what can be compared', (_, kept, over, nextDay) => {
    const told = comparable(kept, rule, '2026-11-15');
    expect([told.over?.madeOn, told.nextDay]).toEqual([over, nextDay]);
  });
});

describe('a forecast beside what came', () => {
  const line = { source: 'charges', behind: { payments: [] } } as const;

  it('is told by day and in all, each kind apart', () => {
    const forecast = made('2026-10-04', { days: [sum('2026-10-05'), sum('2026-10-06', { currency: 'USD' })] });
    const lines = [
      { ...line, day: '2026-10-05', currency: 'ILS', isCertain: true, agorot: 110 },
      { ...line, day: '2026-10-07', currency: 'ILS', isCertain: true, agorot: 40 },
      // Never transmitted: it did not come.
      { ...line, day: '2026-10-07', currency: 'ILS', isCertain: false, agorot: 900 },
    ];
    const { days, totals } = comparisonOf(forecast, clearingWithin(lines, windowFrom('2026-10-04')));
    expect(
      days.map(({ day, currency, foreseen, came, difference }) => [day, currency, foreseen, came, difference]),
    ).toEqual([
      ['2026-10-05', 'ILS', 123, 110, -13],
      ['2026-10-06', 'USD', 123, 0, -123],
      ['2026-10-07', 'ILS', 0, 40, 40],
    ]);
    expect(totals).toEqual([
      { currency: 'ILS', certain: 100, expected: 20, likely: 3, foreseen: 123, came: 150, difference: 27 },
      { currency: 'USD', certain: 100, expected: 20, likely: 3, foreseen: 123, came: 0, difference: -123 },
    ]);
  });

  it('comes to the same by day and in all', () => {
    const currency = constantFrom('ILS', 'USD');
    const amounts = { certain: integer({ min: -1e6, max: 1e6 }), expected: nat(1e6), likely: nat(1e6) };
    const foreseen = array(record({ at: nat(29), currency, ...amounts }));
    const came = array(
      record({ at: nat(29), currency, isCertain: boolean(), agorot: integer({ min: -1e6, max: 1e6 }) }),
    );
    const first = '2026-10-04';
    assert(
      property(foreseen, came, (drawn, received) => {
        // A day has each currency once.
        const days = [
          ...new Map(
            drawn.map(({ at, ...one }) => [`${at} ${one.currency}`, { ...one, day: addDays(first, at) }]),
          ).values(),
        ];
        const lines = received.map(({ at, ...one }) => ({ ...line, ...one, day: addDays(first, at) }));
        const clearing = clearingWithin(lines, windowFrom(first));
        const compared = comparisonOf(made(first, { days }), clearing);
        for (const { currency: code, ...total } of compared.totals) {
          const own = compared.days.filter((one) => one.currency === code);
          for (const [part, agorot] of Object.entries(total))
            expect([
              part,
              own.reduce((all, one) => all + Number(Object.entries(one).find(([key]) => key === part)?.[1]), 0),
            ]).toEqual([part, agorot]);
          const certain = clearing.filter((one) => one.currency === code && one.isCertain);
          expect(total.came).toBe(certain.reduce((all, { agorot }) => all + agorot, 0));
        }
      }),
    );
  });
});
