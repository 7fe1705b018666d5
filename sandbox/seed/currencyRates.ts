import type { Database } from '#sandbox/core/database.ts';
import { addDays } from '#contract/calendarDays.ts';
import { dayOf } from '#sandbox/db/seed/calendar.ts';
import { insertRows } from '#sandbox/db/seed/insertRows.ts';
import { createRandom } from '#sandbox/db/seed/random.ts';
import { currencyRates } from '#sandbox/domain/money/currencyRateTable.ts';

/** Where the rates stand on the last day; the days before wander around it. */
const standing = [
  ['USD', 3.6125],
  ['EUR', 4.0871],
] as const;
const historyDays = 426;
const friday = 5;
const saturday = 6;

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const isBusinessDay = (day: string) => ![friday, saturday].includes(weekday(day));

/** Official rates as a central bank sets them: one per business day, a little other than the day before. */
function makeCurrencyRates(now: Date) {
  const today = dayOf(now);
  return standing.flatMap(([currency, rateToday]) => {
    const random = createRandom(`rates:${currency}`);
    let rate = rateToday;
    return Array.from({ length: historyDays }, (_, ago) => addDays(today, -ago))
      .filter(isBusinessDay)
      .map((rateDate) => {
        const row = { currency, rateDate, rate: Number(rate.toFixed(4)) };
        // Drawn back to where it stands, so that a year does not carry it away.
        rate += (random.next() - 0.5) * 0.04 + (rateToday - rate) * 0.02;
        return row;
      });
  });
}

/** Fills the rates when there are none: seeded ones, and databases from before there were rates. */
export async function seedCurrencyRates(db: Database, now: Date): Promise<void> {
  const known = await db.select().from(currencyRates).limit(1);
  if (known.length === 0) await insertRows(db, currencyRates, makeCurrencyRates(now));
}
