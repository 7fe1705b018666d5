import type { RaRecord } from 'react-admin';
import { shortGuidLength } from '#contract/constants.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { cardRoles } from './cardRoles.ts';
import type { Column } from './columns.ts';
import type { FormattedRow } from './format/formatRow.ts';

/** A row's id as lists write ids: what has no other name is called by it. */
export function shortId({ id }: RaRecord): string {
  const text = String(id);
  return isGuid(text) ? text.slice(0, shortGuidLength) : text;
}

/** Fields that can name a row, best first: of a name if it has one, else what its card is headed with. */
export function nameFields(columns: readonly Column[]): readonly string[] {
  return cardRoles(columns).primary.map(({ field }) => field);
}

/** What a row is called when somebody speaks of it. @param fields of `nameFields`, the same for all rows of a list */
export function nameOf(row: RaRecord, texts: FormattedRow, fields: readonly string[]): string {
  return texts[fields.find((field) => texts[field]) ?? ''] || shortId(row);
}

/** `nameOf` for one row by itself. */
export function rowName(
  row: RaRecord,
  columns: readonly Column[] | undefined,
  format: (row: RaRecord) => FormattedRow,
): string {
  return nameOf(row, format(row), nameFields(columns ?? []));
}
