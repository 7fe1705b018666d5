import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createSlots } from '#sandbox/documents/slots.ts';
import type { SanitizedStylesheet } from './stylesheet.ts';

/** How long a stylesheet may take, in milliseconds; the largest that is sound takes about two seconds. */
const longestMs = 10_000;
const slots = createSlots(1);

/**
 * Reduces a stylesheet in a thread of its own, one after the other, so that other calls are answered meanwhile.
 * @param signal ends the wait for its turn
 * @returns undefined for what is no stylesheet, and for what takes too long or too much
 */
export async function reduceBeside(text: string, signal: AbortSignal): Promise<SanitizedStylesheet | undefined> {
  const leave = await slots.enter(signal);
  const worker = new Worker(new URL('./stylesheetWorker.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const [reduced] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [
      SanitizedStylesheet | undefined,
    ];
    return reduced;
  } catch {
    return undefined;
  } finally {
    await worker.terminate();
    leave();
  }
}
