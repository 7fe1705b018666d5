import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeed } from '#tests/support/seedQuestions.ts';
import type { Seed } from '#tests/support/seedQuestions.ts';

let seed: Seed;
beforeAll(async () => {
  seed = await openSeed();
});
afterAll(() => seed.close());

/** The number a statement counts; 0 means that the rule holds. */
const count = (text: string) => seed.count(text);

test.each([
  ['transactions', 'transaction_amount'],
  ['billing_deals', 'transaction_amount'],
  ['invoices', 'invoice_amount'],
  ['payment_requests', 'payment_request_amount'],
])('VAT of %s fits the identity: net = round(amount / (1 + rate))', async (table, amount) => {
  expect(
    await count(`${table} where net_total <> round(${amount} / (1 + vat_rate)) or vat_total <> ${amount} - net_total`),
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
});

test('documents of a merchant and an official type are numbered from 1, without gap or double, as time goes', async () => {
  const placed = `select invoice_number::bigint as number, invoice_details ->> 'invoiceNumber' as told, invoice_number,
    row_number() over (partition by merchant_id, official_type order by invoice_timestamp, invoice_id) as place
    from invoices where invoice_number is not null`;
  expect(await count(`(${placed}) as placed where number <> place or told <> invoice_number`)).toBe(0);
  const official = `case invoice_type when 'invoice' then 305 when 'invoiceWithPaymentInfo' then 320
    when 'paymentInfo' then 400 when 'receiptForDonation' then 405 else 330 end`;
  expect(await count(`invoices where official_type <> ${official}`)).toBe(0);
  expect(await count(`invoices where official_type = 330 and invoice_type = 'refundInvoice'`)).toBeGreaterThan(0);
  expect(await count(`invoices where official_type = 330 and invoice_type = 'creditNote'`)).toBeGreaterThan(0);
});

test('what was credited of a document is what its credits come to', async () => {
  const credited = `select origin_invoice_id, sum(invoice_amount) as amount, sum(vat_total) as vat
    from invoices where origin_invoice_id is not null group by 1`;
  expect(
    await count(`invoices left join (${credited}) as credited on credited.origin_invoice_id = invoice_id
      where credited_amount <> coalesce(amount, 0) or credited_vat <> coalesce(vat, 0)`),
  ).toBe(0);
  expect(await count(`invoices where credited_amount > 0`)).toBeGreaterThan(0);
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
    await count(`transactions join (${refunds}) as refunds on id = payment_transaction_id where total <> total_refund`),
  ).toBe(0);
});
