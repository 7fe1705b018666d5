import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/core/database.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { invoicePdf } from '#sandbox/documents/invoice/invoicePdf.ts';
import type { PrintedInvoice } from '#sandbox/documents/invoice/printedInvoice.ts';
import { prepareDatabase } from '#sandbox/seed/prepare.ts';
import { startPostgresql } from '#scripts/postgresql.ts';
import { benchNow } from './cluster.ts';
import { startExportServer } from './exports.ts';
import { listed, writtenColumns } from './writtenColumns.ts';

/** How long documents take, and other people's pages meanwhile. */
export interface DocumentFigures {
  /** Processor time of a document of sixty lines, in ms: the middle of several. */
  sixtyLines: number;
  resent: number;
  /** Seconds until the request was answered. */
  accepted: number;
  /** Seconds until the last one was drawn and sent. */
  sent: number;
  /** Milliseconds of a page of documents meanwhile. */
  page: { p50: number; p95: number };
  /** Most resident memory of the server, in MB. */
  memory: number;
}

/** BENCH_DOCUMENTS asks for fewer while something is tried out. */
const documents = Number(process.env.BENCH_DOCUMENTS ?? 1000);
const between = 100;

/** The number below which so large a part of them lies. */
const below = (numbers: readonly number[], part: number) =>
  numbers.toSorted((first, second) => first - second)[Math.floor((numbers.length - 1) * part)] ?? 0;

const sixty: PrintedInvoice = {
  locale: 'he-IL',
  mark: 'copy',
  business: { name: 'גרניט מסחר בע״מ', number: '514263789' },
  invoiceType: 'invoice',
  invoiceNumber: '100001',
  issuedAt: benchNow,
  invoiceDate: '2026-11-15',
  currency: 'ILS',
  invoiceAmount: 60 * 11_800,
  vatRate: 0.18,
  vatTotal: 60 * 1800,
  netTotal: 60 * 10_000,
  allocationNumber: null,
  origin: null,
  subject: null,
  consumerName: 'דנה לוי',
  consumerNationalID: null,
  consumerEmail: null,
  consumerPhone: null,
  dealDetails: {
    items: Array.from({ length: 60 }, (_, index) => ({
      itemName: `שירות ייעוץ מקצועי לרבות ביקור בבית הלקוח, דוח v${index}`,
      currency: 'ILS',
      price: 11_800,
      quantity: 1,
      discount: 0,
      amount: 11_800,
      vatRate: 0.18,
      vat: 1800,
      netPrice: 10_000,
      netAmount: 10_000,
      netDiscount: 0,
    })),
  },
  paymentDetails: [],
};

/** The first one also reads the fonts, as it does in a server. */
async function sixtyLines(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1) {
    const before = process.cpuUsage();
    await invoicePdf(sixty);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return below(times, 0.5);
}

/** Copies of a document that was issued. @returns their terminal and ids */
async function fill(db: Database): Promise<{ terminalID: string; invoicesIDs: string[] }> {
  const columns = listed(writtenColumns(invoices));
  const made = rowsOf(
    await db.execute(sql`insert into invoices (${columns})
      select ${columns} from (select (jsonb_populate_record(null::invoices, to_jsonb(model) || jsonb_build_object(
        'invoice_id', gen_random_uuid(), 'invoice_number', (900000 + step)::text, 'status', 'sent'))).*
      from generate_series(1, ${documents}) as step, (
        select invoices.* from invoices join terminals using (terminal_id)
        where terminals.name = 'granit-main' and invoice_number is not null and consumer_email is not null
          and invoices.status = 'sent' and invoice_type = 'invoice' limit 1
      ) as model) as copies returning invoice_id, terminal_id`),
  );
  return { terminalID: String(made[0]?.terminal_id), invoicesIDs: made.map((row) => String(row.invoice_id)) };
}

/** @throws Error when the machine has no PostgreSQL */
export async function measureDocuments(): Promise<DocumentFigures> {
  const server = await startPostgresql();
  const opened = await openDatabase({ databaseUrl: server.url, dataDirectory: 'memory' });
  await prepareDatabase(opened, { now: benchNow, seedTransactions: 1000 });
  const body = await fill(opened.db);
  const { send, look, stop } = await startExportServer(server.url);
  try {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    await send('POST', '/sandbox/transactions/api/invoicing/resend', body);
    const accepted = seconds();
    const pages: number[] = [];
    const waiting = async () => {
      const [row] = rowsOf(
        await opened.db.execute(sql`select count(*)::int as count from outbox_messages where state = 'waiting'`),
      );
      return Number(row?.count);
    };
    while ((await waiting()) > 0) {
      const asked = performance.now();
      await send('GET', '/sandbox/transactions/api/invoicing?take=100');
      pages.push(performance.now() - asked);
      await wait(between);
    }
    const sent = seconds();
    const { memory } = await look();
    const page = { p50: below(pages, 0.5), p95: below(pages, 0.95) };
    return { sixtyLines: await sixtyLines(), resent: documents, accepted, sent, page, memory };
  } finally {
    stop();
    await opened.close();
    await server.stop();
  }
}
