import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { maximumSelection } from '#contract/constants.ts';
import { noID } from '#src/dataProvider/getListParams.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useKeptRows } from '#src/dataProvider/useKeptRows.ts';
import type { ListState } from '#src/list/useList.ts';
import { collectIds } from './collectIds.ts';
import type { Selection } from './useSelection.ts';

/** Rows asked for at once; small enough for the progress to move. */
const rowsAtOnce = 250;

/** Ticks every row of the filter, on whatever page, with progress; leaving the list gives up. */
export function useSelectMatching({ declaration, controller, permanent }: ListState, selection: Selection) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const kept = useKeptRows();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(function giveUpWithList() {
    return () => running.current?.abort();
  }, []);

  const tellLimit = () => notify('SelectionLimit', { type: 'warning', messageArgs: { smart_count: maximumSelection } });

  async function collect({ signal }: AbortController) {
    const { sort, filterValues } = controller;
    const ids = await collectIds({
      readPage: async (page) => {
        const { data, total } = await dataProvider.getList(declaration.name, {
          pagination: { page, perPage: rowsAtOnce },
          sort,
          filter: { ...filterValues, ...permanent },
        });
        // As react-admin keeps the rows of a list: an action on them can name and judge each.
        for (const row of data) kept.keep(declaration.name, row);
        return { ids: data.map(({ id }) => id).filter((id) => id !== noID), total: total ?? data.length };
      },
      limit: maximumSelection,
      signal,
      onProgress: (done, total) => setProgress({ done, total }),
    });
    if (ids) selection.add(ids);
    else tellLimit();
  }

  async function start() {
    const total = controller.total ?? 0;
    if (total > maximumSelection) return tellLimit();
    const abort = new AbortController();
    running.current = abort;
    setProgress({ done: 0, total });
    try {
      await collect(abort);
    } catch (error) {
      // The HTTP client has announced its failures, except what a list says for itself.
      const announced = error instanceof CallFailure && error.kind !== 'badRequest';
      if (!abort.signal.aborted && !announced)
        notify(error instanceof CallFailure ? error.message : 'SomethingWentWrong', { type: 'error' });
    } finally {
      if (running.current === abort) setProgress(undefined);
    }
  }

  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  }

  return { progress, start, cancel };
}
