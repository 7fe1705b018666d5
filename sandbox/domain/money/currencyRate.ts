import { and, desc, eq, lte } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Database } from '#sandbox/core/database.ts';
import { currencyRates } from './currencyRateTable.ts';

/**
 * The rate of a deal: none in ILS, the one asked for, else the official one of the day or of the business day before
 * (spec §5: 0 means the bank's official rate).
 */
export async function rateOf(
  db: Database,
  currency: EnumValue<'currency'>,
  asked: number | null | undefined,
  today: string,
): Promise<number | null> {
  if (currency === 'ILS') return null;
  if (asked) return asked;
  const [row] = await db
    .select({ rate: currencyRates.rate })
    .from(currencyRates)
    .where(and(eq(currencyRates.currency, currency), lte(currencyRates.rateDate, today)))
    .orderBy(desc(currencyRates.rateDate))
    .limit(1);
  return row?.rate ?? null;
}
