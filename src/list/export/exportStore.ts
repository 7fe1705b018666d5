import { CallFailure } from '#src/dataProvider/failure.ts';
import type { BackOfficeDataProvider, ListQuestion } from '#src/dataProvider/dataProvider.ts';
import type { DownloadedFile, DownloadProgress } from '#src/dataProvider/fileDownload.ts';

/** What is exported: a list's question, and how many rows it had when the person asked. */
export interface ExportRequest {
  resource: string;
  question: ListQuestion;
  rows: number;
}

/** One export of this page, finished ones until they are dismissed. */
export interface ExportJob extends ExportRequest, DownloadProgress {
  id: number;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  fileName?: string;
  /** Why it failed: a catalogue key, or the server's own text. */
  message?: string;
}

/** The exports under way; they live as long as the page, wherever the person goes in it. */
export interface ExportStore {
  /** The newest first; another array after each change. */
  read: () => readonly ExportJob[];
  subscribe: (listener: () => void) => () => void;
  /** Starts an export, unless the very same is under way. */
  start: (request: ExportRequest) => void;
  cancel: (id: number) => void;
  dismiss: (id: number) => void;
}

interface ExportParts {
  download: BackOfficeDataProvider['exportList'];
  /** Hands the file to the browser. */
  save: (file: DownloadedFile) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Milliseconds between two reports of one export's progress. */
const reportEveryMs = 150;

const sameRequest = (a: ExportRequest, b: ExportRequest) =>
  a.resource === b.resource && JSON.stringify(a.question) === JSON.stringify(b.question);

/**
 * Exports of the page, which outlive the list that began them. @param now milliseconds of any clock that never goes
 * back
 */
export function createExportStore({ download, save, now = () => performance.now() }: ExportParts): ExportStore {
  let jobs: readonly ExportJob[] = [];
  let lastID = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function publish(next: readonly ExportJob[]) {
    jobs = next;
    for (const listener of listeners) listener();
  }
  function change(id: number, part: Partial<ExportJob>) {
    publish(jobs.map((job) => (job.id === id ? { ...job, ...part } : job)));
  }

  async function run(id: number, { resource, question }: ExportRequest, { signal }: AbortController) {
    let reported = -Infinity;
    const onProgress = (progress: DownloadProgress) => {
      if (signal.aborted || now() - reported < reportEveryMs) return;
      reported = now();
      change(id, progress);
    };
    try {
      const file = await download(resource, question, { signal, onProgress });
      signal.throwIfAborted();
      save(file);
      change(id, { state: 'done', received: file.blob.size, fileName: file.fileName });
    } catch (error) {
      if (signal.aborted) change(id, { state: 'cancelled' });
      else
        change(id, { state: 'failed', message: error instanceof CallFailure ? error.message : 'SomethingWentWrong' });
    } finally {
      running.delete(id);
    }
  }

  return {
    read: () => jobs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start({ resource, question, rows }) {
      const request = { resource, question, rows };
      if (jobs.some((job) => job.state === 'running' && sameRequest(job, request))) return;
      lastID += 1;
      const abort = new AbortController();
      running.set(lastID, abort);
      publish([{ ...request, id: lastID, state: 'running', received: 0 }, ...jobs]);
      void run(lastID, request, abort);
    },
    cancel: (id) => running.get(id)?.abort(),
    dismiss: (id) => publish(jobs.filter((job) => job.id !== id || job.state === 'running')),
  };
}
