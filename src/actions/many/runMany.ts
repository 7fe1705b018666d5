import type { ActionTools, ManyAction } from '#src/actions/actions.ts';
import { actionLabel } from '#src/actions/actions.ts';
import type { Job, Jobs, RowsWork } from '#src/actions/jobs/jobs.ts';
import { seeing } from '#src/actions/seeing.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { refusalTexts } from '#src/dataProvider/fieldErrors.ts';
import { failureMessage, type FailureMessage } from '#src/dataProvider/failureMessage.ts';
import { beginWatch, followRows } from './followRows.ts';
import { reportOf, type Plan, type PlannedRow, type RowOutcome } from './plan.ts';

export interface ManyRequest {
  jobs: Jobs;
  action: ManyAction;
  plan: Plan;
  tools: ActionTools;
  /** Reads the rows of the list once more. */
  page: NonNullable<ActionTools['seen']>['page'];
  /** The page of a row. */
  pathOf?: ((id: string) => string | undefined) | undefined;
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

/** What a job of many rows tells, of what is known by now. */
function workOf(
  { action, plan, tools, pathOf }: ManyRequest,
  outcomes: readonly RowOutcome[],
  waiting: ReadonlySet<string>,
): RowsWork {
  const { rows, skipped, sums } = plan;
  const { done, notDone, follows } = action;
  return {
    kind: 'bulk',
    doneText: follows?.words.done ?? done,
    ...(notDone && { notDoneText: notDone }),
    ...(follows && {
      declinedText: follows.words.declined,
      unclearText: follows.words.unclear,
      waitingText: follows.words.waiting,
      lookPath: follows.lookPath(tools),
    }),
    total: rows.length + skipped.length,
    planned: sums,
    ...reportOf(plan, { outcomes, waiting, pathOf }),
  };
}

interface Sending {
  signal: AbortSignal;
  asSeen: ActionTools;
  /** Is told of the outcomes of each call. */
  onAnswered: (outcomes: readonly RowOutcome[]) => void;
}

/** Sends the rows of a plan, some at a time. @returns how that ended */
async function sendRows(
  { action, plan: { rows } }: ManyRequest,
  { signal, asSeen, onAnswered }: Sending,
): Promise<{ state: Exclude<Job['state'], 'running'>; failure?: FailureMessage }> {
  try {
    for (let start = 0; start < rows.length; start += action.atOnce) {
      if (signal.aborted) return { state: 'cancelled' };
      onAnswered(await attempt(action, rows.slice(start, start + action.atOnce), asSeen));
    }
    return { state: 'done' };
  } catch (error) {
    return { state: 'failed', ...(error instanceof CallFailure && { failure: failureMessage(error) }) };
  }
}

/**
 * Does what a plan says, some rows at a time, and reports against it: done, refused with a reason, not reached. A person
 * may leave the list meanwhile, or cancel; the call under way is then still waited for. A call without an answer stops
 * it. What was changed is told once it is sent and, where what was only taken is followed, once more when that is known.
 */
export async function runMany(request: ManyRequest): Promise<void> {
  const { jobs, action, plan, tools, page, again } = request;
  const outcomes = new Map<string, RowOutcome>();
  const waiting = new Set<string>();
  const work = () => workOf(request, [...outcomes.values()], waiting);
  const { id, signal } = jobs.start({ name: actionLabel(action), work: work(), asksBeforeUnload: true });
  const { dataProvider: plain, tell } = await tools.dataProvider.forJob();
  const seen = { rows: plan.seen ?? new Map(), page };
  const asSeen = { ...tools, seen, dataProvider: seeing(plain, seen) };
  const watch = await beginWatch(action.follows, { ...asSeen, dataProvider: plain });
  const ended = await sendRows(request, {
    signal,
    asSeen,
    onAnswered(answered) {
      for (const outcome of answered) {
        if (watch && outcome.done) waiting.add(outcome.id);
        else outcomes.set(outcome.id, outcome);
      }
      jobs.progress(id, work());
    },
  });
  tell();
  if (watch && waiting.size > 0) {
    await followRows({
      taken: plan.rows.filter((row) => waiting.has(row.id)),
      watch,
      signal,
      onKnown(known) {
        for (const outcome of known) {
          waiting.delete(outcome.id);
          outcomes.set(outcome.id, outcome);
        }
        jobs.progress(id, work());
        tell();
      },
    });
  }
  const isThrough = (rowID: string) => waiting.has(rowID) || outcomes.get(rowID)?.done === true;
  const left = plan.rows.map((row) => row.id).filter((rowID) => !isThrough(rowID));
  jobs.finish(id, {
    ...ended,
    work: work(),
    ...(left.length > 0 && { again: { count: left.length, Dialog: again(left) } }),
  });
}
