import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import type { EnumName } from '#contract/enums.ts';
import { features, integrations } from '#contract/features.ts';
import { testNow, testTransactions } from '#tests/support/databaseDump.ts';
import { openSeed } from '#tests/support/seedQuestions.ts';
import type { Seed } from '#tests/support/seedQuestions.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await openSeed();
});
afterAll(() => seed.close());

const ask = (text: string) => seed.ask(text);
const count = (text: string) => seed.count(text);
const firstMerchant = `(select merchant_id from users where email = 'manager@sandbox.test')`;
const secondMerchant = `(select merchant_id from users where email = 'manager@other.test')`;
const firstTerminal = `(select terminal_id from terminals where merchant_id = ${firstMerchant} and position = 0)`;
const secondTerminal = `(select terminal_id from terminals where merchant_id = ${firstMerchant} and position = 1)`;
const today = '2026-11-15';

test('the merchant has at least so many rows in every list', async () => {
  const least = {
    consumers: 200,
    items: 100,
    billing_deals: 300,
    card_tokens: 100,
    invoices: 200,
    payment_requests: 150,
    transmissions: 100,
    masav_file_rows: 60,
    import_rows: 30,
    webhook_deliveries: 60,
    future_billings: 500,
    transaction_events: 3000,
  };
  for (const [table, number] of Object.entries(least)) {
    expect(await count(`${table} where merchant_id = ${firstMerchant}`), table).toBeGreaterThanOrEqual(number);
  }
  expect(await count(`transactions where merchant_id = ${firstMerchant}`)).toBe(testTransactions);
  expect(await count(`masav_files where merchant_id = ${firstMerchant}`)).toBe(12);
  expect(await ask(`select count(distinct category)::int as number from items`)).toEqual([{ number: 8 }]);
});

test('the second merchant has about thirty rows in its lists, all on its own terminal', async () => {
  for (const table of [
    'consumers',
    'items',
    'card_tokens',
    'billing_deals',
    'invoices',
    'payment_requests',
    'transactions',
  ]) {
    expect(await count(`${table} where merchant_id = ${secondMerchant}`), table).toBeGreaterThanOrEqual(30);
  }
  for (const table of ['masav_files', 'masav_file_rows', 'transmissions', 'webhook_deliveries', 'import_rows']) {
    expect(await count(`${table} where merchant_id = ${secondMerchant}`), table).toBeGreaterThan(0);
  }
});

test('the first terminal has rows in every list, the second a good share', async () => {
  const shared = [
    'consumers',
    'items',
    'card_tokens',
    'billing_deals',
    'invoices',
    'payment_requests',
    'transactions',
    'transmissions',
  ];
  for (const table of [
    ...shared,
    'masav_files',
    'masav_file_rows',
    'import_rows',
    'webhook_deliveries',
    'future_billings',
  ]) {
    expect(await count(`${table} where terminal_id = ${firstTerminal}`), table).toBeGreaterThan(0);
  }
  for (const table of shared) {
    const [most, some] = [
      await count(`${table} where terminal_id = ${firstTerminal}`),
      await count(`${table} where terminal_id = ${secondTerminal}`),
    ];
    expect(some, table).toBeGreaterThan(most / 60);
    expect(some, table).toBeLessThan(most);
  }
});

test('the terminals are as the tools and tests rely on', async () => {
  const found = await ask(`
    select status, enabled_features, integrations, settings->'allowJ5' as j5,
      billing_settings->'createRecurrentPaymentsAutomatically' as automatic
    from terminals where merchant_id = ${firstMerchant} order by position`);
  const [first, second, third] = found;
  expect(first).toMatchObject({ status: 'active', j5: true, automatic: true, enabled_features: features });
  expect(Object.keys(Object(first?.integrations)).toSorted()).toEqual(integrations.toSorted());
  expect(second).toMatchObject({ status: 'active', j5: false, automatic: false });
  expect(features.filter((feature) => !JSON.stringify(second?.enabled_features).includes(feature))).toEqual([
    'PreventDoubleTansactions',
    'Billing',
  ]);
  expect(third).toMatchObject({ status: 'disabled' });
  expect(await count(`transactions where terminal_id = ${secondTerminal} and j_deal_type = 'J5'`)).toBe(0);
});

