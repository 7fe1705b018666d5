import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type OpenedDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { createJobQueue } from '#sandbox/queue/jobQueue.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { createTestDatabase } from '#scripts/postgresql.ts';
import { count } from '#tests/chaos/count.ts';
import { type Day, type Deed, newDay } from '#tests/chaos/day.ts';
import type { Finding } from '#tests/chaos/finding.ts';
import { newHeard } from '#tests/chaos/listen.ts';
import { fates } from '#tests/chaos/standingOrderFile.ts';
import { testNow } from '#tests/support/databaseDump.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenedDatabase;
let queue: ReturnType<typeof createJobQueue<{ word: string }>>;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresqlUrl'));
  opened = await openDatabase({ databaseUrl: database.url, dataDirectory: 'memory' });
  await prepareDatabase(opened, { now: testNow, seedTransactions: 60 });
  queue = createJobQueue(opened.db, 'charges', { report: () => {} });
  await queue.ready();
});
afterAll(async () => {
  await queue.close();
  await opened.close();
  await database.drop();
});

const customer = (name: string, id: string | undefined): Deed => ({
  kind: 'customer',
  name,
  ...(id !== undefined && { answer: { status: 201, id, isNotMade: false } }),
});

const file = (name: string, more?: object): Deed => ({
  kind: 'file of standing orders',
  name,
  ...(more && { answer: { status: 201, id: 'x', isNotMade: false, more } }),
});

/** The ids of rows that a statement returns. */
const idsOf = async (text: string): Promise<string[]> =>
  rowsOf(await opened.db.execute(sql.raw(text))).map(({ id }) => String(id));

/** What is counted as wrong. */
async function faultsOf(day: Partial<Day>): Promise<string[]> {
  const findings = await count(database.url, { ...newDay(), ...day });
  return findings.filter(({ wrong }: Finding) => wrong.length > 0).map(({ what }) => what);
}

/** Gives customers of the seed a name, in the order of their ids. */
async function nameCustomers(name: string, howMany: number): Promise<string[]> {
  const rows = await opened.db.execute(sql`
    update consumers set external_reference = ${name} where consumer_id in
      (select consumer_id from consumers where external_reference is null or external_reference not like 'chaos-%' limit ${howMany})
    returning consumer_id`);
  return rowsOf(rows).map(({ consumer_id: id }) => String(id));
}

