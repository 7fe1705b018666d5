import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import './cards.css';
import { cardRoles } from './cardRoles.ts';
import { ListCard } from './ListCard.tsx';
import { rowKeys } from './rowKeys.ts';
import type { Selection } from './selection/useSelection.ts';
import type { ListState } from './useList.ts';
import { useRowNavigation } from './useRowNavigation.ts';

const skeletonCards = 6;

/** The rows as cards, for a phone. */
export function ListCards({ list, selection }: { list: ListState; selection: Selection | undefined }) {
  const translate = useTranslate();
  const navigation = useRowNavigation();
  const { controller, columns, format, declaration, title } = list;
  const { data, isFetching, isPlaceholderData } = controller;
  const roles = useMemo(() => columns && cardRoles(columns), [columns]);
  if (!data || !roles) {
    return (
      <ul className="list-cards" aria-busy="true" aria-label={translate('list.loading')}>
        {Array.from({ length: skeletonCards }, (_, card) => (
          <li key={card} className="list-card skeleton" aria-hidden="true">
            <span />
          </li>
        ))}
      </ul>
    );
  }
  const keys = rowKeys(data);
  const menuLabel = declaration.actions?.row && translate('action.menu');
  return (
    <ul
      className={isPlaceholderData ? 'list-cards stale' : 'list-cards'}
      aria-busy={isFetching}
      aria-label={title}
      {...navigation}
    >
      {data.map((record, index) => (
        <ListCard
          key={keys[index]}
          record={record}
          roles={roles}
          format={format}
          href={declaration.detailPath?.(String(record.id))}
          selected={selection?.ids.has(record.id)}
          onToggle={selection?.toggle}
          menuLabel={menuLabel}
        />
      ))}
    </ul>
  );
}
