import { parentPort, workerData } from 'node:worker_threads';
import { reduceStylesheet } from './stylesheet.ts';

/** A thread for one stylesheet: its text comes with it, what stays of it goes back. */
parentPort?.postMessage(typeof workerData === 'string' ? reduceStylesheet(workerData) : undefined, []);
