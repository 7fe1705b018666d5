import type { EnumValue } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import { type DealState, dealStates, someSchedule } from '#sandbox/db/seed/billingSchedule.ts';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import { isUsable } from '#sandbox/db/seed/cards.ts';
import { refusals } from '#sandbox/db/seed/catalogue/refusals.ts';
import { dealDetailsOf, lineItem } from '#sandbox/db/seed/dealDetails.ts';
import { someAmount, vatRateOn } from '#sandbox/db/seed/money.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import {
  type BillingDealRow,
  type CardTokenRow,
  type ConsumerRow,
  type DealCharge,
  type ItemRow,
  ofConsumer,
  onTerminal,
  type SeedContext,
  writtenBy,
} from '#sandbox/db/seed/seedContext.ts';

interface DealPools {
  tokens: Record<'usable' | 'expired' | 'nextMonth' | 'deleted', CardTokenRow[]>;
  bankOwners: ConsumerRow[];
  consumers: ConsumerRow[];
  items: ItemRow[];
}

/** What deals choose from. */
function dealPools(context: SeedContext): DealPools {
  const nextMonth = addMonths(context.today, 1).slice(0, 7);
  const { cardTokens } = context;
  const live = context.consumers.filter((consumer) => !consumer.deletedAt);
  const expires = (token: CardTokenRow) => token.cardExpiresOn?.slice(0, 7);
  return {
    tokens: {
      usable: cardTokens.filter((token) => isUsable(token, context.now) && expires(token) !== nextMonth),
      expired: cardTokens.filter((token) => !token.deletedAt && !isUsable(token, context.now)),
      nextMonth: cardTokens.filter((token) => isUsable(token, context.now) && expires(token) === nextMonth),
      deleted: cardTokens.filter((token) => token.deletedAt),
    },
    bankOwners: live.filter((consumer) => consumer.bankDetails && consumer.consumerNationalID),
    consumers: live,
    items: context.items.filter((item) => item.currency === 'ILS' && !item.vatExempt && !item.deletedAt),
  };
}

function someType(random: Random, state: DealState): EnumValue<'billingDealType'> {
  if (state === 'cardExpired' || state === 'expiredNextMonth') return 'CreditCard';
  return random.weighted([
    ['CreditCard', 62],
    ['Bank', 26],
    ['InvoiceOnly', 12],
  ]);
}

function tokenFor(random: Random, state: DealState, pools: DealPools): CardTokenRow {
  if (state === 'cardExpired') return random.pick(pools.tokens.expired);
  if (state === 'expiredNextMonth') return random.pick(pools.tokens.nextMonth);
  if (state === 'inactive' && random.chance(0.4)) return random.pick(pools.tokens.deleted);
  return random.pick(pools.tokens.usable);
}

/** The paying side of a deal: customer, card or bank account. */
function payerOf(
  context: SeedContext,
  random: Random,
  type: EnumValue<'billingDealType'>,
  state: DealState,
  pools: DealPools,
) {
  const token = type === 'CreditCard' ? tokenFor(random, state, pools) : undefined;
  const consumer =
    context.consumers.find((candidate) => candidate.consumerID === token?.consumerID) ??
    random.pick(type === 'Bank' ? pools.bankOwners : pools.consumers);
  return {
    consumer,
    columns: {
      paymentType: type === 'CreditCard' ? ('card' as const) : type === 'Bank' ? ('bank' as const) : null,
      creditCardToken: token?.creditCardTokenID ?? null,
      tokenNotAvailable: Boolean(token?.deletedAt),
      cardNumber: token?.cardNumber ?? null,
      cardExpiration: token?.cardExpiration ?? null,
      cardExpiresOn: token?.cardExpiresOn ?? null,
      cardVendor: token?.cardVendor ?? null,
      cardBrand: token?.cardBrand ?? null,
      solek: token?.solek ?? null,
      cardOwnerName: token?.cardOwnerName ?? null,
      cardOwnerNationalID: token?.cardOwnerNationalID ?? null,
      tokenCreated: token?.created ?? null,
      bankDetails: type === 'Bank' ? (consumer.bankDetails ?? null) : null,
    },
  };
}

/** What keeps a deal from being charged: a pause, or failures. */
function troublesOf(context: SeedContext, random: Random, state: DealState, index: number) {
  const failed = state === 'failed';
  const refusal = cycle(refusals, index);
  return {
    pausedFrom: state === 'paused' ? addDays(context.today, -random.integer(0, 20)) : null,
    pausedTo: state === 'paused' ? addDays(context.today, random.integer(3, 60)) : null,
    pauseReason: state === 'paused' ? 'לבקשת הלקוח' : null,
    lastError: failed ? refusal[1] : null,
    lastErrorCorrelationID: failed ? context.ids('billing error')(index) : null,
    failedAttemptsCount: failed ? random.integer(1, 4) : 0,
  };
}

/** Minutes of the day at which deals are charged. */
const chargedAt = 6 * 60;

