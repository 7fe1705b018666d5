import type { EnumValue } from '#contract/enums.ts';
import { splitVat } from '#contract/money.ts';
import { splitPayments } from '#contract/rules/installments.ts';
import type { LineItem } from '#sandbox/core/objects/stored.ts';
import { noMaskedCard } from '#sandbox/db/schema/columns.ts';
import type { transactions } from '#sandbox/db/schema/transaction.ts';
import { dayOf } from '#sandbox/db/seed/calendar.ts';
import { refusals } from '#sandbox/db/seed/catalogue/refusals.ts';
import { dealDetailsOf } from '#sandbox/db/seed/dealDetails.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import {
  type CardTokenRow,
  type ConsumerRow,
  ofConsumer,
  onTerminal,
  type TerminalRow,
  type SeedContext,
  writtenBy,
} from '#sandbox/db/seed/seedContext.ts';

export type TransactionRow = typeof transactions.$inferInsert;

type CardColumns = { [Key in keyof typeof noMaskedCard]: CardTokenRow[Key & keyof CardTokenRow] };

/** What distinguishes one transaction of the seed; the rest follows from it. */
export interface TransactionFacts {
  id: string;
  /** A running number, for references and for what goes round. */
  index: number;
  random: Random;
  when: Date;
  terminal: TerminalRow;
  consumer: ConsumerRow | undefined;
  status: EnumValue<'transactionStatus'>;
  paymentTypeEnum: EnumValue<'paymentType'>;
  documentOrigin: EnumValue<'documentOrigin'>;
  transactionType: EnumValue<'transactionType'>;
  jDealType: EnumValue<'jDealType'>;
  specialTransactionType: EnumValue<'specialTransactionType'>;
  currency: EnumValue<'currency'>;
  amount: number;
  vatRate: number;
  numberOfPayments: number;
  card: CardColumns | undefined;
  creditCardToken: string | null;
  items: LineItem[];
  description: string | null;
}

const refused: readonly EnumValue<'transactionStatus'>[] = [
  'rejectedByAggregator',
  'rejectedByProcessor',
  'rejectedBy3Dsecure',
  'chargebackFailed',
];
const broken: readonly EnumValue<'transactionStatus'>[] = [
  'failedToConfirmByAggregator',
  'failedToConfirmByProcesor',
  'failedToCommitByAggregator',
];
const beforeProcessor: readonly EnumValue<'transactionStatus'>[] = [
  'initial',
  'confirmedByAggregator',
  ...refused,
  ...broken,
];

const presences: Record<EnumValue<'documentOrigin'>, EnumValue<'cardPresence'>> = {
  UI: 'cardNotPresent',
  API: 'Internet',
  checkout: 'Internet',
  billing: 'cardNotPresent',
  device: 'regular',
  paymentRequest: 'Internet',
  bit: 'Internet',
  ecwid: 'Internet',
};

const currencyRates: Record<EnumValue<'currency'>, number | null> = { ILS: null, USD: 3.6125, EUR: 4.0871 };

function outcomeOf({ status, index }: TransactionFacts) {
  // What goes wrong comes once in a dozen, so every dozen takes the next refusal.
  const [code, message, reason] = cycle(refusals, Math.floor(index / 12));
  if (refused.includes(status)) {
    return {
      rejectionReason: reason,
      rejectionMessage: message,
      processorResultCode: code,
      finalizationStatus: cycle(
        ['initial', 'canceledByAggregator', 'failedToCancelByAggregator'] as const,
        Math.floor(index / 12),
      ),
    };
  }
  const isBroken = broken.includes(status);
  return {
    rejectionReason: null,
    rejectionMessage: isBroken ? 'אין תשובה מהמסלקה' : null,
    processorResultCode: isBroken ? 9 : beforeProcessor.includes(status) ? null : 0,
    finalizationStatus: isBroken ? cycle(['canceledByAggregator', 'failedToCancelByAggregator'] as const, index) : null,
  };
}

