import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { addDays } from '#contract/calendarDays.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { FilterControl } from '#src/list/filters/controls.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import styles from './till.module.css';

interface DayBarProps {
  day: string;
  ask: (day: string) => void;
}

/** Which day is closed, and its printing. */
export function DayBar({ day, ask }: DayBarProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { terminal } = useSelectedTerminal();
  const today = israelToday();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const near = { today, yesterday: addDays(today, -1) };
  return (
    <section className={styles.bar} aria-label={translate('till.day.label')}>
      {(['today', 'yesterday'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={buttonClass('beside')}
          aria-pressed={day === near[name]}
          onClick={() => ask(near[name])}
        >
          {translate(`till.day.${name}`)}
        </button>
      ))}
      <FilterControl
        field={{
          key: 'day',
          label: translate('till.day.other'),
          names: ['day'],
          control: 'day',
          group: 'time',
          options: [],
          status: false,
        }}
        values={{ day }}
        onChange={({ day: asked }) => typeof asked === 'string' && asked !== '' && ask(asked)}
      />
      <p className={styles.said}>
        <span className={styles.printed}>
          {translate('resources.till.name')} · <bdi>{terminal.label}</bdi> ·{' '}
        </span>
        {weekday.format(new Date(`${day}T00:00:00Z`))} <bdi dir="ltr">{shownDay(day)}</bdi>
      </p>
      <button type="button" className={buttonClass('tool')} onClick={() => window.print()}>
        <ToolFace icon={PrintOutlinedIcon}>{translate('till.print')}</ToolFace>
      </button>
    </section>
  );
}
