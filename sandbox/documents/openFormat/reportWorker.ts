import { parentPort, workerData } from 'node:worker_threads';
import type { ReportOrder } from './drawReport.ts';
import { reportPdf } from './reportPdf.ts';

/** Draws the report that the thread was begun with. */
const { production, report }: ReportOrder = workerData;
parentPort?.postMessage(await reportPdf(production, report), []);
