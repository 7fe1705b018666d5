import type { Database } from '#sandbox/core/database.ts';
import type { Hub, Subscriber } from '#sandbox/core/hub.ts';
import { parsePayload, toPayload } from '#sandbox/core/hubMessage.ts';
import { listen, notify, type StopListening } from '#sandbox/db/notifications.ts';

/** Every process of the sandbox on one database uses this channel. */
const channel = 'sandbox_hub';

/** @param report hears of failures, which concern nobody else. */
export function createHub(db: Database, report: (error: unknown) => void): Hub {
  const subscribers = new Set<Subscriber>();
  let messages = 0;
  let listening: Promise<StopListening> | undefined;

  function hear(payload: string): void {
    const message = parsePayload(payload);
    if (!message) return;
    for (const subscriber of subscribers) {
      if (subscriber.merchantID !== message.merchantID) continue;
      messages += 1;
      subscriber.hear(message);
    }
  }

  function resync(): void {
    for (const subscriber of subscribers) subscriber.resync();
  }

  function startListening(): Promise<StopListening> {
    const started = listen(db, channel, { onMessage: hear, onResync: resync, onFault: report });
    // Whoever waits for it hears of the failure; the next one tries again.
    started.catch(() => {
      listening = undefined;
    });
    return started;
  }

  return {
    async publish(message, executor = db) {
      try {
        await notify(executor, channel, toPayload(message));
      } catch (error) {
        report(error);
      }
    },
    async ready() {
      listening ??= startListening();
      await listening;
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    counts: () => ({ connections: subscribers.size, messages }),
    async close() {
      subscribers.clear();
      const stop = await listening?.catch(() => undefined);
      await stop?.().catch(report);
    },
  };
}