/** When a deal was made: days before its first charge, or that morning, an hour earlier. */
function createdOn(
  { today }: SeedContext,
  random: Random,
  { startsOn, billingSchedule }: ReturnType<typeof someSchedule>,
) {
  const firstDay = startsOn < today ? startsOn : today;
  if (billingSchedule.startAtType === 'today') return instantOf(firstDay, chargedAt - 60);
  return instantOf(addDays(firstDay, -random.integer(1, 20)), random.integer(420, 1100));
}

/** What a deal issues: where nothing is charged, a document that tells of no payment. */
const documentOf = (type: ReturnType<typeof someType>, invoiceSubject: string) =>
  ({ invoiceType: type === 'InvoiceOnly' ? 'invoice' : 'invoiceWithPaymentInfo', invoiceSubject }) as const;

/** One deal in its state, with the charges it has made. */
function makeBillingDeal(context: SeedContext, index: number, pools: DealPools): [BillingDealRow, DealCharge[]] {
  const random = context.random(`billing deal ${index}`);
  const state = cycle(dealStates, index);
  const type = someType(random, state);
  const schedule = someSchedule(random, state, context.today);
  const mayBeElsewhere = state === 'completed' || state === 'inactive';
  const terminal = cycle(
    context.terminals,
    mayBeElsewhere && random.chance(0.6) && context.terminals.length > 1 ? 1 : 0,
  );
  const payer = payerOf(context, random, type, state, pools);
  const item = random.chance(0.6) ? random.pick(pools.items) : undefined;
  const currency = type === 'CreditCard' && !item && random.chance(0.15) ? 'USD' : 'ILS';
  const vatRate = payer.consumer.vatExempt ? 0 : vatRateOn(context.today);
  const transactionAmount = item ? item.price : someAmount(random, 2900, 90_000);
  const made = schedule.chargeDays.length;
  const created = createdOn(context, random, schedule);
  const reference = random.chance(0.7) ? `D-${30_001 + index}` : null;
  const description = item ? `מנוי: ${item.itemName}` : 'חיוב חוזר לפי הסכם';
  const issueInvoice = type === 'InvoiceOnly' || (currency === 'ILS' && random.chance(0.6));
  const isActive = index % 50 !== 49 && !['completed', 'inactive'].includes(state);
  const lastDay = schedule.chargeDays.at(-1);
  const failed = state === 'failed';
  const isDue = schedule.nextScheduledTransaction !== null && schedule.nextScheduledTransaction <= context.today;
  const deal: BillingDealRow = {
    billingDealID: context.ids('billing deal')(index),
    ...onTerminal(context, terminal),
    billingDealType: type,
    currency,
    transactionAmount,
    ...splitVat(transactionAmount, vatRate),
    ...noMaskedCard,
    ...payer.columns,
    tokenUpdated: null,
    expirationEmailSent: state === 'expiredNextMonth' && random.chance(0.5) ? context.now : null,
    ...ofConsumer(payer.consumer),
    dealReference: reference,
    dealDescription: description,
    dealDetails: dealDetailsOf(payer.consumer, {
      reference,
      description,
      items: item ? [lineItem(item, 1, 0, vatRate)] : [],
    }),
    billingSchedule: schedule.billingSchedule,
    repeatMonths: schedule.repeatMonths,
    startsOn: schedule.startsOn,
    endsOn: schedule.endsOn,
    numberOfPayments: schedule.numberOfPayments,
    issueInvoice,
    invoiceDetails: issueInvoice ? documentOf(type, description) : null,
    paymentDetails: null,
    origin: random.chance(0.2) ? 'import' : null,
    invoiceOnly: type === 'InvoiceOnly',
    active: isActive,
    finished: state === 'completed',
    inProgress: state === 'inProgress',
    ...troublesOf(context, random, state, index),
    // What is due stays so on the seed's day, to be seen and tried by hand.
    triedOn: isDue ? context.today : null,
    billingDealTimestamp: created,
    nextScheduledTransaction: schedule.nextScheduledTransaction,
    currentTransactionTimestamp: lastDay ? instantOf(lastDay, chargedAt) : null,
    currentTransactionID: null,
    initialTransactionID: null,
    currentDeal: made,
    sourceIP: null,
    ...writtenBy(context, created, index),
    deletedAt: index % 50 === 49 ? context.now : null,
  };
  const charges = schedule.chargeDays.map((day, at) => ({
    deal,
    dealIndex: index,
    number: at + 1,
    day,
    failed: false,
  }));
  if (failed) charges.push({ deal, dealIndex: index, number: made + 1, day: addDays(context.today, -1), failed: true });
  return [deal, charges];
}

/** Deals in every state, and the charges that they have made. */
export function seedBillingDeals(context: SeedContext): Seeding[] {
  const pools = dealPools(context);
  const made = Array.from({ length: context.plan.counts.billingDeals }, (_, index) =>
    makeBillingDeal(context, index, pools),
  );
  context.billingDeals = made.map(([deal]) => deal);
  context.charges = made.flatMap(([, charges]) => charges);
  return [insertionOf(billingDeals, context.billingDeals)];
}
