import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { untilRead } from '#src/dataProvider/readings.ts';
import type { ActionTools, RowAction } from './actions.ts';

/** Runs a row's operation, one at a time, and waits until what it changed has been read again. Whatever comes of it the person is told. */
export function useRunRowAction(tools: ActionTools): (action: RowAction, record: RaRecord) => Promise<void> {
  const queryClient = useQueryClient();
  const running = useRef(false);
  return async (action, record) => {
    if (!action.run || running.current) return;
    running.current = true;
    const result = await action.run(record, tools).catch(() => undefined);
    if (result && result.status !== 'error') await untilRead(queryClient);
    running.current = false;
  };
}

/** Whether it runs as soon as it is chosen: an operation without a question. */
export const runsAtOnce = (action: RowAction): boolean => action.run !== undefined && action.asks === undefined;
