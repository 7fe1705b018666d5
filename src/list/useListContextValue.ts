import { useMemo, useState } from 'react';
import {
  shallowEqual,
  useEvent,
  useSelectAll,
  type Identifier,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { maximumSelection } from '#contract/constants.ts';
import type { Selection } from './selection/useSelection.ts';
import type { ListState } from './useList.ts';

type ListContextValue = ListControllerResult<RaRecord>;

/** What of it our selection does. */
type Ticking = 'onSelect' | 'onToggleItem' | 'onUnselectItems' | 'onSelectAll';

/** Rows that "select all" of react-admin's own takes where it is not told how many. */
const selectedAtOnce = 250;

/** @returns gives what it is given, but the object before it as long as each of its values is the same. */
function keepWhileEqual<Value extends object>(): (value: Value) => Value {
  let kept: Value | undefined;
  return (value) => {
    if (kept === undefined || !shallowEqual(kept, value)) kept = value;
    return kept;
  };
}

/**
 * A list as react-admin's own components read it (`useListContext`): the controller's question and answer, with our
 * ticks in place of the controller's, and pages turned as our pager turns them. It stays the same object until
 * something that it says has changed. "Select all" takes a limit alone, at most what may be ticked.
 */
export function useListContextValue(
  { controller, declaration, permanent }: ListState,
  selection: Selection,
  turnTo: (page: number) => void,
): ListContextValue {
  const { sort, filterValues } = controller;
  const filter = { ...filterValues, ...permanent };
  const selectAll = useSelectAll({ resource: declaration.name, sort, filter, storeKey: selection.key });
  const acts: Pick<ListContextValue, 'setPage' | Ticking> = {
    setPage: useEvent(turnTo),
    onSelect: useEvent<Parameters<ListContextValue['onSelect']>, void>((ids) => void selection.select(ids)),
    onToggleItem: useEvent<[Identifier], void>((id) => selection.toggle(id, false)),
    onUnselectItems: useEvent(() => selection.clear()),
    onSelectAll: useEvent<Parameters<ListContextValue['onSelectAll']>, void>(({ limit = selectedAtOnce } = {}) =>
      selectAll({ limit: Math.min(limit, maximumSelection) }),
    ),
  };
  const [sameWhileEqual] = useState(() => keepWhileEqual<ListContextValue>());
  const selectedIds = useMemo(() => [...selection.ids], [selection.ids]);
  return sameWhileEqual({ ...controller, ...acts, selectedIds });
}
