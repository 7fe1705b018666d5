import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import type { Column } from '#src/meta/columns.ts';
import { formatRow, type FormatContext } from '#src/meta/formatRow.ts';
import { ShortId } from '#src/ui/ShortId.tsx';
import { recordName } from './recordName.ts';

interface RecordHeaderProps {
  id: string;
  row: Row;
  columns: readonly Column[];
  meta: Meta | undefined;
  context: FormatContext;
  /** Further marks, and what can be done. */
  children?: ReactNode;
}

/** What the record is: its name or amount, both where it has both, and its state. */
export function RecordHeader({ id, row, columns, meta = { columns: {} }, context, children }: RecordHeaderProps) {
  const texts = formatRow(row, meta, context);
  const { name, amount, status } = recordName(columns, texts);
  const draw = ({ field, status, Cell }: Column) => (
    <Cell text={texts[field] ?? ''} value={row[field]} status={status} />
  );
  const heading = name ?? amount;
  return (
    <header className="record-header">
      <h2>{heading ? draw(heading) : <ShortId id={id} />}</h2>
      {status && draw(status)}
      {name && amount && <p className="record-amount">{draw(amount)}</p>}
      {children}
    </header>
  );
}
