import type { ActionTools, BulkAction, RowOutcome } from '#src/actions/actions.ts';
import type { Job, Jobs, RefusedRow } from '#src/actions/jobs/jobs.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';

export interface BulkRequest {
  jobs: Jobs;
  action: BulkAction;
  ids: readonly string[];
  /** Rows at hand that are not offered the action. */
  refused: readonly RefusedRow[];
  /** What rows are called, as far as they were seen. */
  nameOf: (id: string) => string | undefined;
  tools: ActionTools;
}

/** Whether going on makes sense: what the server refused is about some rows, no answer is about all. */
const isRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.kind === 'badRequest' || error.kind === 'notFound');

async function attempt(action: BulkAction, ids: readonly string[], tools: ActionTools): Promise<readonly RowOutcome[]> {
  try {
    return await action.run(ids, tools);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return ids.map((id) => ({ id, done: false, reason: error.message }));
  }
}

/**
 * Does something with many rows, some at a time, and keeps count: done, refused with a reason, not reached. A person may
 * leave the list meanwhile, or cancel; the call under way is then still waited for. A call without an answer stops it.
 */
export async function runBulk(request: BulkRequest): Promise<void> {
  const { jobs, action, ids, nameOf } = request;
  const { dataProvider, tell } = await request.tools.dataProvider.forJob();
  const tools = { ...request.tools, dataProvider };
  let done = 0;
  const refused = [...request.refused];
  const work = () =>
    ({ kind: 'bulk', total: ids.length + request.refused.length, done, refused: [...refused] }) as const;
  const { id, signal } = jobs.start({ name: `action.${action.key}`, work: work(), asksBeforeUnload: true });
  let state: Exclude<Job['state'], 'running'> = 'done';
  try {
    for (let start = 0; start < ids.length; start += action.atOnce) {
      if (signal.aborted) {
        state = 'cancelled';
        break;
      }
      for (const outcome of await attempt(action, ids.slice(start, start + action.atOnce), tools)) {
        if (outcome.done) done += 1;
        else {
          const name = nameOf(outcome.id);
          refused.push({ id: outcome.id, reason: outcome.reason, ...(name !== undefined && { name }) });
        }
      }
      jobs.progress(id, work());
    }
  } catch {
    // The HTTP door has told the person.
    state = 'failed';
  }
  tell();
  jobs.finish(id, { state, work: work() });
}
