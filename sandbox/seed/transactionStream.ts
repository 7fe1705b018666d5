import type { EnumValue } from '#contract/enums.ts';
import { addDays, addMonths } from '#contract/calendarDays.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import { cardKinds, someCard } from '#sandbox/db/seed/cards.ts';
import { someLineItems, sumOf } from '#sandbox/db/seed/dealDetails.ts';
import { someAmount, someCurrency, vatRateOn } from '#sandbox/db/seed/money.ts';
import { someName } from '#sandbox/db/seed/people.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import {
  type CardTokenRow,
  type ConsumerRow,
  pickTerminal,
  type TerminalRow,
  type SeedContext,
} from '#sandbox/db/seed/seedContext.ts';
import { type TransactionFacts, transactionRow, type TransactionRow } from './transactionRow.ts';

type Status = EnumValue<'transactionStatus'>;

/** Ends of old deals that went wrong, or were undone; they come in turn. */
const oldTroubles: readonly Status[] = [
  'rejectedByProcessor',
  'cancelledByMerchant',
  'rejectedByProcessor',
  'failedToConfirmByProcesor',
  'rejectedByAggregator',
  'chargebackFailed',
  'rejectedByProcessor',
  'rejectedBy3Dsecure',
  'failedToConfirmByAggregator',
  'cancelledByMerchant',
  'failedToCommitByAggregator',
];

/** Stages of deals of the last hours. */
const freshStages: readonly Status[] = [
  'awaitingForTransmission',
  'initial',
  'awaitingForTransmission',
  'transmissionInProgress',
  'awaitingToSelectJ5',
  'awaitingForTransmission',
  'confirmedByProcessor',
  'confirmedByAggregator',
  'awaitingForTransmission',
  'transmissionCancelingInProgress',
  'confirmedByPinpadPreProcessor',
  'awaitingForTransmission',
];

const cardOnly: readonly Status[] = [
  ...freshStages,
  ...oldTroubles.filter((status) => status !== 'cancelledByMerchant'),
];

/** What transactions choose from, prepared once. */
export interface TransactionPools {
  buyers: ConsumerRow[];
  bankOwners: ConsumerRow[];
  tokensOf: Map<string, CardTokenRow[]>;
}

export function transactionPools(context: SeedContext): TransactionPools {
  const buyers = context.consumers.filter((consumer) => !consumer.deletedAt || consumer.deletedAt > context.now);
  const tokensOf = new Map<string, CardTokenRow[]>();
  for (const token of context.cardTokens.filter(({ deletedAt }) => !deletedAt)) {
    const owner = token.consumerID ?? '';
    tokensOf.set(owner, [...(tokensOf.get(owner) ?? []), token]);
  }
  return { buyers, bankOwners: buyers.filter((buyer) => buyer.bankDetails && buyer.consumerNationalID), tokensOf };
}

/** Where the n-th of so many rows falls: evenly over the history, the last ones in the hours since the transmission. */
function momentOf(context: SeedContext, random: Random, index: number, total: number) {
  const fresh = Math.min(60, Math.floor(total / 5));
  const now = context.now.getTime();
  if (index >= total - fresh) {
    const lastTransmission = instantOf(context.today, 23.5 * 60).getTime();
    const since =
      lastTransmission < now ? lastTransmission : instantOf(addDays(context.today, -1), 23.5 * 60).getTime();
    const part = (index - (total - fresh) + random.next()) / fresh;
    return { when: new Date(Math.floor(since + (now - since) * part * 0.999)), ago: 0, fresh: true };
  }
  const ago = context.days - Math.floor((index / (total - fresh)) * context.days);
  const seconds = random.integer(0, 59) * 1000;
  return {
    when: new Date(instantOf(addDays(context.today, -ago), random.integer(480, 1260)).getTime() + seconds),
    ago,
    fresh: false,
  };
}

function someStatus(index: number, fresh: boolean): Status {
  if (fresh) return cycle(freshStages, index);
  if (index % 12 === 5) return cycle(oldTroubles, Math.floor(index / 12));
  return 'completed';
}

function somePayment(random: Random, status: Status): EnumValue<'paymentType'> {
  if (cardOnly.includes(status)) return 'card';
  return random.weighted([
    ['card', 80],
    ['bank', 9],
    ['cash', 6],
    ['cheque', 3],
    ['blender', 2],
  ]);
}

function someOrigin(random: Random, terminal: TerminalRow, status: Status): EnumValue<'documentOrigin'> {
  if (status === 'confirmedByPinpadPreProcessor') return 'device';
  return random.weighted([
    ['UI', 42],
    ['API', 20],
    ['checkout', 16],
    ['device', terminal.devices.length > 0 ? 12 : 0],
    ['bit', cardOnly.includes(status) ? 0 : 6],
    ['ecwid', 3],
  ]);
}

