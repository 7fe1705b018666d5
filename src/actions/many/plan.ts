import type { RaRecord } from 'react-admin';
import type { Policy } from '#src/settings/isOpenTo.ts';

/** Money in agorot, and the code of its currency. */
export interface Amount {
  agorot: number;
  currency: string;
}

/** Sums in agorot, by currency. */
export type Sums = Readonly<Record<string, number>>;

/** A row that will be gone through. */
export interface PlannedRow {
  id: string;
  /** What it is called, where it was at hand. */
  name?: string | undefined;
  /** Where what is sent for it goes: an address or a telephone, where it was at hand. */
  recipient?: string | undefined;
  /** What it will move, where it was at hand and moves anything. */
  amount?: Amount | undefined;
}

/** A page on which something can be mended, and who may open it. */
export type RowFix = Policy & { path: string };

/** A row that is left alone, or deserves a look, and why: a catalogue key or the server's own text. */
export interface RefusedRow {
  id: string;
  name?: string | undefined;
  reason: string;
  fix?: RowFix | undefined;
  /** The page that shows it. */
  path?: string | undefined;
  /** Absent: refused as it was sent. `skipped`: never sent; `declined`: taken first, and then not done; `unclear`: taken, and not found afterwards. */
  how?: 'skipped' | 'declined' | 'unclear';
  /** It was left alone for a reason that is no failure. */
  calm?: true;
}

/** What will be done, before anything is. */
export interface Plan {
  rows: readonly PlannedRow[];
  skipped: readonly RefusedRow[];
  /** Those of the rows that deserve a look. */
  warned?: readonly RefusedRow[];
  sums: Sums;
  /** Rows whose amount is not known before, since they were never on screen. */
  unknown: number;
  /** What it was made of, by id. */
  seen?: ReadonlyMap<string, RaRecord>;
  /** Rows that could not be judged before. */
  unjudged?: number;
}

/** How one row fared; the amount where it is not the planned one. */
export type RowOutcome =
  | { id: string; done: true; amount?: Amount; path?: string }
  | ({ id: string; done: false; reason: string } & Pick<RefusedRow, 'path' | 'calm' | 'how'>);

/** A row that was done, or waits. */
export interface ReportedRow {
  id: string;
  name?: string | undefined;
  amount?: Amount | undefined;
  path?: string | undefined;
}

/** A row that moved something else than was planned. */
export interface Difference {
  id: string;
  name?: string | undefined;
  planned?: Amount | undefined;
  moved: Amount;
}

/** What came of a plan, row by row. */
export interface BulkReport {
  done: number;
  doneRows: readonly ReportedRow[];
  /** Those that were taken, of which nobody knows yet what came. */
  waiting: readonly ReportedRow[];
  /** Those that were left alone, and those that failed. */
  refused: readonly RefusedRow[];
  /** What the rows that were done have moved. */
  moved: Sums;
  differences: readonly Difference[];
}

function sumsOf(amounts: readonly (Amount | undefined)[]): Sums {
  const sums: Record<string, number> = {};
  for (const amount of amounts) {
    if (amount) sums[amount.currency] = (sums[amount.currency] ?? 0) + amount.agorot;
  }
  return sums;
}

/** @param movesMoney rows at hand have amounts. */
export function planOf(rows: readonly PlannedRow[], skipped: readonly RefusedRow[], movesMoney: boolean): Plan {
  const amounts = rows.map(({ amount }) => amount);
  const unknown = movesMoney ? amounts.filter((amount) => amount === undefined).length : 0;
  return { rows, skipped, sums: sumsOf(amounts), unknown };
}

const isSame = (one: Amount | undefined, other: Amount) =>
  one?.agorot === other.agorot && one.currency === other.currency;

/** What a report is made of besides the plan. */
interface Reported {
  outcomes: readonly RowOutcome[];
  /** Ids of the rows that wait. */
  waiting?: ReadonlySet<string>;
  /** The page of a row. */
  pathOf?: ((id: string) => string | undefined) | undefined;
}

/** Compares what came of each row with the plan; a row without an outcome that does not wait was not reached. */
export function reportOf({ rows, skipped }: Plan, { outcomes, waiting, pathOf }: Reported): BulkReport {
  const planned = new Map(rows.map((row) => [row.id, row]));
  const done = outcomes.filter((outcome) => outcome.done);
  const movedBy = ({ id, amount }: (typeof done)[number]) => amount ?? planned.get(id)?.amount;
  return {
    done: done.length,
    doneRows: done.map((one) => ({
      id: one.id,
      name: planned.get(one.id)?.name,
      amount: movedBy(one),
      path: one.path ?? pathOf?.(one.id),
    })),
    waiting: rows
      .filter(({ id }) => waiting?.has(id))
      .map(({ id, name, amount }) => ({ id, name, amount, path: pathOf?.(id) })),
    refused: [
      ...skipped.map((row) => ({ ...row, path: pathOf?.(row.id), how: 'skipped' as const, calm: true as const })),
      ...outcomes.flatMap((one) => {
        if (one.done) return [];
        const { done: _, ...refused } = one;
        return [{ path: pathOf?.(one.id), ...refused, name: planned.get(one.id)?.name }];
      }),
    ],
    moved: sumsOf(done.map(movedBy)),
    differences: done.flatMap(({ id, amount }) => {
      const row = planned.get(id);
      return amount && !isSame(row?.amount, amount)
        ? [{ id, name: row?.name, planned: row?.amount, moved: amount }]
        : [];
    }),
  };
}
