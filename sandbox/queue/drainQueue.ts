import type { Job, PgBoss } from 'pg-boss';
import type { JobQueue } from '#sandbox/core/queue.ts';

/** Jobs that are done together. */
export const batchSize = 25;
/** Batches at once: fewer than a pool has connections, so that people's calls find one. */
const batchesAtOnce = 4;

/** A queue that is open, and who does its jobs. */
export interface QueueWorker<Data extends object> {
  boss: PgBoss;
  name: string;
  handle: Parameters<JobQueue<Data>['drain']>[0];
  /** Hears of jobs that failed. */
  report: (error: unknown) => void;
  /** Aborts when nothing new may be taken. */
  closed: AbortSignal;
}

async function take<Data extends object>({ boss, name, closed }: QueueWorker<Data>): Promise<Job<Data>[]> {
  return closed.aborted ? [] : boss.fetch<Data>(name, { batchSize: batchSize });
}

async function doBatch<Data extends object>(
  { boss, name, handle, report }: QueueWorker<Data>,
  jobs: readonly Job<Data>[],
): Promise<void> {
  const everything = (error: unknown) => new Map(jobs.map(({ data }) => [data, error]));
  const failed = await handle(jobs.map(({ data }) => data)).catch(everything);
  const done = jobs.filter(({ data }) => !failed.has(data)).map(({ id }) => id);
  // Not completed but gone, so that their ids are free for when they are due once more.
  if (done.length > 0) await boss.deleteJob(name, done);
  for (const { id, data } of jobs) {
    if (!failed.has(data)) continue;
    const error = failed.get(data);
    report(error);
    await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
  }
}

/** One batch after the other, until there is none. */
async function work<Data extends object>(draining: QueueWorker<Data>, first?: readonly Job<Data>[]): Promise<void> {
  let jobs = first ?? (await take(draining));
  while (jobs.length > 0) {
    await doBatch(draining, jobs);
    jobs = await take(draining);
  }
}

/** Does a queue's jobs, some together and some batches at once, until there are none to take. */
export async function drainQueue<Data extends object>(draining: QueueWorker<Data>): Promise<void> {
  const first = await take(draining);
  // A full batch is hardly the only one.
  const others = first.length < batchSize ? 0 : batchesAtOnce - 1;
  await Promise.all([work(draining, first), ...Array.from({ length: others }, () => work(draining))]);
}
