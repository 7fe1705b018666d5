import type { Dictionaries } from '#contract/envelope.ts';

/** One difference between two states of the dictionaries. */
export type WordChange = { dictionary: string; code: string } & (
  { kind: 'wordAdded' | 'wordRemoved'; word: string } | { kind: 'wordChanged'; from: string; to: string }
);

const namesOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** The word of a code; nothing for what every object has by itself. */
const wordIn = (words: Readonly<Record<string, string>> | undefined, code: string): string | undefined =>
  words && Object.hasOwn(words, code) ? words[code] : undefined;

function changeOf(dictionary: string, code: string, from: string | undefined, to: string | undefined): WordChange[] {
  if (from === to) return [];
  if (from === undefined) return [{ kind: 'wordAdded', dictionary, code, word: to ?? '' }];
  if (to === undefined) return [{ kind: 'wordRemoved', dictionary, code, word: from }];
  return [{ kind: 'wordChanged', dictionary, code, from, to }];
}

/**
 * The codes that came, went or are called otherwise, by dictionary in the order of the accepted ones.
 * @example compareDictionaries(words, words) // []
 */
export function compareDictionaries(accepted: Dictionaries, present: Dictionaries): WordChange[] {
  return namesOf(accepted, present).flatMap((dictionary) => {
    const from = Object.hasOwn(accepted, dictionary) ? accepted[dictionary] : undefined;
    const to = Object.hasOwn(present, dictionary) ? present[dictionary] : undefined;
    return namesOf(from ?? {}, to ?? {}).flatMap((code) =>
      changeOf(dictionary, code, wordIn(from, code), wordIn(to, code)),
    );
  });
}
