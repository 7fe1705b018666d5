import type { ReactNode } from 'react';
import type { BulkReport, Sums } from '#src/actions/many/plan.ts';
import type { FailureMessage } from '#src/dataProvider/failureMessage.ts';
import { createStore, type Readable } from '#src/store/createStore.ts';

/** Rows that an action goes through; what is neither done, refused nor waiting was not reached. */
export interface RowsWork extends BulkReport {
  kind: 'bulk';
  /** Catalogue key of what was done with rows, counted. */
  doneText: string;
  /** Of what was not; absent = that it was rejected. */
  notDoneText?: string;
  /** Of what was taken first and then declined, of what was not found afterwards, and of what waits. */
  declinedText?: string;
  unclearText?: string;
  waitingText?: string;
  /** Where one looks after what still waits. */
  lookPath?: string;
  total: number;
  /** What was to be moved. */
  planned: Sums;
}

/** A file that is being downloaded. */
export interface FileWork {
  kind: 'export';
  /** How many rows the list had when the person asked; undefined where the server does not count. */
  rows: number | undefined;
  /** Bytes so far, and in all where the server says so. */
  received: number;
  total?: number;
  /** Rows so far, of a file that is made here. */
  done?: number;
  fileName?: string;
}

/** What the dialog before another try is told. */
export interface AgainProps {
  onClose: () => void;
  /** It was agreed to. */
  onStart: () => void;
}

/** A file that is being sent, whose rows are then taken in. */
export interface ImportWork {
  kind: 'import';
  /** Bytes of the request so far, and in all. */
  sent: number;
  total: number;
  /** What became of its rows, once that is known. */
  counts?: { succeeded: number; failed: number };
}

/** Something long that goes on wherever the person is; it lives as long as the page. */
export interface Job {
  id: number;
  /** Catalogue key of what is done, or with what; or the name of a person's own file. */
  name: string;
  /** How far it is and, once it has ended, what came of it; its kind names the group of its words. */
  work: RowsWork | FileWork | ImportWork;
  /** `failed`: it ended before it was through. */
  state: 'running' | 'done' | 'failed' | 'cancelled';
  /** Why it failed. */
  failure?: FailureMessage;
  /** Tells the same work from other work. */
  key?: string;
  /** Does the same once more, after a failure. */
  retry?: () => void;
  /** What asks about the rows that were not done, once it has ended. */
  again?: { count: number; Dialog(props: AgainProps): ReactNode };
  /** The browser asks before the page is left. */
  asksBeforeUnload?: boolean;
  /** Counts up with each beginning and end: the greatest is the latest news. */
  news: number;
}

export interface Jobs extends Readable<readonly Job[]> {
  /** Adds a running job in front. @returns the signal that a person cancels it with. */
  start: (job: Omit<Job, 'id' | 'state' | 'failure' | 'news'>) => { id: number; signal: AbortSignal };
  /** Tells how far it is. */
  progress: (id: number, work: Job['work']) => void;
  /** Says what came of it. */
  finish: (
    id: number,
    outcome: { state: Exclude<Job['state'], 'running'> } & Partial<Pick<Job, 'work' | 'failure' | 'again'>>,
  ) => void;
  /** Asks it to stop; its end is told when it has. */
  cancel: (id: number) => void;
  /** Forgets a job that has ended. */
  dismiss: (id: number) => void;
}

/** Everything is sent; what comes of it is watched, which may be left. */
export const isFollowing = ({ state, work }: Pick<Job, 'state' | 'work'>): boolean =>
  state === 'running' && work.kind === 'bulk' && work.waiting.length > 0;

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The jobs of a page, the newest first; they outlive the screens that began them. */
export function createJobs(): Jobs {
  const jobs = createStore<readonly Job[]>([]);
  const running = new Map<number, AbortController>();
  let lastID = 0;
  let news = 0;

  function change(id: number, part: Partial<Job>): void {
    jobs.change((all) => all.map((job) => (job.id === id ? { ...job, ...part } : job)));
  }

  function guardPage(): void {
    const isGuarded = jobs.read().some((job) => job.state === 'running' && job.asksBeforeUnload && !isFollowing(job));
    if (isGuarded) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
  }

  return {
    read: jobs.read,
    subscribe: jobs.subscribe,
    start(job) {
      lastID += 1;
      news += 1;
      const abort = new AbortController();
      running.set(lastID, abort);
      jobs.write([{ ...job, id: lastID, state: 'running', news }, ...jobs.read()]);
      guardPage();
      return { id: lastID, signal: abort.signal };
    },
    progress(id, work) {
      change(id, { work });
      guardPage();
    },
    finish(id, outcome) {
      running.delete(id);
      news += 1;
      change(id, { ...outcome, news });
      guardPage();
    },
    cancel: (id) => running.get(id)?.abort(),
    dismiss: (id) => jobs.change((all) => all.filter((job) => job.id !== id || job.state === 'running')),
  };
}
