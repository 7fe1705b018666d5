import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GetListResult, RaRecord } from 'react-admin';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import type { ListState } from '#src/list/useList.ts';
import { useHubChanges } from '#src/realtime/useHubChanges.ts';
import { arrivedRows, changedRows, isSameRecords, patchRows } from './news.ts';
import { takeTurns, type Turns } from './turns.ts';

type Ids = readonly RaRecord['id'][];
const none: Ids = [];

/** What others do to the rows on screen. */
export interface RowNews {
  /** Rows on screen that have just changed, or come in. */
  glowing: Ids;
  /** How many rows came that are not on screen yet. */
  arrived: number;
  /** How many changed with the last answer. */
  changed: number;
  /** When it was asked for, in milliseconds. */
  at: number;
  /** Brings in the rows that came. */
  bring: () => Promise<void>;
  /** The glow is over. */
  fade: () => void;
}

/** What the server said last. */
interface Answer {
  rows: readonly RaRecord[];
  changed: number;
  at: number;
}

/** What the toolbar and the chips say of the same rows. */
const isFigure = (name: string) => (query: Query) =>
  query.queryKey[0] === name && (query.queryKey[1] === 'getTotals' || query.queryKey[1] === 'getCount');

/**
 * Asks in the background what the list would answer now, by the very question it is shown by: changed rows are changed
 * in their places, new ones only counted, and only on the first page. Nobody hears of failures.
 */
export function useLiveRows(list: ListState): RowNews {
  const { declaration, controller, columns = [], format } = list;
  const { name } = declaration;
  const client = useQueryClient();
  const dataProvider = usePlainDataProvider();
  const question = shownListParams(list);
  const { page, perPage } = question.pagination;
  const turns = useRef<Turns>(undefined);
  const [latest, setLatest] = useState<Answer>();
  const [glowing, setGlowing] = useState(none);

  function take(queryKey: readonly unknown[], shown: GetListResult, now: GetListResult, at: number): void {
    const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    const data = patchRows(shown.data, now.data);
    // Count and sums are those of the rows on screen.
    const told = isSameRecords(shown.data, now.data) ? now : shown;
    client.setQueryData(queryKey, { ...told, data }, { updatedAt: dataUpdatedAt });
    const ids = changedRows(shown.data, data, (row) => columns.map(({ field }) => format(row, field).text).join('\n'));
    setLatest({ rows: now.data, changed: ids.length, at });
    if (ids.length === 0) return;
    setGlowing(ids);
    void client.refetchQueries({ predicate: isFigure(name), type: 'active' });
  }
  const ask = useEffectEvent(async (signal: AbortSignal, at: number) => {
    const queryKey = [name, 'getList', question];
    const before = client.getQueryState<GetListResult>(queryKey);
    // Somebody waits for the same rows already.
    if (!before?.data || before.fetchStatus !== 'idle') return;
    const asked = { ...question, signal, background: true };
    const now = await dataProvider.getList(name, asked);
    const state = client.getQueryState<GetListResult>(queryKey);
    // What was read meanwhile is newer.
    if (signal.aborted || state?.data !== before.data || state.fetchStatus !== 'idle') return;
    take(queryKey, before.data, now, at);
  });

  useEffect(function askInTurns() {
    const taken = takeTurns(async (signal, at) => ask(signal, at));
    turns.current = taken;
    return () => taken.stop();
  }, []);
  useHubChanges(declaration.hears, undefined, () => turns.current?.now());

  const arrived = latest && page === 1 ? arrivedRows(controller.data ?? [], latest.rows, perPage) : none;
  async function bring(): Promise<void> {
    setLatest(undefined);
    setGlowing(arrived);
    void client.refetchQueries({ predicate: isFigure(name), type: 'active' });
    await controller.refetch();
  }
  const { changed = 0, at = 0 } = latest ?? {};
  return { glowing, arrived: arrived.length, changed, at, bring, fade: () => setGlowing(none) };
}
