/** What is used of node-polyglot, which brings no types. */
declare module 'node-polyglot' {
  interface Options {
    /** Tells which forms of plural the phrases have. */
    locale: string;
    /** Nested keys are joined by dots. */
    phrases: object;
    pluralRules: {
      pluralTypes: Readonly<Record<string, (count: number) => number>>;
      pluralTypeToLanguages: Readonly<Record<string, readonly string[]>>;
    };
  }

  class Polyglot {
    constructor(options: Options);
    /** Adds phrases to those it has. */
    extend(phrases: object): void;
    /** @param values `smart_count` chooses the plural, `_` stands for a key nobody knows */
    t(key: string, values: object): string;
  }

  export = Polyglot;
}
