import { describe, expect, it } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { readArguments } from '#scripts/noun/arguments.ts';
import { chooseFrom, singularOf } from '#scripts/noun/choose.ts';
import { declarationOf, wordsOf } from '#scripts/noun/sources.ts';

const read = (...args: string[]) => readArguments(args, { NOUN_TOKEN: 'secret' });

describe('the arguments of a noun', () => {
  it('say base and path by the address of its $meta', () => {
    expect(read('gadgets', 'https://api.example/v2/profile/api/gadgets/$meta')).toMatchObject({
      name: 'gadgets',
      base: 'profile',
      path: '/api/gadgets',
      address: 'https://api.example/v2/profile/api/gadgets/$meta',
    });
    expect(read('gadgets', 'https://api.example/api/shop/gadgets/$meta', '--base', 'reporting')).toMatchObject({
      base: 'reporting',
      path: '/api/shop/gadgets',
    });
  });

  it.each([
    [['gadgets'], 'a name and an address'],
    [['Gadgets', 'https://api.example/profile/api/gadgets/$meta'], 'a name is of letters'],
    [['gadgets', 'https://api.example/profile/api/gadgets'], '/$meta'],
    [['gadgets', 'http://api.example/profile/api/gadgets/$meta'], 'by https only'],
    [['gadgets', 'https://api.example/api/gadgets/$meta'], '--base is one of'],
  ] as const)('%j are refused: %s', (args, why) => {
    expect(() => read(...args)).toThrow(why);
  });
});

const column = (dataType: string, dictionary?: string) => ({ name: 'A', dataType, ...(dictionary && { dictionary }) });
const meta: Meta = {
  columns: {
    ownerID: column('guid'),
    gadgetID: column('guid'),
    currency: column('dictionary', 'currencyEnum'),
    mood: column('dictionary', 'moodEnum'),
    status: column('dictionary', 'transactionStatusEnum'),
    title: column('string'),
    'maker.name': column('string'),
    price: column('money'),
    madeOn: column('date'),
    soldOn: column('date'),
    aura: column('hologram'),
  },
};

describe('what is chosen of its columns', () => {
  const choice = chooseFrom(meta, 'gadgets');

  it('is the id of its own name, a text to call it by, and columns in the order a person asks', () => {
    expect(choice.id).toBe('gadgetID');
    expect(choice.called).toBe('title');
    expect(choice.columns).toEqual(['title', 'price', 'mood', 'madeOn', 'ownerID', 'status', 'maker.name']);
  });

  it('are filters of columns whose values the contract can write', () => {
    expect(Object.keys(choice.filters)).toEqual([
      'ownerID',
      'gadgetID',
      'currency',
      'status',
      'title',
      'priceFrom',
      'priceTo',
      'dateFrom',
      'dateTo',
    ]);
    expect(choice.filters.dateFrom).toEqual({ kind: 'day', group: 'time', column: 'madeOn', bound: 'from' });
    expect(choice.quickFilters).toEqual(['status', 'dateFrom']);
  });

  it('is no terminal where rows name none', () => {
    const asked = read('gadgets', 'https://api.example/profile/api/gadgets/$meta');
    expect(declarationOf(asked, choice)).toContain("terminal: 'none'");
    expect(declarationOf(asked, { ...choice, hasTerminal: true })).not.toContain('terminal:');
  });
});

it('is called in words, one and many', () => {
  expect(wordsOf('gadgetParts')).toBe('Gadget parts');
  expect(['gadgets', 'companies', 'boxes', 'addresses', 'cases', 'stock'].map(singularOf)).toEqual([
    'gadget',
    'company',
    'box',
    'address',
    'case',
    'stock',
  ]);
});
