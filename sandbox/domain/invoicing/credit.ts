import { and, asc, desc, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { isCredit } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';
import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import type { transactions } from '#sandbox/db/schema/transaction.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';

type Invoice = typeof invoices.$inferSelect;
type Transaction = typeof transactions.$inferSelect;

const credits = enumValues('invoiceType').filter(isCredit);

/** The transaction whose document may not be issued, by the name that calls have for it. */
const field = 'paymentTransactionID';

/** What is left to credit of a document, in agorot. */
export const leftToCredit = ({ invoiceAmount, creditedAmount }: Pick<Invoice, 'invoiceAmount' | 'creditedAmount'>) =>
  invoiceAmount - creditedAmount;

/** Whether a refund gives back an earlier deal: only then a document bounds what it credits. */
export const refundsDeal = ({
  specialTransactionType,
  initialTransactionID,
}: Pick<Transaction, 'specialTransactionType' | 'initialTransactionID'>): boolean =>
  specialTransactionType === 'refund' && initialTransactionID !== null;

/** The document that a refund credits: the one its deal has, else the last one that was cancelled. */
export async function creditedBy(
  db: Database,
  { merchantID, initialTransactionID }: Pick<Transaction, 'merchantID' | 'initialTransactionID'>,
): Promise<Invoice | undefined> {
  if (!initialTransactionID) return undefined;
  const [document] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.merchantID, merchantID),
        eq(invoices.paymentTransactionID, initialTransactionID),
        notInArray(invoices.invoiceType, credits),
        isNotNull(invoices.invoiceNumber),
        isNull(invoices.deletedAt),
      ),
    )
    .orderBy(asc(eq(invoices.status, 'canceled')), desc(invoices.invoiceTimestamp))
    .limit(1);
  return document;
}

/** @throws ApiError 400 that says why so much of a document can not be credited */
function refuseExcess({ locale }: Pick<Call, 'locale'>, { invoiceID, currency, ...document }: Invoice): ApiError {
  const left = leftToCredit(document);
  const [description, values] =
    left > 0
      ? (['CreditExceedsRest', { max: shownMoney(left, currency, locale) }] as const)
      : (['DocumentCreditedAlready', undefined] as const);
  return new ApiError(400, description, {
    entityType: 'Invoice',
    entityUID: invoiceID,
    ...(values && { values }),
    errors: [{ code: field, description, ...(values && { values }) }],
  });
}

/** The document that a refund gives back. @throws ApiError 400 where its deal has none */
export async function requireCredited(tx: Database, refund: Transaction): Promise<Invoice> {
  const document = await creditedBy(tx, refund);
  if (document) return document;
  throw new ApiError(400, 'NoDocumentToCredit', { errors: [{ code: field, description: 'NoDocumentToCredit' }] });
}

/**
 * Takes a credit out of what is left of a document, under the lock of its row: of many who try at once only so many succeed
 * as fit. @throws ApiError 400
 */
export async function takeCredit(
  tx: Database,
  call: Pick<Call, 'locale'>,
  originInvoiceID: string,
  { invoiceAmount, vatTotal }: Pick<Invoice, 'invoiceAmount' | 'vatTotal'>,
): Promise<void> {
  const isIt = eq(invoices.invoiceID, originInvoiceID);
  const grown = sql`${invoices.creditedAmount} + ${invoiceAmount}`;
  const taken = await tx
    .update(invoices)
    .set({
      creditedAmount: grown,
      creditedVat: sql`${invoices.creditedVat} + ${vatTotal}`,
      version: nextVersion(invoices),
    })
    .where(and(isIt, sql`${grown} <= ${invoices.invoiceAmount}`))
    .returning({ id: invoices.invoiceID });
  if (taken.length > 0) return;
  throw refuseExcess(call, required(await tx.select().from(invoices).where(isIt), 'Invoice'));
}
