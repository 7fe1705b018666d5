import { useTranslate } from 'react-admin';
import { daysBetween } from '#contract/calendarDays.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { chosenDays, comparedDays, type Days } from './comparedDays.ts';
import type { DashboardFilter } from './dashboardFilter.ts';
import styles from './dashboard.module.css';

const shown = ({ from, to }: Days) =>
  `\u2066${from === to ? shownDay(from) : `${shownDay(from)}–${shownDay(to)}`}\u2069`;

/** Which days are compared with which: as many with as many. */
export function ComparedNote({ filter }: { filter: DashboardFilter }) {
  const translate = useTranslate();
  const today = israelToday();
  const [chosen, compared] = [chosenDays(filter, today), comparedDays(filter, today)];
  const count = daysBetween(chosen.from, chosen.to) + 1;
  const values = { chosen: shown(chosen), compared: shown(compared), smart_count: count, count: groupDigits(count) };
  return <p className={styles.compared}>{translate('overview.comparedDays', values)}</p>;
}
