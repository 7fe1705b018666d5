/**
 * What a catalogue looks like, whatever its words: every language `satisfies` the Hebrew one's shape.
 * @example CatalogueShape<{ shell: { menu: 'תפריט' } }> // { shell: { menu: string } }
 */
export type CatalogueShape<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : CatalogueShape<Catalogue[Key]>;
};
