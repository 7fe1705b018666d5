/**
 * Every enumeration of docs/wire.md §2: word on the wire → its number, which is legal in a query; `null` where no
 * number is documented. Bodies always carry the word.
 */
export const enums = {
  transactionType: { regularDeal: 0, installments: 1, credit: 2, immediate: 3 },
  jDealType: { J4: 0, J2: 1, J5: 2 },
  cardPresence: { cardNotPresent: 0, regular: 1, Internet: null },
  paymentType: { card: 0, cheque: 1, cash: 2, bank: 3, blender: null },
  currency: { ILS: 0, USD: 1, EUR: 2 },
  transactionStatus: {
    initial: 0,
    confirmedByAggregator: 10,
    confirmedByPinpadPreProcessor: 15,
    confirmedByProcessor: 20,
    awaitingForTransmission: 30,
    transmissionInProgress: 35,
    transmissionCancelingInProgress: 36,
    completed: 40,
    awaitingToSelectJ5: 45,
    chargeback: 50,
    chargebackFailed: null,
    rejectedByAggregator: -10,
    rejectedByProcessor: -20,
    cancelledByMerchant: -30,
    failedToConfirmByAggregator: -50,
    failedToConfirmByProcesor: -60,
    failedToCommitByAggregator: -70,
    transmissionToProcessorFailed: -80,
    rejectedBy3Dsecure: null,
  },
  transactionQuickStatus: {
    Pending: 1,
    Completed: 2,
    Failed: 3,
    Canceled: 4,
    AwaitingForTransmission: 5,
    Chargeback: 6,
  },
  finalizationStatus: { initial: null, failedToCancelByAggregator: null, canceledByAggregator: null },
  rejectionReason: {
    unknown: null,
    creditCardIsMerchantsCard: null,
    nationalIdIsMerchantsId: null,
    singleTransactionAmountExceeded: null,
    dailyAmountExceeded: null,
    creditCardDailyUsageExceeded: null,
    refundNotMatchRegularAmount: null,
    refundExceededCollateral: null,
    cardOwnerNationalIdRequired: null,
    authCodeRequired: null,
  },
  specialTransactionType: { regularDeal: 0, initialDeal: 1, refund: -1 },
  documentOrigin: { UI: 0, API: 1, checkout: 2, billing: 3, device: 4, paymentRequest: 5, bit: 6, ecwid: 7 },
  propertyPresence: { All: null, Yes: null, No: null },
  solek: {
    UNKNOWN: null,
    ISRACARD: null,
    VISA: null,
    DINERS_CLUB: null,
    AMEX: null,
    JCB: null,
    DISCOVER: null,
    LEUMI_CARD: null,
    OTHER: null,
    MASTERCARD: null,
  },
  quickDateFilter: {
    today: 0,
    yesterday: 1,
    thisWeek: 2,
    lastWeek: 3,
    last30Days: 4,
    thisMonth: 5,
    lastMonth: 6,
    last3Months: 7,
  },
  repeatPeriodType: { oneTime: 0, monthly: 1, biMonthly: 2, quarter: 3, halfYear: 6, year: 12 },
  startAtType: { today: 0, specifiedDate: 1 },
  endAtType: { never: 0, specifiedDate: 1, afterNumberOfPayments: 2 },
  /** Emitted in the spec's camelCase, accepted in any case; `all` and `inProgress` are not offered. */
  billingQuickStatus: {
    all: null,
    completed: null,
    inactive: null,
    failed: null,
    cardExpired: null,
    triggeredTomorrow: null,
    paused: null,
    expiredNextMonth: null,
    manualTrigger: null,
    inProgress: null,
  },
  billingDealType: { CreditCard: null, InvoiceOnly: null, Bank: null },
  invoiceType: {
    invoice: 1,
    invoiceWithPaymentInfo: 2,
    creditNote: 3,
    paymentInfo: 4,
    refundInvoice: 5,
    receiptForDonation: null,
  },
  invoiceStatus: { initial: null, sending: null, sent: null, sendingFailed: null, canceled: null },
  paymentRequestStatus: {
    initial: null,
    sending: null,
    sent: null,
    viewed: null,
    payed: null,
    paymentFailed: null,
    rejected: null,
    canceled: null,
    sendingFailed: null,
  },
  paymentRequestQuickStatus: {
    pending: null,
    completed: null,
    failed: null,
    canceled: null,
    overdue: null,
    viewed: null,
  },
  paymentRequestHistory: {
    PaymentRequestCreated: null,
    PaymentRequestUpdated: null,
    PaymentRequestSent: null,
    PaymentRequestCanceled: null,
    PaymentRequestViewed: null,
    PaymentRequestRejected: null,
    PaymentRequestPaymentFailed: null,
    PaymentRequestPayed: null,
  },
  showDeleted: { OnlyActive: 0, OnlyDeleted: 1, All: 2 },
  terminalStatus: { active: null, disabled: null },
  /** What the bank says of a row of a Masav file; `waiting`: nothing yet. */
  masavRowStatus: { waiting: null, paid: null, returned: null },
  importStatus: { pending: null, succeeded: null, failed: null },
  dashboardGranularity: { day: null, week: null, month: null },
  dashboardComparison: { noComparison: null, comparisonDate: null },
  /** What an outgoing event tells of (contract/events.ts). */
  webhookEvent: {
    TransactionCreated: null,
    TransactionRejected: null,
    BillingDealCreated: null,
    BillingDealUpdated: null,
    CardTokenCreated: null,
    CardTokenDeleted: null,
    CreditCardExpired: null,
    ConsumerCreated: null,
    ConsumerUpdated: null,
    InvoiceGenerated: null,
    InvoiceGenerationFailed: null,
  },
  consentMethod: { SMS: null },
  consentStatus: { pending: null, approved: null, declined: null, expired: null },
} as const satisfies Record<string, Readonly<Record<string, number | null>>>;