describe('the count after a day of faults', () => {
  it('finds nothing wrong in a database at rest', async () => {
    const [id] = await nameCustomers('chaos-1', 1);
    expect(await faultsOf({ deeds: [customer('chaos-1', id), customer('chaos-nobody', undefined)] })).toEqual([]);
  });

  it('finds what was answered and is not there', async () => {
    expect(await faultsOf({ deeds: [customer('chaos-2', 'x')] })).toEqual(['What was answered as done is there']);
  });

  it('finds what is there twice, also of who had no answer', async () => {
    await nameCustomers('chaos-3', 2);
    expect(await faultsOf({ deeds: [customer('chaos-3', undefined)] })).toEqual([
      'Nothing is there twice, also of what was asked again',
    ]);
  });

  it('finds an answer that told of something else', async () => {
    await nameCustomers('chaos-4', 1);
    expect(await faultsOf({ deeds: [customer('chaos-4', 'x')] })).toEqual(['What was answered is what is there']);
  });

  it('finds a charge that its sender was told is not made', async () => {
    await opened.db
      .execute(sql`insert into attempts (merchant_id, attempt_key, endpoint, payment_transaction_id, lease_until,
        status, user_id, user_name, locale, correlation_id, created)
      select merchant_id, 'chaos-6', 'transactions.create', payment_transaction_id, now(), 400, gen_random_uuid(), '',
        'he-IL', '', now() from transactions where quick_status = 'Completed' limit 1`);
    const charge: Deed = { kind: 'charge', name: 'chaos-6', answer: { status: 400, id: '', isNotMade: true } };
    expect(await faultsOf({ deeds: [charge] })).toEqual(['What was told as not made was not charged']);
  });

  it('finds what people did not see, and what they were refused', async () => {
    expect(await faultsOf({ missed: ['chaos-5'], refused: ['charge: 400'] })).toEqual([
      'Who has just made a customer or sent a file finds it in the list',
      'Nobody was told that what they asked is wrong',
    ]);
  });

  it('finds a file that was answered and whose rows are not there', async () => {
    expect(await faultsOf({ deeds: [file('chaos-48', fates)] })).toEqual([
      'What was answered as done is there',
      'Every sound row of a file is a standing order, once',
      'The customer whom a file names first is there once',
      'An import has its end, and its rows are as was told',
    ]);
  });

  it('finds a row that became two standing orders, also of who had no answer', async () => {
    await idsOf(`update billing_deals set deal_reference = 'chaos-96-row-1' where billing_deal_id in
      (select billing_deal_id from billing_deals limit 2) returning billing_deal_id as id`);
    expect(await faultsOf({ deeds: [file('chaos-96')] })).toEqual([
      'Every sound row of a file is a standing order, once',
    ]);
  });

  it('finds a row that was told as done and is not', async () => {
    await idsOf(`update import_rows set file_name = 'chaos-144.csv', billing_deal_id = gen_random_uuid()
      where import_row_id = (select import_row_id from import_rows where status = 'succeeded' limit 1)
      returning import_row_id as id`);
    expect(await faultsOf({ deeds: [file('chaos-144')] })).toEqual([
      'An import has its end, and its rows are as was told',
    ]);
  });

  it('finds a standing order that one request has charged twice, or not at all', async () => {
    const [twice = '', never = ''] = await idsOf(`select billing_deal_id as id from billing_deals
      where payment_type = 'card' and not in_progress order by billing_deal_id limit 2`);
    await idsOf(`update transactions set billing_deal_id = null where billing_deal_id in ('${twice}', '${never}')
      returning billing_deal_id as id`);
    await idsOf(`update transactions set billing_deal_id = '${twice}' where payment_transaction_id in
      (select payment_transaction_id from transactions where quick_status = 'Completed' limit 2) returning billing_deal_id as id`);
    await idsOf(`update billing_deals set current_deal = case when billing_deal_id = '${twice}' then 2 else 0 end
      where billing_deal_id in ('${twice}', '${never}') returning billing_deal_id as id`);
    const answer = { queued: 1, notQueued: 0, notQueuedDeals: [] };
    const what = 'Standing orders of one request are charged once, and their charge has ended';
    for (const deals of [[twice], [never]]) {
      expect(await faultsOf({ batches: [{ name: 'chaos-48', deals, isActive: true, answers: [answer] }] })).toEqual([
        what,
      ]);
    }
  });

  it('finds a charge that two were told is queued for them', async () => {
    const [once = ''] = await idsOf(`select billing_deal_id as id from billing_deals
      where payment_type = 'card' and not in_progress order by billing_deal_id desc limit 1`);
    await idsOf(
      `update transactions set billing_deal_id = null where billing_deal_id = '${once}' returning billing_deal_id as id`,
    );
    await idsOf(`update transactions set billing_deal_id = '${once}' where payment_transaction_id =
      (select payment_transaction_id from transactions where quick_status = 'Completed' limit 1) returning billing_deal_id as id`);
    await idsOf(
      `update billing_deals set current_deal = 1 where billing_deal_id = '${once}' returning billing_deal_id as id`,
    );
    const answer = { queued: 1, notQueued: 0, notQueuedDeals: [] };
    const batch = { name: 'chaos-48', deals: [once], isActive: true, answers: [answer] };
    expect(await faultsOf({ batches: [batch] })).toEqual([]);
    expect(await faultsOf({ batches: [{ ...batch, answers: [answer, answer] }] })).toEqual([
      'A charge is told as queued to one of those who ask at once',
    ]);
  });

  it('finds a link that is told as paid and is not', async () => {
    const [link = ''] = await idsOf(
      `select payment_request_id as id from payment_requests where status = 'sent' limit 1`,
    );
    expect(await faultsOf({ payments: [{ link, isTold: false, from: 0 }] })).toEqual([]);
    expect(await faultsOf({ payments: [{ link, isTold: true, from: 0, to: 1 }] })).toEqual([
      'A link is paid once, and is told as paid once',
    ]);
  });

  it('finds a standing order that is on though it was told as off', async () => {
    const [id = ''] = await idsOf(`select billing_deal_id as id from billing_deals
      where active and payment_type = 'bank' and not in_progress order by billing_deal_id limit 1`);
    await idsOf(`update transactions set billing_deal_id = null where billing_deal_id = '${id}'
      returning billing_deal_id as id`);
    await idsOf(
      `update billing_deals set current_deal = 0 where billing_deal_id = '${id}' returning billing_deal_id as id`,
    );
    const batch = { name: 'chaos-48', deals: [id], answers: [] };
    expect(await faultsOf({ batches: [{ ...batch, isActive: true }] })).toEqual([]);
    expect(await faultsOf({ batches: [{ ...batch, isActive: false }] })).toEqual([
      'Standing orders are on or off as was told of all of one request',
    ]);
  });

  it('finds a message that nobody heard who stayed connected, one that is not so, and one to a stranger', async () => {
    const [paid = ''] = await idsOf(`select payment_request_id as id from payment_requests as link
      where status = 'payed' and payment_transaction_id is not null and 1 = (select count(*) from transactions as made
        where made.payment_request_id = link.payment_request_id and quick_status <> 'Failed')
      and 1 = (select count(*) from jsonb_array_elements(history) as line where line ->> 'operationCode' = 'PaymentRequestPayed')
      limit 1`);
    const [sent = ''] = await idsOf(
      `select payment_request_id as id from payment_requests where status = 'sent' limit 1`,
    );
    const payments = [{ link: paid, isTold: true, from: 1000, to: 2000 }];
    const heardIn = (to: number, more = {}) => ({ ...newHeard(), spans: [{ from: 500, to }], ...more });
    expect(await faultsOf({ payments, heard: heardIn(30_000) })).toEqual([]);
    expect(await faultsOf({ payments, heard: heardIn(90_000, { paid: new Set([paid]) }) })).toEqual([]);
    expect(await faultsOf({ payments, heard: heardIn(90_000) })).toEqual(['Who stays connected hears of a paid link']);
    const wrong = { paid: new Set([sent]), byStranger: [{}] };
    expect(await faultsOf({ heard: heardIn(0, wrong) })).toEqual([
      'A link is paid of which that was heard',
      'Nobody hears of another merchant',
    ]);
  });

  it('finds a charge that is queued for good', async () => {
    await opened.db.transaction((tx) => queue.enqueue(tx, [{ id: crypto.randomUUID(), data: { word: 'left' } }]));
    expect(await faultsOf({})).toEqual(['Every queued charge has its end']);
  });

  it.each([
    [
      'Numbers of documents have neither gap nor double',
      `update invoices set invoice_number = invoice_number::bigint - 1 where invoice_id =
        (select invoice_id from invoices where invoice_number is not null order by invoice_number::bigint limit 1)`,
    ],
    [
      'The last numbers are those that were given',
      `insert into document_numbers (merchant_id, official_type, last_number) select merchant_id, official_type, 1 from invoices where invoice_number is not null limit 1`,
    ],
    ['Kept sums equal their rows', 'update transaction_figures set total_amount = total_amount + 1'],
    [
      'Charges and the processor agree',
      `update transactions set deal_reference = 'chaos-9', status = 'completed' where payment_transaction_id =
        (select payment_transaction_id from transactions where payment_transaction_id not in
          (select reference from processor_records) limit 1)`,
    ],
    [
      'No standing order is still being charged',
      `update billing_deals set in_progress = true, deal_details = deal_details || '{"dealReference":"chaos-8"}'`,
    ],
    [
      'Every message has been sent',
      `insert into outbox_messages (outbox_message_id, merchant_id, kind, recipient, text, links, state, created)
        select gen_random_uuid(), merchant_id, 'sms', '0500000000', '', '[]', 'waiting', now() from merchants limit 1`,
    ],
    [
      'Every payment has its end',
      `insert into attempts (merchant_id, attempt_key, endpoint, lease_until, user_id, user_name, locale, correlation_id, created)
        select merchant_id, 'open', 'transactions.create', now(), user_id, '', 'he-IL', '', now() from users limit 1`,
    ],
  ])('finds what the database gets wrong: %s', async (what, damage) => {
    await opened.db.execute(sql.raw(damage));
    expect(await faultsOf({})).toContain(what);
  });
});
