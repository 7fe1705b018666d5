import type { Locale } from '#contract/constants.ts';
import { createEmitter } from '#src/store/createEmitter.ts';
import type { CatalogueShape } from './catalogue/shape.ts';
import type { laterHebrew } from './later.he.ts';

/** Every word of one language that the first screen does without, as nested keys. */
export type LaterWords = CatalogueShape<typeof laterHebrew>;

/** Words for fields of records, by their names on the wire. */
export type FieldNames = Readonly<Record<string, string>>;

/** One chunk for each language: a page waits for one file, not for a file for each of its parts. */
const loaders: Readonly<Record<Locale, () => Promise<LaterWords>>> = {
  'he-IL': async () => (await import('./later.he.ts')).laterHebrew,
  'en-IL': async () => (await import('./later.en.ts')).laterEnglish,
};

let areWanted = false;
let telling: Promise<void> | undefined;

/** Tells when the later words are wanted; each listener's promise settles when they can be spoken. */
export const laterWordsWanted = createEmitter<[], Promise<void>>();

/** The later words of a language, or undefined while no screen has asked for any. */
export async function loadWantedWords(locale: Locale): Promise<LaterWords | undefined> {
  return areWanted ? loaders[locale]() : undefined;
}

async function tellOfWish(): Promise<void> {
  try {
    await Promise.all(laterWordsWanted.emit());
  } catch (error) {
    telling = undefined;
    throw error;
  }
}

function wantLaterWords(): Promise<void> {
  // Those who listen read what is wanted.
  areWanted = true;
  telling ??= tellOfWish();
  return telling;
}

/** Code together with the words that the first screen does without, both asked for at once. */
export async function withMessages<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, wantLaterWords()]);
  return loaded;
}

/** The names of the fields of records in a language. */
export async function loadFieldNames(locale: Locale): Promise<FieldNames> {
  return (await loaders[locale]()).fields;
}
