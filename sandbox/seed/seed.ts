import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { merchantPlans } from '#sandbox/db/seed/plan.ts';
import { createWorld } from '#sandbox/db/seed/world.ts';
import { seedCurrencyRates } from './currencyRates.ts';
import { seedMerchant } from './seedMerchant.ts';

/** First number of a merchant's Masav files; the next merchant's begin so many later. */
const masavNumbers = { first: 1001, perMerchant: 100 };

/**
 * Fills an empty, migrated database (docs/rulings.md "Seed"). The same `now` and number give the same rows, wherever and
 * whenever it runs.
 * @param setting.now the day the history ends on.
 * @param setting.transactions number of transactions of the first merchant.
 */
export async function seed(db: Database, setting: { now: Date; transactions: number }): Promise<void> {
  for (const [index, plan] of merchantPlans(setting.transactions).entries()) {
    const firstMasavFileID = masavNumbers.first + index * masavNumbers.perMerchant;
    await seedMerchant(db, createWorld(plan, setting.now), firstMasavFileID);
  }
  await seedCurrencyRates(db, setting.now);
  const next = sql`(select max(masav_file_id) + 1 from masav_files)`;
  await db.execute(
    sql`select setval(pg_get_serial_sequence('masav_files', 'masav_file_id'), coalesce(${next}, 1001), false)`,
  );
}
