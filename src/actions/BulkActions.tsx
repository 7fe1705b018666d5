import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { runBulk } from '#src/actions/bulk/runBulk.ts';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { groupDigits } from '#src/meta/groupDigits.ts';
import { rowName } from '#src/meta/rowName.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { ActionList, TickedRows } from './actionList.ts';
import type { BulkAction } from './actions.ts';
import { useListTools, useLoadedActions } from './useActions.ts';

const noActions = async (): Promise<readonly BulkAction[]> => [];

/** What the declaration offers for the ticked rows. */
export function BulkActions({ list, selection }: { list: ActionList; selection: TickedRows }) {
  const translate = useTranslate();
  const jobs = useJobs();
  const queryClient = useQueryClient();
  const isOpen = useIsOpen();
  const tools = useListTools(list);
  const { declaration, columns, format } = list;
  const { actions, failed, retry } = useLoadedActions(declaration.name, 'bulk', declaration.actions?.bulk ?? noActions);
  const [asked, setAsked] = useState<BulkAction>();

  // React-admin keeps each row of a list as a record.
  const rowOf = (id: string) =>
    queryClient.getQueryData<RaRecord>([declaration.name, 'getOne', { id, meta: undefined }]);
  const nameOf = (id: string) => {
    const row = rowOf(id);
    return row && rowName(row, columns, format);
  };
  const ids = [...selection.ids].map(String);
  const isOffered = ({ offered }: BulkAction, id: string) => {
    const row = rowOf(id);
    return !row || !offered || offered(row, tools);
  };

  function start(action: BulkAction) {
    setAsked(undefined);
    const refused = ids.filter((id) => !isOffered(action, id));
    selection.clear();
    void runBulk({
      jobs,
      action,
      ids: ids.filter((id) => !refused.includes(id)),
      refused: refused.map((id) => ({ id, reason: 'job.bulk.notOffered', name: nameOf(id) ?? id })),
      nameOf,
      tools,
    });
  }

  const shown = (actions ?? []).filter((action) => isOpen(action) && ids.some((id) => isOffered(action, id)));
  const count = { smart_count: ids.length, count: groupDigits(ids.length), name: nameOf(ids[0] ?? '') ?? '' };
  return (
    <>
      {failed && (
        <button type="button" className="button" onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {shown.map((action) => (
        <button
          key={action.key}
          type="button"
          className={action.danger ? 'button danger' : 'button'}
          onClick={() => (action.asks === undefined ? start(action) : setAsked(action))}
        >
          {translate(`action.${action.key}`)}
        </button>
      ))}
      {asked?.asks && (
        <ConfirmDialog
          title={translate(asked.asks.title, count)}
          text={translate(asked.asks.text, count)}
          agree={translate(`action.${asked.key}`)}
          refuse={translate('action.cancel')}
          tone={asked.danger ? 'danger' : 'careful'}
          onAnswer={(agreed) => (agreed ? start(asked) : setAsked(undefined))}
        />
      )}
    </>
  );
}