test('a merchant account without terminals exists, and every person has Hebrew names and a role', async () => {
  const people = await ask(`select email, given_name, family_name, roles, merchant_id from users order by email`);
  expect(people.map(({ email, roles }) => [email, roles])).toEqual([
    ['billing@sandbox.test', ['BillingAdministrator']],
    ['business@sandbox.test', ['BusinessAdministrator']],
    ['manager@other.test', ['Manager']],
    ['manager@sandbox.test', ['Manager']],
    ['merchant@sandbox.test', ['Merchant']],
    ['noterminals@sandbox.test', ['Merchant']],
  ]);
  const names = people.flatMap(({ given_name, family_name }) => [String(given_name), String(family_name)]);
  expect(names.filter((name) => !/^[א-ת]+$/.test(name))).toEqual([]);
  expect(await count(`terminals natural join users where email = 'noterminals@sandbox.test'`)).toBe(0);
});

/** Where each word of an enumeration must turn up in the first merchant's rows. */
const words: [EnumName, string, string][] = [
  ['transactionStatus', 'transactions', 'status'],
  ['transactionQuickStatus', 'transactions', 'quick_status'],
  ['transactionType', 'transactions', 'transaction_type'],
  ['jDealType', 'transactions', 'j_deal_type'],
  ['cardPresence', 'transactions', 'card_presence'],
  ['paymentType', 'transactions', 'payment_type_enum'],
  ['currency', 'transactions', 'currency'],
  ['specialTransactionType', 'transactions', 'special_transaction_type'],
  ['documentOrigin', 'transactions', 'document_origin'],
  ['finalizationStatus', 'transactions', 'finalization_status'],
  ['rejectionReason', 'transactions', 'rejection_reason'],
  ['solek', 'transactions', 'solek'],
  ['repeatPeriodType', 'billing_deals', `billing_schedule->>'repeatPeriodType'`],
  ['startAtType', 'billing_deals', `billing_schedule->>'startAtType'`],
  ['endAtType', 'billing_deals', `billing_schedule->>'endAtType'`],
  ['billingDealType', 'billing_deals', 'billing_deal_type'],
  ['invoiceType', 'invoices', 'invoice_type'],
  ['invoiceStatus', 'invoices', 'status'],
  ['paymentRequestStatus', `(select * from payment_requests where kind = 'paymentRequest') as requests`, 'status'],
  ['paymentRequestStatus', `(select * from payment_requests where kind = 'paymentIntent') as intents`, 'status'],
  ['paymentRequestStatus', `(select * from payment_requests where kind = 'billingRequest') as links`, 'status'],
  ['importStatus', 'import_rows', 'status'],
  ['terminalStatus', 'terminals', 'status'],
];

test.each(words)('every %s turns up in %s', async (name, table, column) => {
  const found = await ask(`select distinct ${column} as word from ${table} where merchant_id = ${firstMerchant}`);
  expect(enumValues(name).filter((word) => !found.some((row) => row.word === word))).toEqual([]);
});

describe('billing deals show every quick status', () => {
  const live = `billing_deals where merchant_id = ${firstMerchant} and deleted_at is null and`;
  test.each([
    ['completed', 'finished and next_scheduled_transaction is null'],
    ['inactive', 'not active and not finished'],
    ['failed', 'last_error is not null and failed_attempts_count > 0'],
    ['cardExpired', `active and card_expires_on < '${today}'`],
    ['triggeredTomorrow', `active and next_scheduled_transaction = '2026-11-16'`],
    ['paused', `active and '${today}' between paused_from and paused_to`],
    ['expiredNextMonth', `active and card_expires_on = '2026-12-31'`],
    ['manualTrigger', `active and paused_from is null and next_scheduled_transaction <= '${today}'`],
    ['inProgress', 'in_progress'],
    ['token not available', 'token_not_available'],
  ])('%s', async (_, condition) => {
    expect(await count(`${live} ${condition}`)).toBeGreaterThan(1);
  });
});

