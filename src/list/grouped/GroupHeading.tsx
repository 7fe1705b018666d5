import { useTranslate } from 'react-admin';
import type { RowGroup } from '#src/dataProvider/groups.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { ListTotals } from '#src/list/ListTotals.tsx';
import { MoneySums } from '#src/list/money/MoneySums.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './grouped.module.css';
import { longDay } from './longDay.ts';
import type { ShownGroups } from './shownGroups.ts';

interface GroupHeadingProps extends Pick<ShownGroups, 'list' | 'moneyOf' | 'onOpen'> {
  group: RowGroup;
}

/** A day with its weekday, how many rows it has, their sums, and the way to all of them. */
export function GroupHeading({ list, group, moneyOf, onOpen }: GroupHeadingProps) {
  const { value, numberOfRecords, totals, rows } = group;
  const { money } = list.declaration;
  const told = moneyOf?.(group);
  const translate = useTranslate();
  const day = longDay(value, useCurrentLocale());
  return (
    <div className={styles.heading}>
      <span className={styles.day}>{day}</span>
      {numberOfRecords !== undefined && (
        <span>{translate('list.count', { smart_count: numberOfRecords, count: groupDigits(numberOfRecords) })}</span>
      )}
      {rows.length > 0 && numberOfRecords !== rows.length && (
        <span>{translate('group.first', { smart_count: rows.length })}</span>
      )}
      {!money && <ListTotals totals={totals} />}
      {money && told && <MoneySums sums={told} words={money.words} whole />}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-label={translate('group.openDay', { day })}
        onClick={() => onOpen(value.slice(0, 10))}
      >
        {translate('group.open')}
      </button>
    </div>
  );
}
