import { and, eq } from 'drizzle-orm';
import { toDecimal } from '#contract/money.ts';
import { israelDay } from '#contract/israelDay.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created, inserted } from '#sandbox/core/operation.ts';
import { toWireDeal } from '#sandbox/core/objects/wire.ts';
import type { BillingSchedule } from '#sandbox/core/objects/stored.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { chargedDealValues } from '#sandbox/domain/billing/dealValues.ts';
import { insertDeal } from '#sandbox/domain/billing/newDeal.ts';
import { changeLink, type Link } from '#sandbox/domain/links/change.ts';
import { keptCard } from '#sandbox/domain/money/keptCard.ts';
import { checkCard } from '#sandbox/domain/savedCards/check.ts';
import type { CardTokenRecord } from '#sandbox/domain/savedCards/cascade.ts';
import { saveCard } from '#sandbox/domain/savedCards/save.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';
import type { PayerFormValues } from './form.ts';
import { linkPayers } from './linkPayersTable.ts';
import type { PayerLink } from './payerLink.ts';
import { typedCard } from './request.ts';
import { lockSeen } from './terms.ts';

/** What a payer's card has become. */
export interface SavedByLink {
  creditCardTokenID: string;
  billingDealID: string | null;
}

/**
 * Whose card it is that a link for anybody saves: a new customer's, made of what the payer typed. Whoever knows an address
 * is not its owner: nobody becomes one of the merchant's customers by naming one.
 * spec gap: how a payer is known.
 */
async function newCustomer(tx: Database, call: Call, { terminal }: PayerLink, typed: PayerFormValues): Promise<string> {
  const { consumerID } = inserted(
    await tx
      .insert(consumers)
      .values({
        consumerID: newID(),
        terminalID: terminal.terminalID,
        consumerName: typed.cardOwnerName,
        consumerEmail: typed.consumerEmail,
        consumerPhone: typed.consumerPhone || null,
        consumerNationalID: typed.cardOwnerNationalID || null,
        origin: 'checkout',
        ...created(call),
      })
      .returning({ consumerID: consumers.consumerID }),
  );
  await recordEvent(tx, call, {
    terminalID: terminal.terminalID,
    eventName: 'ConsumerCreated',
    entityType: 'Consumer',
    entityReference: consumerID,
  });
  return consumerID;
}

/** Of several who leave the same card at once, or of one who comes again, one is let through. @throws ApiError 400 */
async function takePayer(tx: Database, call: Call, { paymentRequestID }: Link, typed: PayerFormValues): Promise<void> {
  const email = typed.consumerEmail.toLowerCase();
  const { merchantID } = call.caller;
  const taken = await tx
    .insert(linkPayers)
    .values({ merchantID, paymentRequestID, email, attempt: typed.attempt, created: call.context.clock.now() })
    .onConflictDoNothing()
    .returning({ email: linkPayers.email });
  if (taken.length === 0) throw invalid([{ code: '', description: 'PayerKnownAlready' }]);
}

// spec gap: what becomes of a first day that has gone by before the payer came.
/** A deal begins on its first day, or today when that has gone by. */
function startingBy(schedule: BillingSchedule, today: string): BillingSchedule {
  const { startAt } = schedule;
  return startAt !== undefined && startAt < today ? { ...schedule, startAt: today } : schedule;
}

/** Makes the deal that a billing request asks for, charged to the card that was saved. */
async function makeDeal(tx: Database, call: Call, payer: PayerLink, card: CardTokenRecord): Promise<string | null> {
  const { link, terminal } = payer;
  if (!link.billingSchedule) return null;
  // Sees what this transaction has written.
  const inner: Call = { ...call, context: { ...call.context, db: tx } };
  const schedule = startingBy(link.billingSchedule, israelDay(call.context.clock.now()));
  const { consumerEmail, consumerPhone, consumerName, ...deal } = toWireDeal(link.dealDetails);
  const request = {
    terminalID: terminal.terminalID,
    currency: link.currency,
    transactionAmount: toDecimal(link.transactionAmount ?? 0),
    vatRate: link.vatRate,
    paymentType: 'card' as const,
    creditCardToken: card.creditCardTokenID,
    billingSchedule: schedule,
    issueInvoice: link.issueInvoice,
    invoiceDetails: link.invoiceDetails,
    dealDetails: {
      ...deal,
      ...(link.consumerID && { consumerName, consumerEmail, consumerPhone }),
      consumerID: card.consumerID,
    },
  };
  const values = await chargedDealValues(inner, terminal, request, null);
  const origin = link.origin ?? 'checkout';
  const { billingDealID } = await insertDeal(tx, inner, { terminal, values, schedule, origin });
  return billingDealID;
}

/**
 * Saves a payer's card by a link that asks for one, and makes the deal of a billing request: once per request, once per
 * payer on a permanent link.
 * @throws ApiError 400 when the card is declined, the link is over, or the payer was here before
 */
export async function saveCardByLink(call: Call, payer: PayerLink, typed: PayerFormValues): Promise<SavedByLink> {
  const { link, terminal } = payer;
  const card = typedCard(typed);
  const okNumber = await checkCard(call, terminal, card);
  const saved = await call.context.db.transaction(async (tx) => {
    await lockSeen(tx, payer, typed.seen);
    await takePayer(tx, call, link, typed);
    const consumerID = link.consumerID ?? (await newCustomer(tx, call, payer, typed));
    const columns = { terminalID: terminal.terminalID, terminalName: terminal.label, ...keptCard(card), okNumber };
    const token = await saveCard(tx, call, { number: card.cardNumber, consumerID, columns });
    const billingDealID = await makeDeal(tx, call, payer, token);
    const { creditCardTokenID } = token;
    const isLink = and(
      eq(linkPayers.paymentRequestID, link.paymentRequestID),
      eq(linkPayers.email, typed.consumerEmail.toLowerCase()),
    );
    await tx.update(linkPayers).set({ creditCardTokenID, billingDealID }).where(isLink);
    const once = {
      status: 'payed' as const,
      cardOwnerName: card.cardOwnerName,
      cardOwnerNationalID: card.cardOwnerNationalID,
    };
    await changeLink(tx, call, {
      link,
      event: 'PaymentRequestPayed',
      columns: { ...(!link.permanent && once), ...(billingDealID && { billingDealID }) },
    });
    return { creditCardTokenID, billingDealID };
  });
  call.context.totals.drop(call.caller.merchantID);
  return saved;
}
