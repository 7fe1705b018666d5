import type { Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { rowsOfDay, type TillDay } from './day.ts';
import { linesBy, sumOf, tillRow, type Sum, type TillLine, type TillRow } from './taken.ts';

/** A transmission of the day, with the rows of its own list. */
export interface Transmission {
  id: string;
  number: string;
  /** Israel's, `23:30`. */
  time: string;
  currency: string;
  /** What the server says that it came to. */
  said: Sum;
  success: boolean;
  message: string;
  rows: readonly TillRow[];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A transmission as its row tells it. @param rows of its own list */
export function transmissionOf(row: Row, rows: readonly TillRow[]): Transmission {
  const { time } = tillRow({ transactionTimestamp: row.transmissionDate });
  return {
    id: String(row.transmissionID),
    number: textOf(row.transmissionNumber),
    time,
    currency: textOf(row.currency),
    said: { count: Number(row.transactionsCount ?? 0), agorot: toAgorot(Number(row.totalAmount ?? 0)) },
    success: row.success === true,
    message: textOf(row.message),
    rows,
  };
}

/** Where card money of a day stands: sent that day, sent and in none of the day's transmissions, given back since, or not sent yet. */
export const standings = ['transmitted', 'elsewhere', 'refundedSince', 'underWay', 'waiting'] as const;
export type Standing = (typeof standings)[number];

/** Statuses of what is not sent yet: the list filters by them. */
const unsent: Readonly<Partial<Record<string, Standing>>> = {
  awaitingForTransmission: 'waiting',
  transmissionInProgress: 'underWay',
};

function standingOf({ id, status }: TillRow, sent: ReadonlySet<string>): Standing {
  if (sent.has(id)) return 'transmitted';
  // One that was refunded keeps the word for that, sent or not.
  return unsent[status] ?? (status === 'completed' ? 'elsewhere' : 'refundedSince');
}

const statusOf = (standing: string) => Object.keys(unsent).find((status) => unsent[status] === standing);

/** Something in which what was taken and what was transmitted differ, and the rows it is about. */
export type TillDifference = Sum & { currency: string } & (
    | { kind: 'waiting' | 'underWay' | 'failed'; filter: FilterValues }
    | { kind: 'elsewhere' | 'refundedSince' | 'ofOtherDays'; rows: readonly TillRow[] }
    | { kind: 'saysOtherwise' | 'notSent'; transmission: Transmission }
  );

/** What was taken by card against what was transmitted. */
export interface Reconciliation {
  /** Card money by where it stands. */
  lines: readonly TillLine[];
  transmissions: readonly Transmission[];
  differences: readonly TillDifference[];
}

function differencesOfLines(lines: readonly TillLine[], day: TillDay): TillDifference[] {
  return lines.flatMap(({ value, currency, rows }): TillDifference[] => {
    const sum = { ...sumOf(rows), currency };
    if (value === 'elsewhere' || value === 'refundedSince') return [{ kind: value, ...sum, rows }];
    const status = statusOf(value);
    if ((value !== 'waiting' && value !== 'underWay') || status === undefined) return [];
    const filter = { jDealType: 'J4', paymentType: 'card', statuses: [status], ...rowsOfDay(day), currency };
    return [{ kind: value, ...sum, filter }];
  });
}

const failedStatus = 'transmissionToProcessorFailed';

/** What was accepted and did not go through when it was sent: it is in no total. */
function failedOnes(rows: readonly TillRow[], day: TillDay): TillDifference[] {
  const failed = rows.filter(
    ({ status, jDealType, paymentType }) => status === failedStatus && jDealType === 'J4' && paymentType === 'card',
  );
  return [...new Set(failed.map(({ currency }) => currency))].map((currency) => {
    const filter = { jDealType: 'J4', paymentType: 'card', statuses: [failedStatus], ...rowsOfDay(day), currency };
    return { kind: 'failed', currency, ...sumOf(failed.filter((row) => row.currency === currency)), filter };
  });
}

function differencesOf(transmission: Transmission, taken: ReadonlySet<string>): TillDifference[] {
  const { currency, said, success, rows } = transmission;
  if (!success) return [{ kind: 'notSent', currency, ...said, transmission }];
  const others = rows.filter(({ id }) => !taken.has(id));
  const listed = sumOf(rows);
  return [
    ...(others.length > 0 ? [{ kind: 'ofOtherDays' as const, currency, ...sumOf(others), rows: others }] : []),
    ...(listed.count !== said.count || listed.agorot !== said.agorot
      ? [{ kind: 'saysOtherwise' as const, currency, ...listed, transmission }]
      : []),
  ];
}

/**
 * Puts what was taken by card on a day beside the day's transmissions. Taken is what the lines come to; transmitted is
 * their first line with what the transmissions have of other days; every difference between the two is named.
 */
export function reconcile(
  rows: readonly TillRow[],
  transmissions: readonly Transmission[],
  day: TillDay,
): Reconciliation {
  const sent = new Set(transmissions.filter(({ success }) => success).flatMap((one) => one.rows.map(({ id }) => id)));
  const cards = rows.filter(({ paymentType }) => paymentType === 'card');
  const lines = linesBy(
    cards,
    {
      valueOf: (row) => standingOf(row, sent),
      order: standings,
      filterOf(standing) {
        const status = statusOf(standing);
        return status === undefined ? undefined : { paymentType: 'card', statuses: [status] };
      },
    },
    day,
  );
  const taken = new Set(lines.flatMap((line) => line.rows.map(({ id }) => id)));
  const differences = [
    ...differencesOfLines(lines, day),
    ...failedOnes(rows, day),
    ...transmissions.flatMap((one) => differencesOf(one, taken)),
  ];
  return { lines, transmissions, differences };
}
