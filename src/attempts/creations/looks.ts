import type { Row } from '#contract/envelope.ts';
import { foldText } from '#contract/foldText.ts';
import { toAgorot } from '#contract/money.ts';
import type { Attempt } from '#src/attempts/attempts.ts';
import { isEarlier } from '#src/attempts/ownDetails.ts';
import { dayBefore, type ListFilter } from '#src/attempts/whereToLook.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';

/** The list where what an attempt made would stand, by calls that every server has. */
export interface Look {
  list: EndpointReference;
  /** Path parameters of the list. */
  path?: (attempt: Attempt) => Record<string, string>;
  query: (attempt: Attempt) => ListFilter;
  /** The field that has a row's id. */
  id: string;
  /** Whether a row may be what the attempt made. */
  mayBe: (row: Row, attempt: Attempt) => boolean;
}

const filled = (filter: Readonly<Record<string, string | number | undefined>>): ListFilter =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );

const days = (attempt: Attempt) => ({ dateFrom: dayBefore(attempt) });

const isAmount = (decimal: unknown, { amount }: Attempt) =>
  amount === undefined || (typeof decimal === 'number' && toAgorot(decimal) === toAgorot(amount));

const isSame = (value: unknown, wanted: string | undefined) =>
  wanted === undefined || (typeof value === 'string' && foldText(value) === foldText(wanted));

/** Customers do not tell in lists when they were made. */
const customers: Look = {
  list: 'consumers.list',
  query: ({ terminalID, name }) => filled({ terminalID, search: name }),
  id: 'consumerID',
  mayBe: ({ consumerName }, { name }) => isSame(consumerName, name),
};

const items: Look = {
  list: 'items.list',
  query: ({ terminalID, name }) => filled({ terminalID, search: name }),
  id: 'itemID',
  mayBe: ({ itemName, price }, attempt) => isSame(itemName, attempt.name) && isAmount(price, attempt),
};

/** @param invoiceOnly deals that charge nothing */
const deals = (invoiceOnly: boolean): Look => ({
  list: 'billing.list',
  query: (attempt) => filled({ terminalID: attempt.terminalID, consumerID: attempt.consumerID, ...days(attempt) }),
  id: 'billingDealID',
  mayBe: (row, attempt) =>
    row.invoiceOnly === invoiceOnly &&
    isAmount(row.transactionAmount, attempt) &&
    !isEarlier(row.billingDealTimestamp, attempt),
});

const isRequest = ({ paymentRequestAmount, transactionAmount, paymentRequestTimestamp }: Row, attempt: Attempt) =>
  (isAmount(paymentRequestAmount, attempt) || isAmount(transactionAmount, attempt)) &&
  !isEarlier(paymentRequestTimestamp, attempt);

const billingRequests: Look = {
  list: 'billingRequests.list',
  path: ({ terminalID }) => ({ terminalID }),
  query: (attempt) => filled({ consumerID: attempt.consumerID, ...days(attempt) }),
  id: 'paymentRequestID',
  mayBe: isRequest,
};

const paymentRequests: Look = {
  list: 'paymentRequests.list',
  query: (attempt) => filled({ terminalID: attempt.terminalID, consumerID: attempt.consumerID, ...days(attempt) }),
  id: 'paymentRequestID',
  mayBe: isRequest,
};

const documents: Look = {
  list: 'invoices.list',
  query: (attempt) => filled({ terminalID: attempt.terminalID, consumerID: attempt.consumerID, ...days(attempt) }),
  id: 'invoiceID',
  mayBe: ({ invoiceAmount, invoiceTimestamp }, attempt) =>
    isAmount(invoiceAmount, attempt) && !isEarlier(invoiceTimestamp, attempt),
};

const documentsOfTransaction: Look = {
  list: 'invoices.list',
  query: days,
  id: 'invoiceID',
  mayBe: ({ paymentTransactionID }, { transactionID = '' }) => isSame(paymentTransactionID, transactionID),
};

/** The documents that cancel others. */
const creditDocuments: Look = {
  list: 'invoices.list',
  query: days,
  id: 'invoiceID',
  mayBe: ({ originInvoiceID }, { invoiceID = '' }) => isSame(originInvoiceID, invoiceID),
};

const cards: Look = {
  list: 'cardTokens.list',
  query: ({ terminalID, consumerID }) => filled({ terminalID, consumerID }),
  id: 'creditCardTokenID',
  mayBe: ({ created }, attempt) => !isEarlier(created, attempt),
};

const masavFiles: Look = {
  list: 'masav.list',
  query: (attempt) => filled({ terminalID: attempt.terminalID, ...days(attempt) }),
  id: 'masavFileID',
  mayBe: ({ masavFileDate }, attempt) => !isEarlier(masavFileDate, attempt),
};

/** What was imported, row by row. */
const imports: Look = {
  list: 'import.list',
  path: ({ terminalID }) => ({ terminalID }),
  query: days,
  id: 'importID',
  mayBe: ({ created }, attempt) => !isEarlier(created, attempt),
};

/** The lists in which what was made is looked for, by noun. */
export const lists = {
  customers,
  items,
  deals,
  billingRequests,
  paymentRequests,
  documents,
  documentsOfTransaction,
  creditDocuments,
  cards,
  masavFiles,
  imports,
} as const;
