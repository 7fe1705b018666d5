import type { Context } from './core/context.ts';
import { createSimulatedProcessor } from './domain/processor/simulatedProcessor.ts';
import { createVault } from './domain/vault/vault.ts';
import { passingKey } from './domain/vault/vaultKey.ts';
import { createTotalsCache } from './figures/totalsCache.ts';
import type { DueCharge } from './core/queue.ts';
import { createHub } from './hub/hub.ts';
import { simulatedMailer } from './outbox/simulatedMailer.ts';
import { createSmtpMailer } from './outbox/smtpMailer.ts';
import { createJobQueue, type QueueTimes } from './queue/jobQueue.ts';

/** What a context is made from. */
export interface ContextParts
  extends
    Pick<Context, 'db' | 'clock' | 'config'>,
    Partial<Pick<Context, 'readDb' | 'processor' | 'mailer' | 'paymentTimeouts'>> {
  /** 32 bytes that seal the card vault; absent = a key that ends with the process. */
  vaultKey?: Buffer;
  /** Times of the queue of charges; absent = those of real life. */
  queueTimes?: QueueTimes;
  /** Hears of failures that concern nobody else. */
  report?: (error: unknown) => void;
}

/** Longer than the processor ever takes, people at a pinpad included; the lease outlives the wait. */
const usualPaymentTimeouts = { timeoutMs: 45_000, leaseMs: 60_000 };

/** The context of one app. */
export function createContext(parts: ContextParts): Context {
  const {
    db,
    readDb = db,
    clock,
    config,
    vaultKey = passingKey(),
    paymentTimeouts = usualPaymentTimeouts,
    report = () => {},
    queueTimes: times,
  } = parts;
  return {
    db,
    readDb,
    clock,
    config,
    paymentTimeouts,
    report,
    vault: createVault(vaultKey, clock),
    hub: createHub(db, report),
    totals: createTotalsCache(clock),
    charges: createJobQueue<DueCharge>(db, 'charges', { report, times }),
    mailer: parts.mailer ?? (config.smtp ? createSmtpMailer(config.smtp) : simulatedMailer),
    processor: parts.processor ?? createSimulatedProcessor({ db, clock, delayMs: config.processorDelayMs }),
  };
}
