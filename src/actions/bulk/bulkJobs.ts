import { useSyncExternalStore } from 'react';

/** A row that was not done, and why: a catalogue key or the server's own text. */
export interface RefusedRow {
  id: string;
  /** What the row is called, where it was at hand. */
  name?: string;
  reason: string;
}

/** One action on many rows; it lives as long as the page, wherever the person goes in it. */
export interface BulkJob {
  id: number;
  /** Name of the resource whose rows they are. */
  resource: string;
  /** The action's key. */
  action: string;
  total: number;
  done: number;
  refused: readonly RefusedRow[];
  /** `stopped`: a call got no answer, and the rest was left alone. */
  state: 'running' | 'finished' | 'cancelled' | 'stopped';
}

let jobs: readonly BulkJob[] = [];
let lastID = 0;
const listeners = new Set<() => void>();
const cancellations = new Map<number, AbortController>();

function publish(next: readonly BulkJob[]): void {
  jobs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a job in front. @returns its number and the signal a person may give. */
export function addBulkJob(job: Pick<BulkJob, 'resource' | 'action' | 'total'>): { id: number; signal: AbortSignal } {
  lastID += 1;
  const abort = new AbortController();
  cancellations.set(lastID, abort);
  publish([{ ...job, id: lastID, done: 0, refused: [], state: 'running' }, ...jobs]);
  return { id: lastID, signal: abort.signal };
}

export function changeBulkJob(id: number, change: Partial<BulkJob>): void {
  publish(jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
}

/** Stops a job after the call under way, whose outcome is still told. */
export function cancelBulkJob(id: number): void {
  cancellations.get(id)?.abort();
}

/** Forgets a job that has ended. */
export function dismissBulkJob(id: number): void {
  publish(jobs.filter((job) => job.id !== id || job.state === 'running'));
}

/** Rows nothing was asked for. */
export function notReached({ total, done, refused }: BulkJob): number {
  return total - done - refused.length;
}

/** The jobs of this page, the newest first. */
export function useBulkJobs(): readonly BulkJob[] {
  return useSyncExternalStore(subscribe, () => jobs);
}
