import { isObject, type Row } from '#contract/envelope.ts';
import type { AttemptPlace, CreationEndpoint } from '#src/attempts/attempts.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { holdsNumber } from '#src/dataProvider/http/cardText.ts';
import { lists, type Look } from './looks.ts';

/** What is made; the words of a notice and the pages it leads to go by it. */
export type CreationNoun =
  | 'customer'
  | 'item'
  | 'deal'
  | 'billingRequest'
  | 'paymentRequest'
  | 'paymentLink'
  | 'document'
  | 'cancellation'
  | 'card'
  | 'consent'
  | 'masavFile'
  | 'import'
  | 'other';

/** How one kind of call that makes something is kept, and looked for. */
export interface Creation {
  noun: CreationNoun;
  /** What is kept of a call: as little as it can be found by. */
  placeOf: (call: CallArguments) => AttemptPlace;
  /** Where it is looked for; absent: it is in no list. */
  look?: Look;
  /** Its body has an `extension`, which tells its attempt. */
  extension?: true;
  /** Its body has a card that was typed, which no key tells from another one. */
  typesCard?: true;
  /** Whoever stops waiting for its answer has given it up: what is asked for next is another one. */
  endsWithWait?: true;
}

const partOf = (value: unknown): Row => (isObject(value) ? value : {});

/** Those of some values that are texts. */
function textsOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value !== '') texts[name] = value;
  return texts;
}

/** A name as it may be kept; one that may be a card's number is not. */
const nameOf = (name: unknown) => textsOf({ name: typeof name === 'string' && !holdsNumber(name) ? name.trim() : '' });

/** What a body says of its terminal, its customer and its amount. @param amount the field that has it */
function ofBody({ body }: CallArguments, amount?: string): AttemptPlace {
  const { terminalID, currency, consumerID, dealDetails, ...rest } = partOf(body);
  const decimal = amount === undefined ? undefined : rest[amount];
  return {
    terminalID: typeof terminalID === 'string' ? terminalID : '',
    ...textsOf({ consumerID: consumerID ?? partOf(dealDetails).consumerID }),
    ...(amount !== undefined && textsOf({ currency })),
    ...(typeof decimal === 'number' && { amount: decimal }),
  };
}

const ofPath = ({ path = {} }: CallArguments, name: string): string => path[name] ?? '';
const deal = { noun: 'deal', placeOf: (call: CallArguments) => ofBody(call, 'transactionAmount') } as const;

/** Calls that make something and move no money, where more is known of them than of any (docs/attempts.md). */
export const creations: Readonly<Partial<Record<CreationEndpoint, Creation>>> = {
  'consumers.create': {
    noun: 'customer',
    placeOf: (call) => ({ ...ofBody(call), ...nameOf(partOf(call.body).consumerName) }),
    look: lists.customers,
  },
  'items.create': {
    noun: 'item',
    placeOf: (call) => ({ ...ofBody(call, 'price'), ...nameOf(partOf(call.body).itemName) }),
    look: lists.items,
  },
  'billing.create': { ...deal, look: lists.deals(false) },
  'invoiceOnlyBilling.create': { ...deal, look: lists.deals(true) },
  'billingRequests.create': {
    noun: 'billingRequest',
    placeOf: (call) => ofBody(call, 'transactionAmount'),
    look: lists.billingRequests,
    extension: true,
  },
  'paymentRequests.create': {
    noun: 'paymentRequest',
    placeOf: (call) => ofBody(call, 'paymentRequestAmount'),
    look: lists.paymentRequests,
    extension: true,
  },
  'paymentIntents.create': {
    noun: 'paymentLink',
    placeOf: (call) => ofBody(call, 'paymentRequestAmount'),
    extension: true,
  },
  'invoices.create': {
    noun: 'document',
    placeOf: (call) => ofBody(call, 'invoiceAmount'),
    look: lists.documents,
  },
  'invoices.createForTransaction': {
    noun: 'document',
    placeOf: (call) => ({ terminalID: '', transactionID: ofPath(call, 'paymentTransactionID') }),
    look: lists.documentsOfTransaction,
  },
  'invoices.cancel': {
    noun: 'cancellation',
    placeOf: (call) => ({ terminalID: '', invoiceID: ofPath(call, 'invoiceId') }),
    look: lists.creditDocuments,
  },
  'cardTokens.create': { noun: 'card', placeOf: (call) => ofBody(call), look: lists.cards, typesCard: true },
  'transactions.createConsent': {
    noun: 'consent',
    placeOf: (call) => ofBody(call, 'transactionAmount'),
    endsWithWait: true,
  },
  'masav.generate': {
    noun: 'masavFile',
    placeOf: (call) => ({ terminalID: ofPath(call, 'terminalId') }),
    look: lists.masavFiles,
  },
  'import.upload': {
    noun: 'import',
    placeOf: (call) => ({ terminalID: ofPath(call, 'terminalID'), ...nameOf(call.file?.name) }),
    look: lists.imports,
  },
};

/** A call of the contract that has no row above: it is made once, told in general words, and looked for by the person. */
const other: Creation = { noun: 'other', placeOf: (call) => ofBody(call) };

/** How a call that makes something is kept, and looked for. */
export const creationOf = (endpoint: CreationEndpoint): Creation => creations[endpoint] ?? other;
