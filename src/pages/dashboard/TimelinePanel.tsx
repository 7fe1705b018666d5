import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { restDay } from '#contract/restDays.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { chosenDays, comparedDays } from './comparedDays.ts';
import { comparedCharges } from './comparedPoints.ts';
import { ChargesPanel } from './ChargesPanel.tsx';
import type { ChargesRow } from './ChargesTable.tsx';
import type { DashboardFilter } from './dashboardFilter.ts';
import { figurePath } from './figurePath.ts';
import { useFigures } from './useFigures.ts';

type Timeline = AnswerOf<'dashboard.transactionTimeline'>;
type Point = Timeline['data'][number];

const dayOf = (date: string | null | undefined) => date?.slice(0, 10);

/** A point's name: its day with the day of the week, its days from first to last, or its month. */
function useNamesOf({ granularity }: DashboardFilter): (point: Point) => string {
  const locale = useCurrentLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return ({ date, dateFrom, dateTo }) => {
    const [from = '', to = ''] = [dayOf(dateFrom) ?? dayOf(date), dayOf(dateTo)];
    if (granularity === 'month') return month.format(new Date(`${dayOf(date)}T00:00:00Z`));
    if (granularity === 'week' && to && from !== to) return `${shownDay(from).slice(0, 5)}–${shownDay(to)}`;
    return `${weekday.format(new Date(`${from}T00:00:00Z`))} \u2066${shownDay(from)}\u2069`;
  };
}

/** Charges over time; each point leads to the charges of its days. */
export function TimelinePanel({ filter, terminalID }: { filter: DashboardFilter; terminalID: string }) {
  const translate = useTranslate();
  const namesOf = useNamesOf(filter);
  const answer = useFigures('dashboard.transactionTimeline', filter, terminalID);
  const today = israelToday();
  const [chosen, compared] = [chosenDays(filter, today), comparedDays(filter, today)];

  function rowsOf({ data, altData = [] }: Timeline): ChargesRow[] {
    const before = altData.flatMap((point) => {
      const day = dayOf(point.date);
      return day ? [{ ...point, day }] : [];
    });
    return data.map((point, index): ChargesRow => {
      const [dateFrom, dateTo] = [dayOf(point.dateFrom), dayOf(point.dateTo)];
      const isDays = dateFrom !== undefined && dateTo !== undefined;
      return {
        key: String(index),
        name: namesOf(point),
        isRest: filter.granularity === 'day' && isDays && restDay(dateFrom) !== undefined,
        charges: point,
        before:
          isDays && before.length > 0
            ? comparedCharges({ from: dateFrom, to: dateTo }, chosen, compared, before)
            : undefined,
        to: isDays
          ? (currency) => figurePath({ of: 'charges', terminalID, days: { dateFrom, dateTo }, currency })
          : undefined,
      };
    });
  }
  return (
    <ChargesPanel
      title={translate('overview.timeline')}
      head={translate('overview.days')}
      answer={answer}
      rowsOf={rowsOf}
      isCompared={filter.comparison === 'comparisonDate'}
    />
  );
}
