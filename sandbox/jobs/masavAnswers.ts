import { and, asc, eq, isNull } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Context } from '#sandbox/core/context.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { answerFile } from '#sandbox/domain/masav/answerFile.ts';
import { returnReason } from '#sandbox/domain/masav/returnReason.ts';
import { valueDateOf } from '#sandbox/domain/masav/valueDate.ts';

/** Answers the Masav files whose value date is over, as the bank would: what is returned is told by the amounts. */
export async function answerMasavFiles(context: Context): Promise<void> {
  const now = context.clock.now();
  const unanswered = await context.db
    .select({ masavFileID: masavFiles.masavFileID, downloadedAt: masavFiles.downloadedAt })
    .from(masavFiles)
    .where(and(eq(masavFiles.downloaded, true), isNull(masavFiles.paidDate)))
    .orderBy(asc(masavFiles.masavFileID));
  for (const { masavFileID, downloadedAt } of unanswered) {
    if (valueDateOf({ downloadedAt }, now) >= israelDay(now)) continue;
    await answerFile(context, masavFileID, ({ amount }) => returnReason(amount));
  }
}
