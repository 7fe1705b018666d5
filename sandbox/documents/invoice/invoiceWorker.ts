import { parentPort } from 'node:worker_threads';
import { invoicePdf } from './invoicePdf.ts';
import type { PrintedInvoice } from './printedInvoice.ts';

/** A thread of its own for documents: they come by message and go back as bytes, each with the number of its order. */
parentPort?.on('message', ({ order, invoice }: { order: number; invoice: PrintedInvoice }) => {
  invoicePdf(invoice).then(
    (bytes) => parentPort?.postMessage({ order, bytes }, []),
    (error: unknown) => parentPort?.postMessage({ order, error }, []),
  );
});
