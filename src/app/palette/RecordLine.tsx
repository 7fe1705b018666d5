import { definitions } from '#src/resources/registry.ts';
import type { Column } from '#src/meta/columns.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { shortId } from '#src/meta/rowName.ts';
import styles from './Palette.module.css';
import type { FoundRecord } from './option.ts';
import { useRecordFormat } from './useRecordFormat.ts';

/** Texts that tell a record without state and date apart. */
const mostTexts = 2;

/** A record in a line: who, how much, when, its state. @param doing what is done with it, where that is more than opening it */
export function RecordLine({ record: { list, row }, doing }: { record: FoundRecord; doing?: string | undefined }) {
  const { roles, format } = useRecordFormat(list);
  const textOf = ({ field }: Column) => format(row, field).text;
  const drawn = (column: Column) => {
    const { text, full, struck, parts } = format(row, column.field);
    const { draw, status } = column;
    return draw({ text, full, value: fieldValue(row, column.field), status, struck, parts, row });
  };
  const primary = roles.primary.find((column) => column.dataType !== 'guid' && textOf(column));
  const called = definitions[list.name]?.recordRepresentation;
  const instead = typeof called === 'function' ? called(row) : shortId(row);
  const plain = !roles.status && !roles.date;
  const more = plain
    ? roles.primary.filter((one) => one !== primary && one.dataType === 'string' && textOf(one)).slice(0, mostTexts)
    : [];
  return (
    <>
      <span className={styles.name}>
        {doing !== undefined && <span className={styles.doing}>{doing}</span>}
        {primary ? drawn(primary) : <bdi>{instead}</bdi>}
      </span>
      {more.length > 0 && (
        <span className={styles.detail}>
          {more.map((column) => (
            <span key={column.field}>{drawn(column)}</span>
          ))}
        </span>
      )}
      {roles.date && <span className={styles.detail}>{drawn(roles.date)}</span>}
      {roles.amount && <span className={styles.amount}>{drawn(roles.amount)}</span>}
      {roles.status && <span className={styles.state}>{drawn(roles.status)}</span>}
    </>
  );
}
