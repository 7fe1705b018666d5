import type { Column } from '#src/meta/columns.ts';
import type { FormattedRow } from '#src/meta/formatRow.ts';

/** What names a record at the head of its page. */
export interface RecordName {
  /** The column of a person's or thing's name that has a text. */
  name: Column | undefined;
  amount: Column | undefined;
  status: Column | undefined;
}

/** Chooses a record's name, amount and state from the meta alone; what has no text is left out. */
export function recordName(columns: readonly Column[], texts: FormattedRow): RecordName {
  const first = (wanted: (column: Column) => boolean) =>
    columns.find((column) => wanted(column) && texts[column.field] !== '' && texts[column.field] !== undefined);
  return {
    name: first(
      ({ field, dataType }) =>
        dataType === 'string' && /(name|number)$/i.test(field) && !/^(terminal|card)N/.test(field),
    ),
    amount: first(({ dataType }) => dataType === 'money'),
    status: first(({ status }) => status),
  };
}
