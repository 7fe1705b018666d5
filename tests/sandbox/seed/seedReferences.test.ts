import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeed } from '#tests/support/seedQuestions.ts';
import type { Seed } from '#tests/support/seedQuestions.ts';
import { hasCardNumber, isNationalID } from '#tests/support/checkDigits.ts';
import { rowsOfTable, tables } from '#tests/support/fingerprint.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await openSeed();
});
afterAll(() => seed.close());

/** The rows of a statement, its columns in their database names. */
const ask = (text: string) => seed.ask(text);
/** The number a statement counts; 0 means that the rule holds. */
const count = (text: string) => seed.count(text);

/** Columns that name a row of another table. */
const references: [string, string, string, string][] = [
  ...[
    'consumers',
    'items',
    'card_tokens',
    'billing_deals',
    'invoices',
    'payment_requests',
    'transactions',
    'transmissions',
    'masav_files',
    'import_rows',
    'webhook_deliveries',
  ].map((table): [string, string, string, string] => [table, 'terminal_id', 'terminals', 'terminal_id']),
  ...['card_tokens', 'billing_deals', 'invoices', 'payment_requests', 'transactions', 'masav_file_rows'].map(
    (table): [string, string, string, string] => [table, 'consumer_id', 'consumers', 'consumer_id'],
  ),
  ['transactions', 'credit_card_token', 'card_tokens', 'credit_card_token_id'],
  ['billing_deals', 'credit_card_token', 'card_tokens', 'credit_card_token_id'],
  ['transactions', 'billing_deal_id', 'billing_deals', 'billing_deal_id'],
  ['transactions', 'invoice_id', 'invoices', 'invoice_id'],
  ['transactions', 'transmission_id', 'transmissions', 'transmission_id'],
  ['transactions', 'masav_file_id', 'masav_files', 'masav_file_id'],
  ['transactions', 'initial_transaction_id', 'transactions', 'payment_transaction_id'],
  ['transactions', 'payment_request_id', 'payment_requests', 'payment_request_id'],
  ['transactions', 'payment_intent_id', 'payment_requests', 'payment_request_id'],
  ['billing_deals', 'current_transaction_id', 'transactions', 'payment_transaction_id'],
  ['billing_deals', 'initial_transaction_id', 'transactions', 'payment_transaction_id'],
  ['invoices', 'payment_transaction_id', 'transactions', 'payment_transaction_id'],
  ['invoices', 'billing_deal_id', 'billing_deals', 'billing_deal_id'],
  ['invoices', 'origin_invoice_id', 'invoices', 'invoice_id'],
  ['payment_requests', 'payment_transaction_id', 'transactions', 'payment_transaction_id'],
  ['payment_requests', 'billing_deal_id', 'billing_deals', 'billing_deal_id'],
  ['masav_file_rows', 'payment_transaction_id', 'transactions', 'payment_transaction_id'],
  ['masav_file_rows', 'masav_file_id', 'masav_files', 'masav_file_id'],
  ['import_rows', 'billing_deal_id', 'billing_deals', 'billing_deal_id'],
  ['transaction_events', 'payment_transaction_id', 'transactions', 'payment_transaction_id'],
];

test.each(references)('%s.%s names a row of %s of the same merchant', async (table, column, target, key) => {
  const named = `${table} as source where ${column} is not null`;
  const matched = `(select 1 from ${target} as target where target.${key} = source.${column} and target.merchant_id = source.merchant_id)`;
  expect(await count(`${named} and not exists ${matched}`)).toBe(0);
  expect(await count(named)).toBeGreaterThan(0);
});

test('national ids and dealer numbers pass their check', async () => {
  const found = await ask(`
    select consumer_national_id as id from consumers where consumer_national_id is not null
    union all select business_number from merchants union all select national_id from masav_file_rows`);
  expect(found.map(({ id }) => String(id)).filter((id) => !isNationalID(id))).toEqual([]);
  expect(found.length).toBeGreaterThan(200);
});

test('no table holds a full card number', async () => {
  expect(hasCardNumber('card 4111 and 4111111111111111.')).toBe(true);
  // Ids may end in twelve digits, and amounts are kept by twelve digits of agorot: one in ten passes a card's check.
  const innocent = /"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"|"transaction_amount","value":"\d{12}"/g;
  for (const table of tables) {
    const rows = (await rowsOfTable(seed.db, table)).map((row) => JSON.stringify(row).replace(innocent, ''));
    const leaking = rows.filter(hasCardNumber);
    expect(leaking, getTableName(table)).toEqual([]);
  }
  expect(await count(`transactions where card_number !~ '^[0-9]{6}[*]{4,6}[0-9]{4}$'`)).toBe(0);
});

test.each([
  ['CardTokenCreated', 'card_tokens.deleted_at is null'],
  ['CardTokenDeleted', 'card_tokens.deleted_at is not null'],
  ['CreditCardExpired', 'card_tokens.expiry_announced is not null'],
])('%s is told of cards to which it has happened', async (eventName, rule) => {
  const told = `webhook_deliveries
    join card_tokens on card_tokens.credit_card_token_id::text = payload ->> 'entityReference'
    where event_name = '${eventName}'`;
  expect(await count(told)).toBeGreaterThan(0);
  expect(await count(`${told} and not (${rule})`)).toBe(0);
});
