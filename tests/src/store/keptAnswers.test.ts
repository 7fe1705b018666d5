import { describe, expect, it } from 'vitest';
import { parseMeta } from '#contract/meta.ts';
import { createKeptAnswers } from '#src/store/keptAnswers.ts';
import { sampleMeta } from '#tests/src/list/sampleMeta.ts';

const keep = (storage: Pick<Storage, 'getItem' | 'setItem'>, version: string) =>
  createKeptAnswers('kept.', parseMeta, storage, version);

describe('a kept answer', () => {
  it('is kept per key and locale', () => {
    const kept = keep(localStorage, '1.0.0');
    kept.write('customers', 'he-IL', sampleMeta);
    expect(kept.read('customers', 'he-IL')).toEqual(sampleMeta);
    expect(kept.read('customers', 'en-IL')).toBeUndefined();
    expect(kept.read('items', 'he-IL')).toBeUndefined();
  });

  it('belongs to one version and gives way to the next', () => {
    keep(localStorage, '1.0.0').write('customers', 'he-IL', sampleMeta);
    const next = keep(localStorage, '1.1.0');
    expect(next.read('customers', 'he-IL')).toBeUndefined();
    next.write('customers', 'he-IL', { columns: {} });
    expect(localStorage).toHaveLength(1);
  });

  it.each(['', 'x{', 'null', '[]', '{"version":"1.0.0"}', '{"version":"1.0.0","answer":{"columns":3}}'])(
    'is not kept when what is stored is %j',
    (text) => {
      const kept = keep(localStorage, '1.0.0');
      kept.write('customers', 'he-IL', sampleMeta);
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(kept.read('customers', 'he-IL')).toBeUndefined();
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
    };
    const kept = keep(refusing, '1.0.0');
    expect(() => kept.write('customers', 'he-IL', sampleMeta)).not.toThrow();
    expect(kept.read('customers', 'he-IL')).toBeUndefined();
  });
});
