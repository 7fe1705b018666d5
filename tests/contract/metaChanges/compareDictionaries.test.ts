import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dictionaries } from '#contract/envelope.ts';
import { changeLine } from '#contract/metaChanges/changeLine.ts';
import { compareDictionaries } from '#contract/metaChanges/compareDictionaries.ts';

const words = fc.dictionary(
  fc.constantFrom('statusEnum', 'banks', '__proto__', 'toString'),
  fc.dictionary(fc.constantFrom('a', 'b', '1', '__proto__'), fc.constantFrom('A', 'B', '')),
);

/** Every word, by dictionary and code. */
const all = (dictionaries: Dictionaries) =>
  Object.entries(dictionaries)
    .flatMap(([name, codes]) => Object.entries(codes).map(([code, word]) => `${name}.${code}=${word}`))
    .toSorted();

describe('compareDictionaries', () => {
  it('tells words that came, went, and are called otherwise', () => {
    const before = { statusEnum: { paid: 'Paid', failed: 'Failed' }, gone: { x: 'X' } };
    const after = { statusEnum: { paid: 'Settled', held: 'Held' } };
    expect(compareDictionaries(before, after).map(changeLine)).toEqual([
      '~ statusEnum.paid: "Paid" -> "Settled"',
      '- statusEnum.failed: "Failed"',
      '+ statusEnum.held: "Held"',
      '- gone.x: "X"',
    ]);
  });

  it('finds nothing between dictionaries and themselves', () => {
    fc.assert(
      fc.property(words, (one) => {
        expect(compareDictionaries(one, one)).toEqual([]);
      }),
    );
  });

  it('tells all it takes to make one of the other, and nothing else', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const changes = compareDictionaries(one, other);
        const kept = all(one).filter((text) =>
          changes.every(({ dictionary, code }) => !text.startsWith(`${dictionary}.${code}=`)),
        );
        const come = changes.flatMap((change) => {
          const word = change.kind === 'wordChanged' ? change.to : change.word;
          return change.kind === 'wordRemoved' ? [] : [`${change.dictionary}.${change.code}=${word}`];
        });
        expect([...kept, ...come].toSorted()).toEqual(all(other));
      }),
      { numRuns: 300 },
    );
  });
});
