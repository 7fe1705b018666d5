import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { addDays } from '#contract/calendarDays.ts';
import { dictionaryOf, enumValues } from '#contract/enums.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { FilterControl } from '#src/list/filters/controls.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { withBound, type DashboardFilter } from './dashboardFilter.ts';
import styles from './dashboard.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={inputClass('compact')}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((one) => one.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FiltersProps {
  filter: DashboardFilter;
  ask: (change: Partial<DashboardFilter>) => void;
}

/** Which days, compared with which, and how finely. */
export function Filters({ filter: { days, comparison, altQuickDateFilter, granularity }, ask }: FiltersProps) {
  const translate = useTranslate();
  const words = useSettings().dictionaries[dictionaryOf('quickDateFilter')] ?? {};
  const quick = enumValues('quickDateFilter').map((value) => ({ value, text: words[value] ?? value }));
  const custom = { value: 'custom' as const, text: translate('overview.custom') };

  function chooseDays(value: (typeof quick)[number]['value'] | 'custom') {
    const today = israelToday();
    ask({ days: value === 'custom' ? { dateFrom: addDays(today, -29), dateTo: today } : { quickDateFilter: value } });
  }

  return (
    <section className={styles.filters} aria-label={translate('overview.filter')}>
      <Choice
        label={translate('overview.days')}
        value={days.quickDateFilter ?? 'custom'}
        options={[...quick, custom]}
        onChange={chooseDays}
      />
      {days.quickDateFilter === undefined && (
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
          values={{ ...days }}
          onChange={(change) => {
            const [name, day] = Object.entries(change)[0] ?? [];
            if ((name === 'dateFrom' || name === 'dateTo') && typeof day === 'string' && day !== '') {
              ask({ days: withBound(days, name, day) });
            }
          }}
        />
      )}
      <Choice
        label={translate('overview.granularity.label')}
        value={granularity}
        options={enumValues('dashboardGranularity').map((value) => ({
          value,
          text: translate(`overview.granularity.${value}`),
        }))}
        onChange={(value) => ask({ granularity: value })}
      />
      <Choice
        label={translate('overview.comparison.label')}
        value={comparison}
        options={enumValues('dashboardComparison').map((value) => ({
          value,
          text: translate(`overview.comparison.${value}`),
        }))}
        onChange={(value) => ask({ comparison: value })}
      />
      {comparison === 'comparisonDate' && (
        <Choice
          label={translate('overview.compared')}
          value={altQuickDateFilter}
          options={quick}
          onChange={(value) => ask({ altQuickDateFilter: value })}
        />
      )}
    </section>
  );
}
