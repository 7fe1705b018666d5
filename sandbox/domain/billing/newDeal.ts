import { israelDay } from '#contract/israelDay.ts';
import { planOf, type Schedule } from '#contract/rules/schedule.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { inserted, written } from '#sandbox/core/operation.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import type { chargedDealValues, invoiceOnlyValues } from './dealValues.ts';
import { storedSchedule } from './dealValues.ts';
import { holdCard } from './payer.ts';
import { type BillingDeal, recordDeal } from './recordDeal.ts';

/** A deal as its request describes it. */
export type DealValues = Awaited<ReturnType<typeof chargedDealValues | typeof invoiceOnlyValues>>;

interface NewDeal {
  terminal: Pick<Terminal, 'terminalID' | 'label'>;
  values: DealValues;
  schedule: Schedule;
  origin: string | null;
}

/**
 * Adds a deal: active, its first charge on its first day. The merchant's addresses are told.
 * @throws ApiError 400 when its card has been deleted meanwhile
 */
export async function insertDeal(
  tx: Database,
  call: Call,
  { terminal, values, schedule, origin }: NewDeal,
): Promise<BillingDeal> {
  const now = call.context.clock.now();
  const plan = planOf(schedule, israelDay(now));
  await holdCard(tx, values);
  const rows = await tx
    .insert(billingDeals)
    .values({
      ...values,
      ...plan,
      billingDealID: newID(),
      merchantID: call.caller.merchantID,
      terminalID: terminal.terminalID,
      terminalName: terminal.label,
      billingSchedule: storedSchedule(schedule),
      nextScheduledTransaction: plan.startsOn,
      billingDealTimestamp: now,
      tokenCreated: values.creditCardToken === null ? null : now,
      origin,
      sourceIP: call.address ?? null,
      ...written(call),
    })
    .returning();
  const deal = inserted(rows);
  await recordDeal(tx, call, 'BillingDealCreated', deal);
  return deal;
}
