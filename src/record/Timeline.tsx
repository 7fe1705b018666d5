import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import { dateText, dateTimeAttribute, parseWireDate } from '#src/meta/format/dateText.ts';
import { partlyRefundedText } from '#src/meta/format/formatField.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import styles from './Timeline.module.css';
import { shownField, type FactContext } from './facts/shownFacts.ts';
import partStyles from './part.module.css';
import { useShownRecord } from './useShownRecord.ts';

/** Events that stand openly; earlier ones fold. */
const openEvents = 4;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function Event({ event, later, context }: { event: Row; later: readonly Row[] } & Omit<TimelineProps, 'events'>) {
  const translate = useTranslate();
  const record = useShownRecord();
  const date = parseWireDate(event.operationDate);
  const field = event.status === undefined ? 'operationCode' : 'status';
  const code = textOf(event[field]);
  const message = textOf(event.message) || textOf(event.operationMessage);
  const name = textOf(event.operationDoneBy);
  const part = partlyRefundedText(code, record, context.format);
  const word =
    part === undefined
      ? (shownField(event, field, context)?.text ?? code)
      : // How much each part was the history does not say: the sum stands with the last.
        later.some(({ status }) => status === event.status)
        ? translate('record.partlyRefunded')
        : part.text;
  return (
    <li>
      {code !== '' && <StatusChip status={code}>{word}</StatusChip>}
      {message !== '' && (
        <p>
          <ForeignText>{message}</ForeignText>
        </p>
      )}
      <p className={styles.when}>
        {date && (
          <time dateTime={dateTimeAttribute(date)}>
            <bdi dir="ltr">{dateText(date, context.format.timeZone)}</bdi>
          </time>
        )}{' '}
        {name !== '' && translate('record.by', { name: `\u2068${name}\u2069` })}
      </p>
    </li>
  );
}

interface TimelineProps {
  /** Oldest first. */
  events: readonly Row[];
  context: FactContext;
}

/** What happened to a record, when and by whom, the newest first; nothing where the server keeps no history. */
export function Timeline({ events, context }: TimelineProps) {
  const translate = useTranslate();
  const title = useId();
  if (events.length === 0) return null;
  const newest = events.toReversed();
  const draw = (event: Row) => {
    const place = newest.indexOf(event);
    return <Event key={place} event={event} later={newest.slice(0, place)} context={context} />;
  };
  const earlier = newest.slice(openEvents);
  return (
    <section className={partStyles.part} aria-labelledby={title}>
      <h3 id={title}>{translate('record.timeline')}</h3>
      <ol className={styles.timeline} reversed>
        {newest.slice(0, openEvents).map(draw)}
      </ol>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{translate('record.earlier', { smart_count: earlier.length })}</summary>
          <ol className={styles.timeline} reversed>
            {earlier.map(draw)}
          </ol>
        </details>
      )}
    </section>
  );
}
