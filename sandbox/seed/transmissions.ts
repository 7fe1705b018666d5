import { enumValues } from '#contract/enums.ts';
import type { transmissions } from '#sandbox/db/schema/transmission.ts';
import { addDays, daysBetween } from '#contract/calendarDays.ts';
import { dayOf, instantOf } from '#sandbox/db/seed/calendar.ts';
import { onTerminal, type SeedContext } from '#sandbox/db/seed/seedContext.ts';
import type { TransactionRow } from './transactionRow.ts';

export type TransmissionRow = typeof transmissions.$inferInsert;

const nightMinutes = 23.5 * 60;
const failureText = 'תקשורת עם שב״א נותקה, השידור יישלח שוב';

/** Collects the transmissions of one merchant while its transactions pass by. */
export interface TransmissionLedger {
  /** Puts a transaction on its night's transmission, when that night is over; else it waits. */
  transmit(row: TransactionRow): TransactionRow;
  rows(): TransmissionRow[];
}

function isTransmitted(row: TransactionRow): boolean {
  const isDone = row.status === 'completed' || row.status === 'chargeback';
  return isDone && row.paymentTypeEnum === 'card' && row.jDealType === 'J4' && row.documentOrigin !== 'bit';
}

/** The Israel day in whose night a transaction is transmitted. */
function nightOf(when: Date): string {
  const day = dayOf(when);
  return when <= instantOf(day, nightMinutes) ? day : addDays(day, 1);
}

export function createTransmissionLedger(context: SeedContext): TransmissionLedger {
  const rows = new Map<number, TransmissionRow>();
  const id = context.ids('transmission');
  const open = (row: TransactionRow, night: string): TransmissionRow => {
    const terminalIndex = context.terminals.findIndex(({ terminalID }) => terminalID === row.terminalID);
    const currencyIndex = enumValues('currency').indexOf(row.currency);
    const day = daysBetween(context.firstDay, night) + 1;
    const key = (day * 10 + terminalIndex) * 10 + currencyIndex;
    const known = rows.get(key);
    if (known) return known;
    const terminal = context.terminals[terminalIndex];
    if (!terminal) throw new Error(`transaction ${row.paymentTransactionID} has no terminal`);
    // Nights of one terminal and currency that the processor did not take.
    const success = (day + terminalIndex * 17 + currencyIndex * 5) % 61 !== 19;
    const made: TransmissionRow = {
      transmissionID: id(key),
      ...onTerminal(context, terminal),
      transmissionDate: instantOf(night, nightMinutes),
      transmissionNumber: String(day * 3 + currencyIndex).padStart(5, '0'),
      transactionsCount: 0,
      totalAmount: 0,
      currency: row.currency,
      success,
      message: success ? null : failureText,
    };
    rows.set(key, made);
    return made;
  };
  return {
    transmit: (row) => {
      if (!isTransmitted(row)) return row;
      const night = nightOf(row.transactionTimestamp);
      const isWaiting = instantOf(night, nightMinutes) > context.now;
      if (isWaiting) return row.status === 'completed' ? { ...row, status: 'awaitingForTransmission' } : row;
      const tried = open(row, night);
      // What a later deal builds on did arrive: on the night after, when its own one failed.
      const isBuiltOn = row.status === 'chargeback' || Boolean(row.initialTransactionID);
      const transmission = !tried.success && isBuiltOn ? open(row, addDays(night, 1)) : tried;
      transmission.transactionsCount += 1;
      transmission.totalAmount +=
        row.specialTransactionType === 'refund' ? -row.transactionAmount : row.transactionAmount;
      return {
        ...row,
        ...(!transmission.success && { status: 'transmissionToProcessorFailed' }),
        transmissionID: transmission.transmissionID,
        transmissionDate: transmission.transmissionDate,
        transmissionNumber: transmission.transmissionNumber,
      };
    },
    rows: () => [...rows.values()].filter(({ transactionsCount }) => transactionsCount > 0),
  };
}
