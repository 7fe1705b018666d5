import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dateText, dateTimeAttribute, parseWireDate } from '#src/meta/format/dateText.ts';
import type { RecordEvent } from '#src/record/declaration.ts';
import type { FactPlace } from '#src/record/facts/FactList.tsx';
import { partClass } from '#src/record/partClass.ts';
import { FoldMark } from '#src/ui/FoldMark.tsx';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { timeOf } from './lifeEvents.ts';
import styles from './Timeline.module.css';

/** Events that stand openly; earlier ones fold, unless there is but one. */
const openEvents = 3;

function Amount({ event: { money, href }, currency }: { event: RecordEvent } & Pick<FactPlace, 'currency'>) {
  if (money === undefined) return null;
  const amount = <MoneyText amount={money} currency={currency} />;
  return href === undefined ? amount : <Link to={href}>{amount}</Link>;
}

function Event({ event, currency, timeZone }: { event: RecordEvent } & FactPlace) {
  const translate = useTranslate();
  const { text, status, reason, by } = event;
  const date = parseWireDate(event.date);
  return (
    <li>
      <p className={styles.what}>
        {status ? <StatusChip status={status}>{text}</StatusChip> : <strong>{text}</strong>}
        <Amount event={event} currency={currency} />
      </p>
      {reason && (
        <p>
          <ForeignText>{reason}</ForeignText>
        </p>
      )}
      <p className={styles.when}>
        {date && (
          <time dateTime={dateTimeAttribute(date)}>
            <bdi dir="ltr">{dateText(date, timeZone)}</bdi>
          </time>
        )}{' '}
        {by && translate('record.by', { name: `\u2068${by}\u2069` })}
      </p>
    </li>
  );
}

interface TimelineProps extends FactPlace {
  /** In any order; of those at one time the later one is the newer. */
  events: readonly RecordEvent[];
}

/** What happened to a record, when and by whom, the newest first; nothing where the server tells of nothing. */
export function Timeline({ events, ...place }: TimelineProps) {
  const translate = useTranslate();
  const title = useId();
  const known = events.filter(({ date }) => timeOf(date) !== undefined);
  if (known.length === 0) return null;
  const newest = known.toReversed().toSorted((one, other) => (timeOf(other.date) ?? 0) - (timeOf(one.date) ?? 0));
  const draw = (event: RecordEvent) => <Event key={event.key} event={event} {...place} />;
  const open = newest.length > openEvents + 1 ? openEvents : newest.length;
  const earlier = newest.slice(open);
  return (
    <section className={partClass} aria-labelledby={title}>
      <h3 id={title}>{translate('record.timeline')}</h3>
      <ol className={styles.timeline} reversed>
        {newest.slice(0, open).map(draw)}
      </ol>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            {translate('record.earlier', { smart_count: earlier.length })}
            <FoldMark />
          </summary>
          <ol className={styles.timeline} reversed>
            {earlier.map(draw)}
          </ol>
        </details>
      )}
    </section>
  );
}
