import type { Locale } from '#contract/constants.ts';
import type { MetaColumn } from '#contract/meta.ts';
import { allDictionaries } from '#sandbox/core/dictionaries/catalogue.ts';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jerusalem',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Milliseconds are lost in a sheet's day fractions; seconds are exact. */
function wallClock(text: string): Date {
  const instant = new Date(text);
  return new Date(
    `${wall.format(instant).replace(' ', 'T')}.${String(instant.getUTCMilliseconds()).padStart(3, '0')}Z`,
  );
}

/** The cell that a list's value must become, worked out without the export; undefined for objects, which have texts. */
export function listCell(value: unknown, column: MetaColumn, locale: Locale): unknown {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return undefined;
  const text = JSON.stringify(value).replaceAll('"', '');
  if (column.dictionary) return allDictionaries(locale)[column.dictionary]?.[text];
  if (column.dataType !== 'date') return value;
  return text.endsWith('Z') ? wallClock(text) : new Date(`${text}Z`);
}
