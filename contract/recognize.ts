import { cleanText, europeanDigits, groupedDigits } from './cleanText.ts';
import { filtersOf, type ListEndpointId } from './filters.ts';
import { digitsOf, phoneDigits } from './foldText.ts';
import { email } from './rules/text.ts';
import { isGuid } from './rules/guid.ts';
import { isNationalId } from './rules/nationalId.ts';

/** What a text that is looked for may be. */
export type TypedKind =
  'id' | 'shortId' | 'email' | 'lastDigits' | 'amount' | 'nationalID' | 'phone' | 'number' | 'words';

/** One way of asking a list for what was typed. */
export type Recognition =
  /** Parameters of the list's call. */
  | { kind: TypedKind; filter: Readonly<Record<string, string>> }
  /** Who it is, is asked first, by `consumers.list` with this search; the list then by the customer's `consumerID`. */
  | { kind: TypedKind; customer: string };

/** What of a text each kind reads; undefined: it is none. The likeliest first. */
const kinds: readonly (readonly [TypedKind, (text: string) => string | undefined])[] = [
  ['id', (text) => (isGuid(text) ? text.toLowerCase() : undefined)],
  ['email', (text) => (email(text) === undefined ? text : undefined)],
  ['shortId', (text) => (/^(?=.*[a-f])(?=.*\d)[\da-f]{4,8}$/i.test(text) ? text.toLowerCase() : undefined)],
  ['lastDigits', (text) => (/^\d{4}$/.test(text) ? text : undefined)],
  ['phone', readPhone],
  [
    'nationalID',
    (text) => (isNationalId(groupedDigits(text)) && /^[\d\s-]{8,}$/.test(text) ? groupedDigits(text) : undefined),
  ],
  ['amount', readAmount],
  ['number', (text) => (/^\d{1,15}$/.test(text) ? text : undefined)],
  // An id and an address have one meaning.
  ['words', (text) => (/\p{L}/u.test(text) && !isGuid(text) && !text.includes('@') ? text : undefined)],
];

/** An Israeli telephone from its beginning: 9 digits of a landline, 10 of a mobile, with 0 or 972 before them. */
function readPhone(text: string): string | undefined {
  if (!/^[+\d(][\d\s()./-]*$/.test(text) || !/^(?:(?:00)?972|0)/.test(digitsOf(text))) return undefined;
  const digits = phoneDigits(text);
  return digits.length === 8 || digits.length === 9 ? text : undefined;
}

/**
 * An amount: with decimals, marks of thousands or a currency's sign, or a plain number.
 * @returns its digits; undefined for what is none
 */
export function readAmount(text: string): string | undefined {
  const bare = text.replace(/^(?:₪|\$|€)\s*|\s*(?:₪|\$|€|ש["״]ח)$/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? plain : undefined;
}

/** Parameters that a kind may narrow, by name; a list takes the first that it has. `*` stands for the list's own id. */
const parameters: Readonly<Record<TypedKind, readonly (readonly string[])[]>> = {
  id: [['*']],
  shortId: [['paymentTransactionIDShort']],
  email: [['consumerEmail'], ['email'], ['search']],
  lastDigits: [['cardNumber']],
  amount: [['amountFrom', 'amountTo'], ['invoiceAmount'], ['paymentRequestAmount']],
  nationalID: [['cardOwnerNationalID'], ['nationalID']],
  phone: [['phone']],
  number: [['invoiceNumber'], ['masavFileID'], ['shvaShovarNumber'], ['search']],
  words: [['search'], ['consumerName'], ['cardOwnerName'], ['dealDescription'], ['dealReference']],
};

/** Kinds by which a customer is found, whose records are then asked for. */
const ofCustomers: readonly TypedKind[] = ['phone', 'words', 'nationalID', 'email'];

/** The parameter that names one record of a list: the guid of its own column. */
function ownID(list: ListEndpointId): string | undefined {
  const own: Partial<Record<ListEndpointId, string>> = {
    'transactions.list': 'paymentTransactionID',
    'billing.list': 'billingDealID',
    'paymentRequests.list': 'paymentRequestID',
    'invoices.list': 'invoiceID',
    'consumers.list': 'consumerID',
    'cardTokens.list': 'creditCardTokenID',
  };
  return own[list];
}

/** The sets of parameters by which a list is asked for a kind, each of them the list's own. */
function parametersOf(list: ListEndpointId, kind: TypedKind): string[][] {
  const table = filtersOf(list);
  return parameters[kind]
    .map((names) => names.map((name) => (name === '*' ? (ownID(list) ?? '') : name)))
    .filter((names) => names.every((name) => Object.hasOwn(table, name)));
}

/** Whether a customer found by a kind can lead to rows of a list. */
const leadsByCustomer = (list: ListEndpointId, kind: TypedKind) =>
  ofCustomers.includes(kind) && list !== 'consumers.list' && Object.hasOwn(filtersOf(list), 'consumerID');

/** What can be looked for in a list by typing it. */
export interface Searchable {
  /** What people know such a row by, the likeliest first. */
  kinds: readonly TypedKind[];
  /** Sets of parameters that what was typed may become. */
  parameters: readonly (readonly string[])[];
}

/** What people know a row by, in the order in which it is offered; ids are pasted without being told so. */
const offered: readonly TypedKind[] = ['words', 'amount', 'lastDigits', 'phone', 'number'];

/** What may be typed into the search of a list; no kinds where its call has nothing for it. */
export function searchableIn(list: ListEndpointId): Searchable {
  const sets = (kind: TypedKind) => parametersOf(list, kind);
  return {
    kinds: offered.filter((kind) => sets(kind).length > 0 || leadsByCustomer(list, kind)),
    parameters: kinds.flatMap(([kind]) => sets(kind)),
  };
}

/**
 * What a text that somebody looks for in a list may mean, the likeliest first: each one filter of the list's
 * call, or a customer to be found first. Empty where nothing of the list fits.
 * @example recognize('transactions.list', '4580')[0] // { kind: 'lastDigits', filter: { cardNumber: '4580' } }
 */
export function recognize(list: ListEndpointId, typed: string): Recognition[] {
  const text = europeanDigits(cleanText(typed)).trim();
  const found = kinds.flatMap(([kind, read]): Recognition[] => {
    const value = read(text);
    if (value === undefined) return [];
    const customer: Recognition[] = leadsByCustomer(list, kind) ? [{ kind, customer: value }] : [];
    const filters = parametersOf(list, kind).map((names) => ({
      kind,
      filter: Object.fromEntries(names.map((name) => [name, value])),
    }));
    return [...customer, ...filters];
  });
  // A search of all texts takes anything, "100%" too.
  const takesAny = found.length === 0 && text !== '' && Object.hasOwn(filtersOf(list), 'search');
  return takesAny ? [{ kind: 'words', filter: { search: text } }] : found;
}

/** Whether the likeliest of what a text means is a customer alone, as a telephone is where a list has no filter for it. */
export function meansCustomer(meanings: readonly Recognition[]): boolean {
  const [likeliest] = meanings;
  return likeliest !== undefined && meanings.every((one) => 'customer' in one || one.kind !== likeliest.kind);
}
