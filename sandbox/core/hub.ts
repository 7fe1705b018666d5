import type { Database } from './database.ts';
import type { HubMessage } from './hubMessage.ts';

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
  /** Who is connected to this process now, and how many messages it has passed on since it began. */
  counts: () => { connections: number; messages: number };
  close: () => Promise<void>;
}