test('links of every kind exist, permanent ones too; billing requests carry a schedule', async () => {
  const found = await ask(`select distinct kind || ' ' || permanent as kind from payment_requests order by 1`);
  expect(found.map(({ kind }) => kind)).toEqual([
    'billingRequest false',
    'billingRequest true',
    'paymentIntent false',
    'paymentRequest false',
    'paymentRequest true',
  ]);
  expect(await count(`payment_requests where (kind = 'billingRequest') <> (billing_schedule is not null)`)).toBe(0);
  const open = `payment_requests where status in ('initial', 'sending', 'sent') and not permanent and due_date`;
  expect(await count(`${open} < '${testNow.toISOString()}'`)).toBeGreaterThan(3);
  expect(await count(`${open} > '${testNow.toISOString()}'`)).toBeGreaterThan(3);
});

test('saved cards include expired ones, ones that expire next month and deleted ones', async () => {
  expect(await count(`card_tokens where card_expires_on < '${today}'`)).toBeGreaterThan(5);
  expect(await count(`card_tokens where card_expires_on = '2026-12-31'`)).toBeGreaterThan(5);
  expect(await count(`card_tokens where deleted_at is not null`)).toBeGreaterThan(5);
});

test('the bank has answered the Masav files that it has, the newest waits; some rows came back', async () => {
  const found = await ask(`
    select downloaded, paid_date is not null as paid from masav_files
    where merchant_id = ${firstMerchant} order by masav_file_date`);
  expect(found).toEqual([
    ...Array.from({ length: 11 }, () => ({ downloaded: true, paid: true })),
    { downloaded: false, paid: false },
  ]);
  expect(await count(`masav_file_rows where paid = false and comment is not null`)).toBeGreaterThan(0);
  expect(
    await count(`transactions where payment_type_enum = 'bank' and status = 'completed' and masav_file_id is null`),
  ).toBeGreaterThan(0);
});

test('deliveries of every event exist, some failed', async () => {
  const found = await ask(
    `select count(distinct event_name)::int as events, count(*) filter (where delivered_at is null)::int as failed from webhook_deliveries`,
  );
  expect(found).toEqual([{ events: 11, failed: expect.any(Number) }]);
  expect(Number(found[0]?.failed)).toBeGreaterThan(2);
});

test('history reaches over 14 months and never past the present', async () => {
  const [range] = await ask(
    `select min(transaction_date)::text as first, max(transaction_timestamp) <= '${testNow.toISOString()}' as past from transactions`,
  );
  expect(String(range?.first) < '2025-09-20').toBe(true);
  expect(range?.past).toBe(true);
  const stamped: [string, string][] = [
    ['consumers', 'created'],
    ['items', 'created'],
    ['card_tokens', 'created'],
    ['billing_deals', 'billing_deal_timestamp'],
    ['invoices', 'invoice_timestamp'],
    ['payment_requests', 'payment_request_timestamp'],
    ['transmissions', 'transmission_date'],
    ['masav_files', 'masav_file_date'],
    ['import_rows', 'created'],
    ['webhook_deliveries', 'event_timestamp'],
    ['transaction_events', 'operation_date'],
  ];
  for (const [table, column] of stamped) {
    expect(await count(`${table} where ${column} > '${testNow.toISOString()}'`), table).toBe(0);
  }
});

test('deals are made before their first charge', async () => {
  expect(
    await count(`billing_deals where starts_on <= '${today}' and billing_deal_timestamp >
      (starts_on + time '06:00') at time zone 'Asia/Jerusalem'`),
  ).toBe(0);
});
