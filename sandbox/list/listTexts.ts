import type { Locale } from '#contract/constants.ts';
import type { List } from './defineList.ts';
import { sharedColumns } from './sharedColumns.ts';

/** A text in each language. */
type Text = Readonly<Record<Locale, string>>;

/** A row field whose header all lists share. */
export type SharedColumn = keyof typeof sharedColumns;

/** What a list says of itself. `Column` is a field that has no shared header: each of them must be worded. */
export interface ListTexts<Column extends string = string> {
  /** Name of the sheet of its export; absent for a list without one. */
  sheet?: Text;
  /** Headers by row field; one that others share may be worded differently here. */
  columns: Readonly<Record<Column, Text> & Partial<Record<SharedColumn, Text>>>;
}

const shared: Readonly<Partial<Record<string, Text>>> = sharedColumns;

/** The header of a row field in a language: the list's own wording, else the shared one, else the field's name. */
export function columnName({ texts }: Pick<List, 'texts'>, field: string, locale: Locale): string {
  const own: Readonly<Partial<Record<string, Text>>> = texts?.columns ?? {};
  return (own[field] ?? shared[field])?.[locale] ?? field;
}

/** The name of the list's sheet in a language. */
export const sheetName = ({ name, texts }: Pick<List, 'name' | 'texts'>, locale: Locale): string =>
  texts?.sheet?.[locale] ?? name;
