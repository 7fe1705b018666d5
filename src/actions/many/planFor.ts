import type { RaRecord } from 'react-admin';
import type { ActionList } from '#src/actions/actionList.ts';
import type { ActionPlace, ManyAction } from '#src/actions/actions.ts';
import { rowName } from '#src/meta/rowName.ts';
import { planOf, type Plan } from './plan.ts';

/**
 * What an action would do with rows, and which it would leave alone and why.
 * @param rowOf the row of an id, where it is at hand; what is not is not judged
 */
export function planFor(
  { skips, amount }: Pick<ManyAction, 'skips' | 'amount'>,
  ids: readonly string[],
  rowOf: (id: string) => RaRecord | undefined,
  { columns, format, place }: Pick<ActionList, 'columns' | 'format'> & { place: ActionPlace },
): Plan {
  const all = ids.map((id) => {
    const row = rowOf(id);
    return {
      id,
      name: row && rowName(row, columns, format),
      amount: row && amount?.(row),
      reason: row && skips?.(row, place),
    };
  });
  const skipped = all.flatMap(({ id, name, reason }) => (reason === undefined ? [] : [{ id, name, reason }]));
  return planOf(
    all.filter(({ reason }) => reason === undefined),
    skipped,
    amount !== undefined,
  );
}
