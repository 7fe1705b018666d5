import { Worker } from 'node:worker_threads';
import type { PrintedInvoice } from './printedInvoice.ts';

type Drawn = { order: number; bytes: Uint8Array } | { order: number; error: unknown };
type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: unknown) => void };

/** The thread that draws, begun with the first document, and who waits for it. */
interface PdfWorker {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/**
 * Draws documents in a thread of its own, so that other calls are answered meanwhile; one after the other. The thread ends
 * with the process. Where it dies, whoever waits hears of it, and the next document begins a new one.
 */
export function createPdfWorker(begin: () => Worker): (invoice: PrintedInvoice) => Promise<Buffer> {
  let current: PdfWorker | undefined;
  let orders = 0;

  function open(): PdfWorker {
    const worker = begin();
    const opened: PdfWorker = { worker, waiting: new Map() };
    const { waiting } = opened;
    worker.on('message', (drawn: Drawn) => {
      const waiter = waiting.get(drawn.order);
      waiting.delete(drawn.order);
      if (waiting.size === 0) worker.unref();
      if ('bytes' in drawn) waiter?.resolve(Buffer.from(drawn.bytes));
      else waiter?.reject(drawn.error);
    });
    const close = (error: unknown) => {
      if (current === opened) current = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.once('error', close);
    worker.once('exit', () => close(new Error('The thread that draws documents has ended.')));
    return opened;
  }

  return (invoice) => {
    current ??= open();
    const { worker, waiting } = current;
    const order = (orders += 1);
    return new Promise((resolve, reject) => {
      worker.postMessage({ order, invoice }, []);
      waiting.set(order, { resolve, reject });
      worker.ref();
    });
  };
}

/** Draws a document, in the thread that the first one begins. */
export const drawInvoice = createPdfWorker(() => new Worker(new URL('./invoiceWorker.ts', import.meta.url)));