function processorOf({ status, random, card, terminal, index }: TransactionFacts) {
  const hasNumbers = card?.cardNumber && !beforeProcessor.includes(status);
  return {
    okNumber: hasNumbers ? random.digits(7) : null,
    shvaShovarNumber: hasNumbers ? `86-${String((index % 900) + 100)}-${random.digits(3)}` : null,
    shvaDealID: hasNumbers ? random.digits(10) : null,
    shvaTransactionID: hasNumbers ? `${terminal.processorTerminalNumber.slice(0, 4)}-${random.digits(8)}` : null,
    clearingHouseTransactionID: hasNumbers ? 400_000 + index : null,
    clearingHouseTransactionDetails: hasNumbers ? { clearingHouseTransactionID: 400_000 + index } : null,
  };
}

/** Builds the whole row; every row has the same columns. */
export function transactionRow(context: SeedContext, facts: TransactionFacts): TransactionRow {
  const { index, random, when, terminal, consumer, amount, currency, documentOrigin } = facts;
  const payments = splitPayments(amount, facts.numberOfPayments);
  const reference = random.chance(0.6) ? `R-${100_001 + index}` : null;
  const isBlocked = facts.jDealType === 'J5';
  return {
    paymentTransactionID: facts.id,
    ...onTerminal(context, terminal),
    merchantName: context.plan.merchantName,
    transactionTimestamp: when,
    transactionDate: dayOf(when),
    status: facts.status,
    transactionType: facts.transactionType,
    jDealType: facts.jDealType,
    specialTransactionType: facts.specialTransactionType,
    cardPresence: presences[documentOrigin],
    paymentTypeEnum: facts.paymentTypeEnum,
    documentOrigin,
    origin: documentOrigin === 'ecwid' ? 'ecwid' : null,
    currency,
    currencyRate: currencyRates[currency],
    transactionAmount: amount,
    ...payments,
    ...splitVat(amount, facts.vatRate),
    discountTotal: 0,
    netDiscountTotal: 0,
    totalRefund: 0,
    ...noMaskedCard,
    ...facts.card,
    creditCardToken: facts.creditCardToken,
    bankTransferDetails: bankTransferOf(facts),
    ...ofConsumer(consumer),
    dealReference: reference,
    dealDescription: facts.description,
    dealDetails: dealDetailsOf(consumer, { reference, description: facts.description, items: facts.items }),
    ...outcomeOf(facts),
    ...processorOf(facts),
    upayTransactionDetails: random.chance(0.05) ? { cashierID: `U${10_000 + index}` } : null,
    bitTransactionDetails: documentOrigin === 'bit' ? { requestStatusCode: '11', bitPaymentID: `bit-${index}` } : null,
    transmissionID: null,
    transmissionDate: null,
    transmissionNumber: null,
    masavFileID: null,
    invoiceID: null,
    issueInvoice: false,
    invoiceDetails: null,
    billingDealID: null,
    currentDeal: null,
    initialTransactionID: null,
    paymentRequestID: null,
    paymentIntentID: null,
    transactionJ5ExpiredDate: isBlocked ? new Date(when.getTime() + 86_400_000) : null,
    pinPadDeviceID: documentOrigin === 'device' ? (terminal.devices[0]?.deviceID ?? null) : null,
    saveCreditCard: false,
    consumerIP: presences[documentOrigin] === 'Internet' ? `203.0.113.${(index % 250) + 1}` : null,
    merchantIP: documentOrigin === 'UI' ? '198.51.100.7' : null,
    ...writtenBy(context, when, index),
    correlationId: context.ids('transaction correlation')(index),
  };
}

function bankTransferOf({ paymentTypeEnum, consumer, when, index }: TransactionFacts) {
  if (paymentTypeEnum !== 'bank' || !consumer?.bankDetails) return null;
  return { ...consumer.bankDetails, dueDate: dayOf(when), reference: String(100_000 + index).slice(-6) };
}
