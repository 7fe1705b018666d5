import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { labelOf, type ActionTools, type FilledAction, type ManyAction } from '#src/actions/actions.ts';
import type { AgainProps } from '#src/actions/jobs/jobs.ts';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { RefusedRows } from '#src/actions/jobs/RefusedRows.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import type { Plan } from './plan.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { planAtHand, rehearse, type AskedRows, type Rehearsal } from './rehearse.ts';
import { runMany } from './runMany.ts';

interface PlanOfManyProps {
  action: ManyAction;
  /** What does the same with the rows that were not done; absent = the action itself. */
  again?: ManyAction | undefined;
  /** The rows, or how they are read. */
  rows: AskedRows | (() => Promise<readonly RaRecord[]>);
  list: Rehearsal['list'];
  tools: ActionTools;
  onClose: () => void;
  /** It was agreed to. */
  onStart?: () => void;
}

/** Rows that were read, as they are asked about. */
function askedRows(rows: readonly RaRecord[]): AskedRows {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return { ids: [...byId.keys()], rowOf: (id) => byId.get(id) };
}

/** The plan of an action, made anew with each opening; it stays as it was made. */
function usePlan({ action, rows, list, tools }: PlanOfManyProps, isFilled: boolean) {
  const key = useId();
  const [atHand] = useState(() =>
    typeof rows === 'function' ? undefined : planAtHand({ ...rows, action, list, tools }),
  );
  return useQuery({
    queryKey: ['plan', list.declaration.name, action.key, key],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    enabled: isFilled,
    ...(atHand && { initialData: atHand }),
    queryFn: async () => {
      const asked = typeof rows === 'function' ? askedRows(await rows()) : rows;
      return rehearse({ ...asked, action, list, tools });
    },
  });
}

/** There is nothing to be done, or nothing known yet. */
function NoPlan({
  action,
  plan,
  failed,
  onClose,
}: { plan?: Plan; failed: boolean } & Omit<PlanOfManyProps, 'rows' | 'list' | 'tools'>) {
  const translate = useTranslate();
  const close = { text: translate('action.cancel'), act: onClose };
  const count = plan?.skipped.length ?? 0;
  return (
    <TaskDialog title={translate(labelOf(action))} main={close} onEscape={onClose}>
      <p aria-live="polite" aria-busy={!plan && !failed}>
        {translate(plan ? 'plan.nothing' : failed ? 'plan.failed' : 'plan.reading')}
      </p>
      {plan && count > 0 && (
        <RefusedRows
          title={translate('plan.skipped', { smart_count: count, count: groupDigits(count) })}
          refused={plan.skipped}
        />
      )}
    </TaskDialog>
  );
}

/**
 * Asks what an action on many rows needs to know, reads what its plan needs, shows the plan, and runs it as one. The report
 * leads back here with the rows that were not done.
 */
export function PlanOfMany(props: PlanOfManyProps) {
  const { action, again = action, list, tools, onClose, onStart } = props;
  const jobs = useJobs();
  const [filled, setFilled] = useState<FilledAction>();
  const { data: plan, isError } = usePlan(props, !action.Form || filled !== undefined);
  if (action.Form && !filled) return <action.Form onClose={onClose} onFilled={setFilled} />;
  if (!plan || plan.rows.length === 0) {
    return <NoPlan action={action} {...(plan && { plan })} failed={isError} onClose={onClose} />;
  }
  const { Form: _, ...others } = { ...again, ...filled };
  const retry = (ids: readonly string[]) => {
    const rowOf = (id: string) => (typeof props.rows === 'function' ? undefined : props.rows.rowOf(id));
    return (asked: AgainProps) => (
      <PlanOfMany action={others} rows={{ ids, rowOf, stale: true }} list={list} tools={tools} {...asked} />
    );
  };
  return (
    <PlanDialog
      action={{ ...action, ...filled }}
      plan={plan}
      onAnswer={(agreed) => {
        onClose();
        if (!agreed) return;
        onStart?.();
        void runMany({ jobs, tools, plan, action: { ...action, ...filled }, again: retry });
      }}
    />
  );
}
