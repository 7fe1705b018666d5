import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { startPostgresql } from '#scripts/postgresql.ts';
import { benchNow } from './cluster.ts';
import { startExportServer } from './exports.ts';
import { listed, writtenColumns } from './writtenColumns.ts';

/** How ten thousand deals fare that are triggered at once, and other people's pages meanwhile. */
export interface TriggeringFigures {
  deals: number;
  /** Seconds until the request was answered. */
  accepted: number;
  /** Seconds until the last deal was charged. */
  charged: number;
  /** Deals with more than one charge. */
  twice: number;
  /** Milliseconds of a page of deals meanwhile. */
  page: { p50: number; p95: number };
  /** Most resident memory of the server, in MB. */
  memory: number;
}

/** BENCH_DEALS asks for fewer while something is tried out. */
const deals = Number(process.env.BENCH_DEALS ?? 10_000);
const between = 250;

/** The number below which so large a part of them lies. */
const below = (numbers: readonly number[], part: number) =>
  numbers.toSorted((first, second) => first - second)[Math.floor((numbers.length - 1) * part)] ?? 0;

/** Copies of a deal on a saved card, all due; nothing else is. */
async function fill(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<string> {
  await db.execute(sql`update billing_deals set active = false`);
  const [model] = rowsOf(
    await db.execute(sql`select deal.* from billing_deals as deal join terminals using (terminal_id)
      where name = 'granit-main' and not token_not_available and card_expires_on > '2027-01-01' limit 1`),
  );
  const changes = {
    active: true,
    finished: false,
    in_progress: false,
    repeat_months: 1,
    next_scheduled_transaction: '2026-11-15',
    starts_on: '2026-11-15',
    ends_on: null,
    number_of_payments: null,
    paused_from: null,
    paused_to: null,
    tried_on: null,
    current_deal: 0,
    issue_invoice: false,
  };
  const columns = listed(writtenColumns(billingDeals));
  await db.execute(sql`insert into billing_deals (${columns})
    select ${columns} from (select (jsonb_populate_record(null::billing_deals, ${JSON.stringify({ ...model, ...changes })}::jsonb
      || jsonb_build_object('billing_deal_id', gen_random_uuid(), 'transaction_amount', 10000 + step * 5, 'origin', 'bench'))).*
    from generate_series(1, ${deals}) as step) as copies`);
  await db.execute(sql`analyze billing_deals`);
  return String(model?.terminal_id);
}

/** @throws Error when the machine has no PostgreSQL */
export async function measureTriggering(): Promise<TriggeringFigures> {
  const server = await startPostgresql();
  const opened = await openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
  await prepareDatabase(opened, { now: benchNow, seedTransactions: 1000 });
  const { db } = opened;
  const terminalID = await fill(db);
  const { send, look, stop } = await startExportServer(server.url);
  try {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    await send('POST', `/sandbox/transactions/api/billing/trigger-by-terminal/${terminalID}`);
    const accepted = seconds();
    const pages: number[] = [];
    const left = async () => {
      const [row] = rowsOf(
        await db.execute(
          sql`select count(*)::int as count from billing_deals where origin = 'bench' and current_deal = 0`,
        ),
      );
      return Number(row?.count);
    };
    while ((await left()) > 0) {
      const asked = performance.now();
      await send('GET', '/sandbox/transactions/api/billing?take=100');
      pages.push(performance.now() - asked);
      await wait(between);
    }
    const charged = seconds();
    const [doubled] = rowsOf(
      await db.execute(sql`select count(*)::int as count from (select 1 from transactions join billing_deals as deal using (billing_deal_id)
        where deal.origin = 'bench' group by billing_deal_id having count(*) > 1) as twice`),
    );
    const { memory } = await look();
    const page = { p50: below(pages, 0.5), p95: below(pages, 0.95) };
    return { deals, accepted, charged, twice: Number(doubled?.count), page, memory };
  } finally {
    stop();
    await opened.close();
    await server.stop();
  }
}
