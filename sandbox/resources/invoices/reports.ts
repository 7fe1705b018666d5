import { Readable } from 'node:stream';
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { taxReportRequest } from '#contract/entities/invoiceRequest.ts';
import { toDecimal } from '#contract/money.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { translate } from '#sandbox/core/locale.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { DocumentSource } from '#sandbox/documents/openFormat/filedDocument.ts';
import { openFormat } from '#sandbox/documents/openFormat/openFormat.ts';
import { newIdentifier, type Production } from '#sandbox/documents/openFormat/production.ts';
import { zip } from '#sandbox/documents/zip.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { providerOf } from '#sandbox/domain/invoicing/provider.ts';
import { rateOf } from '#sandbox/domain/money/currencyRate.ts';
import { readTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { originalHashOf } from './originalHash.ts';

interface Range {
  terminal: Terminal;
  /** Days `YYYY-MM-DD`, both within. */
  from: string;
  to: string;
}

/** What a report is asked about. @throws ApiError 400 where the terminal's provider is another one */
async function readRange(call: Call): Promise<Range> {
  const { terminalID, dateFrom, dateTo } = await readBody(call, taxReportRequest);
  const terminal = await readTerminal(call.context.db, call, terminalID.toLowerCase());
  if (providerOf(terminal) !== 'EasyInvoice') throw invalid([{ code: 'terminalID', description: 'OnlyEasyInvoice' }]);
  return { terminal, from: dateFrom.slice(0, 10), to: dateTo.slice(0, 10) };
}

const inOneRead = 200;

/** The documents that were issued in a range, by official type and number, read piece by piece. */
async function* readIssued(db: Database, { terminal, from, to }: Range): AsyncGenerator<Invoice[]> {
  const isThere = and(
    eq(invoices.terminalID, terminal.terminalID),
    gte(invoices.invoiceDate, from),
    lte(invoices.invoiceDate, to),
    isNotNull(invoices.invoiceNumber),
    isNull(invoices.deletedAt),
  );
  const numberOf = (invoiceNumber: unknown) => sql`substring(${invoiceNumber} from '[0-9]+$')::bigint`;
  const { officialType, invoiceNumber } = invoices;
  let last: Invoice | undefined;
  do {
    const after =
      last &&
      sql`(${officialType}, ${numberOf(invoiceNumber)}, ${invoiceNumber})
        > (${last.officialType}, ${numberOf(sql`${last.invoiceNumber}::text`)}, ${last.invoiceNumber})`;
    const rows = await db
      .select()
      .from(invoices)
      .where(and(isThere, after))
      .orderBy(asc(officialType), asc(numberOf(invoiceNumber)), asc(invoiceNumber))
      .limit(inOneRead);
    yield rows;
    last = rows.length === inOneRead ? rows.at(-1) : undefined;
  } while (last);
}

/** What of other nouns the documents tell: the document that each credits, and who cleared its card at which rate. */
async function readAround(db: Database, rows: readonly Invoice[]) {
  const originIDs = rows.flatMap(({ originInvoiceID }) => originInvoiceID ?? []);
  const paymentIDs = rows.flatMap(({ paymentTransactionID }) => paymentTransactionID ?? []);
  const origins =
    originIDs.length > 0 ? await db.select().from(invoices).where(inArray(invoices.invoiceID, originIDs)) : [];
  const { paymentTransactionID, solek, currencyRate } = transactions;
  const payments =
    paymentIDs.length > 0
      ? await db
          .select({ id: paymentTransactionID, solek, currencyRate })
          .from(transactions)
          .where(inArray(paymentTransactionID, paymentIDs))
      : [];
  return {
    origins: new Map(origins.map((origin) => [origin.invoiceID, origin])),
    payments: new Map(payments.map((payment) => [payment.id, payment])),
  };
}

/** @throws Error where no rate of a document's currency is known: in ILS it has no amount */
async function* sourcesOf(db: Database, range: Range): AsyncGenerator<DocumentSource> {
  for await (const rows of readIssued(db, range)) {
    const { origins, payments } = await readAround(db, rows);
    for (const invoice of rows) {
      const payment = payments.get(invoice.paymentTransactionID ?? '');
      const { currency, invoiceDate } = invoice;
      const rate = currency === 'ILS' ? 1 : await rateOf(db, currency, payment?.currencyRate, invoiceDate);
      if (rate === null) throw new Error(`no rate of ${currency} on ${invoiceDate}`);
      yield { invoice, origin: origins.get(invoice.originInvoiceID ?? ''), rate, solek: payment?.solek ?? null };
    }
  }
}

const minuteMs = 60_000;

/** The business of a terminal, with the minute that its next file is named by: no two files have the same (§2.2). */
async function nextProduction(
  db: Database,
  { merchantID }: Terminal,
  now: Date,
): Promise<Omit<Production, 'from' | 'to'>> {
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const rows = await db
    .update(merchants)
    .set({
      taxFileMinute: sql`greatest(${minute.toISOString()}::timestamptz, ${merchants.taxFileMinute} + interval '1 minute')`,
    })
    .where(eq(merchants.merchantID, merchantID))
    .returning();
  const { merchantName: name, businessNumber: number, address, taxFileMinute } = required(rows, 'Merchant');
  return { business: { name, number, address }, madeAt: taxFileMinute ?? minute, identifier: newIdentifier() };
}

/** POST …/get-document-tax-report: the documents of a range in the Tax Authority's open format, packed. */
export const taxReport: Handler<never> = async (call) => {
  const range = await readRange(call);
  const { db, clock } = call.context;
  const { terminal, from, to } = range;
  const production = { ...(await nextProduction(db, terminal, clock.now())), from, to };
  return {
    file: Readable.from(zip(openFormat(production, sourcesOf(db, range))), { objectMode: false }),
    fileName: `OPENFRMT-${from}-${to}.zip`,
    contentType: 'application/zip',
  };
};

/** A spreadsheet program tells UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** A row for each document with the hash of its original; one that nobody has had yet is not had by this. */
async function* hashes({ context: { db }, locale }: Call, range: Range): AsyncGenerator<string> {
  yield `${byteOrderMark}${translate(locale, 'DocumentHashes')}\r\n`;
  for await (const rows of readIssued(db, range)) {
    for (const row of rows) {
      const hash = await originalHashOf(db, row);
      const type = textOfCode(locale, 'invoiceTypeEnum', row.invoiceType);
      const total = toDecimal(row.invoiceAmount).toFixed(2);
      yield `${[type, row.invoiceNumber, row.invoiceDate, total, hash].join(',')}\r\n`;
    }
  }
}

/** POST …/get-document-hash-report: what the original of each document in a range is recognised by. */
export const hashReport: Handler<never> = async (call) => {
  const range = await readRange(call);
  return {
    file: Readable.from(hashes(call, range), { objectMode: false }),
    fileName: `document-hashes-${range.from}-${range.to}.csv`,
    contentType: 'text/csv; charset=utf-8',
  };
};
