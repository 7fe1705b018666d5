import type { Jobs } from '#src/actions/jobs/jobs.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import type { ListRequest } from '#src/dataProvider/getListParams.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { failureMessage } from '#src/dataProvider/failureMessage.ts';
import type { DownloadedFile, DownloadProgress } from '#src/dataProvider/http/fileDownload.ts';

/** What is exported: a list's question, and how many rows it had when the person asked, where the server counts. */
export interface ExportRequest {
  resource: string;
  question: ListRequest;
  rows: number | undefined;
  /** What comes of it: the server's spreadsheet, or what is on screen as one, or as comma-separated values. */
  as?: 'sheet' | 'view' | 'csv';
}

interface ExportParts {
  jobs: Jobs;
  download: BackOfficeDataProvider['exportList'];
  /** Hands the file to the browser. */
  save: (file: DownloadedFile) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Milliseconds between two reports of one export's progress. */
const reportEveryMs = 150;

/** Exports a list as a job of the page, unless the very same is under way. */
export async function runExport(request: ExportRequest, parts: ExportParts): Promise<void> {
  const { resource, question, rows, as = 'sheet' } = request;
  const { jobs, download, save, now = () => performance.now() } = parts;
  const key = JSON.stringify(['export', as, resource, question]);
  if (jobs.read().some((job) => job.key === key && job.state === 'running')) return;
  const work = { kind: 'export', rows, received: 0 } as const;
  const { id, signal } = jobs.start({
    name: `resources.${resource}.name`,
    work,
    key,
    retry: () => void runExport(request, parts),
  });
  let reported = -Infinity;
  const onProgress = (progress: DownloadProgress) => {
    if (signal.aborted || now() - reported < reportEveryMs) return;
    reported = now();
    jobs.progress(id, { ...work, ...progress });
  };
  try {
    const file = await download(resource, question, { signal, onProgress });
    signal.throwIfAborted();
    save(file);
    jobs.finish(id, { state: 'done', work: { ...work, received: file.blob.size, fileName: file.fileName } });
  } catch (error) {
    const failure = error instanceof CallFailure ? failureMessage(error) : { message: 'SomethingWentWrong' };
    jobs.finish(id, signal.aborted ? { state: 'cancelled' } : { state: 'failed', failure });
  }
}
