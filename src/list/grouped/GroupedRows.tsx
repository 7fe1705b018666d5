import { clsx } from 'clsx';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { RowMenu } from '#src/actions/row/RowMenu.tsx';
import { withFilter, type FilterValues } from '#src/meta/filterValues.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { useGroupMoney } from '#src/list/money/useGroupMoney.ts';
import type { ListState } from '#src/list/useList.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { GroupedCards } from './GroupedCards.tsx';
import { GroupedTable } from './GroupedTable.tsx';
import { groupedState } from './groupByDay.ts';
import styles from './grouped.module.css';
import { useGroups } from './useGroups.ts';

/** The rows of a list by day, each day opening as the list it stands for. */
export function GroupedRows({ list, values }: { list: ListState; values: FilterValues }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const narrow = useNarrow();
  const section = useRef<HTMLDivElement>(null);
  const { controller } = list;
  const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useGroups(list);
  const moneyOf = useGroupMoney(list, isPlaceholderData ? undefined : data?.pages);
  if (error && !data) {
    const refused = error instanceof CallFailure && error.kind === 'badRequest';
    return (
      <ListNotice
        urgent
        text={[translate('list.rowsFailed'), ...(refused ? [messageText(error.message)] : [])].join(' ')}
        actions={[{ text: translate('list.retry'), act: () => void refetch() }]}
      />
    );
  }
  const openDay = (day: string) =>
    controller.setFilters(withFilter(values, { dateFrom: day, dateTo: day }), groupedState.off);
  const groups = data?.pages.flat();
  const rows = groups?.flatMap((group) => group.rows);
  const shown = { list, groups, moneyOf, stale: isPlaceholderData, onOpen: openDay };
  return (
    <div ref={section} className={styles.rows}>
      {narrow ? <GroupedCards {...shown} /> : <GroupedTable {...shown} />}
      {hasNextPage && (
        <button
          type="button"
          className={clsx(buttonClass(), styles.more)}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {translate('group.more')}
        </button>
      )}
      {list.declaration.actions?.row && <RowMenu list={list} rows={rows} section={section} />}
    </div>
  );
}
