import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { addDays } from '#contract/calendarDays.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { pathTo } from '#src/resources/paths.ts';
import { isConverted } from './charges.ts';
import { DayBars } from './DayBars.tsx';
import { defaultFilter, searchOf, type DashboardFilter } from './dashboardFilter.ts';
import { figurePath } from './figurePath.ts';
import styles from './RecentDays.module.css';
import { Panel } from './Panel.tsx';
import { Tiles, type TileFigure } from './Tiles.tsx';
import { useCurrencies } from './useCurrencies.ts';
import { useFigures } from './useFigures.ts';

type Timeline = AnswerOf<'dashboard.transactionTimeline'>;

/** As many days are shown. */
const shownDays = 30;

/** What was charged on each of the days up to today, in shekels; a day of which nothing is told had nothing. */
function chargedOn({ data }: Timeline, today: string): { day: string; amount: number }[] {
  const told = new Map(data.map(({ date, totalAmount }) => [date?.slice(0, 10), totalAmount]));
  const days = Array.from({ length: shownDays }, (_, place) => addDays(today, place + 1 - shownDays));
  return days.map((day) => ({ day, amount: told.get(day) ?? 0 }));
}

/**
 * Charges of today so far, of the whole same day last week, and of thirty days, each leading to their list, with the days as a
 * line; all from one question. How much of last week's day had been charged by this hour no call tells, so no share is told.
 */
export function RecentDays({ terminalID }: { terminalID: string }) {
  const translate = useTranslate();
  const shekel = useCurrencies()();
  const weekday = new Intl.DateTimeFormat(useCurrentLocale(), { weekday: 'long', timeZone: 'UTC' });
  const today = israelToday();
  const weekAgo = addDays(today, -7);
  const first = addDays(today, 1 - shownDays);
  const filter: DashboardFilter = {
    ...defaultFilter,
    days: { dateFrom: first, dateTo: today },
    granularity: 'day',
  };
  const answer = useFigures('dashboard.transactionTimeline', filter, terminalID);

  function figuresOf(days: readonly { day: string; amount: number }[]): TileFigure[] {
    const figure = (label: string, from: string, to: string): TileFigure => ({
      label,
      value: toDecimal(
        days.reduce((sum, { day, amount }) => sum + (day >= from && day <= to ? toAgorot(amount) : 0), 0),
      ),
      currency: shekel,
      to: figurePath({ of: 'charges', terminalID, days: { dateFrom: from, dateTo: to } }),
    });
    const day = weekday.format(new Date(`${weekAgo}T00:00:00Z`));
    return [
      figure(translate('overview.recentDays.today'), today, today),
      figure(translate('overview.recentDays.weekAgo', { day }), weekAgo, weekAgo),
      figure(translate('overview.recentDays.days', { count: shownDays }), first, today),
    ];
  }

  return (
    <Panel
      title={translate('overview.recentDays.title', { count: shownDays })}
      answer={answer}
      isEmpty={({ data }) => data.every(({ transactionsCount }) => transactionsCount === 0)}
      note={answer.data && isConverted(answer.data.data) && translate('overview.converted')}
    >
      {(timeline) => {
        const days = chargedOn(timeline, today);
        return (
          <>
            <Tiles figures={figuresOf(days)} />
            <DayBars days={days} today={translate('overview.recentDays.now')} />
            <Link className={styles.more} to={pathTo('Dashboard') + searchOf(filter, terminalID)}>
              {translate('overview.recentDays.byDay')}
            </Link>
          </>
        );
      }}
    </Panel>
  );
}
