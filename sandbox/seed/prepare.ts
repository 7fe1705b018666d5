import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import type { OpenedDatabase } from '#sandbox/db/open.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { tables } from '#sandbox/tables.ts';
import { seedCurrencyRates } from './currencyRates.ts';
import { seed } from './seed.ts';

export interface SeedSetting {
  now: Date;
  seedTransactions: number;
  /** Hears in lines how far the filling has come. */
  tell?: (line: string) => void;
}

async function fill(db: Database, { now, seedTransactions, tell }: SeedSetting): Promise<void> {
  await db.transaction((transaction) => seed(transaction, { now, transactions: seedTransactions, tell }));
  await db.execute(sql`analyze`);
}

/** Applies the missing migrations and seeds a database that has no merchant yet; one process at a time. */
export async function prepareDatabase(database: OpenedDatabase, setting: SeedSetting): Promise<void> {
  await database.exclusively(async (migrate) => {
    await migrate();
    const known = await database.db.select().from(merchants).limit(1);
    if (known.length === 0) await fill(database.db, setting);
    else await seedCurrencyRates(database.db, setting.now);
  });
}

/**
 * Starts over: every business row goes, the seed comes. Nobody sees the time between. Who is signed in stays so, and the
 * signing keys stay good.
 */
export async function resetDatabase(database: OpenedDatabase, setting: SeedSetting): Promise<void> {
  const names = tables.map((table) => `"${getTableName(table)}"`).join(', ');
  await database.exclusively(async (migrate) => {
    await migrate();
    await database.db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`truncate ${names} restart identity`));
      await seed(transaction, { ...setting, transactions: setting.seedTransactions });
    });
    await database.db.execute(sql`analyze`);
  });
}
