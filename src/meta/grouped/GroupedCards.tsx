import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { cardRoles } from '#src/meta/cardRoles.ts';
import { ListCard } from '#src/meta/ListCard.tsx';
import { rowKeys } from '#src/meta/rowKeys.ts';
import { useRowNavigation } from '#src/meta/useRowNavigation.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { longDay } from './longDay.ts';
import type { ShownGroups } from './shownGroups.ts';

/** The days for a phone: a heading and its cards. */
export function GroupedCards({ list, groups, stale, onOpen }: ShownGroups) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const navigation = useRowNavigation();
  const { columns, format, declaration } = list;
  const roles = useMemo(() => columns && cardRoles(columns), [columns]);
  if (!groups || !roles) return <p aria-busy="true">{translate('list.loading')}</p>;
  return groups.map((group) => {
    const keys = rowKeys(group.rows);
    return (
      <section key={group.value} className={stale ? 'group-cards stale' : 'group-cards'}>
        <GroupHeading group={group} onOpen={onOpen} />
        <ul className="list-cards" aria-label={longDay(group.value, locale)} {...navigation}>
          {group.rows.map((record, index) => (
            <ListCard
              key={keys[index]}
              record={record}
              roles={roles}
              format={format}
              href={declaration.detailPath?.(String(record.id))}
            />
          ))}
        </ul>
      </section>
    );
  });
}
