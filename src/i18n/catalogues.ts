import type { Locale } from '#contract/constants.ts';
import type { CatalogueShape } from './catalogue/shape.ts';
import type { he } from './he.ts';

/** Every word of one language, as nested keys. */
export type Catalogue = CatalogueShape<typeof he>;

const loaders: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  'he-IL': async () => (await import('./he.ts')).he,
  'en-IL': async () => (await import('./en.ts')).en,
};

/** Loads the words of a language; each language is a chunk of its own. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return loaders[locale]();
}
