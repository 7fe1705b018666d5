import { useTranslate } from 'react-admin';
import { RowCards } from '#src/list/cards/RowCards.tsx';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { GroupHeading } from './GroupHeading.tsx';
import styles from './grouped.module.css';
import { longDay } from './longDay.ts';
import type { ShownGroups } from './shownGroups.ts';

/** The days for a phone: a heading and its cards. */
export function GroupedCards({ list, groups, moneyOf, stale, onOpen }: ShownGroups) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { columns, format, declaration } = list;
  if (!groups || !columns) return <p aria-busy="true">{translate('list.loading')}</p>;
  const shown = { declaration, columns, format, menuLabel: declaration.actions?.row && translate('list.actions') };
  return groups.map((group) => (
    <section key={group.value} className={styles.cards} data-stale={stale || undefined}>
      <GroupHeading list={list} group={group} moneyOf={moneyOf} onOpen={onOpen} />
      <RowCards {...shown} label={longDay(group.value, locale)} rows={group.rows} />
    </section>
  ));
}
