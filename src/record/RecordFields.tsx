import { columnsFrom } from '#src/meta/columns.ts';
import { formatRow, type FormatContext } from '#src/meta/formatRow.ts';
import type { RelatedPath } from './relatedPath.ts';
import type { RecordPart } from './recordParts.ts';
import { RecordValue } from './RecordValue.tsx';

interface RecordFieldsProps {
  part: RecordPart;
  context: FormatContext;
  relatedPath: RelatedPath;
}

/** Named values of a record. */
export function RecordFields({ part: { meta, rows }, context, relatedPath }: RecordFieldsProps) {
  const row = rows[0] ?? {};
  const texts = formatRow(row, meta, context);
  return (
    <dl>
      {columnsFrom(meta).map((column) => (
        <div key={column.field} className="record-field">
          <dt>{column.label}</dt>
          <dd>
            <RecordValue
              column={column}
              value={row[column.field]}
              text={texts[column.field] ?? ''}
              full={texts[`$${column.field}`]}
              href={relatedPath(column.field, row[column.field])}
              timeZone={context.timeZone}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
