import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { maximumTake } from '#contract/constants.ts';
import type { ActionList } from '#src/actions/actionList.ts';
import { actionLabel, type ActionTools, type FilledAction, type ManyAction } from '#src/actions/actions.ts';
import type { AgainProps } from '#src/actions/jobs/jobs.ts';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { RefusedRows } from '#src/actions/jobs/RefusedRows.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import type { Plan } from './plan.ts';
import { PlanDialog } from './PlanDialog.tsx';
import type { Reading } from './readEach.ts';
import { planAtHand, dryRun, type AskedRows } from './dryRun.ts';
import { runMany } from './runMany.ts';

interface PlanOfManyProps {
  action: ManyAction;
  /** What does the same with the rows that were not done; absent = the action itself. */
  again?: ManyAction | 'whole' | undefined;
  /** The rows, or how they are read. */
  rows: AskedRows | ((reading: Reading) => Promise<readonly RaRecord[]>);
  list: ActionList;
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
  const [progress, setProgress] = useState<{ read: number; of: number }>();
  const [atHand] = useState(() =>
    typeof rows === 'function' ? undefined : planAtHand({ ...rows, action, list, tools, seen: new Map() }),
  );
  const { data: plan, isError } = useQuery({
    queryKey: ['plan', list.declaration.name, action.key, key],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    enabled: isFilled,
    // Rows that can be mended are mended on another page, in a tab of its own: who comes back finds them judged anew.
    refetchOnWindowFocus: action.fixLink ? 'always' : false,
    ...(atHand && { initialData: atHand }),
    queryFn: async ({ signal }) => {
      const tell = (read: number, of: number) => setProgress({ read, of });
      const asked = typeof rows === 'function' ? askedRows(await rows({ signal, tell })) : rows;
      return dryRun({ ...asked, action, list, tools, seen: new Map() });
    },
  });
  return { plan, isError, progress };
}

/** Reads the rows of the list as a person sees it, as many as one question gives. */
function pageOf({ declaration, controller, permanent }: ActionList, { dataProvider }: ActionTools) {
  return async () => {
    const filter = { ...controller.filterValues, ...permanent };
    const asked = { filter, pagination: { page: 1, perPage: maximumTake }, background: true };
    return (await dataProvider.getList(declaration.name, asked)).data;
  };
}

/** There is nothing to be done, or nothing known yet. */
function NoPlan({
  action,
  plan,
  failed,
  progress,
  onClose,
}: { plan?: Plan; failed: boolean; progress: { read: number; of: number } | undefined } & Pick<
  PlanOfManyProps,
  'action' | 'onClose'
>) {
  const translate = useTranslate();
  const close = { text: translate('ra.action.cancel'), act: onClose };
  const count = plan?.skipped.length ?? 0;
  return (
    <TaskDialog title={translate(actionLabel(action))} main={close} onEscape={onClose}>
      <p aria-live="polite" aria-busy={!plan && !failed}>
        {translate(plan ? 'plan.nothing' : failed ? 'plan.failed' : 'plan.reading')}
      </p>
      {!plan && !failed && progress && progress.of > 0 && (
        <p>{translate('plan.checked', { read: groupDigits(progress.read), total: groupDigits(progress.of) })}</p>
      )}
      {plan && count > 0 && (
        <RefusedRows
          title={translate('plan.skipped', { smart_count: count, count: groupDigits(count) })}
          refused={plan.skipped}
          tone="calm"
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
  const { plan, isError, progress } = usePlan(props, !action.Form || filled !== undefined);
  if (action.Form && !filled) return <action.Form onClose={onClose} onFilled={setFilled} />;
  if (!plan || plan.rows.length === 0) {
    return <NoPlan action={action} {...(plan && { plan })} failed={isError} progress={progress} onClose={onClose} />;
  }
  const { Form: _, ...others } = { ...(again === 'whole' ? action : again), ...filled };
  const retry = (ids: readonly string[]) => {
    const rowOf = (id: string) => (typeof props.rows === 'function' ? undefined : props.rows.rowOf(id));
    const rows = again === 'whole' ? props.rows : { ids, rowOf, stale: true as const };
    return (asked: AgainProps) => (
      <PlanOfMany action={others} again={again} rows={rows} list={list} tools={tools} {...asked} />
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
        const page = pageOf(list, tools);
        const pathOf = list.declaration.detailPath;
        void runMany({ jobs, tools, plan, page, pathOf, action: { ...action, ...filled }, again: retry });
      }}
    />
  );
}
