import { Client } from 'pg';
import { countBatches } from './countBatches.ts';
import { countFiles } from './countFiles.ts';
import { countHeard } from './countHeard.ts';
import { countPayments } from './countPayments.ts';
import type { Day, Deed } from './day.ts';
import { errands, type Errand } from './errands.ts';
import type { Ask, Finding } from './finding.ts';
import { foundImports } from './standingOrderFile.ts';

const isDone = ({ answer }: Deed) => answer !== undefined && answer.status < 400;
const made: Readonly<Record<string, Pick<Errand, 'found'>>> = {
  ...errands,
  'file of standing orders': { found: foundImports },
};

/** What stands under the name of a deed. */
async function idsOf(ask: Ask, { kind, name }: Deed): Promise<string[]> {
  const found = made[kind]?.found;
  const rows = found
    ? await ask(found, [name])
    : await ask(
        `select payment_transaction_id as id from attempts where attempt_key = $1 and payment_transaction_id is not null`,
        [name],
      );
  return rows.map(({ id }) => String(id));
}

async function countDeeds(ask: Ask, { deeds }: Day): Promise<Finding[]> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const invented: string[] = [];
  let there = 0;
  for (const deed of deeds) {
    const ids = await idsOf(ask, deed);
    if (ids.length > 1) doubled.push(`${deed.kind} ${deed.name}: ${ids.length}`);
    if (isDone(deed) && ids.length === 0) lost.push(`${deed.kind} ${deed.name}`);
    if (isDone(deed) && ids.length === 1 && ids[0] !== deed.answer?.id) invented.push(`${deed.kind} ${deed.name}`);
    there += ids.length;
  }
  const done = deeds.filter(isDone).length;
  return [
    { what: 'What was answered as done is there', of: done, wrong: lost },
    { what: 'What was answered is what is there', of: done, wrong: invented },
    { what: 'Nothing is there twice, also of what was asked again', of: there, wrong: doubled },
  ];
}

async function countRefunds(ask: Ask, { deeds }: Day): Promise<Finding> {
  const refunds = deeds.filter(({ kind }) => kind === 'refund');
  const wrong: string[] = [];
  for (const deed of refunds.filter(isDone)) {
    const [row] = await ask(
      `select total_refund as told, (select coalesce(sum(total_amount), 0) from transactions as back
         where back.initial_transaction_id = charge.payment_transaction_id and special_transaction_type = 'refund'
         and back.quick_status <> 'Failed') as given
       from transactions as charge where payment_transaction_id = $1`,
      [deed.of],
    );
    if (Number(row?.told) !== deed.amount || Number(row?.given) !== deed.amount)
      wrong.push(`${deed.name}: ${JSON.stringify(row)}`);
  }
  return { what: 'A charge that was given back knows how much', of: refunds.length, wrong };
}

async function countDealCharges(ask: Ask, { deeds }: Day): Promise<Finding> {
  const charges = deeds.filter(({ kind }) => kind === 'charge of a standing order');
  const wrong: string[] = [];
  for (const deed of charges) {
    const [row] = await ask(
      `select current_deal as told, in_progress as busy, (select count(*) from transactions as made
         where made.billing_deal_id = deal.billing_deal_id and quick_status <> 'Failed') as made
       from billing_deals as deal where billing_deal_id = $1`,
      [deed.of],
    );
    const isOnce = Number(row?.told) === Number(row?.made) && Number(row?.made) <= 1 && row?.busy === false;
    if (!isOnce || (isDone(deed) && Number(row?.made) !== 1)) wrong.push(`${deed.name}: ${JSON.stringify(row)}`);
  }
  return { what: 'A standing order is charged once for a month', of: charges.length, wrong };
}

async function countNotMade(ask: Ask, { deeds }: Day): Promise<Finding> {
  const refused = deeds.filter(({ answer }) => answer?.isNotMade);
  const wrong: string[] = [];
  for (const { kind, name } of refused) {
    const [row] = await ask(
      `select quick_status as status, code from attempts join transactions using (payment_transaction_id)
       left join processor_records on reference = payment_transaction_id where attempt_key = $1`,
      [name],
    );
    if (row?.status !== 'Failed' || row.code === 0) wrong.push(`${kind} ${name}: ${JSON.stringify(row)}`);
  }
  return { what: 'What was told as not made was not charged', of: refused.length, wrong };
}

