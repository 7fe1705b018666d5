import type { FileFault } from './fileRefusal.ts';
import type { RehearsalProgress } from './rehearse.ts';
import type { Summary, Verdict, VerdictKind } from './verdict.ts';

/** What is asked of a rehearsed file. */
export type Question =
  | { ask: 'page'; kind: VerdictKind | undefined; from: number; count: number }
  | { ask: 'checkedFile' }
  | { ask: 'fileOf'; rowNumbers: readonly number[] };

export type Answer = readonly Verdict[] | Blob;

/** What the page tells the worker: a file to rehearse, then questions about it. */
export type ToWorker = { ask: 'rehearse'; file: Blob; today: string } | ({ id: number } & Question);

/** What the worker tells the page. */
export type FromWorker =
  | { told: 'progress'; progress: RehearsalProgress }
  | { told: 'done'; summary: Summary }
  | { told: 'refused'; faults: readonly FileFault[] }
  | { told: 'answer'; id: number; answer: Answer };
