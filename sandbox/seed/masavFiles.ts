import { nextBankingDay } from '#contract/bankingDays.ts';
import { addDays, daysBetween } from '#contract/calendarDays.ts';
import { instantOf } from '#sandbox/db/seed/calendar.ts';
import { onTerminal, type SeedContext, writtenBy } from '#sandbox/db/seed/seedContext.ts';
import type { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { returnRules } from '#sandbox/domain/masav/returnReason.ts';
import type { TransactionRow } from './transactionRow.ts';

export type MasavFileRow = typeof masavFiles.$inferInsert;
export type MasavRow = typeof masavFileRows.$inferInsert;

const fileCount = 12;
/** Days that one file covers; bank transactions of the last ones have no file yet. */
const daysPerFile = 30;

/** Collects the Masav files of a merchant's first terminal while its transactions pass by. */
export interface MasavLedger {
  /** Puts a bank transaction into its file. @returns the transaction, and its row when it got one. */
  file(row: TransactionRow): { row: TransactionRow; masavRow?: MasavRow };
  files(): MasavFileRow[];
}

/** @param firstID number of the oldest file. */
export function createMasavLedger(context: SeedContext, firstID: number): MasavLedger {
  const files = new Map<number, MasavFileRow>();
  const open = (place: number): MasavFileRow => {
    const known = files.get(place);
    if (known) return known;
    const terminal = context.terminals[0];
    if (!terminal) throw new Error('a Masav file needs a terminal');
    const ago = (fileCount - place) * daysPerFile;
    const day = addDays(context.today, -Math.max(1, ago));
    const date = instantOf(day, 10 * 60);
    const isDownloaded = place < fileCount;
    const made: MasavFileRow = {
      masavFileID: firstID + place - 1,
      ...onTerminal(context, terminal),
      masavFileDate: date,
      paidDate: isDownloaded ? nextBankingDay(day) : null,
      rowsCount: 0,
      totalAmount: 0,
      currency: 'ILS',
      institutionName: terminal.masavInstitutionName,
      institutionNumber: terminal.masavInstitution,
      downloaded: isDownloaded,
      downloadedAt: isDownloaded ? new Date(date.getTime() + 3_600_000) : null,
      ...writtenBy(context, date),
    };
    files.set(place, made);
    return made;
  };
  return {
    file: (row) => {
      const bank = row.bankTransferDetails;
      const isMine = row.terminalID === context.terminals[0]?.terminalID;
      if (row.paymentTypeEnum !== 'bank' || row.status !== 'completed' || !bank || !isMine) return { row };
      const period = Math.floor(daysBetween(row.transactionDate, context.today) / daysPerFile);
      if (period === 0) return { row };
      const file = open(Math.max(1, fileCount - period + 1));
      file.rowsCount += 1;
      file.totalAmount += row.transactionAmount;
      const isReturned = file.paidDate !== null && file.rowsCount % 13 === 6;
      const comment = isReturned ? (returnRules[0]?.comment ?? null) : null;
      return {
        row: {
          ...row,
          masavFileID: file.masavFileID,
          // As the bank's answer leaves it (docs/rulings.md).
          ...(isReturned && { status: 'rejectedByProcessor', rejectionMessage: comment }),
        },
        masavRow: {
          merchantID: context.merchantID,
          masavFileID: file.masavFileID ?? 0,
          terminalID: row.terminalID,
          paymentTransactionID: row.paymentTransactionID,
          billingDealID: row.billingDealID ?? null,
          consumerID: row.consumerID ?? null,
          consumerName: row.consumerName ?? '',
          nationalID: row.consumerNationalID ?? '',
          bank: bank.bank,
          bankBranch: bank.bankBranch,
          bankAccount: bank.bankAccount,
          amount: row.transactionAmount,
          currency: row.currency,
          paid: file.paidDate === null ? null : !isReturned,
          comment,
        },
      };
    },
    files: () => [...files.values()].toSorted((a, b) => (a.masavFileID ?? 0) - (b.masavFileID ?? 0)),
  };
}
