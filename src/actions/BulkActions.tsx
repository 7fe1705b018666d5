import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { ActionList, TickedRows } from './actionList.ts';
import { labelOf, type ManyAction } from './actions.ts';
import { PlanDialog } from './many/PlanDialog.tsx';
import type { Plan } from './many/plan.ts';
import { planFor } from './many/planFor.ts';
import { runMany } from './many/runMany.ts';
import { useListTools, useLoadedActions } from './useActions.ts';

const noActions = async (): Promise<readonly ManyAction[]> => [];

/** What the declaration offers for the ticked rows; each shows its plan before it fires. */
export function BulkActions({ list, selection }: { list: ActionList; selection: TickedRows }) {
  const translate = useTranslate();
  const jobs = useJobs();
  const queryClient = useQueryClient();
  const isOpen = useIsOpen();
  const tools = useListTools(list);
  const { declaration, columns, format } = list;
  const { actions, failed, retry } = useLoadedActions(declaration.name, 'bulk', declaration.actions?.bulk ?? noActions);
  const [rehearsed, setRehearsed] = useState<{ action: ManyAction; plan: Plan }>();

  const ids = [...selection.ids].map(String);
  // React-admin keeps each row of a list as a record.
  const rowOf = (id: string) =>
    queryClient.getQueryData<RaRecord>([declaration.name, 'getOne', { id, meta: undefined }]);

  function answer(agreed: boolean) {
    setRehearsed(undefined);
    if (!agreed || !rehearsed) return;
    selection.clear();
    void runMany({ jobs, tools, ...rehearsed });
  }

  const offered = (actions ?? [])
    .filter((action) => isOpen(action))
    .map((action) => ({ action, plan: planFor(action, ids, rowOf, { columns, format, place: tools }) }))
    .filter(({ plan }) => plan.rows.length > 0);
  return (
    <>
      {failed && (
        <button type="button" className={buttonClass()} onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {offered.map((one) => (
        <button
          key={one.action.key}
          type="button"
          className={buttonClass(one.action.danger && 'danger')}
          onClick={() => setRehearsed(one)}
        >
          {translate(labelOf(one.action))}
        </button>
      ))}
      {rehearsed && <PlanDialog {...rehearsed} onAnswer={answer} />}
    </>
  );
}
