import type { RaRecord } from 'react-admin';
import { cardRoles } from './cardRoles.ts';
import type { Column } from './columns.ts';
import type { FormattedRow } from './formatRow.ts';

/** What a row is called when somebody speaks of it: its name if it has one, else what its card is headed with. */
export function rowName(
  row: RaRecord,
  columns: readonly Column[] | undefined,
  format: (row: RaRecord) => FormattedRow,
): string {
  const texts = format(row);
  const heading = cardRoles(columns ?? []).primary.find(({ field }) => texts[field]);
  return (heading && texts[heading.field]) || String(row.id);
}
