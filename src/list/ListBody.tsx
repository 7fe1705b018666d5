import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { isActive, type FilterValues } from '#src/meta/filterValues.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import { ListCards } from './cards/ListCards.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { ListTable } from './ListTable.tsx';
import type { Selection } from './selection/useSelection.ts';
import type { ListState } from './useList.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';

const EmptyList = lazyPart(async () => (await import('./EmptyList.tsx')).EmptyList);
const GroupedRows = lazyPart(async () => (await import('./grouped/GroupedRows.tsx')).GroupedRows);

interface ListBodyProps {
  list: ListState;
  selection: Selection | undefined;
  values: FilterValues;
  onClear: () => void;
  scroller: RefObject<HTMLElement | null>;
}

/** The rows, or what stands in their place: skeleton, empty, error. */
export function ListBody({ list, selection, values, onClear, scroller }: ListBodyProps) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { controller, failure, permanent } = list;
  const names = Object.keys(values).filter((name) => name !== 'showDeleted' && !Object.hasOwn(permanent, name));

  if (failure) {
    return (
      <ListNotice
        urgent
        text={translate(failure.what)}
        details={failure.details}
        actions={[
          ...(failure.retry ? [{ text: translate('list.retry'), act: failure.retry }] : []),
          ...(failure.what === 'list.badFilter'
            ? [{ text: translate('ra.navigation.clear_filters'), act: onClear }]
            : []),
        ]}
      />
    );
  }
  if (controller.data?.length === 0) {
    return (
      <EmptyList
        create={list.declaration.create}
        filtered={isActive(values, names)}
        showDeleted={Number(values.showDeleted) === 1}
        onClear={onClear}
      />
    );
  }
  if (isGrouped(list.declaration, controller)) {
    return <GroupedRows list={list} values={values} />;
  }
  return narrow ? (
    <ListCards list={list} selection={selection} />
  ) : (
    <ListTable list={list} selection={selection} scroller={scroller} />
  );
}
