import type { RaRecord } from 'react-admin';
import { cardRoles } from './cardRoles.ts';
import type { Column } from './columns.ts';
import type { FormattedRow } from './format/formatRow.ts';

/** Fields that can name a row, best first: of a name if it has one, else what its card is headed with. */
export function nameFields(columns: readonly Column[]): readonly string[] {
  return cardRoles(columns).primary.map(({ field }) => field);
}

/** What a row is called when somebody speaks of it. @param fields of `nameFields`, the same for all rows of a list */
export function nameOf({ id }: RaRecord, texts: FormattedRow, fields: readonly string[]): string {
  return texts[fields.find((field) => texts[field]) ?? ''] || String(id);
}

/** `nameOf` for one row by itself. */
export function rowName(
  row: RaRecord,
  columns: readonly Column[] | undefined,
  format: (row: RaRecord) => FormattedRow,
): string {
  return nameOf(row, format(row), nameFields(columns ?? []));
}