/** Something of which every row is a fault. */
interface Check {
  what: string;
  of: string;
  faults: string;
}

const ofTheDay = (column: string) => `${column} ->> 'dealReference' like 'chaos-%'`;

const checks: readonly Check[] = [
  {
    what: 'Charges and the processor agree',
    of: `transactions where deal_reference like 'chaos-%'`,
    faults: `select paid.payment_transaction_id, paid.status, count(*) filter (where records.code = 0) as approved
      from transactions as paid left join processor_records as records on records.reference = paid.payment_transaction_id
      where paid.deal_reference like 'chaos-%' group by paid.payment_transaction_id, paid.status
      having count(*) filter (where records.code = 0) <> (paid.quick_status <> 'Failed')::int`,
  },
  {
    what: 'Numbers of documents have neither gap nor double',
    of: 'invoices where invoice_number is not null',
    faults: `select official_type, min(number) as first, max(number) as last, count(*) as there
      from (select merchant_id, official_type, invoice_number::bigint as number from invoices
        where invoice_number is not null) as numbered
      group by merchant_id, official_type
      having max(number) - min(number) + 1 <> count(*) or count(*) <> count(distinct number)`,
  },
  {
    what: 'The last numbers are those that were given',
    of: 'document_numbers',
    faults: `select numbers.official_type, last_number, max(invoice_number::bigint) as given
      from document_numbers as numbers left join invoices using (merchant_id, official_type)
      group by merchant_id, numbers.official_type, last_number having last_number <> max(invoice_number::bigint)`,
  },
  {
    what: 'Kept sums equal their rows',
    of: 'transactions',
    faults: `select merchant_id, kept.records as kept, counted.records as counted
      from (select merchant_id, sum(number_of_records) as records, sum(total_amount) as amount
        from transaction_figures group by 1) as kept
      full join (select merchant_id, count(*) as records, sum(total_amount) as amount
        from transactions group by 1) as counted using (merchant_id)
      where kept.records is distinct from counted.records or kept.amount is distinct from counted.amount`,
  },
  {
    what: 'Every payment has its end',
    // An import goes on when it is sent again: who has given up on one has left it open.
    of: `attempts where endpoint <> 'import.upload'`,
    faults: `select attempt_key, endpoint, lease_until from attempts where status is null and endpoint <> 'import.upload'`,
  },
  {
    what: 'Every queued charge has its end',
    of: `attempts where attempt_key like 'billing:%'`,
    faults: `select id, state, retry_count from pgboss.job where name = 'charges' and state <> 'completed'`,
  },
  {
    what: 'Every message has been sent',
    of: 'outbox_messages',
    faults: `select kind, tries from outbox_messages where state = 'waiting'`,
  },
  {
    what: 'No standing order is still being charged',
    of: `billing_deals where ${ofTheDay('deal_details')}`,
    faults: `select billing_deal_id from billing_deals where in_progress and ${ofTheDay('deal_details')}`,
  },
];

async function countFaults(ask: Ask, { what, of, faults }: Check): Promise<Finding> {
  const [[counted], rows] = [await ask(`select count(*) from ${of}`), await ask(faults)];
  return { what, of: Number(counted?.count), wrong: rows.map((row) => JSON.stringify(row)) };
}

/**
 * Counts, when all is quiet, what people did and what became of it.
 * @param url the leading database
 */
export async function count(url: string, day: Day): Promise<Finding[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask: Ask = async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows;
  try {
    const findings = [
      ...(await countDeeds(ask, day)),
      await countNotMade(ask, day),
      await countRefunds(ask, day),
      await countDealCharges(ask, day),
      ...(await countFiles(ask, day)),
      ...(await countBatches(ask, day)),
      await countPayments(ask, day),
      ...(await countHeard(ask, day)),
    ];
    for (const check of checks) findings.push(await countFaults(ask, check));
    const listed = day.deeds.filter(({ kind }) => kind === 'customer' || kind === 'file of standing orders').length;
    return [
      ...findings,
      { what: 'Who has just made a customer or sent a file finds it in the list', of: listed, wrong: day.missed },
      { what: 'Nobody was told that what they asked is wrong', of: day.answered.length, wrong: day.refused },
    ];
  } finally {
    await client.end();
  }
}
