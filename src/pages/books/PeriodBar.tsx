import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { FilterControl } from '#src/list/filters/controls.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { aheadPath } from './aheadPath.ts';
import styles from './books.module.css';
import { monthOf, offeredMonths, wholeMonth, type PeriodDays } from './period.ts';

const custom = 'custom';

interface PeriodBarProps {
  days: PeriodDays;
  ask: (days: PeriodDays) => void;
}

/** Which days the books are of: a month, or any others. */
export function PeriodBar({ days, ask }: PeriodBarProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const id = useId();
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = wholeMonth(days);
  const offered = offeredMonths(israelToday());
  const months = month !== undefined && !offered.includes(month) ? [...offered, month] : offered;
  const chooseBound = (change: Readonly<Record<string, unknown>>) => {
    const [bound, day] = Object.entries(change)[0] ?? [];
    if ((bound !== 'dateFrom' && bound !== 'dateTo') || typeof day !== 'string' || day === '') return;
    const changed = { dateFrom: days.dateFrom, dateTo: days.dateTo, [bound]: day };
    ask(changed.dateFrom <= changed.dateTo ? changed : { dateFrom: day, dateTo: day });
  };
  return (
    <section className={styles.period} aria-label={translate('books.period.label')}>
      <div className={styles.choice}>
        <label htmlFor={id}>{translate('books.period.month')}</label>
        <select
          id={id}
          className={inputClass('compact')}
          value={month ?? custom}
          onChange={({ target: { value } }) => value !== custom && ask(monthOf(value))}
        >
          {months.map((first) => (
            <option key={first} value={first}>
              {name.format(new Date(`${first}T00:00:00Z`))}
            </option>
          ))}
          {month === undefined && <option value={custom}>{translate('books.period.custom')}</option>}
        </select>
      </div>
      <FilterControl
        field={{
          key: 'dateFrom',
          label: translate('filter.name.dateRange'),
          names: ['dateFrom', 'dateTo'],
          control: 'dayRange',
          group: 'time',
          options: [],
          status: false,
        }}
        values={{ dateFrom: days.dateFrom, dateTo: days.dateTo }}
        onChange={chooseBound}
      />
      <p className={styles.printed}>
        <bdi>{`${shownDay(days.dateFrom)} – ${shownDay(days.dateTo)}`}</bdi>
      </p>
      <Link className={buttonClass('quiet')} to={aheadPath}>
        {translate('monthAhead.open')}
      </Link>
      <button type="button" className={buttonClass('tool')} onClick={() => window.print()}>
        <ToolFace icon={PrintOutlinedIcon}>{translate('figures.print')}</ToolFace>
      </button>
    </section>
  );
}
