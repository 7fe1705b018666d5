import type { Database } from '#sandbox/db/database.ts';
import { listen, notify, type StopListening } from '#sandbox/db/notifications.ts';
import { parsePayload, toPayload, type HubMessage } from './message.ts';

/** Every process of the sandbox on one database uses this channel. */
const channel = 'sandbox_hub';

/** Someone to tell. */
export interface Subscriber {
  merchantID: string;
  hear: (message: HubMessage) => void;
  /** Messages were lost: ask again what matters. */
  resync: () => void;
}

/** Tells connected screens how transactions go, whichever process they are connected to. */
export interface Hub {
  /**
   * Never fails: progress is a hint. Inside a transaction give the transaction; it is told after the commit.
   */
  publish: (message: HubMessage, db?: Database) => Promise<void>;
  /**
   * Resolves when messages can be heard; the first to ask begins to listen to the database.
   * @throws Error when the database cannot be listened to.
   */
  ready: () => Promise<void>;
  /** Connects someone; the returned function disconnects. */
  subscribe: (subscriber: Subscriber) => () => void;
  close: () => Promise<void>;
}

/** @param report hears of failures, which concern nobody else. */
export function createHub(db: Database, report: (error: unknown) => void): Hub {
  const subscribers = new Set<Subscriber>();
  let listening: Promise<StopListening> | undefined;

  function hear(payload: string): void {
    const message = parsePayload(payload);
    if (!message) return;
    for (const subscriber of subscribers) if (subscriber.merchantID === message.merchantID) subscriber.hear(message);
  }

  function resync(): void {
    for (const subscriber of subscribers) subscriber.resync();
  }

  function startListening(): Promise<StopListening> {
    const started = listen(db, channel, { onMessage: hear, onResync: resync, onFault: report });
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
    async close() {
      subscribers.clear();
      const stop = await listening?.catch(() => undefined);
      await stop?.().catch(report);
    },
  };
}
