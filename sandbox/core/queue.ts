import type { Locale } from '#contract/constants.ts';
import type { Database } from './database.ts';

/** A charge of a deal that is to be made. */
export interface DueCharge {
  billingDealID: string;
  merchantID: string;
  /** The day the charge is due by the schedule: the deal's next one when it was queued. */
  period: string;
  /** The Israel day on which it is charged. */
  day: string;
  /** Who asked for it. */
  caller: { userID: string; name: string };
  locale: Locale;
  correlationId: string;
}

/** Work that several processes on one database share: each job is done by one of them. */
export interface JobQueue<Data extends object> {
  /** Opens the queue; before the first transaction that puts something into it. */
  ready(): Promise<void>;
  /**
   * Puts jobs into the queue with a transaction; one whose id is in it already is left out. Of many, all but the first
   * stand behind what others put in later, so that nobody waits for somebody else's thousands.
   */
  enqueue(tx: Database, jobs: readonly { id: string; data: Data }[]): Promise<void>;
  /**
   * Does jobs, some together, until there are none to take.
   * @param handle says which of them failed, and why; those come again later, and all of them when it throws
   */
  drain(handle: (jobs: readonly Data[]) => Promise<ReadonlyMap<Data, unknown>>): Promise<void>;
  /** Jobs that are not done, those of other processes too. */
  waiting(): Promise<number>;
  /** Aborts when it is closed: whoever waits for it to be empty stops. */
  closed: AbortSignal;
  /** Lets go of it: nothing new is taken. */
  close(): Promise<void>;
}
