import type { EventName } from '#contract/events.ts';
import type { Database } from '#sandbox/core/database.ts';
import { merchants, users } from '#sandbox/db/schema/account.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { insertRows } from '#sandbox/db/seed/insertRows.ts';
import type { CardTokenRow, SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { makeMerchant, makeUsers } from './accounts.ts';
import { createInvoiceLedger } from './invoiceLedger.ts';
import { createMasavLedger } from './masavFiles.ts';
import { numberDocuments } from './numberDocuments.ts';
import { boundTransactions, seedTransactions } from './seedTransactions.ts';
import { makeDealInvoices, makeStandaloneInvoices } from './standaloneInvoices.ts';
import type { TransactionRow } from './transactionRow.ts';
import { createTransmissionLedger } from './transmissions.ts';
import { type EventSubject, type EventSubjects, makeWebhookDeliveries } from './webhooks.ts';

/** How many of the newest transactions and documents the events may be about. */
const subjectsKept = 40;

const remember = (kept: EventSubject[], subject: EventSubject) => {
  kept.push(subject);
  if (kept.length > subjectsKept) kept.shift();
};

/** What was told of a saved card, by how it stands. */
function eventsOf({ deletedAt, expiryAnnounced }: CardTokenRow): EventName[] {
  if (deletedAt) return ['CardTokenDeleted'];
  return expiryAnnounced ? ['CardTokenCreated', 'CreditCardExpired'] : ['CardTokenCreated'];
}

/** What the events may be about: the newest of what was paid and documented, and everything else. */
function subjectsOf(
  context: SeedContext,
  paid: readonly EventSubject[],
  documented: readonly EventSubject[],
): EventSubjects {
  return {
    PaymentTransaction: paid,
    Invoice: documented,
    BillingDeal: context.billingDeals.map((deal) => ({
      terminalID: deal.terminalID,
      reference: deal.billingDealID,
      externalReference: deal.dealReference,
    })),
    CreditCardTokenDetails: context.cardTokens.map((token) => ({
      terminalID: token.terminalID,
      reference: token.creditCardTokenID,
      events: eventsOf(token),
    })),
    Consumer: context.consumers.map((consumer) => ({
      terminalID: consumer.terminalID,
      reference: consumer.consumerID,
      externalReference: consumer.externalReference,
    })),
  };
}

interface MerchantOptions {
  /** Numbers the Masav files. */
  firstMasavFileID: number;
  /** Counts a transaction. */
  seen: () => void;
}

/** Makes and inserts the transactions, and what comes of them: transmissions, Masav files, documents, events. */
async function seedMovements(
  db: Database,
  context: SeedContext,
  bound: readonly TransactionRow[],
  { firstMasavFileID, seen }: MerchantOptions,
): Promise<void> {
  const ledgers = {
    invoices: createInvoiceLedger(context),
    transmissions: createTransmissionLedger(context),
    masav: createMasavLedger(context, firstMasavFileID),
  };
  const paid: EventSubject[] = [];
  const documented: EventSubject[] = [];
  await seedTransactions(db, context, bound, ledgers, (row) => {
    seen();
    const { terminalID, dealReference: externalReference } = row;
    remember(paid, { terminalID, reference: row.paymentTransactionID, externalReference });
    if (row.invoiceID) remember(documented, { terminalID, reference: row.invoiceID, externalReference });
  });
  await insertRows(db, transmissions, ledgers.transmissions.rows());
  await insertRows(db, masavFiles, ledgers.masav.files());
  await insertRows(db, invoices, [...makeDealInvoices(context, context.charges), ...makeStandaloneInvoices(context)]);
  await numberDocuments(db, context.merchantID);
  await insertRows(db, webhookDeliveries, makeWebhookDeliveries(context, subjectsOf(context, paid, documented)));
}

/** Makes and inserts everything of one merchant. */
export async function seedMerchant(db: Database, context: SeedContext, options: MerchantOptions): Promise<void> {
  await insertRows(db, merchants, [makeMerchant(context)]);
  await insertRows(db, users, makeUsers(context));
  if (context.plan.terminals.length === 0) return;
  // All are made before any is inserted: a saved card marks its owner, a charge its deal.
  const seedings = nouns.flatMap(({ seed }) => seed?.(context) ?? []);
  const bound = boundTransactions(context, context.charges, context.paymentRequests);
  for (const insert of seedings) await insert(db);
  await seedMovements(db, context, bound, options);
}