export type EnumName = keyof typeof enums;
/** The words of one enumeration. @example EnumValue<'currency'> // 'ILS' | 'USD' | 'EUR' */
export type EnumValue<Name extends EnumName> = keyof (typeof enums)[Name] & string;

/** The words of an enumeration in their documented order. */
export function enumValues<Name extends EnumName>(name: Name): EnumValue<Name>[] {
  return Object.keys(enums[name]) as EnumValue<Name>[];
}

/**
 * Reads an enumeration value from a query: its word in any case, or its number (docs/wire.md §1.1).
 * @returns the word, or undefined when the text is neither.
 * @example parseEnum('currency', 'usd') // 'USD'
 */
export function parseEnum<Name extends EnumName>(name: Name, text: string): EnumValue<Name> | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return undefined;
  const members: Readonly<Record<string, number | null>> = enums[name];
  const numbered = (word: string) => members[word] !== null && String(members[word]) === wanted;
  return enumValues(name).find((word) => word.toLowerCase() === wanted || numbered(word));
}

/** Dictionary names of docs/wire.md §5.0: the enumeration's name + `Enum`. */
export type DictionaryName = `${EnumName}Enum` | 'banks';

/** Name of the dictionary that explains an enumeration. @example dictionaryOf('currency') // 'currencyEnum' */
export function dictionaryOf<Name extends EnumName>(name: Name): `${Name}Enum` {
  return `${name}Enum`;
}

const quickStatusByStatus: Record<EnumValue<'transactionStatus'>, EnumValue<'transactionQuickStatus'>> = {
  initial: 'Pending',
  confirmedByAggregator: 'Pending',
  confirmedByPinpadPreProcessor: 'Pending',
  confirmedByProcessor: 'Pending',
  awaitingForTransmission: 'AwaitingForTransmission',
  transmissionInProgress: 'Pending',
  transmissionCancelingInProgress: 'Pending',
  completed: 'Completed',
  awaitingToSelectJ5: 'Pending',
  chargeback: 'Chargeback',
  chargebackFailed: 'Failed',
  rejectedByAggregator: 'Failed',
  rejectedByProcessor: 'Failed',
  cancelledByMerchant: 'Canceled',
  failedToConfirmByAggregator: 'Failed',
  failedToConfirmByProcesor: 'Failed',
  failedToCommitByAggregator: 'Failed',
  transmissionToProcessorFailed: 'Failed',
  rejectedBy3Dsecure: 'Failed',
};

// spec gap: which statuses a transaction's quick status covers (docs/wire.md §2 "mapping").
export function transactionQuickStatus(status: EnumValue<'transactionStatus'>): EnumValue<'transactionQuickStatus'> {
  return quickStatusByStatus[status];
}

/** The statuses a quick status stands for. */
export function statusesOf(quickStatus: EnumValue<'transactionQuickStatus'>): EnumValue<'transactionStatus'>[] {
  return enumValues('transactionStatus').filter((status) => quickStatusByStatus[status] === quickStatus);
}
