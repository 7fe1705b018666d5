import type { Context } from '#sandbox/core/context.ts';
import type { DueCharge } from '#sandbox/core/queue.ts';
import { savedCards } from '#sandbox/domain/money/card.ts';
import { digestOf } from '#sandbox/domain/money/payment/attemptKey.ts';
import { readKnownKeys } from '#sandbox/domain/money/payment/attempts.ts';
import type { PreparedPayment } from '#sandbox/domain/money/payment/begin.ts';
import { authorizeBatch } from '#sandbox/domain/money/payment/authorizeBatch.ts';
import { payingTerminal, type PayingTerminal } from '#sandbox/domain/money/terminal.ts';
import { withBusinessDate } from './businessDate.ts';
import { dealPayment } from './dealPayment.ts';
import { callOf, makeCharge, readCharged, release } from './makeCharge.ts';
import { chargeName } from './queueCharges.ts';
import type { BillingDeal } from './recordDeal.ts';

/** A charge with what it is made of. */
interface Ready {
  charge: DueCharge;
  deal: BillingDeal;
  attemptKey: string;
}

/** The terminals that take payments, by their ids; those that do not are left out. */
async function terminalsOf(context: Context, ready: readonly Ready[]): Promise<Map<string, PayingTerminal>> {
  const found = new Map<string, PayingTerminal>();
  const first = new Map(ready.map((one) => [one.deal.terminalID, one]));
  for (const [terminalID, { charge, attemptKey }] of first) {
    // Asked again when its charges are made alone, which says why.
    const terminal = await payingTerminal(callOf(context, charge, attemptKey), terminalID).catch(() => undefined);
    if (terminal) found.set(terminalID, terminal);
  }
  return found;
}

/** The payments that may begin together. What is out of the ordinary (a card that is gone, an account that is missing) is not among them. */
async function prepare(context: Context, ready: readonly Ready[]): Promise<Map<DueCharge, PreparedPayment>> {
  const [first] = ready;
  if (!first) return new Map();
  const terminals = await terminalsOf(context, ready);
  const tokens = [...new Set(ready.flatMap(({ deal }) => deal.creditCardToken ?? []))];
  const cards = await savedCards(callOf(context, first.charge, first.attemptKey), tokens);
  const beginnings = new Map<DueCharge, PreparedPayment>();
  for (const { charge, deal, attemptKey } of ready) {
    const [terminal, card] = [terminals.get(deal.terminalID), cards.get(deal.creditCardToken ?? '')];
    if (!terminal || (deal.paymentType === 'card' && !card)) continue;
    const call = callOf(context, charge, attemptKey);
    const judged = dealPayment(call, terminal, deal, { refuseDouble: false, card });
    // Judged again when it is made alone, which says why.
    const payment = await judged.catch(() => undefined);
    if (payment) beginnings.set(charge, { call, identity: { attemptKey, digest: digestOf(call) }, payment });
  }
  return beginnings;
}

/** Charges that nobody has tried yet, on cards and accounts: those that can begin together. */
async function plainOnes(
  context: Context,
  charges: readonly DueCharge[],
  deals: ReadonlyMap<string, BillingDeal>,
): Promise<Ready[]> {
  const named = charges.flatMap((charge) => {
    const deal = deals.get(charge.billingDealID);
    if (!deal || deal.invoiceOnly || deal.chargingTransactionID !== null) return [];
    return [{ charge, deal, attemptKey: chargeName({ ...deal, period: charge.period }) }];
  });
  if (named.length < 2) return [];
  const keys = named.map(({ attemptKey }) => attemptKey);
  const known = await readKnownKeys(context.db, charges[0]?.merchantID ?? '', keys);
  return named.filter(({ attemptKey }) => !known.has(attemptKey));
}

/** How each charge went: why it was not made, or undefined. */
export type ChargeOutcomes = Map<DueCharge, unknown>;

async function makeAlone(context: Context, charge: DueCharge, made: ChargeOutcomes): Promise<void> {
  await makeCharge(context, charge).catch((error: unknown) => made.set(charge, error));
}

/** @param charges of one merchant and day */
async function makeOfMerchant(context: Context, charges: readonly DueCharge[], made: ChargeOutcomes): Promise<void> {
  const [first] = charges;
  if (!first) return;
  const then = withBusinessDate(context, first.day);
  const deals = await readCharged(then, charges);
  await release(
    context.db,
    charges.filter(({ billingDealID }) => !deals.has(billingDealID)),
  );
  const due = charges.filter(({ billingDealID }) => deals.has(billingDealID));
  const together = await prepare(then, await plainOnes(then, due, deals));
  const alone = due.filter((charge) => !together.has(charge));
  try {
    const faults = await authorizeBatch(then, [...together.values()]);
    for (const [charge, { identity }] of together) {
      if (faults.has(identity.attemptKey)) made.set(charge, faults.get(identity.attemptKey));
    }
  } catch (error) {
    // None of them has begun: one that stands in the others' way is told apart by trying each.
    context.report(error);
    alone.push(...together.keys());
  }
  await Promise.all(alone.map((charge) => makeAlone(context, charge, made)));
}

const groupOf = ({ merchantID, day }: DueCharge) => `${merchantID} ${day}`;

/**
 * Makes queued charges as `makeCharge` does each, those of a merchant together wherever nothing is out of the ordinary:
 * they share their transactions, and each is still an attempt of its own.
 * @returns those that must come again, with the reason
 */
export async function makeCharges(context: Context, charges: readonly DueCharge[]): Promise<ChargeOutcomes> {
  const made: ChargeOutcomes = new Map();
  await Promise.all(
    [...Map.groupBy(charges, groupOf).values()].map((ofOne) =>
      makeOfMerchant(context, ofOne, made).catch((error: unknown) => {
        for (const charge of ofOne) made.set(charge, error);
      }),
    ),
  );
  return made;
}
