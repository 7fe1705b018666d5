import { expect, it } from 'vitest';
import {
  defaultFilter,
  dashboardParams,
  readDashboardFilter,
  searchOf,
  withBound,
} from '#src/pages/dashboard/dashboardFilter.ts';
import { figurePath } from '#src/pages/dashboard/figurePath.ts';

const searchFor = (filter: unknown) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

it('an address that says nothing, or nothing sound, asks for the defaults', () => {
  expect(defaultFilter).toEqual({
    days: { quickDateFilter: 'today' },
    comparison: 'noComparison',
    altQuickDateFilter: 'lastMonth',
    granularity: 'week',
  });
  const strange = { quickDateFilter: 'someday', granularity: 7, comparison: ['x'], altQuickDateFilter: {} };
  for (const search of ['', '?filter=', '?filter={', '?filter=[1]', searchFor(strange)]) {
    expect(readDashboardFilter(search)).toEqual(defaultFilter);
  }
});

it.each([
  [{ customDate: true, dateFrom: '2026-11-02', dateTo: '2026-11-01' }],
  [{ customDate: true, dateFrom: '2026-02-30', dateTo: '2026-03-01' }],
  [{ customDate: true, dateFrom: '2026-11-02' }],
  [{ dateFrom: '2026-11-01', dateTo: '2026-11-02' }],
])('days of %j are no custom range', (filter) => {
  expect(readDashboardFilter(searchFor(filter)).days).toEqual({ quickDateFilter: 'today' });
});

it('an address holds the whole question', () => {
  const custom = {
    ...defaultFilter,
    days: { dateFrom: '2026-10-01', dateTo: '2026-10-31' },
    granularity: 'day',
  } as const;
  for (const filter of [defaultFilter, custom, { ...defaultFilter, comparison: 'comparisonDate' } as const]) {
    expect(readDashboardFilter(searchOf(filter, 't1'))).toEqual(filter);
  }
  expect(dashboardParams(custom, 't1')).toMatchObject({ terminalID: 't1', customDate: true, dateFrom: '2026-10-01' });
});

it('a bound that crosses the other one takes it along', () => {
  const days = { dateFrom: '2026-11-01', dateTo: '2026-11-10' };
  expect(withBound(days, 'dateFrom', '2026-11-05')).toEqual({ dateFrom: '2026-11-05', dateTo: '2026-11-10' });
  expect(withBound(days, 'dateFrom', '2026-11-12')).toEqual({ dateFrom: '2026-11-12', dateTo: '2026-11-12' });
  expect(withBound(days, 'dateTo', '2026-10-12')).toEqual({ dateFrom: '2026-10-12', dateTo: '2026-10-12' });
});

it('a figure leads to the filtered list, on its terminal', () => {
  const path = figurePath({ of: 'refunds', terminalID: 't1', days: { quickDateFilter: 'today' }, currency: 'USD' });
  expect(path).toMatch(/^\/transactions\/filter\?/);
  expect(JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '')).toEqual({
    terminalID: 't1',
    currency: 'USD',
    jDealType: 'J4',
    statuses: ['awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback'],
    specialTransactionType: ['refund'],
    quickDateFilter: 'today',
  });
});
