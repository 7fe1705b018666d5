import type { ToWorker } from './protocol.ts';
import { validationWorker } from './validationWorker.ts';

const receive = validationWorker((message) => self.postMessage(message, { transfer: [] }));
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  receive(data).catch((error: unknown) => {
    // The page hears of it by the worker's own event.
    reportError(error);
  });
});
