import { and, eq, isNull } from 'drizzle-orm';
import { isObject } from '#contract/envelope.ts';
import { newID } from '#sandbox/core/newID.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { createCustomer } from '#tests/support/customers.ts';
import { dealMaker, saveCard } from '#tests/support/deals.ts';
import { recipient } from '#tests/support/documents.ts';
import { operate } from '#tests/support/send.ts';
import type { MoreRecords } from './samples.ts';
import type { World } from './world.ts';

/** Makes the records whose states the seed does not have, and those on which a feature or a customer matters that no list tells. */
async function made({ sandbox, provider, anchors: { terminalID } }: World): Promise<MoreRecords['made']> {
  const deals = await dealMaker(sandbox);
  const { ask } = deals;
  const named = new Map<string, string>();
  const pausedTo = '2026-12-15';
  const deal = async (
    name: string,
    change: Parameters<typeof deals.set>[1] = {},
    more: Parameters<typeof deals.create>[0] = {},
  ) => {
    const id = await deals.create(more);
    if (Object.keys(change).length > 0) await deals.set(id, change);
    named.set(id, name);
  };
  await deal('a deal that is due');
  await deal('a deal whose charge is running', { inProgress: true, chargingTransactionID: newID() });
  await deal('a deal whose card was deleted', { tokenNotAvailable: true, active: false });
  await deal('a deal whose pause is to come', { pausedFrom: '2026-12-01', pausedTo });
  await deal('an inactive deal with a pause', { pausedFrom: '2026-11-01', pausedTo, active: false });
  const orphan = await createCustomer(ask);
  const creditCardToken = await saveCard(ask, terminalID, orphan);
  await deal('a deal of a deleted customer', {}, { creditCardToken, dealDetails: { consumerID: orphan } });
  await operate(ask, 'consumers.delete', { path: { id: orphan } });
  const { data: told } = await provider.getList('webHooksCompleted', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  const ofOrphan = told.filter(({ payload }) => isObject(payload) && payload.entityReference === creditCardToken);
  for (const { id } of ofOrphan) named.set(String(id), 'news of a card that was deleted since');
  const issuing = await deals.createInvoiceOnly();
  named.set(issuing, 'a deal that issues a document today');

  const make = async (name: string, call: 'items.create' | 'paymentRequests.create', body: object) => {
    const { response } = await operate(ask, call, { body: { terminalID, ...body } });
    named.set(response.entityUID ?? '', name);
    return response.entityUID ?? '';
  };
  await make('an item that nothing uses', 'items.create', { itemName: 'Free', price: 8, currency: 'ILS' });
  const itemID = await make('an item of a running deal', 'items.create', {
    itemName: 'Kept',
    price: 7,
    currency: 'ILS',
  });
  const items = [{ itemID, itemName: 'Kept', price: 7, quantity: 1, amount: 7, currency: 'ILS' }];
  await deals.create({ transactionAmount: 7, dealDetails: { consumerID: deals.consumerID, items } });
  const payer = { ...recipient, consumerID: deals.consumerID };
  await make('a link that saves a card', 'paymentRequests.create', { paymentRequestAmount: 0, dealDetails: payer });
  return named;
}

/** The records of the matrix that no list of the seed shows. */
export async function makeRecords(world: World): Promise<MoreRecords> {
  const { db } = world.sandbox;
  const { merchantID, terminalID } = world.anchors;
  const { paymentRequestID: id, kind, deletedAt } = paymentRequests;
  const ofIntents = [eq(kind, 'paymentIntent'), isNull(deletedAt), eq(paymentRequests.merchantID, merchantID)];
  const intents = await db
    .select({ id })
    .from(paymentRequests)
    .where(and(...ofIntents, eq(paymentRequests.terminalID, terminalID)));
  const files = await db.select().from(masavFiles).where(eq(masavFiles.terminalID, terminalID));
  return {
    made: await made(world),
    masavFiles: files.map(({ masavFileID }) => masavFileID),
    unlisted: { paymentIntents: intents.map((intent) => intent.id) },
  };
}