/** J2 and J5 are card deals; J5 only where the terminal may block. */
function someJDeal(random: Random, terminal: TerminalRow, status: Status, isCard: boolean): EnumValue<'jDealType'> {
  if (status === 'awaitingToSelectJ5') return 'J5';
  if (!isCard || status !== 'completed') return 'J4';
  return random.weighted([
    ['J4', 92],
    ['J2', 4],
    ['J5', terminal.settings.allowJ5 ? 4 : 0],
  ]);
}

function someTransactionType(random: Random, amount: number, isPlain: boolean): EnumValue<'transactionType'> {
  if (!isPlain) return 'regularDeal';
  const isLarge = amount >= 10_000;
  return random.weighted([
    ['regularDeal', 70],
    ['installments', isLarge ? 18 : 0],
    ['credit', isLarge ? 6 : 0],
    ['immediate', 6],
  ]);
}

/** A saved card of the customer, or a card shown once. */
function somePayingCard(
  context: SeedContext,
  random: Random,
  index: number,
  consumer: ConsumerRow | undefined,
  pools: TransactionPools,
) {
  const tokens = consumer ? (pools.tokensOf.get(consumer.consumerID) ?? []) : [];
  if (tokens.length > 0 && random.chance(0.5)) {
    const token = random.pick(tokens);
    const { cardNumber, cardExpiration, cardExpiresOn, cardVendor, cardBrand, solek } = token;
    const { cardOwnerName, cardOwnerNationalID, creditCardTokenID } = token;
    const card = {
      cardNumber,
      cardExpiration,
      cardExpiresOn,
      cardVendor,
      cardBrand,
      solek,
      cardOwnerName,
      cardOwnerNationalID,
    };
    return { card, creditCardToken: creditCardTokenID };
  }
  const owner = { name: consumer?.consumerName ?? someName(random), nationalID: consumer?.consumerNationalID ?? null };
  const expiry = addMonths(context.today, random.integer(1, 50));
  return { card: someCard(random, cycle(cardKinds, index), expiry, owner), creditCardToken: null };
}

/** The n-th ordinary transaction of so many. */
export function ordinaryTransaction(
  context: SeedContext,
  pools: TransactionPools,
  index: number,
  total: number,
): TransactionRow {
  const random = context.random(`transaction ${index}`);
  const { when, ago, fresh } = momentOf(context, random, index, total);
  const rough = someStatus(index, fresh);
  // Few people pay by transfer; these see to it that every month has some for its Masav file.
  const isTransfer = rough === 'completed' && index % 29 === 3;
  const isMain = isTransfer || rough === 'awaitingToSelectJ5';
  const terminal = isMain ? cycle(context.terminals, 0) : pickTerminal(context, random, ago);
  const documentOrigin = isTransfer ? 'UI' : someOrigin(random, terminal, rough);
  const paymentTypeEnum = isTransfer
    ? 'bank'
    : ['UI', 'API'].includes(documentOrigin)
      ? somePayment(random, rough)
      : 'card';
  const isCard = paymentTypeEnum === 'card' && documentOrigin !== 'bit';
  const jDealType = someJDeal(random, terminal, rough, isCard);
  const isBank = paymentTypeEnum === 'bank';
  const consumer = isBank ? random.pick(pools.bankOwners) : random.chance(0.88) ? random.pick(pools.buyers) : undefined;
  const isRefund =
    rough === 'chargebackFailed' || (rough === 'completed' && jDealType === 'J4' && isCard && random.chance(0.01));
  const currency = isCard ? someCurrency(random) : 'ILS';
  const vatRate = consumer?.vatExempt ? 0 : vatRateOn(addDays(context.today, -ago));
  const items =
    jDealType === 'J2' || random.chance(0.45) ? [] : someLineItems(random, context.items, currency, vatRate);
  const amount = jDealType === 'J2' ? 0 : items.length > 0 ? sumOf(items) : someAmount(random);
  const transactionType = someTransactionType(random, amount, isCard && jDealType === 'J4' && !isRefund);
  const paying = isCard
    ? somePayingCard(context, random, index, consumer, pools)
    : { card: undefined, creditCardToken: null };
  const facts: TransactionFacts = {
    id: context.ids('transaction')(index),
    index,
    random,
    when,
    terminal,
    consumer,
    status: rough,
    paymentTypeEnum,
    documentOrigin,
    transactionType,
    jDealType,
    specialTransactionType: isRefund ? 'refund' : paying.creditCardToken ? 'initialDeal' : 'regularDeal',
    currency,
    amount,
    vatRate,
    numberOfPayments: ['installments', 'credit'].includes(transactionType) ? random.integer(3, 12) : 1,
    ...paying,
    items,
    description: random.chance(0.7)
      ? (items[0]?.itemName ?? cycle(['הזמנה טלפונית', 'Order', 'תשלום עבור שירות'], index))
      : null,
  };
  return transactionRow(context, facts);
}
