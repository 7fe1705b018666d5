import { describe, expect, it } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import {
  currenciesOf,
  cachedDictionaries,
  loadDictionaries,
  parseDictionaries,
  refreshDictionaries,
} from '#src/settings/dictionaries.ts';

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
      dictionaries: {
        'dictionaries.transactionEnum': { a: 'א' },
        'dictionaries.merchantEnum': { a: 'א' },
        'dictionaries.banksEnum': { a: 'א' },
      },
      isPartial: false,
    });
    expect(asked).toContainEqual(['dictionaries.banks', { query: { lang: 'en-IL' } }]);
  });

  it.each([
    ['fails', () => Promise.reject(new CallFailure('server', 500))],
    ['is an array', () => Promise.resolve([])],
  ])('come without the one whose call %s', async (_, banks) => {
    const door = {
      call: (endpoint: unknown) => (endpoint === 'dictionaries.banks' ? banks() : Promise.resolve({ a: { b: 'c' } })),
    };
    expect(await loadDictionaries(door, 'he-IL')).toEqual({ dictionaries: { a: { b: 'c' } }, isPartial: true });
  });

  it('are kept for the next visit, whose words stand in for those that fail', async () => {
    const answer = (merchant: Promise<unknown>) => ({
      call: (endpoint: unknown) =>
        endpoint === 'dictionaries.merchant' ? merchant : Promise.resolve({ b: { one: 'new' } }),
    });
    const failing = answer(Promise.reject(new CallFailure('server', 500)));
    expect(await refreshDictionaries(failing, 'he-IL')).toMatchObject({ isPartial: true });
    expect(cachedDictionaries('he-IL')).toBeUndefined();

    await refreshDictionaries(answer(Promise.resolve({ a: { one: 'kept' }, b: { one: 'old' } })), 'he-IL');
    expect(cachedDictionaries('he-IL')).toEqual({ a: { one: 'kept' }, b: { one: 'new' } });
    expect(cachedDictionaries('en-IL')).toBeUndefined();

    expect(await refreshDictionaries(failing, 'he-IL')).toEqual({
      dictionaries: { a: { one: 'kept' }, b: { one: 'new' } },
      isPartial: false,
    });
  });

  it('do not come for who has left', async () => {
    const abort = new AbortController();
    const call = () => {
      abort.abort();
      return Promise.reject(new CallFailure('network', 0));
    };
    await expect(loadDictionaries({ call }, 'he-IL', abort.signal)).rejects.toThrow('abort');
  });

  it.each([
    ['no object', 'text', {}],
    ['a dictionary that is none', { a: 'x', b: { one: 'אחד' } }, { b: { one: 'אחד' } }],
    ['a description that is no text', { a: { one: 1, two: 'שתיים' } }, { a: { two: 'שתיים' } }],
  ])('survive %s', (_, body, expected) => {
    expect(parseDictionaries(body)).toEqual(expected);
  });

  it('leave currencies by their codes where they are missing, and none where the server has none', () => {
    expect(currenciesOf({})).toEqual([
      { code: 'ILS', name: 'ILS', symbol: '₪' },
      { code: 'USD', name: 'USD', symbol: '$' },
      { code: 'EUR', name: 'EUR', symbol: '€' },
    ]);
    expect(currenciesOf({ currencyEnum: {} })).toEqual([]);
  });

  it('supply the currencies in their order, with symbols', () => {
    expect(currenciesOf({ currencyEnum: { ILS: 'שקל', USD: 'דולר', XYZ: 'אחר' } })).toEqual([
      { code: 'ILS', name: 'שקל', symbol: '₪' },
      { code: 'USD', name: 'דולר', symbol: '$' },
      { code: 'XYZ', name: 'אחר', symbol: 'XYZ' },
    ]);
  });
});
