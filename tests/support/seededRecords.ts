import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { paymentRequests as requests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Anchors } from './seededLists.ts';

/** The address of a record, or of what lies below one. */
export const addressOfRecord = (id: EndpointId, key: string, query = '') => {
  const { base, path } = endpoints[id];
  return `/sandbox/${base}${fillPath(path, { id: key, terminalID: key, segment: key })}${query}`;
};

/** One row of the first merchant for each call that reads by id. */
export async function findRecordIds(db: Database, anchors: Anchors): Promise<Partial<Record<EndpointId, string>>> {
  const { merchantID } = anchors;

  const first = async <Row>(rows: Promise<Row[]>) => (await rows)[0];
  const [transaction, deal, invoice, consumer, item, request, intent, billingRequest, file] = [
    await first(db.select().from(transactions).where(eq(transactions.merchantID, merchantID)).limit(1)),
    await first(
      db
        .select()
        .from(deals)
        .where(and(eq(deals.merchantID, merchantID), isNotNull(deals.cardNumber)))
        .limit(1),
    ),
    await first(db.select().from(invoices).where(eq(invoices.merchantID, merchantID)).limit(1)),
    await first(db.select().from(consumers).where(eq(consumers.merchantID, merchantID)).limit(1)),
    await first(db.select().from(items).where(eq(items.merchantID, merchantID)).limit(1)),
    await first(
      db
        .select()
        .from(requests)
        .where(and(eq(requests.merchantID, merchantID), eq(requests.kind, 'paymentRequest')))
        .limit(1),
    ),
    await first(
      db
        .select()
        .from(requests)
        .where(and(eq(requests.merchantID, merchantID), eq(requests.kind, 'paymentIntent'), isNull(requests.deletedAt)))
        .limit(1),
    ),
    await first(
      db
        .select()
        .from(requests)
        .where(
          and(eq(requests.merchantID, merchantID), eq(requests.kind, 'billingRequest'), isNull(requests.deletedAt)),
        )
        .limit(1),
    ),
    await first(db.select().from(masavFiles).where(eq(masavFiles.merchantID, merchantID)).limit(1)),
  ];
  return {
    'terminals.get': anchors.terminalID,
    'terminals.devices': anchors.terminalID,
    'transactions.get': transaction?.paymentTransactionID ?? '',
    'transactions.ofTransmission': anchors.transmissionID,
    'billing.get': deal?.billingDealID ?? '',
    'billing.cardNumber': deal?.billingDealID ?? '',
    'billingRequests.list': anchors.terminalID,
    'import.list': anchors.terminalID,
    'invoices.get': invoice?.invoiceID ?? '',
    'consumers.get': consumer?.consumerID ?? '',
    'items.get': item?.itemID ?? '',
    'paymentRequests.get': request?.paymentRequestID ?? '',
    'paymentIntents.get': intent?.paymentRequestID ?? '',
    'billingRequests.get': billingRequest?.paymentRequestID ?? '',
    'masav.get': String(file?.masavFileID ?? ''),
  };
}
