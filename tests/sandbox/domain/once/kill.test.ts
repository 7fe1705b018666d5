import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, isNotNull, isNull, like, type SQL } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import type { Place } from '#bench/million/numbering.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { openPglite } from '#sandbox/db/openPglite.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { testNow } from '#tests/support/databaseDump.ts';
import { type Kind, makeUnderKills, prefixOf } from '#tests/support/makeUnderKills.ts';

/** Starting again takes the embedded database long. */
const plans = { embedded: { ofEach: 5, kills: 1 }, onServer: { ofEach: 8, kills: 2 } };
type Plan = Parameters<typeof makeUnderKills>[1];

/** The ids of what is there of each kind, by what the requests have called it. */
async function madeIn(db: Database): Promise<Record<Kind, string[]>> {
  const documents = (kind: Kind, which: SQL) =>
    db
      .select({ id: invoices.invoiceID })
      .from(invoices)
      .where(and(like(invoices.consumerName, `${prefixOf(kind)}%`), which));
  const deals = await db.select({ id: billingDeals.billingDealID, deal: billingDeals.dealDetails }).from(billingDeals);
  const links = await db
    .select({ id: paymentRequests.paymentRequestID, deal: paymentRequests.dealDetails })
    .from(paymentRequests);
  const named =
    (kind: Kind) =>
    ({ deal }: { deal: { dealDescription?: string | null } }) =>
      deal.dealDescription?.startsWith(prefixOf(kind));
  const cards = await db
    .select({ id: cardTokens.creditCardTokenID })
    .from(cardTokens)
    .where(like(cardTokens.cardOwnerName, 'kill-%'));
  const customers = await db
    .select({ id: consumers.consumerID })
    .from(consumers)
    .where(like(consumers.consumerName, `${prefixOf('consumers.create')}%`));
  const shelf = await db.select({ id: items.itemID }).from(items).where(like(items.itemName, 'kill-%'));
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
  return {
    'billing.create': ids(deals.filter(named('billing.create'))),
    'paymentRequests.create': ids(links.filter(named('paymentRequests.create'))),
    'paymentIntents.create': ids(links.filter(named('paymentIntents.create'))),
    'invoices.create': ids(await documents('invoices.create', isNull(invoices.originInvoiceID))),
    'invoices.cancel': ids(await documents('invoices.cancel', isNotNull(invoices.originInvoiceID))),
    'invoices.createForTransaction': ids(
      await documents('invoices.createForTransaction', isNotNull(invoices.paymentTransactionID)),
    ),
    'cardTokens.create': ids(cards),
    'consumers.create': ids(customers),
    'items.create': ids(shelf),
  };
}

/** How many messages each thing of a kind sends; of a canceled document also the one it was sent with. */
const messagesOf: Readonly<Partial<Record<Kind, number>>> = {
  'paymentRequests.create': 1,
  'invoices.create': 1,
  'invoices.cancel': 2,
  'invoices.createForTransaction': 1,
};

async function expectOneEach(place: Place, plan: Plan, open: () => Promise<OpenedDatabase>): Promise<void> {
  const earlier = await open();
  const cardsBefore = await earlier.db.$count(vaultEntries);
  await earlier.close();
  const made = await makeUnderKills(place, plan);
  const { db, close } = await open();
  const found = await madeIn(db);
  for (const [kind, ids] of Object.entries(found)) {
    const answered = [...made.values()].filter((one) => one.kind === kind).map(({ id }) => id);
    expect([kind, ids]).toEqual([kind, answered.toSorted()]);
    expect(new Set(ids).size).toBe(plan.ofEach);
  }
  // Messages go out once, and a card's number is kept once: one more for the owner of the deals.
  const sent = await db.select().from(outboxMessages).where(like(outboxMessages.recipient, 'kill-%@kill.test'));
  const sentTo = Map.groupBy(sent, ({ recipient }) => recipient);
  const expected = new Map<string, number>(
    [...made].flatMap(([name, { kind }]) => {
      const count = messagesOf[kind];
      return count === undefined ? [] : [[`${name}@kill.test`, count] as const];
    }),
  );
  expect(new Map([...sentTo].map(([recipient, messages]) => [recipient, messages.length]))).toEqual(expected);
  expect((await db.$count(vaultEntries)) - cardsBefore).toBe(plan.ofEach + 1);
  await close();
}

describe('a server that is killed while it makes deals, links, documents, saved cards, customers and items', () => {
  test('makes one of each under its key, embedded', { timeout: 300_000 }, async () => {
    const directory = mkdtempSync(join(tmpdir(), 'back-office-once-'));
    const data = join(directory, 'data');
    const seeded = await openPglite({ dataDirectory: data, dump: new Blob([await readFile(inject('databaseDump'))]) });
    await seeded.close();
    await expectOneEach({ data }, plans.embedded, () => openDatabase({ dataDirectory: data }));
    rmSync(directory, { recursive: true, force: true });
  });

  test('makes one of each under its key, on a server', { timeout: 300_000 }, async () => {
    const target = await createTestDatabase(inject('postgresqlUrl'));
    const open = () => openDatabase({ databaseUrl: target.url, dataDirectory: 'memory' });
    const opened = await open();
    await prepareDatabase(opened, { now: testNow, seedTransactions: 20 });
    await opened.close();
    await expectOneEach({ databaseUrl: target.url }, plans.onServer, open);
    await target.drop();
  });
});
