import { FileRefusal } from './fileRefusal.ts';
import type { WorkerAnswer, FromWorker, WorkerRequest, ToWorker } from './protocol.ts';
import { validateFile, type ValidatedFile } from './validateFile.ts';

/** Milliseconds between two reports of progress. */
const reportEveryMs = 100;
/** Bytes of a piece, after each of which progress is told. */
const pieceBytes = 64 * 1024;

async function piecesOf(file: Blob): Promise<Uint8Array[]> {
  const count = Math.ceil(file.size / pieceBytes);
  const slices = Array.from({ length: count }, (_, index) =>
    file.slice(index * pieceBytes, (index + 1) * pieceBytes).arrayBuffer(),
  );
  return (await Promise.all(slices)).map((bytes) => new Uint8Array(bytes));
}

/**
 * What the worker of a validation does with messages: one file, then questions about it. Nothing of the file leaves but
 * by an answer.
 */
export function validationWorker(tell: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  let validated: ValidatedFile | undefined;

  async function begin(file: Blob, today: string): Promise<void> {
    let reported = -Infinity;
    try {
      validated = await validateFile({
        pieces: await piecesOf(file),
        today,
        onProgress(progress) {
          if (performance.now() - reported < reportEveryMs) return;
          reported = performance.now();
          tell({ told: 'progress', progress });
        },
      });
      tell({ told: 'done', summary: validated.summary() });
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      tell({ told: 'refused', faults: error.faults });
    }
  }

  async function answerOf(question: WorkerRequest): Promise<WorkerAnswer> {
    if (!validated) throw new RangeError('no file has been validated');
    switch (question.ask) {
      case 'page':
        return validated.page(question.kind, question.from, question.count);
      case 'mend': {
        const mended = validated.mend(question.rowNumber, question.at, question.value);
        return { mended, summary: validated.summary() };
      }
      case 'checkedFile':
        return validated.checkedFile();
      case 'fileOf':
        return validated.fileOf(question.rowNumbers);
    }
  }

  return async (message) => {
    if (message.ask === 'validate') await begin(message.file, message.today);
    else tell({ told: 'answer', id: message.id, answer: await answerOf(message) });
  };
}
