import type { he } from './he.ts';

type Texts<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Texts<Catalogue[Key]>;
};

/** The shape every language's dictionaries have. */
export type DictionaryTexts = Texts<typeof he>;
