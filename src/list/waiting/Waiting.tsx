import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { useKeptOpening, useWaiting } from './useWaiting.ts';
import styles from './waiting.module.css';
import { WaitRow } from './WaitRow.tsx';

/** Rows whose room is kept for who looks for the first time. */
const usual = 4;

/** The room of rows that are on their way. */
function Awaited({ rows }: { rows: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={styles.row}>
          <span className={clsx(skeletonClass, styles.expected)}>
            <span />
          </span>
        </div>
      ))}
    </div>
  );
}

/** What waits for the person, in a sentence and as quiet rows, each with its list and the next act; or that nothing does. */
export function Waiting({ plain = false }: { /** Without a ground of its own. */ plain?: boolean }) {
  const translate = useTranslate();
  const id = useId();
  const { label } = useSelectedTerminal().terminal;
  const { days, found, things: count, isLookingAhead, failed, retry } = useWaiting();
  const expected = useKeptOpening(isLookingAhead ? undefined : found?.length) ?? usual;
  const key = count === undefined ? 'looking' : count > 0 ? 'things' : failed ? 'unknown' : 'nothing';
  const business = `\u2068${label}\u2069`;
  return (
    <section className={clsx(styles.waiting, plain && styles.plain)} aria-labelledby={id}>
      <h2 id={id}>
        {translate(`waiting.${key}`, { business, smart_count: count ?? 0, count: groupDigits(count ?? 0) })}
      </h2>
      {found === undefined && <Awaited rows={expected} />}
      {found && found.length > 0 && (
        <ul className={styles.rows}>
          {found.map((one) => (
            <WaitRow key={`${one.source.name} ${one.wait.key}`} found={one} days={days} />
          ))}
        </ul>
      )}
      {found && isLookingAhead && <Awaited rows={1} />}
      {failed && (
        <ListNotice
          urgent
          text={translate('waiting.failed')}
          actions={[{ text: translate('list.retry'), act: retry }]}
        />
      )}
    </section>
  );
}
