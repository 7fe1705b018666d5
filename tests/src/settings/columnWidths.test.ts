import { describe, expect, it } from 'vitest';
import { parseWidths, soundWidth, withWidth } from '#src/settings/columnWidths.ts';

describe('the widths of columns', () => {
  it.each([undefined, null, 'wide', [], {}, { a: 'x' }, { a: NaN }])('are none in %j', (stored) => {
    expect(parseWidths(stored)).toBeUndefined();
  });

  it('are read within what a column may have', () => {
    expect(parseWidths({ a: 120.4, b: 1, c: 10_000, d: null })).toEqual({ a: 120, b: 56, c: 800 });
    expect(soundWidth(-5)).toBe(56);
  });

  it('are set and given back one by one', () => {
    expect(withWidth(undefined, 'a', 100)).toEqual({ a: 100 });
    expect(withWidth({ a: 100, b: 90 }, 'a', 1)).toEqual({ a: 56, b: 90 });
    expect(withWidth({ a: 100, b: 90 }, 'a', undefined)).toEqual({ b: 90 });
  });
});
