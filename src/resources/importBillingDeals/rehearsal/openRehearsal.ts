import { FileRefusal } from './fileRefusal.ts';
import type { Answer, FromWorker, Question, ToWorker } from './protocol.ts';
import type { Rehearsed, RehearsalProgress } from './rehearse.ts';
import type { Summary, Verdict } from './verdict.ts';

/** A file under rehearsal, or rehearsed, in a worker of its own. */
export interface Rehearsal extends Pick<Rehearsed, 'checkedFile' | 'fileOf'> {
  /** What it comes to. Rejects with FileRefusal, or with Error where the worker can not work. */
  summary: Promise<Summary>;
  page: (...asked: Parameters<Rehearsed['page']>) => Promise<readonly Verdict[]>;
  /** Stops it and forgets the file. */
  close: () => void;
}

/** Questions and their answers, which come in any order. */
function createQuestions(post: (message: ToWorker) => void) {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let lastID = 0;
  return {
    ask(question: Question): Promise<Answer> {
      lastID += 1;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(lastID, asked);
      post({ id: lastID, ...question });
      return asked.promise;
    },
    answer(id: number, answer: Answer): void {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    },
    fail(error: Error): void {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  };
}

function fileIn(answer: Answer): Blob {
  if (answer instanceof Blob) return answer;
  throw new TypeError('no file');
}

/** Rehearses a file beside the page. @param today Israel's day */
export function openRehearsal(
  file: Blob,
  { today, onProgress }: { today: string; onProgress: (progress: RehearsalProgress) => void },
): Rehearsal {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const questions = createQuestions((message) => worker.postMessage(message, []));
  const summary = Promise.withResolvers<Summary>();

  function stop(): void {
    const error = new Error('the rehearsal has stopped');
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
  worker.postMessage({ ask: 'rehearse', file, today } satisfies ToWorker, []);

  return {
    summary: summary.promise,
    async page(kind, from, count) {
      const answer = await questions.ask({ ask: 'page', kind, from, count });
      return answer instanceof Blob ? [] : answer;
    },
    checkedFile: async () => fileIn(await questions.ask({ ask: 'checkedFile' })),
    fileOf: async (rowNumbers) => fileIn(await questions.ask({ ask: 'fileOf', rowNumbers })),
    close() {
      worker.terminate();
      stop();
    },
  };
}
