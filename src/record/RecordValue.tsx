import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import type { Column } from '#src/meta/columns.ts';
import { dateTimeAttribute, parseWireDate } from '#src/meta/dateText.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { longDate } from './longDate.ts';

interface RecordValueProps {
  column: Column;
  value: unknown;
  text: string;
  /** What the tooltip of a list's cell tells. */
  full: string | undefined;
  /** Address of the record this value names. */
  href: string | undefined;
  timeZone: string;
}

/** A value on a record's page: ids whole and to be copied, dates with their weekday, addresses and records as links. */
export function RecordValue({ column, value, text, full, href, timeZone }: RecordValueProps) {
  const locale = useCurrentLocale();
  const linked = (content: ReactNode) => (href === undefined ? content : <Link to={href}>{content}</Link>);
  if (text === '') return '—';
  if (column.dataType === 'guid') {
    const id = full ?? text;
    return (
      <span className="record-id">
        {linked(<bdi dir="ltr">{id}</bdi>)}
        <CopyButton text={id} name={column.label} />
      </span>
    );
  }
  const date = column.dataType === 'date' ? parseWireDate(value) : undefined;
  if (date) {
    return (
      <time dateTime={dateTimeAttribute(date)} title={full}>
        {longDate(date, locale, timeZone)}
      </time>
    );
  }
  if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value)) {
    return (
      <span className="record-id">
        <a href={value} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{value}</bdi>
        </a>
        <CopyButton text={value} name={column.label} />
      </span>
    );
  }
  return linked(<column.Cell text={text} full={full} value={value} status={column.status} />);
}
