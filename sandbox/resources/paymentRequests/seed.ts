import { createHash } from 'node:crypto';
import { type EnumValue, enumValues } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import { splitPayments } from '#contract/rules/installments.ts';
import type { PaymentRequestEvent } from '#sandbox/core/objects/stored.ts';
import { type PaymentRequestKind, paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { someSchedule } from '#sandbox/db/seed/billingSchedule.ts';
import { dealDetailsOf } from '#sandbox/db/seed/dealDetails.ts';
import { someAmount, vatRateOn } from '#sandbox/db/seed/money.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import {
  ofConsumer,
  onTerminal,
  type PaymentRequestRow,
  pickTerminal,
  someInstant,
  type SeedContext,
  writtenBy,
} from '#sandbox/db/seed/seedContext.ts';

type Status = EnumValue<'paymentRequestStatus'>;

/** The steps that lead to each status. */
const stepsTo: Record<Status, readonly EnumValue<'paymentRequestHistory'>[]> = {
  initial: ['PaymentRequestCreated'],
  sending: ['PaymentRequestCreated'],
  sent: ['PaymentRequestCreated', 'PaymentRequestSent'],
  viewed: ['PaymentRequestCreated', 'PaymentRequestSent', 'PaymentRequestViewed'],
  payed: ['PaymentRequestCreated', 'PaymentRequestSent', 'PaymentRequestViewed', 'PaymentRequestPayed'],
  paymentFailed: ['PaymentRequestCreated', 'PaymentRequestSent', 'PaymentRequestViewed', 'PaymentRequestPaymentFailed'],
  rejected: ['PaymentRequestCreated', 'PaymentRequestSent', 'PaymentRequestViewed', 'PaymentRequestRejected'],
  canceled: ['PaymentRequestCreated', 'PaymentRequestUpdated', 'PaymentRequestSent', 'PaymentRequestCanceled'],
  sendingFailed: ['PaymentRequestCreated'],
};

const stepTexts: Record<EnumValue<'paymentRequestHistory'>, string> = {
  PaymentRequestCreated: 'הדרישה נוצרה',
  PaymentRequestUpdated: 'הבקשה עודכנה',
  PaymentRequestSent: 'הבקשה נשלחה ללקוח',
  PaymentRequestCanceled: 'הבקשה בוטלה',
  PaymentRequestViewed: 'הלקוח צפה בבקשה',
  PaymentRequestRejected: 'הלקוח דחה את הבקשה',
  PaymentRequestPaymentFailed: 'התשלום נכשל',
  PaymentRequestPayed: 'הבקשה שולמה',
};

/** What is made of each kind; a link that stays has no final status but cancellation. */
const groups: readonly { kind: PaymentRequestKind; permanent: boolean; share: number; statuses: readonly Status[] }[] =
  [
    { kind: 'paymentRequest', permanent: false, share: 1, statuses: enumValues('paymentRequestStatus') },
    { kind: 'paymentIntent', permanent: false, share: 0.4, statuses: enumValues('paymentRequestStatus') },
    { kind: 'billingRequest', permanent: false, share: 0.4, statuses: enumValues('paymentRequestStatus') },
    { kind: 'paymentRequest', permanent: true, share: 0.6, statuses: ['initial', 'sent', 'viewed', 'canceled'] },
    { kind: 'billingRequest', permanent: true, share: 0.5, statuses: ['initial', 'sent', 'viewed', 'canceled'] },
  ];

function historyOf(context: SeedContext, status: Status, index: number, created: Date): PaymentRequestEvent[] {
  const author = context.plan.users[0];
  const name = author ? `${author.givenName} ${author.familyName}` : '';
  return stepsTo[status].map((operationCode, step) => ({
    paymentRequestHistoryID: context.ids('payment request history')(index * 8 + step),
    operationDate: new Date(Math.min(created.getTime() + step * 5_400_000, context.now.getTime())).toISOString(),
    operationDoneBy: step < 2 ? name : 'הלקוח',
    operationCode,
    operationMessage: stepTexts[operationCode],
  }));
}

/** Half of the open ones are overdue; permanent links mostly never end. */
function someDueDate(context: SeedContext, random: Random, index: number, permanent: boolean): Date | null {
  if (permanent && random.chance(0.7)) return null;
  const days = index % 2 === 0 ? random.integer(2, 60) : -random.integer(1, 20);
  return new Date(context.now.getTime() + days * 86_400_000);
}

/** A billing request names the schedule; a payed one names the deal it made. */
function billingOf(context: SeedContext, random: Random, kind: PaymentRequestKind, status: Status, index: number) {
  if (kind !== 'billingRequest') return { deal: undefined, billingSchedule: null };
  const deals = context.billingDeals.filter(
    ({ billingDealType, deletedAt }) => billingDealType === 'CreditCard' && !deletedAt,
  );
  const deal = status === 'payed' ? cycle(deals, index) : undefined;
  return {
    deal,
    billingSchedule: deal?.billingSchedule ?? someSchedule(random, 'upcoming', context.today).billingSchedule,
  };
}

