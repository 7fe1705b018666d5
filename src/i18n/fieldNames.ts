import type { Locale } from '#contract/constants.ts';

/** Words for fields of records, by their names on the wire. */
export type FieldNames = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Locale, () => Promise<FieldNames>>> = {
  'he-IL': async () => (await import('./catalogue/fields.he.ts')).fields,
  'en-IL': async () => (await import('./catalogue/fields.en.ts')).fields,
};

/** Loads the field names of a language, which only pages of records need. */
export function loadFieldNames(locale: Locale): Promise<FieldNames> {
  return loaders[locale]();
}
