import { describe, expect, it } from 'vitest';
import { en } from '#src/i18n/en.ts';
import { he } from '#src/i18n/he.ts';
import { dataResources, definitions, lists } from '#src/resources/registry.ts';

describe("react-admin's definitions", () => {
  it('are those of all resources, in the words of both languages', () => {
    expect(Object.keys(definitions).toSorted()).toEqual(Object.keys(dataResources).toSorted());
    const named = (words: Readonly<Record<string, { name: string }>>) =>
      Object.keys(definitions).filter((name) => !words[name]?.name);
    expect(named(he.resources)).toEqual([]);
    expect(named(en.resources)).toEqual([]);
  });

  it('have the icons of the menu', () => {
    expect(lists.filter(({ menu }) => menu).length).toBeGreaterThan(10);
    for (const { name, menu } of lists) expect(definitions[name]?.icon).toBe(menu?.icon);
  });

  it('say which pages there are', () => {
    const { customers, transactions, futureBillingDeals, cards } = definitions;
    expect(customers).toMatchObject({ hasList: true, hasCreate: true, hasShow: true, hasEdit: true });
    expect(transactions).toMatchObject({ hasList: true, hasCreate: false, hasShow: true, hasEdit: false });
    expect(futureBillingDeals).toMatchObject({ hasList: true, hasCreate: false, hasShow: false, hasEdit: false });
    expect(cards).toMatchObject({ hasList: false, hasCreate: false, hasShow: false, hasEdit: true });
  });

  it('call a record by its name, and by its short id where it has none', () => {
    const id = '0b1f7f6e-6d3c-4d3e-9f8e-2f1a6b0d9c11';
    const called = (name: string, record: object) => {
      const represent: unknown = definitions[name]?.recordRepresentation;
      return typeof represent === 'function' ? (represent({ id, ...record }) as unknown) : undefined;
    };
    expect(called('customers', { consumerName: 'Dana' })).toBe('Dana');
    expect(called('customers', { consumerName: ' ' })).toBe('0b1f7f6e');
    expect(called('billingDeals', { dealDetails: { consumerName: 'Noa' } })).toBe('Noa');
    expect(called('terminals', { label: 'Shop' })).toBe('Shop');
    expect(called('transactions', {})).toBe('0b1f7f6e');
    for (const name of Object.keys(definitions)) expect(called(name, {})).toBe('0b1f7f6e');
  });
});
