import { describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import { createCachedAnswers } from '#src/store/cachedAnswers.ts';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';

const open = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, version: string) =>
  createCachedAnswers('kept.', parseMeta, storage, version);

describe('a cached answer', () => {
  it('is kept per key and locale', () => {
    const cached = open(localStorage, '1.0.0');
    cached.write('customers', 'he-IL', sampleMeta);
    expect(cached.read('customers', 'he-IL')).toEqual(sampleMeta);
    expect(cached.read('customers', 'en-IL')).toBeUndefined();
    expect(cached.read('items', 'he-IL')).toBeUndefined();
  });

  it('belongs to one version and gives way to the next', () => {
    open(localStorage, '1.0.0').write('customers', 'he-IL', sampleMeta);
    const next = open(localStorage, '1.1.0');
    expect(next.read('customers', 'he-IL')).toBeUndefined();
    next.write('customers', 'he-IL', { columns: {} });
    expect(localStorage).toHaveLength(1);
  });

  it('is removed in all languages', () => {
    const cached = open(localStorage, '1.0.0');
    cached.write('customers', 'he-IL', sampleMeta);
    cached.write('customers', 'en-IL', sampleMeta);
    cached.write('items', 'he-IL', sampleMeta);
    cached.remove('customers');
    expect(Object.keys(localStorage)).toEqual(['kept.items.he-IL']);
  });

  it.each(['', 'x{', 'null', '[]', '{"version":"1.0.0"}', '{"version":"1.0.0","answer":{"columns":3}}'])(
    'is not kept when what is stored is %j',
    (text) => {
      const cached = open(localStorage, '1.0.0');
      cached.write('customers', 'he-IL', sampleMeta);
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(cached.read('customers', 'he-IL')).toBeUndefined();
    },
  );

  it('is done without where storage refuses', () => {
    const refusing = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const cached = open(refusing, '1.0.0');
    expect(() => cached.write('customers', 'he-IL', sampleMeta)).not.toThrow();
    expect(cached.read('customers', 'he-IL')).toBeUndefined();
    expect(() => cached.remove('customers')).not.toThrow();
  });
});