/** The same at every seeding, and so no secret, as little as the passwords of the seeded users. */
const seededKey = (paymentRequestID: string) =>
  createHash('sha256').update(`payer of ${paymentRequestID}`).digest('base64url').slice(0, 32);

function makePaymentRequest(
  context: SeedContext,
  index: number,
  group: (typeof groups)[number],
  status: Status,
): PaymentRequestRow {
  const { kind, permanent } = group;
  const random = context.random(`payment request ${index}`);
  const { deal, billingSchedule } = billingOf(context, random, kind, status, index);
  const live = context.consumers.filter((consumer) => !consumer.deletedAt);
  const consumer =
    context.consumers.find(({ consumerID }) => consumerID === deal?.consumerID) ??
    (permanent ? undefined : random.pick(live));
  const terminal = deal ? cycle(context.terminals, 0) : pickTerminal(context, random, 0);
  const created = someInstant(context, random, status === 'initial' || status === 'sending' ? 0 : 1, 90);
  const vatRate = vatRateOn(context.today);
  const onlyAddCard = kind === 'billingRequest' || (kind === 'paymentIntent' && index % 7 === 3);
  const wanted = deal?.transactionAmount ?? someAmount(random, 2000, 300_000);
  const paymentRequestAmount = onlyAddCard ? 0 : wanted;
  const isSplit = !onlyAddCard && paymentRequestAmount > 30_000 && random.chance(0.4);
  const payments = isSplit ? splitPayments(paymentRequestAmount, random.integer(2, 10)) : null;
  const currency = deal?.currency ?? (index % 13 === 6 ? 'USD' : 'ILS');
  const reference = random.chance(0.5) ? `P-${40_001 + index}` : null;
  const description = cycle(['תשלום עבור הזמנה', 'מקדמה', 'Invoice payment', 'דמי חבר'], index);
  const paymentRequestID = context.ids('payment request')(index);
  return {
    paymentRequestID,
    ...onTerminal(context, terminal),
    kind,
    permanent,
    status,
    paymentRequestTimestamp: created,
    dueDate: ['payed', 'canceled'].includes(status) ? null : someDueDate(context, random, index, permanent),
    currency,
    paymentRequestAmount,
    transactionAmount: kind === 'billingRequest' ? wanted : null,
    ...splitVat(paymentRequestAmount, vatRate),
    discountTotal: 0,
    netDiscountTotal: 0,
    isRefund: kind === 'paymentRequest' && !permanent && index % 17 === 4 && status !== 'payed',
    userAmount: permanent && kind === 'paymentRequest' && index % 2 === 0,
    onlyAddCard,
    jDealType: kind === 'paymentIntent' && index % 9 === 2 ? 'J5' : 'J4',
    transactionType: isSplit ? 'installments' : 'regularDeal',
    installmentDetails: payments,
    numberOfPayments: payments?.numberOfPayments ?? null,
    ...ofConsumer(consumer),
    dealReference: reference,
    dealDescription: description,
    dealDetails: dealDetailsOf(consumer, { reference, description, items: [] }),
    cardOwnerName: status === 'payed' ? (consumer?.consumerName ?? null) : null,
    cardOwnerNationalID: status === 'payed' ? (consumer?.consumerNationalID ?? null) : null,
    paymentTransactionID: null,
    payerKey: seededKey(paymentRequestID),
    redirectUrl: terminal.checkoutSettings.redirectUrls[0] ?? null,
    requestSubject: null,
    fromAddress: null,
    language: 'he-IL',
    // Documents are in shekels alone.
    issueInvoice: random.chance(0.5) && currency === 'ILS',
    invoiceDetails: null,
    pageOptions: { allowInstallments: isSplit, allowCredit: false },
    billingSchedule,
    billingDealID: deal?.billingDealID ?? null,
    history: historyOf(context, status, index, created),
    userPaidDetails: null,
    origin: null,
    ...writtenBy(context, created, index),
    deletedAt: kind !== 'paymentRequest' && status === 'canceled' && index % 2 === 0 ? context.now : null,
  };
}

/** Payment requests, intents, billing requests and permanent links, each in each of its statuses. */
function makePaymentRequests(context: SeedContext): PaymentRequestRow[] {
  const { requestsPerStatus } = context.plan.counts;
  const wanted = groups.flatMap((group) =>
    group.statuses.flatMap((status) => {
      const count = requestsPerStatus === 0 ? 0 : Math.max(1, Math.round(requestsPerStatus * group.share));
      return Array.from({ length: count }, () => ({ group, status }));
    }),
  );
  return wanted.map(({ group, status }, index) => makePaymentRequest(context, index, group, status));
}

/** Requests and links, some of which were paid. */
export function seedPaymentRequests(context: SeedContext): Seeding[] {
  context.paymentRequests = makePaymentRequests(context);
  return [insertionOf(paymentRequests, context.paymentRequests)];
}
