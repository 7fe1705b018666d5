import type { Database } from '#sandbox/core/database.ts';
import * as schema from '#sandbox/db/schema/index.ts';
import { makeMerchant, makeUsers } from './accounts.ts';
import { dealPools, makeBillingDeal } from './billingDeals.ts';
import { makeCardTokens } from '#sandbox/resources/cardTokens/seed.ts';
import { makeConsumers } from '#sandbox/resources/consumers/seed.ts';
import { makeImportRows } from '#sandbox/resources/imports/seed.ts';
import { insertRows } from '#sandbox/db/seed/insertRows.ts';
import { createInvoiceLedger } from './invoiceLedger.ts';
import { makeItemCategories, makeItems } from '#sandbox/resources/items/seed.ts';
import { createMasavLedger } from './masavFiles.ts';
import { makePaymentRequests } from './paymentRequests.ts';
import { boundTransactions, seedTransactions } from './seedTransactions.ts';
import { makeDealInvoices, makeStandaloneInvoices } from './standaloneInvoices.ts';
import { makeTerminals } from '#sandbox/resources/terminals/seed.ts';
import { createTransmissionLedger } from './transmissions.ts';
import { makeWebhookDeliveries } from './webhooks.ts';
import type { EventSubject } from './webhooks.ts';
import type { World } from '#sandbox/db/seed/world.ts';

/** How many of the newest transactions and documents the events may be about. */
const subjectsKept = 40;

const remember = (kept: EventSubject[], subject: EventSubject) => {
  kept.push(subject);
  if (kept.length > subjectsKept) kept.shift();
};

/** The small nouns, in the order in which they refer to one another. */
function makeBasics(world: World) {
  world.terminals = makeTerminals(world);
  world.consumers = makeConsumers(world);
  world.items = makeItems(world);
  world.cardTokens = makeCardTokens(world);
  const pools = dealPools(world);
  const deals = Array.from({ length: world.plan.counts.billingDeals }, (_, index) =>
    makeBillingDeal(world, index, pools),
  );
  world.billingDeals = deals.map(([deal]) => deal);
  const requests = makePaymentRequests(world);
  const charges = deals.flatMap(([, made]) => made);
  return { requests, charges, bound: boundTransactions(world, charges, requests) };
}

/** Makes and inserts everything of one merchant. `firstMasavFileID` numbers its Masav files. */
export async function seedMerchant(db: Database, world: World, firstMasavFileID: number): Promise<void> {
  await insertRows(db, schema.merchants, [makeMerchant(world)]);
  await insertRows(db, schema.users, makeUsers(world));
  if (world.plan.terminals.length === 0) return;
  const { requests, charges, bound } = makeBasics(world);
  await insertRows(db, schema.terminals, world.terminals);
  await insertRows(db, schema.consumers, world.consumers);
  await insertRows(db, schema.itemCategories, makeItemCategories(world));
  await insertRows(db, schema.items, world.items);
  await insertRows(db, schema.cardTokens, world.cardTokens);
  await insertRows(db, schema.billingDeals, world.billingDeals);
  await insertRows(db, schema.paymentRequests, requests);
  await insertRows(db, schema.importRows, makeImportRows(world));

  const invoices = createInvoiceLedger(world);
  const transmissions = createTransmissionLedger(world);
  const masav = createMasavLedger(world, firstMasavFileID);
  const paid: EventSubject[] = [];
  const documented: EventSubject[] = [];
  await seedTransactions(db, world, bound, { transmissions, masav, invoices }, (row) => {
    const { terminalID, dealReference: externalReference } = row;
    remember(paid, { terminalID, reference: row.paymentTransactionID, externalReference });
    if (row.invoiceID) remember(documented, { terminalID, reference: row.invoiceID, externalReference });
  });
  await insertRows(db, schema.transmissions, transmissions.rows());
  await insertRows(db, schema.masavFiles, masav.files());
  await insertRows(db, schema.invoices, [
    ...makeDealInvoices(world, invoices, charges),
    ...makeStandaloneInvoices(world, invoices),
  ]);
  await insertRows(
    db,
    schema.webhookDeliveries,
    makeWebhookDeliveries(world, {
      PaymentTransaction: paid,
      Invoice: documented,
      BillingDeal: world.billingDeals.map((deal) => ({
        terminalID: deal.terminalID,
        reference: deal.billingDealID,
        externalReference: deal.dealReference,
      })),
      CreditCardTokenDetails: world.cardTokens.map((token) => ({
        terminalID: token.terminalID,
        reference: token.creditCardTokenID,
      })),
      Consumer: world.consumers.map((consumer) => ({
        terminalID: consumer.terminalID,
        reference: consumer.consumerID,
        externalReference: consumer.externalReference,
      })),
    }),
  );
}
