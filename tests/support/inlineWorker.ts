import { vi } from 'vitest';
import type { ToWorker } from '#src/resources/importBillingDeals/validation/protocol.ts';
import { validationWorker } from '#src/resources/importBillingDeals/validation/validationWorker.ts';

/** jsdom has no workers: the validation of a file works beside the test, and speaks by the same messages. */
class InlineWorker extends EventTarget {
  private isLive = true;
  private readonly receive = validationWorker((data) => {
    if (this.isLive) this.dispatchEvent(new MessageEvent('message', { data }));
  });

  postMessage(message: ToWorker): void {
    this.receive(message).catch(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {
    this.isLive = false;
  }
}

/** Lets pages open workers. */
export function stubWorkers(): void {
  vi.stubGlobal('Worker', InlineWorker);
}

/** Workers that stop at once, as where their code can not be loaded. */
export function stubBrokenWorkers(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {
        queueMicrotask(() => this.dispatchEvent(new Event('error')));
      }
      terminate(): void {}
    },
  );
}
