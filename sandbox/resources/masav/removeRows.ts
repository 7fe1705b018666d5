import { and, eq, inArray, sql } from 'drizzle-orm';
import { masavRowsRemoval } from '#contract/entities/settlement.ts';
import type { Happened } from '#contract/happened.ts';
import { toDecimal } from '#contract/money.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { translate } from '#sandbox/core/locale.ts';
import { operation, written } from '#sandbox/core/operation.ts';
import { happenedText, movedOnSince } from '#sandbox/core/seen.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { fileTransactions } from './fileTransactions.ts';
import { lockFile } from './record.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';

const isOf = (masavFileID: number) => eq(masavFileRows.masavFileID, masavFileID);

/** Takes rows out, frees their transactions and sums what is left. @returns the rows that were there */
async function takeOut(tx: Database, call: Call, masavFileID: number, ids: readonly number[]): Promise<number[]> {
  const removed = await tx
    .delete(masavFileRows)
    .where(and(isOf(masavFileID), inArray(masavFileRows.masavFileRowID, [...ids])))
    .returning({ row: masavFileRows.masavFileRowID, transaction: masavFileRows.paymentTransactionID });
  if (removed.length === 0) return [];
  await fileTransactions(
    tx,
    call,
    removed.map(({ transaction }) => transaction),
    null,
  );
  const left = tx.select().from(masavFileRows).where(isOf(masavFileID)).as('left');
  await tx
    .update(masavFiles)
    .set({
      rowsCount: sql`(select count(*) from ${left})`,
      totalAmount: sql`(select coalesce(sum(amount), 0) from ${left})`,
      ...written(call),
      version: nextVersion(masavFiles),
    })
    .where(eq(masavFiles.masavFileID, masavFileID));
  return removed.map(({ row }) => row);
}

/** What happened to rows of a locked file that are not as they were seen, by their ids. */
async function movedRows(tx: Database, call: Call, masavFileID: number, ids: readonly number[]) {
  const movedOn = movedOnSince(call);
  const rows = await tx
    .select()
    .from(masavFileRows)
    .where(and(isOf(masavFileID), inArray(masavFileRows.masavFileRowID, [...ids])));
  return new Map<number, Happened>(
    rows.flatMap(({ masavFileRowID: id, amount, paid }) => {
      const happened = movedOn(String(id), { amount: toDecimal(amount), paid });
      return happened ? [[id, happened] as const] : [];
    }),
  );
}

/** POST /api/masav/removeRows: their transactions wait for the next file again. @throws ApiError 400 once the file was had */
export const removeRows: Handler = async (call) => {
  const { masavFileID, masavFileRowIDs } = await readBody(call, masavRowsRemoval);
  const ids = [...new Set(masavFileRowIDs)];
  const { removed, moved } = await call.context.db.transaction(async (tx) => {
    const file = await lockFile(tx, call, masavFileID);
    if (file.downloaded) throw new ApiError(400, 'MasavFileLocked', { entityType: 'MasavFile' });
    const happened = await movedRows(tx, call, masavFileID, ids);
    const asSeen = ids.filter((id) => !happened.has(id));
    return { moved: happened, removed: new Set(await takeOut(tx, call, masavFileID, asSeen)) };
  });
  if (removed.size > 0) call.context.totals.drop(call.caller.merchantID);
  const notRemovedRows = ids
    .filter((id) => !removed.has(id))
    .map((id) => ({ id: String(id), code: moved.has(id) ? ('MovedOn' as const) : ('NotFound' as const) }));
  const additionalData = { removed: removed.size, notRemoved: notRemovedRows.length, notRemovedRows };
  const common = { entityID: masavFileID, entityReference: String(masavFileID), additionalData };
  if (notRemovedRows.length === 0) {
    return { json: operation(call, 'MasavRowsRemoved', { ...common, values: { smart_count: removed.size } }) };
  }
  const errors = notRemovedRows.map(({ id, code }) => {
    const happened = moved.get(Number(id));
    return { code: id, description: happened ? happenedText(call, happened) : translate(call.locale, code) };
  });
  const values = { smart_count: notRemovedRows.length };
  return { json: operation(call, 'MasavRowsNotFound', { ...common, values, errors }, 'warning') };
};
