import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNotify, useRecordSelection, type Identifier } from 'react-admin';
import { maximumSelection } from '#contract/constants.ts';
import { noID } from '#src/dataProvider/getListParams.ts';
import { readFilterValues, type FilterValues } from '#src/meta/filterValues.ts';
import type { ListState } from '#src/list/useList.ts';

/** The rows a person has ticked; they stay ticked from page to page and while a record is open. */
export interface Selection {
  ids: ReadonlySet<Identifier>;
  /** How much of the page on screen is ticked. */
  page: 'none' | 'some' | 'all';
  /** Where the ticks are kept. */
  key: string;
  /** Ticks or unticks a row, with `range` all rows since the one before; never another function. */
  toggle: (id: Identifier, range: boolean) => void;
  togglePage: () => void;
  /** Ticks these rows and no others. @returns false when those are more than may be ticked, which the person is told. */
  select: (ids: Iterable<Identifier>) => boolean;
  /** Ticks these rows too. @returns false when that would be more than may be ticked, which the person is told. */
  add: (ids: readonly Identifier[]) => boolean;
  /** Unticks a row that is no more; never another function. */
  drop: (id: Identifier) => void;
  clear: () => void;
}

/** What is ticked belongs to a filter: under another one nothing is ticked that is not among its rows. */
export function selectionKey(storeKey: string, filter: FilterValues): string {
  const entries = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${storeKey}.${JSON.stringify(entries)}`;
}

/** The rows from one to another, both included, in the order of the page; the second alone when the first is not on it. */
export function rowsBetween(page: readonly Identifier[], from: Identifier | undefined, to: Identifier): Identifier[] {
  const [start, end] = [from === undefined ? -1 : page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection of a list, also of one that draws no boxes: a part of its own may. */
export function useSelection({ declaration, storeKey, controller }: ListState): Selection {
  const notify = useNotify();
  const key = selectionKey(storeKey, readFilterValues(controller.filterValues));
  const [selected, { select: keep }] = useRecordSelection({ resource: declaration.name, storeKey: key });
  const ids = useMemo(() => new Set(selected), [selected]);
  const { data } = controller;
  // A row without an id can not be told from others.
  const page = useMemo(() => (data ?? []).map(({ id }) => id).filter((id) => id !== noID), [data]);
  const anchor = useRef<Identifier>(undefined);

  function select(rows: Iterable<Identifier>): boolean {
    const all = new Set(rows);
    all.delete(noID);
    if (all.size > maximumSelection) {
      notify('SelectionLimit', { type: 'warning', messageArgs: { smart_count: maximumSelection } });
      return false;
    }
    keep([...all]);
    return true;
  }
  // Rows may have been ticked since the one who adds began.
  const add = (more: readonly Identifier[]) => select([...latest.current.ids, ...more]);
  function change(rows: readonly Identifier[], tick: boolean) {
    if (tick) add(rows);
    else keep([...ids].filter((id) => !rows.includes(id)));
  }
  const ticked = page.filter((id) => ids.has(id)).length;
  const all = page.length > 0 && ticked === page.length;

  const latest = useRef({ ids, page, change });
  useEffect(function keepLatest() {
    latest.current = { ids, page, change };
  });
  // Rows get this function: a new one would draw all of them again.
  const toggle = useCallback((id: Identifier, range: boolean) => {
    const { ids: now, page: rows, change: apply } = latest.current;
    apply(range ? rowsBetween(rows, anchor.current, id) : [id], !now.has(id));
    anchor.current = id;
  }, []);

  const drop = useCallback((id: Identifier) => {
    const { ids: now, change: apply } = latest.current;
    if (now.has(id)) apply([id], false);
  }, []);

  return {
    ids,
    page: all ? 'all' : ticked > 0 ? 'some' : 'none',
    key,
    toggle,
    togglePage: () => change(page, !all),
    select,
    add,
    drop,
    clear: () => keep([]),
  };
}
