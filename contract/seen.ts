import type { EndpointId } from './endpoints.ts';
import { isObject, type Row } from './envelope.ts';

/**
 * What a person saw of a record when they pressed: its `updateTimestamp` where the record was open, and the fields of
 * its row that count for the call. It travels as `seen` in the body, as JSON in the query where the call has no body; a
 * call on several records carries one for each id. Servers that do not know it leave it alone.
 */
export type Seen = Readonly<Record<string, SeenValue>>;
export type SeenValue = string | number | boolean | null;

/** How a call names the records it acts on: one in its path or body, several in its body, or all that wait on a terminal. */
export type NamedRecords = { path: string } | { body: string } | { many: string } | 'all';

/** A call on records that may have moved on since they were seen. */
export interface SeenCall {
  noun: 'billing' | 'transactions' | 'invoices' | 'masavRows' | 'paymentRequests';
  /** Field of the id in rows and records. */
  id: string;
  /** The call that reads one record by its id; absent: only the list tells. */
  record?: EndpointId;
  named: NamedRecords;
  /** The fields of a row that count as seen. */
  fields: readonly string[];
  /** Values of a field that are the same to who acts. */
  alike?: Readonly<Record<string, readonly string[]>>;
}

const deal = {
  noun: 'billing',
  id: 'billingDealID',
  record: 'billing.get',
  fields: ['nextScheduledTransaction', 'currentDeal', 'active', 'pausedFrom', 'pausedTo', 'transactionAmount'],
} as const;
const transaction = {
  noun: 'transactions',
  id: 'paymentTransactionID',
  record: 'transactions.get',
  fields: ['status', 'totalRefund'],
} as const;

/** How many wait on a terminal, and what they come to in each currency. */
const sums = ['count', 'ILS', 'USD', 'EUR'] as const;

// spec gap: which calls say what was seen, and what of a record counts.
/**
 * Every call on records that move by themselves or by others' hands, and what of them counts as seen. Both sides read it:
 * the app for what it sends and compares, the server for what it judges.
 */
export const seenCalls = {
  'transactions.createBillingTransaction': { ...deal, named: { body: 'billingDealID' } },
  'billing.trigger': { ...deal, named: { many: 'billingDealsID' } },
  'billing.triggerByTerminal': { ...deal, named: 'all', fields: sums },
  'billing.pause': { ...deal, named: { path: 'id' } },
  'billing.unpause': { ...deal, named: { path: 'id' } },
  'billing.activate': { ...deal, named: { many: 'billingDealsID' } },
  'billing.disable': { ...deal, named: { many: 'billingDealsID' } },
  'transactions.selectJ5': { ...transaction, named: { path: 'transactionID' } },
  'transactions.chargeback': { ...transaction, named: { body: 'existingPaymentTransactionID' } },
  'transmissions.transmit': { ...transaction, named: { many: 'paymentTransactionIDs' } },
  'transmissions.transmitByTerminal': { ...transaction, named: 'all', fields: sums },
  'transmissions.cancel': { ...transaction, named: { body: 'paymentTransactionID' } },
  'invoices.createForTransaction': {
    ...transaction,
    named: { path: 'paymentTransactionID' },
    fields: [...transaction.fields, 'invoiceID'],
  },
  'invoices.cancel': {
    noun: 'invoices',
    id: 'invoiceID',
    record: 'invoices.get',
    named: { path: 'invoiceId' },
    fields: ['status', 'invoiceNumber'],
    // How far its sending has come.
    alike: { status: ['initial', 'sending', 'sent', 'sendingFailed'] },
  },
  'paymentRequests.cancel': {
    noun: 'paymentRequests',
    id: 'paymentRequestID',
    record: 'paymentRequests.get',
    named: { path: 'id' },
    fields: ['status', 'paymentRequestAmount', 'currency'],
    // It waits for its payer in all of them.
    alike: { status: ['initial', 'sending', 'sent', 'viewed'] },
  },
  'masavRows.remove': {
    noun: 'masavRows',
    id: 'masavFileRowID',
    named: { many: 'masavFileRowIDs' },
    fields: ['amount', 'paid'],
  },
} as const satisfies { readonly [Id in EndpointId]?: SeenCall };

export type SeenCallId = keyof typeof seenCalls;

const table: Readonly<Record<string, SeenCall>> = seenCalls;

/** What is known of a call on records that move; undefined for any other. */
export const seenCallOf = (endpoint: string): SeenCall | undefined =>
  Object.hasOwn(table, endpoint) ? table[endpoint] : undefined;

const isValue = (value: unknown): value is SeenValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What a row or record shows of what counts for a call. */
export function seenOf({ fields }: Pick<SeenCall, 'fields'>, shown: Row): Seen {
  const names = ['updateTimestamp', ...fields];
  return Object.fromEntries(names.flatMap((name) => (isValue(shown[name]) ? [[name, shown[name]] as const] : [])));
}

/** Reads what was sent as seen. @returns undefined for what is none */
export function parseSeen(value: unknown): Seen | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).flatMap(([name, held]) => (isValue(held) ? [[name, held] as const] : []));
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : undefined;
}

/** A value as it is compared: a day with or without its midnight, nothing at all however it is written. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' ? value.replace(/T00:00:00(\.0+)?Z?$/, '') : value;
}

/**
 * Whether a record is another than it was seen: by its version where both know it, else by the fields that were seen. Where
 * a field has gone from one value to another that is alike, the version has moved with it, and the fields decide.
 * @param now the record as it is
 */
export function hasMovedOn(
  { updateTimestamp, ...fields }: Seen,
  now: Row,
  { fields: counted, alike }: Pick<SeenCall, 'fields' | 'alike'>,
) {
  const differs = (name: string) => name in fields && comparable(fields[name]) !== comparable(now[name]);
  const isAlike = (name: string) =>
    [fields[name], now[name]].every((value) => typeof value === 'string' && alike?.[name]?.includes(value));
  if (typeof updateTimestamp === 'string' && typeof now.updateTimestamp === 'string') {
    if (updateTimestamp === now.updateTimestamp) return false;
    if (!counted.some((name) => differs(name) && isAlike(name))) return true;
  }
  return counted.some((name) => differs(name) && !isAlike(name));
}

/** What several rows come to, as what counts for a call on all of them; amounts in decimals, as charged. */
export function sumsSeen(rows: readonly { agorot: number; currency: string }[]): Seen {
  const agorot: Record<string, number> = {};
  for (const row of rows) agorot[row.currency] = (agorot[row.currency] ?? 0) + row.agorot;
  const amounts = Object.entries(agorot).map(([currency, sum]) => [currency, sum / 100] as const);
  return { count: rows.length, ...Object.fromEntries(amounts) };
}
