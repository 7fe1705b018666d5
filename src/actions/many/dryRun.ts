import type { RaRecord } from 'react-admin';
import type { ActionList } from '#src/actions/actionList.ts';
import type { ActionTools, ManyAction } from '#src/actions/actions.ts';
import type { Plan } from './plan.ts';
import { planFor } from './planFor.ts';
import { readEach } from './readEach.ts';

/** Rows that an action is asked about. */
export interface AskedRows {
  ids: readonly string[];
  /** The row of an id, where it is at hand. */
  rowOf: (id: string) => RaRecord | undefined;
  /** The rows at hand may have changed since: each is judged by its record. */
  stale?: true;
}

export interface DryRun extends AskedRows {
  /** Is filled with what the plan is made of, by id. */
  seen: Map<string, RaRecord>;
  action: Pick<ManyAction, 'skips' | 'warnings' | 'fixLink' | 'name' | 'amount' | 'recipient' | 'judgesRecord'>;
  list: Pick<ActionList, 'declaration' | 'columns' | 'format'>;
  tools: ActionTools;
}

/** Records that are read for a plan at most; who asks for more is told how many are judged later. */
const mostRead = 100;

function planWith({ action, ids, list, tools, seen }: DryRun, rowOf: AskedRows['rowOf']): Plan {
  function shown(id: string): RaRecord | undefined {
    const row = rowOf(id);
    if (row) seen.set(id, row);
    return row;
  }
  return { ...planFor(action, ids, shown, { ...list, place: tools }), seen };
}

/** The rows of a plan that cannot be judged by what is at hand. */
function unjudgedOf({ action, rowOf, stale }: DryRun, { rows }: Plan): string[] {
  if (!action.skips) return [];
  const isJudged = ({ id }: { id: string }) => {
    const row = rowOf(id);
    return !stale && row !== undefined && !action.judgesRecord?.(row);
  };
  return rows.filter((row) => !isJudged(row)).map(({ id }) => id);
}

/** The plan by what is at hand alone; undefined where records are to be read first. */
export function planAtHand(run: DryRun): Plan | undefined {
  const plan = planWith(run, run.rowOf);
  return unjudgedOf(run, plan).length === 0 ? plan : undefined;
}

/** Records by their ids; what cannot be read is left out. */
async function readRecords({ list, tools }: DryRun, ids: readonly string[]): Promise<Map<string, RaRecord>> {
  const { dataProvider } = await tools.dataProvider.forJob();
  const answers = await readEach(ids, (id) =>
    dataProvider.getOne(list.declaration.name, { id }).then(
      ({ data }) => [[id, data] as const],
      () => [],
    ),
  );
  return new Map(answers.flat());
}

/**
 * What an action would do with rows. Those that were never on screen, or whose outcome depends on more than a list tells,
 * are judged by their records; what still cannot be judged is counted in the plan.
 */
export async function dryRun(run: DryRun): Promise<Plan> {
  const plan = planWith(run, run.rowOf);
  const unjudged = unjudgedOf(run, plan);
  if (unjudged.length > mostRead) return { ...plan, unjudged: unjudged.length };
  const records = await readRecords(run, unjudged);
  const rowOf = (id: string) => {
    const [row, record] = [run.rowOf(id), records.get(id)];
    return record ? { ...row, ...record } : row;
  };
  return { ...planWith(run, rowOf), unjudged: unjudged.length - records.size };
}
