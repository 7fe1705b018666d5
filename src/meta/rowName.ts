import type { RaRecord } from 'react-admin';
import { shortGuidLength } from '#contract/constants.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { cardRoles } from './cardRoles.ts';
import type { Column } from './columns.ts';
import type { FieldFormatter } from './format/formatField.ts';

/** A row's id as lists write ids: what has no other name is called by it. */
export function shortId({ id }: RaRecord): string {
  const text = String(id);
  return isGuid(text) ? text.slice(0, shortGuidLength) : text;
}

/**
 * What a row is called where the first field that could name it is empty: another that can, whether it is on screen or
 * not, else its id.
 */
export function nameInstead(row: RaRecord, fields: readonly string[], format: FieldFormatter): string {
  return fields.map((field) => format(row, field).text).find(Boolean) ?? shortId(row);
}

/** Columns that can name a row, best first: of a name if it has one, else what its card is headed with; an id says nothing. */
function nameColumns(columns: readonly Column[]): readonly Column[] {
  return cardRoles(columns).primary.filter(({ dataType }) => dataType !== 'guid');
}

/** What a row is called when somebody speaks of it. */
export function rowName(row: RaRecord, columns: readonly Column[] | undefined, format: FieldFormatter): string {
  const textOf = (field: string) => format(row, field).text;
  return (
    nameColumns(columns ?? [])
      .map(({ field }) => textOf(field))
      .find(Boolean) ?? shortId(row)
  );
}

/**
 * What the rows of a page are called beside each other, for who hears them alone: name, amount and time as far as they
 * are on screen, and the id where that is the same of two.
 */
export function rowNames(rows: readonly RaRecord[], columns: readonly Column[], format: FieldFormatter): string[] {
  const { amount, date } = cardRoles(columns);
  const primary = nameColumns(columns);
  const names = rows.map((row) => {
    const textOf = ({ field }: Column) => format(row, field).text;
    const name = primary.find(textOf);
    const parts = [name, amount, date].flatMap((column) => (column && textOf(column)) || []);
    return parts.join(', ') || shortId(row);
  });
  const seen = new Map<string, number>();
  for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  return names.map((name, index) => {
    const row = rows[index];
    return row && seen.get(name) !== 1 ? `${name}, ${shortId(row)}` : name;
  });
}
