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
import { recordEvents } from '#sandbox/events/recordEvent.ts';
import { holdCard } from './payer.ts';
import { dealEvent } from './recordDeal.ts';

/** A deal as its request describes it. */
export type DealValues = Awaited<ReturnType<typeof chargedDealValues | typeof invoiceOnlyValues>>;

/** A deal that is to be added. */
export interface NewDeal {
  terminal: Pick<Terminal, 'terminalID' | 'label'>;
  values: DealValues;
  schedule: Schedule;
  origin: string | null;
}

/** The row of a new deal: active, its first charge on its first day. */
export function newDealRow(call: Call, { terminal, values, schedule, origin }: NewDeal) {
  const now = call.context.clock.now();
  const plan = planOf(schedule, israelDay(now));
  return {
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
  } satisfies typeof billingDeals.$inferInsert;
}

/** Adds deals whose cards are held, and tells the merchant's addresses of them. @returns their versions, in their order */
export async function insertDeals(
  tx: Database,
  call: Call,
  rows: readonly ReturnType<typeof newDealRow>[],
): Promise<{ version: number }[]> {
  if (rows.length === 0) return [];
  const versions = await tx
    .insert(billingDeals)
    .values([...rows])
    .returning({ version: billingDeals.version });
  await recordEvents(
    tx,
    rows.map((row) => ({ call, event: dealEvent('BillingDealCreated', row) })),
  );
  return versions;
}

/** Adds one deal. @throws ApiError 400 when its card has been deleted meanwhile */
export async function insertDeal(tx: Database, call: Call, deal: NewDeal) {
  const row = newDealRow(call, deal);
  await holdCard(tx, row);
  return { ...row, ...inserted(await insertDeals(tx, call, [row])) };
}
