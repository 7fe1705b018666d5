import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import { filtersOf } from '#contract/filters.ts';
import { type ParsedQuery, parseQuery } from '#contract/parseQuery.ts';
import { invalidQuery, notFound } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { isEqual } from './compare.ts';
import type { List } from './defineList.ts';
import type { Question } from './filterRules.ts';
import type { LongAnswer } from './longList.ts';

/** A list's question, read and checked: what to select, and the name under which its figures are kept. */
export interface ListQuery extends Question {
  /** Page, order and deleted rows. */
  paging: ParsedQuery;
  where: SQL | undefined;
  /** How a long list answers it. */
  long: LongAnswer | undefined;
  key: string;
}

/** @throws ApiError 404 unless the terminal belongs to the caller's merchant. */
export async function requireTerminal(call: Call, terminalID: string): Promise<void> {
  const rows = await call.context.db
    .select({ terminalID: terminals.terminalID })
    .from(terminals)
    .where(and(eq(terminals.merchantID, call.caller.merchantID), eq(terminals.terminalID, terminalID)));
  if (rows.length === 0) throw notFound('Terminal');
}

// spec gap: "all" is not supported (spec §4); it is refused rather than answered with something else.
function deletedCondition(list: List, { showDeleted }: ParsedQuery): SQL | undefined {
  if (showDeleted === 'All') throw invalidQuery([{ code: 'showDeleted', description: 'Invalid' }]);
  if (showDeleted === 'OnlyDeleted') return list.deleted ?? sql`false`;
  return list.deleted && !list.deletedStay ? not(list.deleted) : undefined;
}

/**
 * Reads a call's query against a list's filters. Here, and only here, a list is bounded by its merchant.
 * @throws ApiError 400 naming malformed parameters, 404 for a terminal of somebody else.
 */
export async function readListQuery(list: List, call: Call): Promise<ListQuery> {
  const within = await list.within?.(call);
  const query = parseQuery(filtersOf(list.endpoint), call.query);
  if ('errors' in query) throw invalidQuery(query.errors);
  const { filters } = query;
  const question = { moment: momentOf(call.context.clock.now()), filters };
  const deleted = deletedCondition(list, query);
  if (typeof filters.terminalID === 'string') await requireTerminal(call, filters.terminalID);
  const always = list.always?.(question);
  const rules = Object.entries(filters).map(([name, value]) => [name, list.filters[name]?.(value, question)] as const);
  const isBounded = Boolean(deleted ?? within ?? always);
  const { merchantID } = call.caller;
  const bounds = and(isEqual(list.merchant, merchantID), deleted, within, always);
  const conditions = Object.fromEntries(rules.flatMap(([name, condition]) => (condition ? [[name, condition]] : [])));
  const long = await list.longList?.plan({ ...question, list, call, bounds, isBounded, conditions });
  return {
    ...question,
    paging: query,
    where: long ? long.where : and(bounds, ...Object.values(conditions)),
    long,
    key: JSON.stringify([list.endpoint, list.name, call.path, query.showDeleted, filters]),
  };
}
