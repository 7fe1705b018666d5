import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { changeLink, isOver } from '#sandbox/domain/links/change.ts';
import { pick } from '#sandbox/domain/money/columns.ts';
import { nothingPaid } from '#sandbox/domain/money/settled.ts';
import type { Transaction, TransactionInsert } from './payment.ts';

/**
 * The payment request or intent that a charge is to pay.
 * @throws ApiError 404 when the merchant has none such, 400 when it is over
 */
export async function requirePayable(
  call: Call,
  code: 'paymentRequestID' | 'paymentIntentID',
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const rows = await call.context.db
    .select({ status: paymentRequests.status, permanent: paymentRequests.permanent })
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.merchantID, call.caller.merchantID),
        eq(paymentRequests.paymentRequestID, id.toLowerCase()),
        isNull(paymentRequests.deletedAt),
      ),
    );
  const request = required(rows, 'PaymentRequest');
  if (isOver(request)) {
    throw invalid([{ code, description: 'RequestIsOver' }]);
  }
}

/**
 * Keeps a link that may be paid once for a charge that begins; of several who try at once one succeeds.
 * @throws ApiError 400 when another payment has it, or it is over
 */
export async function takeRequest(tx: Database, row: TransactionInsert): Promise<void> {
  const code = row.paymentRequestID ? 'paymentRequestID' : 'paymentIntentID';
  const id = row[code];
  if (!id) return;
  const [request] = await tx
    .select({ status: paymentRequests.status, permanent: paymentRequests.permanent })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.merchantID, row.merchantID), eq(paymentRequests.paymentRequestID, id)))
    .for('update');
  if (!request) return;
  if (isOver(request)) throw invalid([{ code, description: 'RequestIsOver' }]);
  if (request.permanent) return;
  const [other] = await tx
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, row.merchantID),
        or(eq(transactions.paymentRequestID, id), eq(transactions.paymentIntentID, id)),
        inArray(transactions.jDealType, ['J4', 'J5']),
        notInArray(transactions.status, nothingPaid),
      ),
    )
    .limit(1);
  if (other) throw invalid([{ code, description: 'RequestIsOver' }]);
}

/** What the payer has paid, as the link tells it. */
const paidDetails = (row: Transaction) => pick(row, ['vatRate', 'vatTotal', 'netTotal', 'transactionAmount']);

/** Writes the outcome of a charge, or of a hold, onto the link it pays; a permanent one stays as it was. */
export async function tellLink(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  const paymentRequestID = row.paymentRequestID ?? row.paymentIntentID;
  if (paymentRequestID === null || row.jDealType === 'J2') return;
  const isOpen = and(eq(paymentRequests.permanent, false), notInArray(paymentRequests.status, ['payed', 'canceled']));
  await changeLink(tx, call, {
    link: { merchantID: row.merchantID, paymentRequestID },
    where: isOpen,
    ...(isApproved
      ? {
          event: 'PaymentRequestPayed',
          columns: {
            status: 'payed',
            ...pick(row, ['paymentTransactionID', 'cardOwnerName', 'cardOwnerNationalID']),
            userPaidDetails: paidDetails(row),
          },
        }
      : { event: 'PaymentRequestPaymentFailed', columns: { status: 'paymentFailed' } }),
  });
}
