import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { addDays } from '#contract/calendarDays.ts';
import { locales } from '#contract/constants.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { Context } from '#sandbox/core/context.ts';
import { newID } from '#sandbox/core/newID.ts';
import { skipPausedCharges, readDueDeals } from '#sandbox/domain/billing/dueDeals.ts';
import { makeCharges } from '#sandbox/domain/billing/makeCharges.ts';
import { queueCharges } from '#sandbox/domain/billing/queueCharges.ts';
import { chargedDays } from '#sandbox/domain/billing/chargedDaysTable.ts';

/** Who charges by itself, as timelines name it; no user of the sandbox has this id. */
const byItself = { userID: '00000000-0000-4000-8000-000000000000', name: 'חיוב אוטומטי' };

/** Only one row. */
const engine = 'billing';
const othersMs = 100;

/** The last day whose charges were all made: yesterday, where nothing was ever charged. */
async function lastDayOf({ db, clock }: Context): Promise<string> {
  const [row] = await db.select().from(chargedDays).where(eq(chargedDays.engine, engine));
  return row?.day ?? addDays(israelDay(clock.now()), -1);
}

async function keepDay({ db }: Context, day: string): Promise<void> {
  await db
    .insert(chargedDays)
    .values({ engine, day })
    .onConflictDoUpdate({ target: chargedDays.engine, set: { day: sql`greatest(${chargedDays.day}, excluded.day)` } });
}

/** Remembers on which day the sandbox began, so that its first day is caught up on, too, when the clock is moved at once. */
export async function recordFirstDay(context: Context): Promise<void> {
  await keepDay(context, await lastDayOf(context));
}

/** Queues what is due on a day. */
async function queueDay(context: Context, day: string): Promise<void> {
  const { db, charges } = context;
  await skipPausedCharges(db, day);
  const due = await readDueDeals(db, day);
  if (due.length === 0) return;
  await charges.ready();
  const common = { day, caller: byItself, locale: locales[0], correlationId: newID() };
  await db.transaction((tx) => queueCharges(tx, context, due, common));
}

/**
 * Makes everything that is queued, and waits for what other processes make of it.
 * @returns false when the sandbox is being closed and something is left
 */
export async function processQueuedCharges(context: Context): Promise<boolean> {
  const { charges } = context;
  for (;;) {
    await charges.drain((due) => makeCharges(context, due));
    if (charges.closed.aborted) return false;
    if ((await charges.waiting()) === 0) return true;
    await wait(othersMs);
  }
}

/**
 * Charges the deals that are due. Days that went by since the last time, on a clock that was moved or while nobody was
 * there, are caught up on one after the other, each whole before the next begins.
 */
export async function chargeDueDeals(context: Context): Promise<void> {
  const today = () => israelDay(context.clock.now());
  for (let day = addDays(await lastDayOf(context), 1); day < today(); day = addDays(day, 1)) {
    await queueDay(context, day);
    if (!(await processQueuedCharges(context))) return;
    await keepDay(context, day);
  }
  await queueDay(context, today());
  await keepDay(context, addDays(today(), -1));
}
