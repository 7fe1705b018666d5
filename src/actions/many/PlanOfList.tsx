import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ActionList } from '#src/actions/actionList.ts';
import { labelOf, type ManyOfList } from '#src/actions/actions.ts';
import { RefusedRows } from '#src/actions/jobs/RefusedRows.tsx';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { useListTools } from '#src/actions/useActions.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { planFor } from './planFor.ts';
import { runMany } from './runMany.ts';

interface PlanOfListProps {
  action: ManyOfList;
  list: ActionList;
  onClose: () => void;
}

/** Reads the rows that an action on a whole list would go through, shows its plan, and runs it as one. */
export function PlanOfList({ action, list, onClose }: PlanOfListProps) {
  const translate = useTranslate();
  const jobs = useJobs();
  const tools = useListTools(list);
  const { data: rows, isError } = useQuery({
    queryKey: ['plannedRows', list.declaration.name, action.key, tools.terminalID],
    // Each plan is read anew, and stays as it was read.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: () => action.rows(tools),
  });
  const close = { text: translate('action.cancel'), act: onClose };
  const title = translate(labelOf(action));
  if (!rows) {
    return (
      <TaskDialog title={title} main={close} onEscape={onClose}>
        <p aria-live="polite" aria-busy={!isError}>
          {translate(isError ? 'plan.failed' : 'plan.reading')}
        </p>
      </TaskDialog>
    );
  }
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const plan = planFor(action, [...byId.keys()], (id) => byId.get(id), { ...list, place: tools });
  if (plan.rows.length === 0) {
    const count = plan.skipped.length;
    return (
      <TaskDialog title={title} main={close} onEscape={onClose}>
        <p>{translate('plan.nothing')}</p>
        {count > 0 && (
          <RefusedRows
            title={translate('plan.skipped', { smart_count: count, count: groupDigits(count) })}
            refused={plan.skipped}
          />
        )}
      </TaskDialog>
    );
  }
  return (
    <PlanDialog
      action={action}
      plan={plan}
      onAnswer={(agreed) => {
        onClose();
        if (agreed) void runMany({ jobs, tools, plan, action: { ...action, atOnce: plan.rows.length } });
      }}
    />
  );
}
