import type { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import type { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import type { consumers } from '#sandbox/db/schema/consumer.ts';
import type { items } from '#sandbox/db/schema/item.ts';
import type { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import type { terminals } from '#sandbox/db/schema/terminal.ts';
import { addDays, daysBetween } from '#contract/calendarDays.ts';
import { dayOf } from './calendar.ts';
import { idsOf } from './ids.ts';
import type { MerchantPlan } from './plan.ts';
import { createRandom, type Random } from './random.ts';

export type TerminalRow = typeof terminals.$inferInsert;
export type ConsumerRow = typeof consumers.$inferInsert;
export type ItemRow = typeof items.$inferInsert;
export type CardTokenRow = typeof cardTokens.$inferInsert;
export type BillingDealRow = typeof billingDeals.$inferInsert;
export type PaymentRequestRow = typeof paymentRequests.$inferInsert;

/** A charge a deal has made or tried; it becomes a transaction, or a document of an invoice-only deal. */
export interface DealCharge {
  deal: BillingDealRow;
  dealIndex: number;
  number: number;
  day: string;
  failed: boolean;
}

/** How far the seed's history reaches back. */
const historyMonthsInDays = 426;

/** One merchant while its rows are made: what later nouns refer to. */
export interface SeedContext {
  plan: MerchantPlan;
  merchantID: string;
  now: Date;
  /** Israel day of `now`. */
  today: string;
  /** First day of the history, and the number of days since. */
  firstDay: string;
  days: number;
  /** A stream of its own for each noun, so that a change of one does not move the others. */
  random(noun: string): Random;
  /** Ids of a noun of this merchant. */
  ids(noun: string): (index: number) => string;
  terminals: TerminalRow[];
  consumers: ConsumerRow[];
  items: ItemRow[];
  cardTokens: CardTokenRow[];
  billingDeals: BillingDealRow[];
  charges: DealCharge[];
  paymentRequests: PaymentRequestRow[];
}

export function createSeedContext(plan: MerchantPlan, now: Date): SeedContext {
  const today = dayOf(now);
  const firstDay = addDays(today, -historyMonthsInDays);
  return {
    plan,
    merchantID: idsOf('merchant')(['first', 'second', 'empty'].indexOf(plan.key)),
    now,
    today,
    firstDay,
    days: daysBetween(firstDay, today),
    random: (noun) => createRandom(`${plan.key}:${noun}`),
    ids: (noun) => idsOf(`${plan.key}:${noun}`),
    terminals: [],
    consumers: [],
    items: [],
    cardTokens: [],
    billingDeals: [],
    charges: [],
    paymentRequests: [],
  };
}

/** The terminal a row falls to, by share. Closed terminals get none of the last ten months. */
export function pickTerminal(context: SeedContext, random: Random, ageInDays: number): TerminalRow {
  const choices = context.terminals
    .map((terminal, index) => [terminal, context.plan.terminals[index]] as const)
    .flatMap(([terminal, plan]) =>
      plan && (plan.status === 'active' || ageInDays > 300) ? [[terminal, plan.share] as const] : [],
    );
  return random.weighted(choices);
}

/** The terminal columns of a row. */
export function onTerminal(context: SeedContext, terminal: TerminalRow) {
  return { merchantID: context.merchantID, terminalID: terminal.terminalID, terminalName: terminal.label };
}

/** The customer columns of a row, all null without one. */
export function ofConsumer(consumer: ConsumerRow | undefined) {
  return {
    consumerID: consumer?.consumerID ?? null,
    consumerName: consumer?.consumerName ?? null,
    consumerEmail: consumer?.consumerEmail ?? null,
    consumerPhone: consumer?.consumerPhone ?? null,
    consumerNationalID: consumer?.consumerNationalID ?? null,
    consumerExternalReference: consumer?.externalReference ?? null,
  };
}

/** Who wrote a row, and when; `user` is an index into the plan's users. */
export function writtenBy(context: SeedContext, when: Date, user = 0) {
  const plan = context.plan.users[user % Math.max(1, context.plan.users.length)];
  const index = plan ? context.plan.users.indexOf(plan) : 0;
  return {
    version: 1,
    updatedDate: when,
    operationDoneBy: plan ? `${plan.givenName} ${plan.familyName}` : null,
    operationDoneByID: context.ids('user')(index),
    correlationId: null,
  };
}

/** An instant of the history: so many days ago, in business hours, never after now. */
export function someInstant(context: SeedContext, random: Random, leastDaysAgo: number, mostDaysAgo: number): Date {
  const ago = random.integer(leastDaysAgo, mostDaysAgo);
  const hour = random.integer(8, 20);
  const midnight = Date.parse(`${addDays(context.today, -ago)}T00:00:00Z`);
  const instant = midnight + (hour * 60 + random.integer(0, 59)) * 60_000 + random.integer(0, 59) * 1000;
  return new Date(Math.min(instant, context.now.getTime() - random.integer(1, 60) * 60_000));
}
