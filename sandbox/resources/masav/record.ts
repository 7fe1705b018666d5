import { and, eq, sql } from 'drizzle-orm';
import { toDecimal } from '#contract/money.ts';
import { required } from '#sandbox/core/apiError.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { Call, Caller, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { numberOf } from '#sandbox/core/path.ts';
import { toUpdateTimestamp, toWireDay, toWireInstant } from '#sandbox/core/wire.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { valueDateOf } from '#sandbox/domain/masav/valueDate.ts';

const isOwn = ({ merchantID }: Caller, masavFileID: number) =>
  and(eq(masavFiles.merchantID, merchantID), eq(masavFiles.masavFileID, masavFileID));

/** The row of a file of the caller's merchant. @throws ApiError 404 */
export async function readFile(call: Call, masavFileID: number) {
  const rows = await call.context.db.select().from(masavFiles).where(isOwn(call.caller, masavFileID));
  return required(rows, 'MasavFile');
}

/** The same, held so that nobody else downloads it or takes rows out meanwhile. @throws ApiError 404 */
export async function lockFile(tx: Database, { caller }: Pick<Call, 'caller'>, masavFileID: number) {
  return required(await tx.select().from(masavFiles).where(isOwn(caller, masavFileID)).for('update'), 'MasavFile');
}

/** What the bank answered to the rows of a file: how many were paid and returned, and what they come to. */
async function readAnswered({ context }: Call, masavFileID: number) {
  const { paid, amount } = masavFileRows;
  const [sums] = await context.db
    .select({
      paidCount: sql`count(*) filter (where ${paid})`.mapWith(Number),
      paidAmount: sql`coalesce(sum(${amount}) filter (where ${paid}), 0)`.mapWith(Number),
      returnedCount: sql`count(*) filter (where not ${paid})`.mapWith(Number),
      returnedAmount: sql`coalesce(sum(${amount}) filter (where not ${paid}), 0)`.mapWith(Number),
    })
    .from(masavFileRows)
    .where(eq(masavFileRows.masavFileID, masavFileID));
  const { paidCount = 0, paidAmount = 0, returnedCount = 0, returnedAmount = 0 } = sums ?? {};
  return {
    paidCount,
    paidAmount: toDecimal(paidAmount),
    returnedCount,
    returnedAmount: toDecimal(returnedAmount),
  };
}

/** A file with all details (docs/wire.md §3.11). */
export const getFile: Handler<AnswerOf<'masav.get'>> = async (call) => {
  const row = await readFile(call, numberOf(call, 'id', 'MasavFile'));
  const { version, operationDoneByID, ...details } = row;
  return {
    json: {
      ...details,
      masavFileDate: toWireInstant(row.masavFileDate),
      paidDate: toWireDay(row.paidDate),
      totalAmount: toDecimal(row.totalAmount),
      downloadedAt: toWireInstant(row.downloadedAt),
      valueDate: toWireDay(row.downloadedAt && valueDateOf(row, call.context.clock.now())),
      ...(await readAnswered(call, row.masavFileID)),
      updatedDate: toWireInstant(row.updatedDate),
      updateTimestamp: toUpdateTimestamp(version),
    },
  };
};
