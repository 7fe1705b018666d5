import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckReport } from './checkReport.ts';
import type { Production } from './production.ts';

/** What a report says. */
export interface ReportOrder {
  production: Production;
  report: CheckReport;
}

/** Draws a report in a thread of its own, which ends with it, so that other calls are answered meanwhile. */
export async function drawReport({ production, report: { records, documents } }: ReportOrder): Promise<Buffer> {
  const workerData: ReportOrder = { production, report: { records, documents } };
  const worker = new Worker(new URL('./reportWorker.ts', import.meta.url), { workerData });
  try {
    const [bytes]: unknown[] = await once(worker, 'message');
    if (!(bytes instanceof Uint8Array)) throw new TypeError('no report');
    return Buffer.from(bytes);
  } finally {
    await worker.terminate();
  }
}
