import type { FileFault } from './fileRefusal.ts';
import type { ValidationProgress } from './judgeFile.ts';
import type { Summary, RowValidation, RowKind } from './rowValidation.ts';

/** What is asked of a validated file. */
export type WorkerRequest =
  | { ask: 'page'; kind: RowKind | undefined; from: number; count: number }
  | { ask: 'mend'; rowNumber: number; at: number; value: string }
  | { ask: 'checkedFile' }
  | { ask: 'fileOf'; rowNumbers?: readonly number[] };

/** A row that was mended, and what the file comes to now. */
export interface MendedRow {
  mended: RowValidation;
  summary: Summary;
}

export type WorkerAnswer = readonly RowValidation[] | MendedRow | Blob;

/** What the page tells the worker: a file to validate, then questions about it. */
export type ToWorker = { ask: 'validate'; file: Blob; today: string } | ({ id: number } & WorkerRequest);

/** What the worker tells the page. */
export type FromWorker =
  | { told: 'progress'; progress: ValidationProgress }
  | { told: 'done'; summary: Summary }
  | { told: 'refused'; faults: readonly FileFault[] }
  | { told: 'answer'; id: number; answer: WorkerAnswer };
