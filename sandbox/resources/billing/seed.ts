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
import { rowsOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import {
  type BillingDealRow,
  type CardTokenRow,
  type ConsumerRow,
  type DealCharge,
  type ItemRow,
  ofConsumer,
  onTerminal,
  type World,
  writtenBy,
} from '#sandbox/db/seed/world.ts';

interface DealPools {
  tokens: Record<'usable' | 'expired' | 'nextMonth' | 'deleted', CardTokenRow[]>;
  bankOwners: ConsumerRow[];
  consumers: ConsumerRow[];
  items: ItemRow[];
}

/** What deals choose from. */
function dealPools(world: World): DealPools {
  const nextMonth = addMonths(world.today, 1).slice(0, 7);
  const { cardTokens } = world;
  const live = world.consumers.filter((consumer) => !consumer.deletedAt);
  const expires = (token: CardTokenRow) => token.cardExpiresOn?.slice(0, 7);
  return {
    tokens: {
      usable: cardTokens.filter((token) => isUsable(token, world.now) && expires(token) !== nextMonth),
      expired: cardTokens.filter((token) => !token.deletedAt && !isUsable(token, world.now)),
      nextMonth: cardTokens.filter((token) => isUsable(token, world.now) && expires(token) === nextMonth),
      deleted: cardTokens.filter((token) => token.deletedAt),
    },
    bankOwners: live.filter((consumer) => consumer.bankDetails && consumer.consumerNationalID),
    consumers: live,
    items: world.items.filter((item) => item.currency === 'ILS' && !item.vatExempt && !item.deletedAt),
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
function payerOf(world: World, random: Random, type: EnumValue<'billingDealType'>, state: DealState, pools: DealPools) {
  const token = type === 'CreditCard' ? tokenFor(random, state, pools) : undefined;
  const consumer =
    world.consumers.find((candidate) => candidate.consumerID === token?.consumerID) ??
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
function troublesOf(world: World, random: Random, state: DealState, index: number) {
  const failed = state === 'failed';
  const refusal = cycle(refusals, index);
  return {
    pausedFrom: state === 'paused' ? addDays(world.today, -random.integer(0, 20)) : null,
    pausedTo: state === 'paused' ? addDays(world.today, random.integer(3, 60)) : null,
    pauseReason: state === 'paused' ? 'לבקשת הלקוח' : null,
    lastError: failed ? refusal[1] : null,
    lastErrorCorrelationID: failed ? world.ids('billing error')(index) : null,
    failedAttemptsCount: failed ? random.integer(1, 4) : 0,
  };
}

/** Minutes of the day at which deals are charged. */
const chargedAt = 6 * 60;

/** When a deal was made: days before its first charge, or that morning, an hour earlier. */
function createdOn({ today }: World, random: Random, { startsOn, billingSchedule }: ReturnType<typeof someSchedule>) {
  const firstDay = startsOn < today ? startsOn : today;
  if (billingSchedule.startAtType === 'today') return instantOf(firstDay, chargedAt - 60);
  return instantOf(addDays(firstDay, -random.integer(1, 20)), random.integer(420, 1100));
}

/** One deal in its state, with the charges it has made. */
function makeBillingDeal(world: World, index: number, pools: DealPools): [BillingDealRow, DealCharge[]] {
  const random = world.random(`billing deal ${index}`);
  const state = cycle(dealStates, index);
  const type = someType(random, state);
  const schedule = someSchedule(random, state, world.today);
  const mayBeElsewhere = state === 'completed' || state === 'inactive';
  const terminal = cycle(world.terminals, mayBeElsewhere && random.chance(0.6) && world.terminals.length > 1 ? 1 : 0);
  const payer = payerOf(world, random, type, state, pools);
  const item = random.chance(0.6) ? random.pick(pools.items) : undefined;
  const currency = type === 'CreditCard' && !item && random.chance(0.15) ? 'USD' : 'ILS';
  const vatRate = payer.consumer.vatExempt ? 0 : vatRateOn(world.today);
  const transactionAmount = item ? item.price : someAmount(random, 2900, 90_000);
  const made = schedule.chargeDays.length;
  const created = createdOn(world, random, schedule);
  const reference = random.chance(0.7) ? `D-${30_001 + index}` : null;
  const description = item ? `מנוי: ${item.itemName}` : 'חיוב חוזר לפי הסכם';
  const issueInvoice = type === 'InvoiceOnly' || (currency === 'ILS' && random.chance(0.6));
  const isActive = index % 50 !== 49 && !['completed', 'inactive'].includes(state);
  const lastDay = schedule.chargeDays.at(-1);
  const failed = state === 'failed';
  const deal: BillingDealRow = {
    billingDealID: world.ids('billing deal')(index),
    ...onTerminal(world, terminal),
    billingDealType: type,
    currency,
    transactionAmount,
    ...splitVat(transactionAmount, vatRate),
    ...noMaskedCard,
    ...payer.columns,
    tokenUpdated: null,
    expirationEmailSent: state === 'expiredNextMonth' && random.chance(0.5) ? world.now : null,
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
    invoiceDetails: issueInvoice ? { invoiceType: 'invoiceWithPaymentInfo', invoiceSubject: description } : null,
    paymentDetails: null,
    origin: random.chance(0.2) ? 'import' : null,
    invoiceOnly: type === 'InvoiceOnly',
    active: isActive,
    finished: state === 'completed',
    inProgress: state === 'inProgress',
    ...troublesOf(world, random, state, index),
    // What is due stays so on the seed's day, to be seen and tried by hand.
    triedOn:
      schedule.nextScheduledTransaction !== null && schedule.nextScheduledTransaction <= world.today
        ? world.today
        : null,
    billingDealTimestamp: created,
    nextScheduledTransaction: schedule.nextScheduledTransaction,
    currentTransactionTimestamp: lastDay ? instantOf(lastDay, chargedAt) : null,
    currentTransactionID: null,
    initialTransactionID: null,
    currentDeal: made,
    sourceIP: null,
    ...writtenBy(world, created, index),
    deletedAt: index % 50 === 49 ? world.now : null,
  };
  const charges = schedule.chargeDays.map((day, at) => ({
    deal,
    dealIndex: index,
    number: at + 1,
    day,
    failed: false,
  }));
  if (failed) charges.push({ deal, dealIndex: index, number: made + 1, day: addDays(world.today, -1), failed: true });
  return [deal, charges];
}

/** Deals in every state, and the charges that they have made. */
export function seedBillingDeals(world: World): Seeding[] {
  const pools = dealPools(world);
  const made = Array.from({ length: world.plan.counts.billingDeals }, (_, index) =>
    makeBillingDeal(world, index, pools),
  );
  world.billingDeals = made.map(([deal]) => deal);
  world.charges = made.flatMap(([, charges]) => charges);
  return [rowsOf(billingDeals, world.billingDeals)];
}
