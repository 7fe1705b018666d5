import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { forecastOf, forecastRow } from '#src/resources/billingDeals/forecast/forecast.ts';
import { forecastSpans } from '#src/resources/billingDeals/forecast/forecastSpans.ts';

const today = '2026-11-15';
const keysOf = (filter: object) => forecastSpans({ ...filter }, today).map(({ key }) => key);

describe('the spans of a forecast', () => {
  it('are what is overdue, twelve months from this one, and what comes later', () => {
    const spans = forecastSpans({}, today);
    expect(spans).toHaveLength(14);
    expect(spans[0]).toEqual({ key: 'before', to: '2026-10-31' });
    expect(spans[1]).toEqual({ key: '2026-11', from: '2026-11-01', to: '2026-11-30' });
    expect(spans[4]).toEqual({ key: '2027-02', from: '2027-02-01', to: '2027-02-28' });
    expect(spans.at(-1)).toEqual({ key: 'after', from: '2027-11-01' });
  });

  it('keep within the days of the list', () => {
    expect(forecastSpans({ dateFrom: '2027-01-10', dateTo: '2027-02-03' }, today)).toEqual([
      { key: '2027-01', from: '2027-01-10', to: '2027-01-31' },
      { key: '2027-02', from: '2027-02-01', to: '2027-02-03' },
    ]);
    expect(keysOf({ dateTo: '2026-10-05' })).toEqual(['before']);
    expect(keysOf({ dateFrom: '2027-01-10' }).at(-1)).toBe('after');
    expect(keysOf({ dateFrom: 'soon' })).toHaveLength(14);
  });

  it('hold each day of the list once, whatever it is narrowed to', () => {
    const someDay = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days));
    const bound = fc.option(someDay, { nil: undefined });
    fc.assert(
      fc.property(bound, bound, someDay, (dateFrom, dateTo, day) => {
        const isWithin = (from?: string, to?: string) => (!from || from <= day) && (!to || day <= to);
        const holding = forecastSpans({ dateFrom, dateTo }, today).filter(({ from, to }) => isWithin(from, to));
        expect(holding).toHaveLength(isWithin(dateFrom, dateTo) ? 1 : 0);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('a forecast', () => {
  const row = (key: string, total: number | undefined, meta: object) => forecastRow(key, { total, meta });

  it('adds up to the agora, currency by currency', () => {
    const rows = [
      row('before', 0, {}),
      row('2026-11', 3, { totalAmountILS: 0.1, totalAmountUSD: 5 }),
      row('2026-12', 2, { totalAmountILS: 0.2 }),
      row('after', 1, { totalAmountILS: 1234.56 }),
    ];
    const { rows: shown, total, currencies } = forecastOf(rows);
    expect(shown.map(({ key }) => key)).toEqual(['2026-11', '2026-12', 'after']);
    expect(total).toEqual({ key: 'total', count: 6, sums: { ILS: 123486, USD: 500 } });
    expect(currencies).toEqual(['ILS', 'USD']);
  });

  it('counts nothing where the server does not', () => {
    const { total } = forecastOf([row('2026-11', undefined, { totalAmountILS: 1 })]);
    expect(total).toEqual({ key: 'total', count: undefined, sums: { ILS: 100 } });
  });
});
