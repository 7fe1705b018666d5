import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import { isObject, type ListEnvelope, type Row } from '#contract/envelope.ts';
import type { ListEndpointId } from '#contract/filters.ts';
import type { Database } from '#sandbox/core/database.ts';
import { users } from '#sandbox/db/schema/account.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { futureBillings } from '#sandbox/resources/billing/futureBillingsView.ts';
import { importRows } from '#sandbox/resources/imports/table.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { masavFileRows, masavFiles } from '#sandbox/resources/masav/table.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';
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

/** The rows a list shows without filters, read table by table and without the engine. */
export async function storedRows(db: Database, id: ListEndpointId, anchors: Anchors): Promise<Stored[]> {
  const { merchantID, terminalID, transmissionID, masavFileID } = anchors;
  const linksOf = (kind: 'paymentRequest' | 'billingRequest') =>
    db
      .select()
      .from(paymentRequests)
      .where(
        and(
          eq(paymentRequests.merchantID, merchantID),
          eq(paymentRequests.kind, kind),
          isNull(paymentRequests.deletedAt),
          kind === 'billingRequest' ? eq(paymentRequests.terminalID, terminalID) : undefined,
        ),
      );
  switch (id) {
    case 'terminals.list':
      return db.select().from(terminals).where(eq(terminals.merchantID, merchantID));
    case 'consumers.list':
      return db
        .select()
        .from(consumers)
        .where(and(eq(consumers.merchantID, merchantID), isNull(consumers.deletedAt)));
    case 'items.list':
      return db
        .select()
        .from(items)
        .where(and(eq(items.merchantID, merchantID), isNull(items.deletedAt)));
    case 'cardTokens.list':
      return db
        .select()
        .from(cardTokens)
        .where(and(eq(cardTokens.merchantID, merchantID), isNull(cardTokens.deletedAt)));
    case 'transactions.list':
      return db.select().from(transactions).where(eq(transactions.merchantID, merchantID));
    case 'transactions.ofTransmission':
      return db.select().from(transactions).where(eq(transactions.transmissionID, transmissionID));
    case 'billing.list':
      return db
        .select()
        .from(billingDeals)
        .where(and(eq(billingDeals.merchantID, merchantID), isNull(billingDeals.deletedAt)));
    case 'paymentRequests.list':
      return linksOf('paymentRequest');
    case 'billingRequests.list':
      return linksOf('billingRequest');
    case 'webhooks.list':
      return db.select().from(webhookDeliveries).where(eq(webhookDeliveries.merchantID, merchantID));
    case 'invoices.list':
      return db
        .select()
        .from(invoices)
        .where(and(eq(invoices.merchantID, merchantID), isNull(invoices.deletedAt)));
    case 'futureBillings.list':
      return db.select().from(futureBillings).where(eq(futureBillings.merchantID, merchantID));
    case 'transmissions.list':
      return db.select().from(transmissions).where(eq(transmissions.merchantID, merchantID));
    case 'income.list':
      return incomeRows(await db.select().from(transactions).where(eq(transactions.merchantID, merchantID)));
    case 'masav.list':
      return db.select().from(masavFiles).where(eq(masavFiles.merchantID, merchantID));
    case 'masavRows.list':
      return db.select().from(masavFileRows).where(eq(masavFileRows.masavFileID, masavFileID));
    case 'import.list':
      return db.select().from(importRows).where(eq(importRows.terminalID, terminalID));
  }
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
