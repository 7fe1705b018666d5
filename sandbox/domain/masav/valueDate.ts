import { nextBankingDay } from '#contract/bankingDays.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { masavFiles } from '#sandbox/db/schema/masav.ts';

/**
 * The day on which the accounts of a file are debited: the next banking day after it was first downloaded, which is when
 * the bank can have it; of one that was not, after now.
 */
export const valueDateOf = (
  { downloadedAt }: Pick<typeof masavFiles.$inferSelect, 'downloadedAt'>,
  now: Date,
): string => nextBankingDay(israelDay(downloadedAt ?? now));
