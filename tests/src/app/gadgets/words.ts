export const words = {
  resources: {
    gadgets: { name: 'Gadgets', one: 'Gadget' },
  },
} as const;

declare module '#src/resources/resourceWords.ts' {
  /** Nouns that tests invent. */
  interface ResourceWords {
    gadgets: object;
    bare: object;
    past: object;
    lost: object;
  }
}
