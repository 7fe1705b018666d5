import type { RaRecord } from 'react-admin';
import { hasMovedOn, seenCalls, seenOf, sumsSeen, type Seen } from '#contract/seen.ts';
import type { ActionTools } from '#src/actions/actions.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { Amount, PlannedRow, RowOutcome } from './plan.ts';

interface AllThatWaits {
  /** The call that does with each of them what the call on all does with all. */
  call: 'billing.trigger' | 'transmissions.transmit';
  /** Reads what waits, as for the plan. */
  read: (tools: ActionTools) => Promise<readonly RaRecord[]>;
  amount: (row: RaRecord) => Amount | undefined;
  /** Rows one call takes. */
  atOnce: number;
  /** Does it with all in one call. @param seen what they come to */
  all: (rows: readonly PlannedRow[], tools: ActionTools, seen: Seen) => Promise<readonly RowOutcome[]>;
  /** Does it with these rows, each as it was seen. */
  each: (rows: readonly PlannedRow[], tools: ActionTools) => Promise<readonly RowOutcome[]>;
}

/** Whether what waits is what was seen to wait: the same rows, none of which has moved on. */
function isAsSeen(now: readonly RaRecord[], { seen }: ActionTools, call: AllThatWaits['call']): boolean {
  if (!seen) return true;
  return (
    now.length === seen.rows.size &&
    now.every((row) => {
      const shown = seen.rows.get(String(row.id));
      return shown !== undefined && !hasMovedOn(seenOf(seenCalls[call], shown), row, seenCalls[call]);
    })
  );
}

/**
 * Does with all that waits on a terminal what a plan has shown: in one call as long as it still is what was seen, else with
 * the rows of the plan one by one, so that nothing goes along that nobody saw.
 */
export async function actOnAll(
  rows: readonly PlannedRow[],
  tools: ActionTools,
  { call, read, amount, atOnce, all, each }: AllThatWaits,
): Promise<readonly RowOutcome[]> {
  async function rowByRow() {
    const outcomes: RowOutcome[] = [];
    for (let from = 0; from < rows.length; from += atOnce) {
      outcomes.push(...(await each(rows.slice(from, from + atOnce), tools)));
    }
    return outcomes;
  }
  const now = await read(tools);
  if (!isAsSeen(now, tools, call)) return rowByRow();
  try {
    return await all(rows, tools, sumsSeen(now.flatMap((row) => amount(row) ?? [])));
  } catch (error) {
    if (error instanceof CallFailure && error.status === 409) return rowByRow();
    throw error;
  }
}
