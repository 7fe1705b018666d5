import { FileRefusal } from './fileRefusal.ts';
import type { MendedRow, WorkerAnswer, FromWorker, WorkerRequest, ToWorker } from './protocol.ts';
import type { ValidationProgress } from './judgeFile.ts';
import type { ValidatedFile } from './validateFile.ts';
import type { Summary, RowValidation } from './rowValidation.ts';

/** A file that is being validated, or has been, in a worker of its own. */
export interface FileValidation extends Pick<ValidatedFile, 'checkedFile' | 'fileOf'> {
  /** What it comes to. Rejects with FileRefusal, or with Error where the worker can not work. */
  summary: Promise<Summary>;
  page: (...asked: Parameters<ValidatedFile['page']>) => Promise<readonly RowValidation[]>;
  mend: (...cell: Parameters<ValidatedFile['mend']>) => Promise<MendedRow>;
  /** Stops it and forgets the file. */
  close: () => void;
}

/** Questions and their answers, which come in any order. */
function createQuestions(post: (message: ToWorker) => void) {
  const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>();
  let lastID = 0;
  return {
    ask(question: WorkerRequest): Promise<WorkerAnswer> {
      lastID += 1;
      const asked = Promise.withResolvers<WorkerAnswer>();
      waiting.set(lastID, asked);
      post({ id: lastID, ...question });
      return asked.promise;
    },
    answer(id: number, answer: WorkerAnswer): void {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    },
    fail(error: Error): void {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

function fileIn(answer: WorkerAnswer): Blob {
  if (answer instanceof Blob) return answer;
  throw new TypeError('no file');
}

/** Validates a file in a worker. @param today Israel's day */
export function openFileValidation(
  file: Blob,
  { today, onProgress }: { today: string; onProgress: (progress: ValidationProgress) => void },
): FileValidation {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const questions = createQuestions((message) => worker.postMessage(message, []));
  const summary = Promise.withResolvers<Summary>();

  function stop(): void {
    const error = new Error('the validation has stopped');
    summary.reject(error);
    questions.fail(error);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.told) {
      case 'progress':
        return onProgress(data.progress);
      case 'done':
        return summary.resolve(data.summary);
      case 'refused':
        return summary.reject(new FileRefusal(data.faults));
      case 'answer':
        return questions.answer(data.id, data.answer);
    }
  });
  worker.addEventListener('error', stop);
  worker.postMessage({ ask: 'validate', file, today } satisfies ToWorker, []);

  return {
    summary: summary.promise,
    async page(kind, from, count) {
      const answer = await questions.ask({ ask: 'page', kind, from, count });
      return answer instanceof Blob || 'mended' in answer ? [] : answer;
    },
    async mend(rowNumber, at, value) {
      const answer = await questions.ask({ ask: 'mend', rowNumber, at, value });
      if ('mended' in answer) return answer;
      throw new TypeError('no row');
    },
    checkedFile: async () => fileIn(await questions.ask({ ask: 'checkedFile' })),
    fileOf: async (rowNumbers) => fileIn(await questions.ask({ ask: 'fileOf', ...(rowNumbers && { rowNumbers }) })),
    close() {
      worker.terminate();
      stop();
    },
  };
}
