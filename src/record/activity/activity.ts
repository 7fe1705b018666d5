import type { StatusValue, FactWords } from '#src/record/declaration.ts';

/** One kind of what happened: the rows of another list that belong to the record. */
export interface ActivityKind {
  /** Name of the declared list. */
  list: string;
  /** The list's filter that takes the record's id. */
  by: string;
  /** Catalogue key; absent = the list's name. */
  label?: string;
}

/** How a row of a noun's list is told among what happened on another record's page. Methods, as facts are. */
export interface EventFace<Shown extends object> {
  /** When it happened, as it stands on the wire; the list's own order is by it. */
  when(row: Partial<Shown>): unknown;
  /** What it is, in a few words. */
  what(row: Partial<Shown>, words: FactWords): string;
  /** In decimals, negative where money is given back. @returns undefined where no money is meant */
  amount(row: Partial<Shown>): number | undefined;
  state(row: Partial<Shown>, words: FactWords): StatusValue | undefined;
  /** Its amount came to nothing. */
  isStruck?(row: Partial<Shown>): boolean;
}
