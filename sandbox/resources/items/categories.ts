import { asc, eq, max } from 'drizzle-orm';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { itemCategories } from '#sandbox/db/schema/item.ts';

/** The merchant's categories, in their order. */
export async function readCategories(db: Database, { caller }: Pick<Call, 'caller'>): Promise<string[]> {
  const rows = await db
    .select({ category: itemCategories.category })
    .from(itemCategories)
    .where(eq(itemCategories.merchantID, caller.merchantID))
    .orderBy(asc(itemCategories.position), asc(itemCategories.category));
  return rows.map(({ category }) => category);
}

/** Adds the categories that the merchant does not have yet, in their order. @returns how many were new */
export async function keepCategories(
  db: Database,
  { caller: { merchantID } }: Pick<Call, 'caller'>,
  categories: readonly (string | null | undefined)[],
): Promise<number> {
  const named = [...new Set(categories.filter((category) => typeof category === 'string' && category !== ''))];
  if (named.length === 0) return 0;
  const [last] = await db
    .select({ position: max(itemCategories.position) })
    .from(itemCategories)
    .where(eq(itemCategories.merchantID, merchantID));
  const start = (last?.position ?? -1) + 1;
  const added = await db
    .insert(itemCategories)
    .values(named.map((category, index) => ({ merchantID, category: String(category), position: start + index })))
    .onConflictDoNothing()
    .returning();
  return added.length;
}
