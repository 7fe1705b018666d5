import { sql, type SQL } from 'drizzle-orm';
import { businessTimeZone } from '#contract/constants.ts';
import type { Database } from '#sandbox/core/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { listed, writtenColumns } from './writtenColumns.ts';

/** How many rows a database of the bench has, as a share of a million transactions and what goes with them. */
export type Scale = 1 | 0.1 | 0.01;

/** Transactions that the seed makes for its first merchant. */
export const seededTransactions = (scale: Scale): number => 20_000 * scale;

/** What each merchant of the bench gets: copies of a seeded merchant's transactions. The seeded rows are few only at the
 * beginning, so another merchant's copies of them come first. */
const portions = [
  { of: 'manager@sandbox.test', copies: 15, as: 'another', most: 291_000 },
  { of: 'manager@sandbox.test', copies: 34, as: 'itself' },
  { of: 'manager@other.test', copies: 179, as: 'itself' },
] as const;

/** The n-th copy of an id: always the same, and equal for equal originals, so that references stay good. */
const copied = (column: string) => `md5(${column}::text || merchant::text || n)::uuid`;
/** A copy shared by every tenth one, so that customers and cards have more than one transaction. */
const shared = (column: string) =>
  `case when ${column} is null then null else md5(${column}::text || merchant::text || n % 10)::uuid end`;
const digits = (column: string, length: number, step: number) =>
  `lpad(((${column}::bigint + n * ${step}::bigint) % ${10 ** length})::text, ${length}, '0')`;
const later = (column: string) => `(${column} - make_interval(secs => n * 1271))`;

/** How a column of a copy differs from the original; `n` is the number of the copy, `merchant` its merchant. */
const changes: Readonly<Record<string, string>> = {
  payment_transaction_id: copied('payment_transaction_id'),
  merchant_id: 'merchant',
  terminal_id: `case when merchant = merchant_id then terminal_id else md5(terminal_id::text || merchant::text)::uuid end`,
  transaction_timestamp: later('transaction_timestamp'),
  transaction_date: `(${later('transaction_timestamp')} at time zone '${businessTimeZone}')::date`,
  transmission_date: later('transmission_date'),
  updated_date: later('updated_date'),
  transaction_amount: 'transaction_amount + n % 7 * 10',
  total_amount: 'total_amount + n % 7 * 10',
  initial_payment_amount: 'initial_payment_amount + n % 7 * 10',
  net_total: 'net_total + n % 7 * 10',
  consumer_id: shared('consumer_id'),
  consumer_email: `replace(consumer_email, '@', '.' || n % 10 || '@')`,
  consumer_external_reference: `consumer_external_reference || '-' || n % 10`,
  credit_card_token: shared('credit_card_token'),
  card_number: `left(card_number, -4) || ${digits('right(card_number, 4)', 4, 37)}`,
  card_owner_national_id: digits('card_owner_national_id', 9, 1_234_567),
  deal_reference: `'R-' || substr(deal_reference, 3)::bigint + n * 1000003`,
  shva_deal_id: digits('shva_deal_id', 10, 736_878_789),
  shva_transaction_id: `left(shva_transaction_id, 5) || ${digits('substr(shva_transaction_id, 6)', 8, 7_368_787)}`,
  shva_shovar_number: `left(shva_shovar_number, 7) || ${digits('right(shva_shovar_number, 3)', 3, 7)}`,
  clearing_house_transaction_id: 'clearing_house_transaction_id + n * 2000003',
  transmission_id: shared('transmission_id'),
  invoice_id: copied('invoice_id'),
  billing_deal_id: shared('billing_deal_id'),
  initial_transaction_id: copied('initial_transaction_id'),
  payment_request_id: copied('payment_request_id'),
  payment_intent_id: copied('payment_intent_id'),
};

const columns = writtenColumns(transactions);

/** Copies in the order of time, as they would have been written. */
function copiesOf(email: string, merchant: SQL, copies: number, limit: number): SQL {
  const values = columns.map((name) => `${changes[name] ?? name} as ${name}`).join(',\n');
  return sql`
    insert into transactions (${listed(columns)})
    select ${listed(columns)} from (
      select ${sql.raw(values)}
      from transactions, generate_series(1, ${copies}) as n, (select ${merchant} as merchant) as target
      where merchant_id = (select merchant_id from users where email = ${email})
      limit ${limit}
    ) as copies
    order by transaction_timestamp`;
}

async function multiply(db: Database, scale: Scale): Promise<void> {
  for (const portion of portions) {
    const own = sql`(select merchant_id from users where email = ${portion.of})`;
    const another = sql`(select merchant_id from merchants where merchant_name = 'Another')`;
    if (portion.as === 'another') {
      const values = { merchantID: crypto.randomUUID(), merchantName: 'Another', businessNumber: '510000003' };
      await db.insert(merchants).values({ ...values, created: new Date() });
    }
    const merchant = portion.as === 'another' ? another : own;
    const most = 'most' in portion ? portion.most : 1_000_000;
    await db.execute(copiesOf(portion.of, merchant, portion.copies, most * scale));
  }
}

/**
 * Makes a seeded database one of a million transactions: one merchant with 700,000, one with 9,000, one with the rest; or
 * of a share of them. The indexes are taken away meanwhile and built at the end, which is many times faster.
 */
export async function growTransactions(db: Database, scale: Scale): Promise<void> {
  const found = await db.execute(sql`
    select indexname, indexdef from pg_indexes where tablename = 'transactions' and indexname not like '%pkey'`);
  const indexes = rowsOf(found);
  await db.transaction(async (transaction) => {
    for (const { indexname } of indexes)
      await transaction.execute(sql`drop index ${sql.identifier(String(indexname))}`);
    await multiply(transaction, scale);
    for (const { indexdef } of indexes) await transaction.execute(sql.raw(String(indexdef)));
  });
  await db.execute(sql`vacuum analyze`);
}
