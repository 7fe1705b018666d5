import { FileRefusal } from './fileRefusal.ts';
import type { Answer, FromWorker, Question, ToWorker } from './protocol.ts';
import { rehearse, type Rehearsed } from './rehearse.ts';

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
 * What the worker of a rehearsal does with messages: one file, then questions about it. Nothing of the file leaves but
 * by an answer.
 */
export function rehearsalWorker(tell: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  let rehearsed: Rehearsed | undefined;

  async function begin(file: Blob, today: string): Promise<void> {
    let reported = -Infinity;
    try {
      rehearsed = await rehearse({
        pieces: await piecesOf(file),
        today,
        onProgress(progress) {
          if (performance.now() - reported < reportEveryMs) return;
          reported = performance.now();
          tell({ told: 'progress', progress });
        },
      });
      tell({ told: 'done', summary: rehearsed.summary });
    } catch (error) {
      if (!(error instanceof FileRefusal)) throw error;
      tell({ told: 'refused', faults: error.faults });
    }
  }

  async function answerOf(question: Question): Promise<Answer> {
    if (!rehearsed) throw new RangeError('no file has been rehearsed');
    switch (question.ask) {
      case 'page':
        return rehearsed.page(question.kind, question.from, question.count);
      case 'checkedFile':
        return rehearsed.checkedFile();
      case 'fileOf':
        return rehearsed.fileOf(question.rowNumbers);
    }
  }

  return async (message) => {
    if (message.ask === 'rehearse') await begin(message.file, message.today);
    else tell({ told: 'answer', id: message.id, answer: await answerOf(message) });
  };
}
