import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { FactContext } from '#src/record/facts/shownFacts.ts';
import { partClass } from '#src/record/partClass.ts';
import { listAddress } from '#src/record/related/listAddress.ts';
import { useTabAddress } from '#src/record/tabAddress.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './Activity.module.css';
import type { ActivityKind } from './activity.ts';
import { EventRow } from './EventRow.tsx';
import { eventsStep, useActivity, useOpenKinds, type OpenKind } from './useActivity.ts';

/** Stands for all kinds at once. */
const everything = 'all';

interface KindChipsProps {
  open: readonly OpenKind[];
  totals: Readonly<Record<string, number | undefined>>;
  chosen: string;
  onChoose: (kind: string) => void;
}

/** Which kinds are looked at, each with how many there are. */
function KindChips({ open, totals, chosen, onChoose }: KindChipsProps) {
  const translate = useTranslate();
  const labelOf = ({ kind }: OpenKind) => translate(kind.label ?? `resources.${kind.list}.name`);
  const chips = [
    { key: everything, label: translate('filter.any'), count: undefined },
    ...open.map((one) => ({ key: one.kind.list, label: labelOf(one), count: totals[one.kind.list] })),
  ];
  return (
    <div className={styles.kinds} role="group" aria-label={translate('record.kinds')}>
      {chips.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          className={styles.kind}
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{groupDigits(count)}</span>}
        </button>
      ))}
    </div>
  );
}

interface ActivityProps {
  resource: string;
  kinds: readonly ActivityKind[];
  context: FactContext;
}

/** What happened, of several lists in one order: chips choose among them, further events follow on demand. */
export function Activity({ resource, kinds, context }: ActivityProps) {
  const translate = useTranslate();
  const { tab, choose } = useTabAddress();
  const [most, setMost] = useState(eventsStep);
  const open = useOpenKinds(resource, kinds, most);
  const one = open.find(({ kind }) => kind.list === tab);
  const chosen = one ? [one.kind.list] : open.map(({ kind }) => kind.list);
  const { events, totals, pages, hasMore, failed, retry } = useActivity(open, chosen, most);
  if (open.length === 0) return null;
  const again = { text: translate('list.retry'), act: retry };
  const listOf = (name: string) => open.find(({ kind }) => kind.list === name);
  return (
    <section className={partClass} aria-label={translate('record.activity')}>
      <div className={styles.head}>
        <h3>{translate('record.activity')}</h3>
        <KindChips open={open} totals={totals} chosen={one ? one.kind.list : everything} onChoose={choose} />
      </div>
      {failed && <ListNotice urgent text={translate('list.rowsFailed')} actions={[again]} />}
      {!events && !failed && <CardSkeleton />}
      {events?.length === 0 && <p className={styles.none}>{translate('list.empty')}</p>}
      {events && events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ list, row }) => {
            const from = listOf(list);
            return (
              from && (
                <EventRow
                  key={`${list} ${row.id}`}
                  row={row}
                  declaration={from.list.declaration}
                  origin={from.origin}
                  face={pages[list]?.event}
                  context={context}
                />
              )
            );
          })}
        </ul>
      )}
      <div className={styles.further}>
        {hasMore && (
          <button type="button" className={buttonClass()} onClick={() => setMost(most + eventsStep)}>
            {translate('record.moreEvents')}
          </button>
        )}
        {one && events && events.length > 0 && (
          <Link className={buttonClass('quiet')} to={listAddress(one.list.path, one.origin.question.filter)}>
            {translate('record.asList')}
          </Link>
        )}
      </div>
    </section>
  );
}
