import type { Locale } from '#contract/constants.ts';
import { en } from './en.ts';
import { type ColumnNameKey, type ColumnNames, he } from './he.ts';

const names: Record<Locale, ColumnNames> = { 'he-IL': he, 'en-IL': en };

const isKnown = (key: string): key is ColumnNameKey => key in he;

/**
 * The header of a row field in the caller's language: the list's own wording, else the field's.
 * @returns undefined when nobody worded it.
 */
export function columnName(locale: Locale, list: string, field: string): string | undefined {
  const override = `${list}.${field}`;
  if (isKnown(override)) return names[locale][override];
  return isKnown(field) ? names[locale][field] : undefined;
}
