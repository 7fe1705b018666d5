import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { dateTimeAttribute, parseWireDate } from '#src/meta/format/dateText.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { useRecordRegistry } from '#src/record/registry.ts';
import styles from './RecordValue.module.css';
import { leafOf } from './fieldPath.ts';
import { longDate } from './longDate.ts';
import { RecordMention } from './RecordMention.tsx';
import type { ShownField } from './shownFacts.ts';

interface RecordValueProps extends ShownField {
  timeZone: string;
  /** An id is shown whole. */
  whole: boolean;
}

/** Something long that machines read, and a way to copy it. */
function Copied({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  return (
    <span className={styles.id}>
      {children}
      <CopyButton text={text} name={name} />
    </span>
  );
}

/** A value on a record's page: dates with their weekday and, outside Israel, its time; addresses and records as links, ids to be copied. */
export function RecordValue({ column, value, text, full, href, timeZone, whole }: RecordValueProps) {
  const locale = useCurrentLocale();
  const { resourceOf } = useRecordRegistry();
  const linked = (content: ReactNode) => (href === undefined ? content : <Link to={href}>{content}</Link>);
  if (column.dataType === 'guid') {
    const id = full ?? text;
    const resource = href === undefined ? undefined : resourceOf(leafOf(column.field));
    if (!whole && resource !== undefined) return linked(<RecordMention resource={resource} id={id} text={text} />);
    if (!whole) return linked(<bdi dir="ltr">{text}</bdi>);
    return (
      <Copied text={id} name={column.label}>
        {linked(<bdi dir="ltr">{id}</bdi>)}
      </Copied>
    );
  }
  const date = column.dataType === 'date' ? parseWireDate(value) : undefined;
  if (date) {
    return (
      <>
        <time dateTime={dateTimeAttribute(date)}>{longDate(date, locale, timeZone)}</time>
        {full !== undefined && <span className={styles.elsewhere}>{full}</span>}
      </>
    );
  }
  if (typeof value === 'string' && /^https?:\/\/\S+$/.test(value)) {
    return (
      <Copied text={value} name={column.label}>
        <a href={value} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{value}</bdi>
        </a>
      </Copied>
    );
  }
  if (column.bare) return linked(<ForeignText>{text}</ForeignText>);
  const { draw, status } = column;
  return linked(draw({ text, full, value, status }));
}
