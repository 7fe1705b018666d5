import { and, asc, count, desc, eq, getTableColumns, is, isNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { isObject, type ListEnvelope, type Row } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { Database } from '#sandbox/core/database.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { importRows } from '#sandbox/resources/imports/table.ts';
import { masavFileRows } from '#sandbox/db/schema/masav.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { lists } from './listCatalogue.ts';
import type { Ask } from './sandbox.ts';

/** A row as the database holds it, by column. */
export type Stored = Readonly<Record<string, unknown>>;

/** The parts of the seed that lists below a path or a file are asked with. */
export interface Anchors {
  merchantID: string;
  otherMerchantID: string;
  terminalID: string;
  transmissionID: string;
  masavFileID: number;
}

async function merchantOf(db: Database, email: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.merchantID ?? '';
}

/** The greatest transmission and Masav file of the first merchant, and its first terminal. */
export async function findAnchors(db: Database): Promise<Anchors> {
  const merchantID = await merchantOf(db, 'manager@sandbox.test');
  const [terminal] = await db
    .select()
    .from(terminals)
    .where(eq(terminals.merchantID, merchantID))
    .orderBy(asc(terminals.position));
  const [transmission] = await db
    .select({ id: transactions.transmissionID })
    .from(transactions)
    .where(and(eq(transactions.merchantID, merchantID), sql`transmission_id is not null`))
    .groupBy(transactions.transmissionID)
    .orderBy(desc(count()), asc(transactions.transmissionID))
    .limit(1);
  const [file] = await db
    .select({ id: masavFileRows.masavFileID })
    .from(masavFileRows)
    .where(eq(masavFileRows.merchantID, merchantID))
    .groupBy(masavFileRows.masavFileID)
    .orderBy(desc(count()), asc(masavFileRows.masavFileID))
    .limit(1);
  return {
    merchantID,
    otherMerchantID: await merchantOf(db, 'manager@other.test'),
    terminalID: terminal?.terminalID ?? '',
    transmissionID: transmission?.id ?? '',
    masavFileID: file?.id ?? 0,
  };
}

/** Reads what a list shows that is more or less than its merchant's rows. */
type ReadStored = (db: Database, anchors: Anchors) => Promise<Stored[]>;

const ownReads: Readonly<Partial<Record<ListEndpointId, ReadStored>>> = {
  'transactions.ofTransmission': (db, { transmissionID }) =>
    db.select().from(transactions).where(eq(transactions.transmissionID, transmissionID)),
  'paymentRequests.list': (db, anchors) => linksOf(db, anchors, 'paymentRequest'),
  'billingRequests.list': async (db, anchors) =>
    (await linksOf(db, anchors, 'billingRequest')).filter(({ terminalID }) => terminalID === anchors.terminalID),
  'income.list': async (db, { merchantID }) =>
    incomeRows(await db.select().from(transactions).where(eq(transactions.merchantID, merchantID))),
  'masavRows.list': (db, { masavFileID }) =>
    db.select().from(masavFileRows).where(eq(masavFileRows.masavFileID, masavFileID)),
  'import.list': (db, { terminalID }) => db.select().from(importRows).where(eq(importRows.terminalID, terminalID)),
};

const linksOf = (db: Database, { merchantID }: Anchors, kind: 'paymentRequest' | 'billingRequest') =>
  db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, merchantID),
        eq(paymentRequests.kind, kind),
        isNull(paymentRequests.deletedAt),
      ),
    );

/**
 * The rows a list shows without filters, read table by table and without the engine: those of its table that are the
 * merchant's and not deleted.
 * @throws TypeError for a list that is no table and has no read of its own.
 */
export async function storedRows(db: Database, id: ListEndpointId, anchors: Anchors): Promise<Stored[]> {
  const read = ownReads[id];
  if (read) return read(db, anchors);
  const table = lists[id].from;
  if (!is(table, PgTable)) throw new TypeError(`${id} is no table: say in seededLists.ts what it shows`);
  const { merchantID, deletedAt } = getTableColumns(table);
  if (!merchantID) throw new TypeError(`the table of ${id} names no merchant`);
  return db
    .select()
    .from(table)
    .where(and(eq(merchantID, anchors.merchantID), deletedAt && isNull(deletedAt)));
}

const settledStatuses = [
  'awaitingForTransmission',
  'transmissionInProgress',
  'completed',
  'chargeback',
  'chargebackFailed',
];

/** Income is computed: per day, terminal, payment type and currency, sums of settled deals. */
function incomeRows(rows: readonly (typeof transactions.$inferSelect)[]): Stored[] {
  const sums = new Map<string, { [name: string]: unknown; totalAmount: number; transactionsCount: number }>();
  for (const row of rows) {
    if (row.jDealType !== 'J4' || !settledStatuses.includes(row.status)) continue;
    if (row.specialTransactionType === 'refund' && row.status === 'chargebackFailed') continue;
    const { transactionDate, terminalID, paymentTypeEnum, currency } = row;
    const key = [transactionDate, terminalID, paymentTypeEnum, currency].join(':');
    const sum = sums.get(key) ?? {
      transactionDate,
      terminalID,
      paymentTypeEnum,
      currency,
      totalAmount: 0,
      transactionsCount: 0,
    };
    sum.transactionsCount += 1;
    if (row.specialTransactionType !== 'refund') sum.totalAmount += row.transactionAmount;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** The address of a call; lists below a path or a file get the anchors'. */
export function addressOf(id: EndpointId, anchors: Anchors, query: Readonly<Record<string, string>> = {}): string {
  const { base, path } = endpoints[id];
  const filled = fillPath(path, { terminalID: anchors.terminalID, id: anchors.transmissionID, segment: 'month' });
  const parameters = new URLSearchParams({
    ...(id.startsWith('masavRows') && { masavFileID: String(anchors.masavFileID) }),
    ...query,
  });
  return `/sandbox/${base}${filled}?${parameters}`;
}

/** Narrows an answer's body to a list envelope. */
export function toEnvelope(body: unknown): ListEnvelope & { data: Row[] } {
  if (!isObject(body) || !Array.isArray(body.data) || typeof body.numberOfRecords !== 'number') {
    throw new TypeError(`no list: ${JSON.stringify(body).slice(0, 300)}`);
  }
  return { ...body, data: body.data.filter(isObject), numberOfRecords: body.numberOfRecords };
}

/** Asks a list. @throws TypeError when the answer is none. */
export async function askList(
  ask: Ask,
  id: EndpointId,
  anchors: Anchors,
  query: Readonly<Record<string, string>> = {},
) {
  const answer = await ask({ method: 'GET', url: addressOf(id, anchors, query) });
  return toEnvelope(answer.json());
}

/** Every row of a list, page by page. */
export async function askAll(ask: Ask, id: EndpointId, anchors: Anchors, query: Readonly<Record<string, string>> = {}) {
  const rows: Row[] = [];
  for (;;) {
    const page = await askList(ask, id, anchors, { ...query, take: '1000', skip: String(rows.length) });
    rows.push(...page.data);
    if (page.data.length === 0 || rows.length >= page.numberOfRecords) return rows;
  }
}
