import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/core/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import type { Scale } from './rows.ts';
import { listed, writtenColumns } from './writtenColumns.ts';

/** The n-th copy of an id: always the same, so that references of copies stay good. */
const copied = (column: string) => `md5(${column}::text || n)::uuid`;
const later = (column: string) => `(${column} - make_interval(secs => n * 1271))`;
const numbered = (column: string) => `${column} || '-' || n`;
const mailbox = (column: string) => `replace(${column}, '@', '.' || n || '@')`;

/** What the greatest merchant of the bench has besides transactions, and how a copy differs; `n` numbers the copies. */
const grown: readonly { table: PgTable; rows: number; changes: Readonly<Record<string, string>> }[] = [
  {
    table: consumers,
    rows: 200_000,
    changes: {
      consumer_id: copied('consumer_id'),
      consumer_name: `consumer_name || ' ' || n`,
      consumer_email: mailbox('consumer_email'),
      consumer_phone: `left(consumer_phone, -4) || lpad(n::text, 4, '0')`,
      external_reference: numbered('external_reference'),
      created: later('created'),
    },
  },
  {
    table: cardTokens,
    rows: 100_000,
    changes: { credit_card_token_id: copied('credit_card_token_id'), consumer_id: copied('consumer_id') },
  },
  { table: items, rows: 10_000, changes: { item_id: copied('item_id'), item_name: `item_name || ' ' || n` } },
  {
    table: billingDeals,
    rows: 20_000,
    changes: {
      billing_deal_id: copied('billing_deal_id'),
      consumer_id: copied('consumer_id'),
      consumer_name: `consumer_name || ' ' || n`,
      consumer_email: mailbox('consumer_email'),
      deal_reference: numbered('deal_reference'),
      billing_deal_timestamp: later('billing_deal_timestamp'),
    },
  },
  {
    table: paymentRequests,
    rows: 100_000,
    changes: {
      payment_request_id: copied('payment_request_id'),
      consumer_id: copied('consumer_id'),
      consumer_name: `consumer_name || ' ' || n`,
      consumer_email: mailbox('consumer_email'),
      deal_reference: numbered('deal_reference'),
      payer_key: numbered('payer_key'),
      payment_request_timestamp: later('payment_request_timestamp'),
    },
  },
  {
    table: invoices,
    rows: 300_000,
    changes: {
      invoice_id: copied('invoice_id'),
      invoice_number: `(invoice_number::bigint + n * 1000000)::text`,
      consumer_id: copied('consumer_id'),
      consumer_name: `consumer_name || ' ' || n`,
      consumer_email: mailbox('consumer_email'),
      invoice_timestamp: later('invoice_timestamp'),
      invoice_date: `${later('invoice_timestamp')}::date`,
      payment_transaction_id: copied('payment_transaction_id'),
      credit_invoice_id: copied('credit_invoice_id'),
      origin_invoice_id: copied('origin_invoice_id'),
    },
  },
];

/** Copies the rows that the seed's first merchant has until there are as many as a large merchant would have. */
export async function growOtherTables(db: Database, scale: Scale): Promise<void> {
  const merchant = sql`(select merchant_id from users where email = 'manager@sandbox.test')`;
  for (const { table, rows, changes } of grown) {
    const name = getTableName(table);
    const columns = writtenColumns(table);
    const [counted] = rowsOf(
      await db.execute(sql`select count(*) as there from ${sql.identifier(name)} where merchant_id = ${merchant}`),
    );
    const copies = Math.ceil((rows * scale) / Math.max(1, Number(counted?.there))) - 1;
    const values = columns.map((column) => `${changes[column] ?? column} as ${column}`).join(', ');
    await db.execute(sql`
      insert into ${sql.identifier(name)} (${listed(columns)})
      select ${sql.raw(values)} from ${sql.identifier(name)}, generate_series(1, ${copies}) as n
      where merchant_id = ${merchant}`);
  }
  await db.execute(sql`vacuum analyze`);
}
