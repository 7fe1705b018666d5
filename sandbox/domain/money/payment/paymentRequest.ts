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
 * Keeps a link that may be paid once for a charge that begins; of several who try at once one succeeds. Whoever has the
 * link on screen hears that it is being paid.
 * @throws ApiError 400 when another payment has it, or it is over
 */
export async function takeRequest(tx: Database, { context }: Call, row: TransactionInsert): Promise<void> {
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
  if (!request.permanent) await requireUnpaid(tx, row.merchantID, { code, id });
  await context.hub.publish({ merchantID: row.merchantID, paymentRequestID: id, status: request.status }, tx);
}

/** @throws ApiError 400 when another payment has the link */
async function requireUnpaid(
  tx: Database,
  merchantID: string,
  { code, id }: { code: 'paymentRequestID' | 'paymentIntentID'; id: string },
): Promise<void> {
  const [other] = await tx
    .select({ id: transactions.paymentTransactionID })
    .from(transactions)
    .where(
      and(
        eq(transactions.merchantID, merchantID),
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

/** What an approved payment makes of its link; one that was withdrawn meanwhile is paid all the same. */
const paidColumns = (row: Transaction) => ({
  status: 'payed' as const,
  ...pick(row, ['paymentTransactionID', 'cardOwnerName', 'cardOwnerNationalID']),
  userPaidDetails: paidDetails(row),
});

/**
 * Writes the outcome of a charge, or of a hold, onto the link it pays, whatever has become of the link meanwhile: no money
 * moves that its link does not tell of. What was paid before stays so. A permanent link keeps no outcome of its own, its
 * payments are those that name it (docs/rulings.md).
 */
export async function applyToLink(tx: Database, call: Call, row: Transaction, isApproved: boolean): Promise<void> {
  const paymentRequestID = row.paymentRequestID ?? row.paymentIntentID;
  if (paymentRequestID === null || row.jDealType === 'J2') return;
  const { merchantID } = row;
  const { permanent, status } = paymentRequests;
  const [link] = await tx
    .select({ permanent, status })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.merchantID, merchantID), eq(paymentRequests.paymentRequestID, paymentRequestID)))
    .for('update');
  if (!link) return;
  if (link.permanent) return call.context.hub.publish({ merchantID, paymentRequestID, status: link.status }, tx);
  const failed = isOver(link) ? {} : { status: 'paymentFailed' as const };
  const paid = link.status === 'payed' ? {} : paidColumns(row);
  await changeLink(tx, call, {
    link: { merchantID, paymentRequestID },
    event: isApproved ? 'PaymentRequestPayed' : 'PaymentRequestPaymentFailed',
    columns: isApproved ? paid : failed,
  });
}
