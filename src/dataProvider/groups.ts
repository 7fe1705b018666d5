import type { RaRecord } from 'react-admin';
import { isObject, type Row, type Totals } from '#contract/envelope.ts';
import { CallFailure } from './failure.ts';
import { countOf, parseList } from './parseList.ts';

/** One group of a list's rows: how many they are where the server counts them, their sums, and the first of them. */
export interface RowGroup {
  /** What its rows have in common, as it travels: for days `YYYY-MM-DDT00:00:00`. */
  value: string;
  numberOfRecords?: number;
  totals: Totals;
  rows: RaRecord[];
}

function parseGroup(group: Record<string, unknown>, toRecord: (row: Row) => RaRecord): RowGroup {
  const { groupValue } = group;
  const { data, totals } = parseList(group);
  const count = countOf(group.numberOfRecords);
  return {
    value: typeof groupValue === 'string' ? groupValue : '',
    ...(count !== undefined && { numberOfRecords: count }),
    totals,
    rows: data.map(toRecord),
  };
}

/**
 * Reads a grouped answer without trusting it; whatever is no group is left out.
 * @throws CallFailure for an answer without groups.
 */
export function parseGroups(body: unknown, toRecord: (row: Row) => RaRecord): RowGroup[] {
  const groups = isObject(body) && (body.groups === null ? [] : body.groups);
  if (!Array.isArray(groups)) throw new CallFailure('network', 200);
  return groups.filter(isObject).map((group) => parseGroup(group, toRecord));
}
