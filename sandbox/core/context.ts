import type { Clock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import type { Database } from './database.ts';
import type { Hub } from './hub.ts';
import type { Mailer } from './mail.ts';
import type { Processor } from './processor.ts';
import type { DueCharge, JobQueue } from './queue.ts';
import type { TotalsCache } from './totals.ts';
import type { Vault } from './vault.ts';

/** What every part of the sandbox is given; built once by buildApp. */
export interface Context {
  db: Database;
  /** Answers lists, sheets and reports: replicas where there are some, else the same. Nothing is written there. */
  readDb: Database;
  clock: Clock;
  config: SandboxConfig;
  /** Keeps the numbers of saved cards. */
  vault: Vault;
  /** Tells screens how transactions go. */
  hub: Hub;
  processor: Processor;
  /** Takes e-mails of the outbox away. */
  mailer: Mailer;
  /** Charges of billing deals that are to be made. */
  charges: JobQueue<DueCharge>;
  /** Counts and sums of lists that were asked for a moment ago. */
  totals: TotalsCache;
  /** How long the processor is waited for, and how long a payment belongs to who began it: always the longer one. */
  paymentTimeouts: { timeoutMs: number; leaseMs: number };
  /** Logs a failure that the work goes on without. */
  report: (error: unknown) => void;
}
