import type { RaRecord } from 'react-admin';
import type { ActionList } from '#src/actions/actionList.ts';
import type { ActionPlace, ManyAction } from '#src/actions/actions.ts';
import { rowName } from '#src/meta/rowName.ts';
import { planOf, type Plan, type PlannedRow, type RefusedRow } from './plan.ts';

/** A row of a plan: it is gone through, unless it is skipped. */
interface JudgedRow {
  row: PlannedRow;
  skipped?: RefusedRow;
  warned?: RefusedRow;
}

type Judging = Pick<ManyAction, 'skips' | 'warnings' | 'fixLink' | 'name' | 'amount' | 'recipient'>;
type Told = Pick<ActionList, 'columns' | 'format'> & { place: ActionPlace };

function judge(action: Judging, id: string, row: RaRecord, { columns, format, place }: Told): JudgedRow {
  const name = action.name?.(row) ?? rowName(row, columns, format);
  const refused = (reason: string) => ({ id, name, reason, fix: action.fixLink?.(row) });
  const recipient = action.recipient?.(row);
  const planned = { id, name, amount: action.amount?.(row), ...(recipient && { recipient }) };
  const why = action.skips?.(row, place);
  if (why !== undefined) return { row: planned, skipped: refused(why) };
  const warning = action.warnings?.(row);
  return { row: planned, ...(warning !== undefined && { warned: refused(warning) }) };
}

/**
 * What an action would do with rows, which it would leave alone and why, and which of the others deserve a look.
 * @param rowOf the row of an id, where it is at hand; what is not is not judged
 */
export function planFor(
  action: Judging,
  ids: readonly string[],
  rowOf: (id: string) => RaRecord | undefined,
  told: Told,
): Plan {
  const all = ids.map((id): JudgedRow => {
    const row = rowOf(id);
    return row ? judge(action, id, row, told) : { row: { id } };
  });
  const plan = planOf(
    all.filter(({ skipped }) => !skipped).map(({ row }) => row),
    all.flatMap(({ skipped }) => skipped ?? []),
    action.amount !== undefined,
  );
  const warned = all.flatMap((one) => one.warned ?? []);
  return warned.length > 0 ? { ...plan, warned } : plan;
}
