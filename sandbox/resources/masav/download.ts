import { Readable } from 'node:stream';
import { and, asc, count, eq, gte, lt, lte } from 'drizzle-orm';
import { addDays } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { israelDay } from '#contract/israelDay.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Handler } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { numberOf } from '#sandbox/core/path.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { debitFile, type DebitFile, fileName, referenceOf } from '#sandbox/domain/masav/debitFile.ts';
import { lockFile } from './record.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { valueDateOf } from '#sandbox/domain/masav/valueDate.ts';

type MasavFile = typeof masavFiles.$inferSelect;

/** Serial numbers have three digits. */
const serials = 999;

/** Which of its institution's files of the day a file is. */
async function serialOf(tx: Database, file: MasavFile, createdOn: string): Promise<number> {
  const [found] = await tx
    .select({ place: count() })
    .from(masavFiles)
    .where(
      and(
        eq(masavFiles.merchantID, file.merchantID),
        eq(masavFiles.institutionNumber, file.institutionNumber),
        gte(masavFiles.masavFileDate, startOfIsraelDay(createdOn)),
        lt(masavFiles.masavFileDate, startOfIsraelDay(addDays(createdOn, 1))),
        lte(masavFiles.masavFileID, file.masavFileID),
      ),
    );
  return (((found?.place ?? 1) - 1) % serials) + 1;
}

async function headOf(tx: Database, file: MasavFile, now: Date): Promise<DebitFile> {
  const createdOn = israelDay(file.masavFileDate);
  return {
    institution: file.institutionNumber,
    institutionName: file.institutionName,
    valueDate: valueDateOf(file, now),
    createdOn,
    serial: await serialOf(tx, file, createdOn),
  };
}

/** The bytes of a file. @throws RangeError for what the format has no room for */
async function drawFile(tx: Database, head: DebitFile, masavFileID: number): Promise<Buffer> {
  const rows = await tx
    .select()
    .from(masavFileRows)
    .where(eq(masavFileRows.masavFileID, masavFileID))
    .orderBy(asc(masavFileRows.masavFileRowID));
  if (rows.length === 0) throw new ApiError(400, 'MasavFileEmpty', { entityType: 'MasavFile' });
  const debits = rows.map((row) => ({
    ...row,
    name: row.consumerName,
    reference: referenceOf(row.billingDealID ?? row.consumerID ?? row.paymentTransactionID),
  }));
  return Buffer.concat([...debitFile(head, debits)]);
}

/** POST /api/masav/download/{masavFileId}: the file as Masav takes it, as often as it is asked for; its rows stay from then on. */
export const downloadFile: Handler<never> = async (call) => {
  const { db, clock } = call.context;
  const id = numberOf(call, 'masavFileId', 'MasavFile');
  const { head, bytes } = await db.transaction(async (tx) => {
    const file = await lockFile(tx, call, id);
    const head = await headOf(tx, file, clock.now());
    // Drawn first: what can not be drawn has not been had.
    const bytes = await drawFile(tx, head, id);
    if (!file.downloaded) {
      await tx
        .update(masavFiles)
        .set({ downloaded: true, downloadedAt: clock.now(), version: nextVersion(masavFiles) })
        .where(eq(masavFiles.masavFileID, id));
    }
    return { head, bytes };
  });
  return {
    file: Readable.from([bytes], { objectMode: false }),
    fileName: fileName(head),
    // No text: whatever stands between must leave each byte as it is.
    contentType: 'application/octet-stream',
  };
};
