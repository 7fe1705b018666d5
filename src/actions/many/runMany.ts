import type { ActionTools, ManyAction } from '#src/actions/actions.ts';
import { actionLabel } from '#src/actions/actions.ts';
import type { Job, Jobs, RowsWork } from '#src/actions/jobs/jobs.ts';
import { seeing } from '#src/actions/seeing.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { refusalTexts } from '#src/dataProvider/fieldErrors.ts';
import { failureMessage, type FailureMessage } from '#src/dataProvider/failureMessage.ts';
import { reportOf, type Plan, type PlannedRow, type RowOutcome } from './plan.ts';

export interface ManyRequest {
  jobs: Jobs;
  action: ManyAction;
  plan: Plan;
  tools: ActionTools;
  /** Reads the rows of the list once more. */
  page: NonNullable<ActionTools['seen']>['page'];
  /** What leads back to a plan, of the rows that were not done. */
  again: (ids: readonly string[]) => NonNullable<Job['again']>['Dialog'];
}

/** Whether going on makes sense: what the server refused is about some rows, no answer is about all. */
const isRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.kind === 'badRequest' || error.kind === 'notFound');

async function attempt(action: ManyAction, rows: readonly PlannedRow[], tools: ActionTools) {
  try {
    return await action.run(rows, tools);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const reason = (error.response && refusalTexts(error.response, true).join(' ')) || error.message;
    return rows.map(({ id }): RowOutcome => ({ id, done: false, reason }));
  }
}

/**
 * Does what a plan says, some rows at a time, and reports against it: done, refused with a reason, not reached. A person
 * may leave the list meanwhile, or cancel; the call under way is then still waited for. A call without an answer stops
 * it. What was changed is told once, at the end.
 */
export async function runMany({ jobs, action, plan, tools, page, again }: ManyRequest): Promise<void> {
  const { rows, skipped, sums } = plan;
  const outcomes: RowOutcome[] = [];
  const work = (): RowsWork => {
    const total = rows.length + skipped.length;
    return {
      kind: 'bulk',
      doneText: action.done,
      ...(action.notDone && { notDoneText: action.notDone }),
      total,
      planned: sums,
      ...reportOf(plan, outcomes),
    };
  };
  const { id, signal } = jobs.start({ name: actionLabel(action), work: work(), asksBeforeUnload: true });
  let state: Exclude<Job['state'], 'running'> = 'done';
  let failure: FailureMessage | undefined;
  const { dataProvider: plain, tell } = await tools.dataProvider.forJob();
  const seen = { rows: plan.seen ?? new Map(), page };
  const asSeen = { ...tools, seen, dataProvider: seeing(plain, seen) };
  try {
    for (let start = 0; start < rows.length; start += action.atOnce) {
      if (signal.aborted) {
        state = 'cancelled';
        break;
      }
      outcomes.push(...(await attempt(action, rows.slice(start, start + action.atOnce), asSeen)));
      jobs.progress(id, work());
    }
  } catch (error) {
    state = 'failed';
    if (error instanceof CallFailure) failure = failureMessage(error);
  }
  tell();
  const done = new Set(outcomes.filter((outcome) => outcome.done).map((outcome) => outcome.id));
  const left = rows.map((row) => row.id).filter((rowID) => !done.has(rowID));
  jobs.finish(id, {
    state,
    work: work(),
    ...(failure && { failure }),
    ...(left.length > 0 && { again: { count: left.length, Dialog: again(left) } }),
  });
}
