import { describe, expect, it } from 'vitest';
import { filterGroups, filtersOf } from '#contract/filters.ts';
import { activeFilters } from '#src/list/filters/activeFilters.ts';
import { fieldOf, filterFieldsOf, type FilterSource } from '#src/list/filters/filterFields.ts';
import { readFilterValues, withFilter } from '#src/meta/filterValues.ts';
import { dictionaries, sampleMeta } from './sampleMeta.ts';

const words = {
  from: (value: string) => `from ${value}`,
  to: (value: string) => `to ${value}`,
  unknown: (value: string) => `unknown (${value})`,
};

function source(change: Partial<FilterSource> = {}): FilterSource {
  return {
    table: filtersOf('transactions.list'),
    meta: sampleMeta,
    dictionaries,
    quick: ['quickStatusFilter', 'quickDateFilter'],
    taken: ['terminalID'],
    wordOf: (name, fallback) => (name === 'quickDateFilter' ? 'Period' : fallback),
    ...change,
  };
}
const keys = (fields: readonly { key: string }[]) => fields.map(({ key }) => key);
const chips = (values: Record<string, unknown>, from: FilterSource = source()) => {
  const { quick, more } = filterFieldsOf(from);
  return activeFilters(values, [...quick, ...more], from, words).map(({ label, text }) => `${label}=${text}`);
};

describe('the controls of a list', () => {
  it('are the declared ones, then one for every other parameter of the call', () => {
    const { quick, more } = filterFieldsOf(source());
    expect(keys(quick)).toEqual(['quickStatusFilter', 'quickDateFilter']);
    const shown = new Set(more.flatMap(({ names }) => names));
    const all = Object.keys(filtersOf('transactions.list'));
    expect(all.filter((name) => !shown.has(name))).toEqual(['terminalID', 'quickDateFilter', 'quickStatusFilter']);
    const control = (key: string) => more.find((field) => field.key === key)?.control;
    expect(control('paymentTransactionID')).toBe('guid');
    expect(control('dateFrom-dateTo')).toBe('dayRange');
    expect(control('cardOwnerName')).toBe('text');
    expect(control('amountFrom-amountTo')).toBe('numberRange');
    expect(control('currency')).toBe('choice');
    expect(control('statuses')).toBe('choices');
    expect(control('hasMasavFile')).toBe('boolean');
    expect(control('clearingHouseTransactionID')).toBe('integer');
    expect(fieldOf('consumersID', source({ table: filtersOf('consumers.list') }), false)?.control).toBe('guids');
  });

  it('stand in groups, each in one', () => {
    const { more } = filterFieldsOf(source());
    const groupOf = (key: string) => more.find((field) => field.key === key)?.group;
    expect(new Set(more.map(({ group }) => group))).toEqual(new Set(filterGroups));
    expect(groupOf('transmissionQuickDateFilter')).toBe('time');
    expect(groupOf('amountFrom-amountTo')).toBe('amount');
    expect(groupOf('solek')).toBe('settlement');
    expect(groupOf('cardOwnerNationalID')).toBe('card');
    expect(groupOf('consumerEmail')).toBe('customer');
    expect(groupOf('hasInvoice')).toBe('state');
    expect(groupOf('paymentTransactionIDShort')).toBe('reference');
  });

  it('bear the headers of their columns; open ones a word that is there before the meta', () => {
    const { quick, more } = filterFieldsOf(source());
    expect(quick[1]?.label).toBe('Period');
    expect(more.find(({ key }) => key === 'paymentTransactionID')?.label).toBe('Transaction ID');
  });

  it('offer the words of the dictionaries', () => {
    const { more } = filterFieldsOf(source());
    expect(more.find(({ key }) => key === 'jDealType')?.options).toEqual([
      { value: 'J4', text: 'חיוב' },
      { value: 'J2', text: 'בדיקה' },
      { value: 'J5', text: 'תפיסת מסגרת' },
    ]);
  });

  it('offer no "all" and nothing the product does not offer', () => {
    const { quick } = filterFieldsOf(source({ table: filtersOf('billing.list'), quick: ['quickStatus'] }));
    const values = quick[0]?.options.map(({ value }) => value);
    expect(values).toHaveLength(8);
    expect(values).not.toContain('all');
  });

  it('are the open ones alone while the meta is awaited', () => {
    const { quick, more } = filterFieldsOf(source({ meta: undefined }));
    expect(keys(quick)).toEqual(['quickStatusFilter', 'quickDateFilter']);
    expect(more).toEqual([]);
  });

  it('stay when the meta loses their column, by a word instead of its header', () => {
    const { cardNumber: _, ...columns } = sampleMeta.columns;
    const { more } = filterFieldsOf(source({ meta: { columns }, wordOf: (name) => `word of ${name}` }));
    expect(more.find(({ key }) => key === 'cardNumber')?.label).toBe('word of cardNumber');
    expect(more.find(({ key }) => key === 'jDealType')?.label).toBe('J deal type');
  });

  it('never offer what somebody else sets, nor a name the call does not have', () => {
    const { quick, more } = filterFieldsOf(
      source({ quick: ['currency', 'toString', 'nonsense'], taken: ['terminalID', 'currency'] }),
    );
    expect(quick).toEqual([]);
    expect(keys(more)).not.toContain('currency');
    expect(keys(more)).not.toContain('terminalID');
  });
});

