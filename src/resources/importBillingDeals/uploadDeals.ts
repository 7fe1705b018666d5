import { isOperationResponse } from '#contract/envelope.ts';
import type { ImportWork, Job, Jobs } from '#src/actions/jobs/jobs.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { failureMessage, type FailureMessage } from '#src/dataProvider/failureMessage.ts';
import { isUndecided } from '#src/dataProvider/http/httpEvents.ts';
import { type ImportCounts, importCountsOf } from './importCounts.ts';

/** A file on its way to a terminal. */
export interface ImportOrder {
  terminalID: string;
  content: Blob;
  name: string;
  /** Rows that were imported before are imported again. */
  insists: boolean;
}

/** What is known of an upload in the end. */
export type UploadOutcome =
  | { kind: 'answered'; importID: string; counts: ImportCounts }
  /** Nothing was imported, and the person has been told why. */
  | { kind: 'refused' }
  /** No answer: nobody knows, unless the file was not sent whole. */
  | { kind: 'unknown'; isWhole: boolean };

export interface UploadParts {
  jobs: Jobs;
  dataProvider: BackOfficeDataProvider;
  onOutcome: (outcome: UploadOutcome) => void;
}

/** A refusal inside of an answer of success is one, too. */
function assertDone(answer: unknown): { importID: string; counts: ImportCounts } {
  if (!isOperationResponse(answer)) throw new CallFailure('network', 200);
  if (answer.status === 'error') throw new CallFailure('badRequest', 200, { response: answer });
  return { importID: answer.entityUID ?? '', counts: importCountsOf(answer.additionalData) };
}

function failureOf(error: unknown): FailureMessage {
  return error instanceof CallFailure ? failureMessage(error) : { message: 'SomethingWentWrong' };
}

/** The key of a terminal's uploads among the jobs. */
export const uploadKey = (terminalID: string): string => `import ${terminalID}`;

/** Sends a file as a job of the page, whatever screen the person is on; its end is told there and to the caller. */
export async function uploadDeals(order: ImportOrder, parts: UploadParts): Promise<void> {
  const { terminalID, content, name, insists } = order;
  const { jobs, dataProvider, onOutcome } = parts;
  let work: ImportWork = { kind: 'import', sent: 0, total: content.size };
  const { id, signal } = jobs.start({
    name,
    work,
    key: uploadKey(terminalID),
    asksBeforeUnload: true,
    retry: () => void uploadDeals(order, parts),
  });
  const isWhole = () => work.sent > 0 && work.sent >= work.total;
  const end = (outcome: UploadOutcome, state: Exclude<Job['state'], 'running'>, failure?: FailureMessage) => {
    jobs.finish(id, { state, work, ...(failure && { failure }) });
    onOutcome(outcome);
  };
  try {
    const answer = await dataProvider.call('import.upload', {
      path: { terminalID },
      ...(insists && { query: { insist: true } }),
      file: {
        content,
        name,
        onProgress({ sent, total }) {
          work = { ...work, sent, total };
          jobs.progress(id, work);
        },
      },
      signal,
      ownFailure: true,
      ownAnswer: true,
      expects: 'operation',
    });
    const done = assertDone(answer);
    work = { ...work, counts: done.counts };
    end({ kind: 'answered', ...done }, 'done');
  } catch (error) {
    const isRefusal = error instanceof CallFailure && (error.kind === 'badRequest' || !isUndecided(error));
    const outcome: UploadOutcome =
      isRefusal && !signal.aborted ? { kind: 'refused' } : { kind: 'unknown', isWhole: isWhole() };
    if (signal.aborted) end(outcome, 'cancelled');
    else end(outcome, 'failed', failureOf(error));
  }
}
