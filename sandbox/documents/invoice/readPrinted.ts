import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Database } from '#sandbox/core/database.ts';
import { parseLocale } from '#sandbox/core/dictionaries/catalogue.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { readTerminalFile } from '#sandbox/domain/terminalFiles.ts';
import type { PrintedInvoice } from './printedInvoice.ts';

/** The document that a credit document credits. */
async function originOf(db: Database, { originInvoiceID }: Invoice): Promise<PrintedInvoice['origin']> {
  if (!originInvoiceID) return null;
  const [origin] = await db.select().from(invoices).where(eq(invoices.invoiceID, originInvoiceID));
  return origin?.invoiceNumber ? { ...origin, invoiceNumber: origin.invoiceNumber } : null;
}

/**
 * The picture of a terminal's logo: one that was brought, or of the sandbox's own (`/sandbox/static/`) the same as PNG, since
 * paper takes no vectors. undefined for one that is not there.
 */
async function readLogo(db: Database, reference: string | undefined): Promise<Uint8Array | undefined> {
  const own = await readTerminalFile(db, reference ?? '');
  if (own) return new Uint8Array(own.content);
  const name = /^\/sandbox\/static\/([\w-]+)\.\w+$/.exec(reference ?? '')?.[1];
  if (name === undefined) return undefined;
  const file = await readFile(new URL(`./logos/${name}.png`, import.meta.url)).catch(() => undefined);
  // A thread takes the bytes alone.
  return file && new Uint8Array(file);
}

/** A document with what of its business and of the document it credits is printed on it. @throws ApiError 400 before its issue */
export async function readPrinted(db: Database, row: Invoice, mark: PrintedInvoice['mark']): Promise<PrintedInvoice> {
  if (!row.invoiceNumber) throw new ApiError(400, 'DocumentNotIssued', { entityType: 'Invoice' });
  const found = await db
    .select({
      name: merchants.merchantName,
      number: merchants.businessNumber,
      address: merchants.address,
      phone: merchants.phone,
      email: merchants.email,
      settings: terminals.paymentRequestSettings,
    })
    .from(terminals)
    .innerJoin(merchants, eq(merchants.merchantID, terminals.merchantID))
    .where(eq(terminals.terminalID, row.terminalID));
  const { settings, ...business } = required(found, 'Terminal');
  const logo = await readLogo(db, settings.merchantLogo);
  return {
    ...row,
    mark,
    locale: parseLocale(row.invoiceDetails.invoiceLanguage) ?? 'he-IL',
    business: { ...business, ...(logo && { logo }) },
    invoiceNumber: row.invoiceNumber,
    issuedAt: row.invoiceTimestamp,
    origin: await originOf(db, row),
    subject: row.invoiceDetails.invoiceSubject ?? null,
  };
}

/** What the file of a document is called. @example pdfName({ invoiceNumber: '100001', mark: 'copy' }) // '100001-copy.pdf' */
export const pdfName = ({ invoiceNumber, mark }: Pick<PrintedInvoice, 'invoiceNumber' | 'mark'>): string =>
  `${invoiceNumber}-${mark}.pdf`;