describe('the chips of filters in force', () => {
  it('speak in words', () => {
    expect(chips({ quickDateFilter: 'today', statuses: ['initial', 'melted'], cardOwnerName: 'דנה' })).toEqual([
      'Period=היום',
      'Status=ראשונית, unknown (melted)',
      'Cardholder=דנה',
    ]);
  });

  it.each([
    [{ dateFrom: '2026-11-01', dateTo: '2026-11-15' }, 'Time=01/11/2026 – 15/11/2026'],
    [{ dateFrom: '2026-11-01' }, 'Time=from 01/11/2026'],
    [{ dateTo: '2026-11-15' }, 'Time=to 15/11/2026'],
    [{ dateFrom: '2026-11-15', dateTo: '2026-11-15' }, 'Time=15/11/2026'],
    [{ dateFrom: 'soon' }, 'Time=from soon'],
    [{ amountFrom: '10', amountTo: 20 }, 'Amount=10 – 20'],
  ])('tell a range: %j', (values, expected) => {
    expect(chips(values)).toEqual([expected]);
  });

  it('include parameters without a control, so that nothing narrows unseen', () => {
    const { cardNumber: _, ...columns } = sampleMeta.columns;
    expect(chips({ consumerID: 'c1', cardNumber: '4580' }, source({ meta: { columns } }))).toEqual([
      'consumerID=c1',
      'cardNumber=4580',
    ]);
  });

  it("have the dictionary's word of a value that no control offers", () => {
    const table = filtersOf('billing.list');
    const billingQuickStatusEnum = { inProgress: 'בביצוע' };
    const from = source({ table, quick: ['quickStatus'], dictionaries: { billingQuickStatusEnum } });
    expect(chips({ quickStatus: 'inProgress' }, from)).toEqual(['quickStatus=בביצוע']);
    expect(chips({ quickStatus: 'failed' }, from)).toEqual(['quickStatus=failed']);
    expect(chips({ quickStatus: 'toString' }, from)).toEqual(['quickStatus=unknown (toString)']);
  });

  it('leave out the terminal, empty values and names the call does not have', () => {
    expect(chips({ terminalID: 't1', cardOwnerName: '', statuses: [], nonsense: 'x' })).toEqual([]);
  });
});

describe('a changed filter', () => {
  it('drops empty values', () => {
    expect(withFilter({ a: '1', b: '2' }, { a: '', b: undefined, c: [], d: false, e: '0' })).toEqual({ e: '0' });
  });

  it('lets explicit days and a quick date replace each other', () => {
    expect(withFilter({ quickDateFilter: 'today', a: '1' }, { dateFrom: '2026-11-01' })).toEqual({
      a: '1',
      dateFrom: '2026-11-01',
    });
    expect(withFilter({ dateFrom: 'x', dateTo: 'y' }, { quickDateFilter: 'today' })).toEqual({
      quickDateFilter: 'today',
    });
    expect(withFilter({ quickDateFilter: 'today' }, { dateFrom: '' })).toEqual({ quickDateFilter: 'today' });
  });

  it.each([undefined, null, 5, 'abc', ['a']])('reads %j as no filter', (filter) => {
    expect(readFilterValues(filter)).toEqual({});
  });
});
