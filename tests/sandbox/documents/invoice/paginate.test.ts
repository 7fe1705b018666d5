import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { paginate } from '#sandbox/documents/invoice/paginate.ts';
import { wrap } from '#sandbox/documents/invoice/wrap.ts';

const rooms = { first: 100, other: 150, carried: 20 };

it('puts every row on one page, in order, with room for the sum below', () => {
  const heights = array(integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 80 });
  assert(
    property(heights, (all) => {
      const pages = paginate(all, rooms);
      expect(pages.flatMap(([from, to]) => all.slice(from, to))).toEqual(all);
      for (const [number, [from, to]] of pages.entries()) {
        const used = all.slice(from, to).reduce((sum, height) => sum + height, 0);
        const carried = number < pages.length - 1 ? rooms.carried : 0;
        expect(to).toBeGreaterThan(from);
        expect(used + carried).toBeLessThanOrEqual(number === 0 ? rooms.first : rooms.other);
      }
    }),
  );
});

it('breaks between words, and within one that is too long', () => {
  const measure = (text: string) => text.length;
  expect(wrap('אחת שתיים שלוש', 9, measure)).toEqual(['אחת שתיים', 'שלוש']);
  expect(wrap('a https://example', 6, measure)).toEqual(['a', 'https:', '//exam', 'ple']);
  expect(wrap('', 5, measure)).toEqual(['']);
});
