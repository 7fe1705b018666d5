import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import type { EnumName } from '#contract/enums.ts';
import { features, integrations } from '#contract/features.ts';
import type { Database } from '#sandbox/db/database.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { openFromDump, testNow, testTransactions } from '#tests/support/databaseDump.ts';
import { rowsOfTable, tables } from '#tests/support/fingerprint.ts';
import { hasCardNumber, isNationalID } from '#tests/support/checkDigits.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openFromDump(inject('databaseDump')));
});
afterAll(() => close());

/** The rows of a statement, its columns in their database names. */
const ask = async (text: string) => rowsOf(await db.execute(sql.raw(text)));
/** The number a statement counts; 0 means that the rule holds. */
const count = async (text: string) => Number((await ask(`select count(*) as count from ${text}`))[0]?.count);
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
  for (const { given_name, family_name } of people) expect(`${given_name} ${family_name}`).toMatch(/^[א-ת]+ [א-ת]+$/);
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

test('some Masav files are paid, one is downloaded and unpaid, the newest waits; some rows came back', async () => {
  const found = await ask(`
    select downloaded, paid_date is not null as paid from masav_files
    where merchant_id = ${firstMerchant} order by masav_file_date`);
  expect(found).toEqual([
    ...Array(10).fill({ downloaded: true, paid: true }),
    { downloaded: true, paid: false },
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

describe('money', () => {
  test.each([
    ['transactions', 'transaction_amount'],
    ['billing_deals', 'transaction_amount'],
    ['invoices', 'invoice_amount'],
    ['payment_requests', 'payment_request_amount'],
  ])('VAT of %s fits the identity: net = round(amount / (1 + rate))', async (table, amount) => {
    expect(
      await count(
        `${table} where net_total <> round(${amount} / (1 + vat_rate)) or vat_total <> ${amount} - net_total`,
      ),
    ).toBe(0);
    expect(await count(`${table} where vat_rate = 0.18`)).toBeGreaterThan(20);
  });

  test('installments follow the sum rule', async () => {
    const sum = 'initial_payment_amount + (number_of_payments - 1) * installment_payment_amount';
    expect(await count(`transactions where total_amount <> ${sum} or total_amount <> transaction_amount`)).toBe(0);
    const split = `transaction_type in ('installments', 'credit')`;
    expect(
      await count(
        `transactions where ${split} and (number_of_payments not between 2 and 36 or installment_payment_amount <= 0)`,
      ),
    ).toBe(0);
    expect(await count(`transactions where ${split}`)).toBeGreaterThan(20);
  });

  test('amounts are 5 to 5,000; only checks are for nothing', async () => {
    expect(await count(`transactions where transaction_amount > 500000`)).toBe(0);
    expect(
      await count(
        `transactions where (transaction_amount < 500) <> (j_deal_type = 'J2') and initial_transaction_id is null`,
      ),
    ).toBe(0);
  });

  test('lines add up: each one by itself, and to the amount of their deal', async () => {
    const lines = (table: string) =>
      `${table}, jsonb_to_recordset(deal_details->'items') as line(price bigint, quantity numeric, discount bigint, amount bigint, "netAmount" bigint, vat bigint)`;
    for (const table of ['transactions', 'billing_deals', 'invoices']) {
      expect(
        await count(
          `${lines(table)} where line.amount <> price * quantity - discount or "netAmount" + vat <> line.amount`,
        ),
        table,
      ).toBe(0);
      const amount = table === 'invoices' ? 'invoice_amount' : 'transaction_amount';
      const sums = `select sum(line.amount) as total, ${amount} as wanted from ${lines(table)} group by ${table}.ctid, ${amount}`;
      expect(await count(`(${sums}) as sums where total <> wanted`), table).toBe(0);
      expect(await count(`(${sums}) as sums`), table).toBeGreaterThan(10);
    }
  });

  test('documents are paid in full, in ILS', async () => {
    const paid = `select sum(line.amount) as total, invoice_amount from invoices, jsonb_to_recordset(payment_details) as line(amount bigint) group by invoice_id`;
    expect(await count(`(${paid}) as paid where total <> invoice_amount`)).toBe(0);
    expect(await count(`invoices where currency <> 'ILS'`)).toBe(0);
    expect(await count(`invoices where invoice_number is null and status <> 'initial'`)).toBe(0);
    expect(
      await ask(
        `select invoice_number from invoices group by terminal_id, invoice_number having count(*) > 1 and invoice_number is not null`,
      ),
    ).toEqual([]);
  });

  test('transmissions and Masav files tell the sums of what they hold', async () => {
    const sent = `select transmission_id, count(*) as number, sum(case special_transaction_type when 'refund' then -transaction_amount else transaction_amount end) as total from transactions group by 1`;
    expect(
      await count(
        `transmissions left join (${sent}) as sent using (transmission_id) where transactions_count is distinct from number or total_amount is distinct from total`,
      ),
    ).toBe(0);
    const filed = `select masav_file_id, count(*) as number, sum(amount) as total from masav_file_rows group by 1`;
    expect(
      await count(
        `masav_files left join (${filed}) as filed using (masav_file_id) where rows_count is distinct from number or total_amount is distinct from total`,
      ),
    ).toBe(0);
    expect(
      await count(
        `masav_file_rows as part join transactions as whole using (payment_transaction_id) where whole.masav_file_id <> part.masav_file_id or amount <> transaction_amount`,
      ),
    ).toBe(0);
  });

  test('what was refunded never exceeds what was paid, and the refunds sum to it', async () => {
    expect(await count(`transactions where total_refund > transaction_amount`)).toBe(0);
    expect(await count(`transactions where (status = 'chargeback') <> (total_refund > 0)`)).toBe(0);
    const refunds = `select initial_transaction_id as id, sum(transaction_amount) as total from transactions where special_transaction_type = 'refund' and initial_transaction_id is not null group by 1`;
    expect(
      await count(
        `transactions join (${refunds}) as refunds on id = payment_transaction_id where total <> total_refund`,
      ),
    ).toBe(0);
  });
});

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
  for (const table of tables) {
    const leaking = (await rowsOfTable(db, table)).map((row) => JSON.stringify(row)).filter(hasCardNumber);
    expect(leaking, getTableName(table)).toEqual([]);
  }
  expect(await count(`transactions where card_number !~ '^[0-9]{6}[*]{4,6}[0-9]{4}$'`)).toBe(0);
});
