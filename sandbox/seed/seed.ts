import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { merchantPlans } from '#sandbox/db/seed/plan.ts';
import { createSeedContext } from '#sandbox/db/seed/seedContext.ts';
import { seedCurrencyRates } from './currencyRates.ts';
import { fillTransactions } from './fillTransactions.ts';
import { tellProgress } from './progress.ts';
import { seedMerchant } from './seedMerchant.ts';

/** First number of a merchant's Masav files; the next merchant's begin so many later. */
const masavNumbers = { first: 1001, perMerchant: 100 };

export interface SeedOptions {
  /** The day the history ends on. */
  now: Date;
  /** Number of transactions of the first merchant. */
  transactions: number;
  /** Hears in lines how far it has come. */
  tell?: ((line: string) => void) | undefined;
}

/**
 * Fills an empty, migrated database (docs/rulings.md "Seed"). The same `now` and number give the same rows, wherever and
 * whenever it runs.
 */
export async function seed(db: Database, { now, transactions, tell = () => {} }: SeedOptions): Promise<void> {
  const plans = merchantPlans(transactions);
  const total = plans.reduce((sum, { counts }) => sum + counts.transactions, 0);
  const progress = tellProgress(total, tell);
  await fillTransactions(db, async () => {
    for (const [index, plan] of plans.entries()) {
      const firstMasavFileID = masavNumbers.first + index * masavNumbers.perMerchant;
      await seedMerchant(db, createSeedContext(plan, now), { firstMasavFileID, seen: progress.seen });
    }
    progress.indexes();
  });
  await seedCurrencyRates(db, now);
  const next = sql`(select max(masav_file_id) + 1 from masav_files)`;
  await db.execute(
    sql`select setval(pg_get_serial_sequence('masav_files', 'masav_file_id'), coalesce(${next}, 1001), false)`,
  );
}
