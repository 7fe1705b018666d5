import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import styles from './cards.module.css';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import { RowCards } from './RowCards.tsx';
import type { Selection } from '#src/list/selection/useSelection.ts';
import type { ListState } from '#src/list/useList.ts';

const skeletonCards = 6;

/** The rows as cards, for a phone. */
export function ListCards({ list, selection }: { list: ListState; selection: Selection | undefined }) {
  const translate = useTranslate();
  const { controller, columns, format, declaration, title } = list;
  const { data: rows, isFetching, isPlaceholderData } = controller;
  if (!rows || !columns) {
    return (
      <ul className={styles.cards} aria-busy="true" aria-label={translate('list.loading')}>
        {Array.from({ length: skeletonCards }, (_, card) => (
          <li key={card} className={clsx(styles.card, skeletonClass)} aria-hidden="true">
            <span />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <RowCards
      label={title}
      declaration={declaration}
      columns={columns}
      format={format}
      rows={rows}
      stale={isPlaceholderData}
      busy={isFetching}
      origin={{ list: declaration.name, question: shownListParams(list) }}
      selection={selection}
      menuLabel={declaration.actions?.row && translate('list.actions')}
    />
  );
}
