import { describe, expect, it } from 'vitest';
import { currenciesOf, loadDictionaries, parseDictionaries } from '#src/settings/dictionaries.ts';

describe('dictionaries', () => {
  it('come from three calls in the language asked for, as one map', async () => {
    const asked: unknown[] = [];
    const door = {
      call: (endpoint: unknown, call: unknown) => {
        asked.push([endpoint, call]);
        return Promise.resolve({ [`${String(endpoint)}Enum`]: { a: 'א' } });
      },
    };
    expect(await loadDictionaries(door, 'en-IL')).toEqual({
      'dictionaries.transactionEnum': { a: 'א' },
      'dictionaries.merchantEnum': { a: 'א' },
      'dictionaries.banksEnum': { a: 'א' },
    });
    expect(asked).toContainEqual(['dictionaries.banks', { query: { lang: 'en-IL' } }]);
  });

  it.each([
    ['no object', 'text', {}],
    ['a dictionary that is none', { a: 'x', b: { one: 'אחד' } }, { b: { one: 'אחד' } }],
    ['a description that is no text', { a: { one: 1, two: 'שתיים' } }, { a: { two: 'שתיים' } }],
  ])('survive %s', (_, body, expected) => {
    expect(parseDictionaries(body)).toEqual(expected);
  });

  it('supply the currencies in their order, with symbols', () => {
    expect(currenciesOf({ currencyEnum: { ILS: 'שקל', USD: 'דולר', XYZ: 'אחר' } })).toEqual([
      { code: 'ILS', name: 'שקל', symbol: '₪' },
      { code: 'USD', name: 'דולר', symbol: '$' },
      { code: 'XYZ', name: 'אחר', symbol: 'XYZ' },
    ]);
  });
});
