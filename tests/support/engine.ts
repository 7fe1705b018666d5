import { asc, eq } from 'drizzle-orm';
import type { Context } from '#sandbox/core/context.ts';
import { createContext } from '#sandbox/createContext.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { chargeDueDeals, processQueuedCharges } from '#sandbox/jobs/dueCharges.ts';
import { type TestSandbox, testVaultKey } from './sandbox.ts';

/** The engine of a sandbox that does not listen: it runs when a test says so. */
export interface Engine {
  context: Context;
  /** Charges everything that is due up to a day of Israel, each day at its time. */
  runUntil: (day: string) => Promise<void>;
  /** Makes what is queued. */
  work: () => Promise<void>;
  /** The charges of a deal that were made: the Israel day of each. */
  daysOf: (billingDealID: string) => Promise<string[]>;
}

/** @param faults hears of charges that failed */
export function engineOf(sandbox: TestSandbox, faults: unknown[] = []): Engine {
  const { db, clock, config } = sandbox;
  const context = createContext({ db, clock, config, vaultKey: testVaultKey, report: (error) => faults.push(error) });
  const work = async () => {
    await processQueuedCharges(context);
  };
  return {
    context,
    work,
    runUntil: async (day) => {
      clock.set(new Date(`${day}T10:00:00Z`));
      await chargeDueDeals(context);
      await work();
    },
    daysOf: async (billingDealID) => {
      const rows = await db
        .select({ day: transactions.transactionDate, status: transactions.status })
        .from(transactions)
        .where(eq(transactions.billingDealID, billingDealID))
        .orderBy(asc(transactions.transactionDate), asc(transactions.currentDeal));
      return rows.filter(({ status }) => status === 'awaitingForTransmission').map(({ day }) => day);
    },
  };
}

/** Takes the deals of the seed away, so that days pass quickly. */
export async function withoutSeededDeals({ db }: TestSandbox): Promise<void> {
  await db.update(billingDeals).set({ active: false });
}
