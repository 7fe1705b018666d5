import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clsx } from 'clsx';
import type { ClosedDay } from '#contract/bankingDays.ts';
import type { RestDay } from '#contract/restDays.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { incomingDays } from '#src/pages/books/incoming/incoming.ts';
import { IncomingTable } from '#src/pages/books/incoming/IncomingTable.tsx';
import { behindPath } from '#src/pages/books/paths.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import styles from './ahead.module.css';
import { kinds, type CalendarDay, type Clearing, type DaySum, type Kind } from './aheadDays.ts';
import { hebrewDate } from './hebrewDate.ts';

/** Reasons that the calendar of Israel's rest has words for. */
const isClosedAlone = (why: RestDay | ClosedDay): why is ClosedDay =>
  why === 'yomKippurEve' || why === 'purim' || why === 'ninthOfAv' || why === 'election' || why === 'friday';

/** That nothing clears on a day, and why. */
function ClosedChip({ why }: { why: RestDay | ClosedDay }) {
  const translate = useTranslate();
  if (why === 'friday') return <Chip tone="neutral">{translate('monthAhead.closed')}</Chip>;
  const name = translate(isClosedAlone(why) ? `monthAhead.why.${why}` : `scheduleField.rest.${why}`);
  return <Chip tone="neutral">{translate('monthAhead.closedFor', { why: name })}</Chip>;
}

const isOf = ({ isCertain }: Clearing, kind: Kind) => kind !== 'likely' && isCertain === (kind === 'certain');

interface AmountProps {
  sum: DaySum;
  kind: Kind;
  lines: readonly Clearing[];
  /** Shown below, where it is of several lines. */
  unfolds: { id: string; isOpen: boolean; toggle: () => void };
}

/** An amount of a day: a link where one list has its rows, else it unfolds the lines it is made of; that of requests is told below. */
function Amount({ sum, kind, lines, unfolds }: AmountProps) {
  const { [kind]: agorot, currency } = sum;
  const amount = <FigureAmount agorot={agorot} currency={currency} />;
  if (kind === 'likely') return amount;
  const [line, ...others] = lines;
  const to = line && others.length === 0 ? behindPath(line.behind) : undefined;
  if (to !== undefined) return <FigureAmount agorot={agorot} currency={currency} to={to} />;
  return (
    <button
      type="button"
      className={clsx(buttonClass('quiet'), styles.unfold)}
      aria-expanded={unfolds.isOpen}
      aria-controls={unfolds.id}
      onClick={unfolds.toggle}
    >
      {amount}
    </button>
  );
}

interface DayProps {
  day: CalendarDay;
  /** Likely money is told where there is any. */
  shownKinds: readonly Kind[];
  isCredited: boolean;
}

/** A day in both calendars: whether anything clears on it, and what. */
function Day({ day: { day, closed, sums, lines }, shownKinds, isCredited }: DayProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const id = useId();
  const [open, setOpen] = useState<Kind>();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const shown = lines.filter((line) => open !== undefined && isOf(line, open));
  return (
    <>
      <tr data-closed={closed !== undefined || undefined} className={styles.day}>
        <th scope="row">
          {weekday.format(new Date(`${day}T00:00:00Z`))} <bdi dir="ltr">{shownDay(day)}</bdi>{' '}
          <span className={styles.aside}>{hebrewDate(day, locale)}</span> {closed && <ClosedChip why={closed} />}
        </th>
        {shownKinds.map((kind) => (
          <td key={kind} data-align="end">
            <span className={styles.amounts}>
              {sums.map((sum) => {
                const own = lines.filter((line) => line.currency === sum.currency && isOf(line, kind));
                if (sum[kind] === 0 && own.length === 0) return null;
                const toggle = () => setOpen(open === kind ? undefined : kind);
                const unfolds = { id, isOpen: open === kind, toggle };
                return <Amount key={sum.currency} sum={sum} kind={kind} lines={own} unfolds={unfolds} />;
              })}
            </span>
          </td>
        ))}
      </tr>
      <tr id={id} hidden={open === undefined}>
        <td colSpan={1 + shownKinds.length}>
          {open !== undefined && (
            <IncomingTable
              label={`${translate(`monthAhead.kind.${open}`)}, ${shownDay(day)}`}
              days={incomingDays(shown)}
              isCredited={isCredited}
            />
          )}
        </td>
      </tr>
    </>
  );
}

/** The days ahead, each in both calendars, with what comes in by how sure it is. */
export function CalendarTable({ days, isCredited }: { days: readonly CalendarDay[]; isCredited: boolean }) {
  const translate = useTranslate();
  const shownKinds = kinds.filter(
    (kind) => kind !== 'likely' || days.some(({ sums }) => sums.some(({ likely }) => likely !== 0)),
  );
  return (
    <div className={styles.calendar}>
      <TableRegion label={translate('monthAhead.calendar.table')} part>
        <DataTable density="compact">
          <thead>
            <tr>
              <th scope="col">{translate('monthAhead.calendar.day')}</th>
              {shownKinds.map((kind) => (
                <th key={kind} scope="col" data-align="end">
                  <span>{translate(`monthAhead.kind.${kind}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <Day key={day.day} day={day} shownKinds={shownKinds} isCredited={isCredited} />
            ))}
          </tbody>
        </DataTable>
      </TableRegion>
    </div>
  );
}
