import type { RaRecord } from 'react-admin';
import { isObject, type Row, type Totals } from '#contract/envelope.ts';

/** One group of a list's rows: how many they are, their sums, and the first of them. */
export interface RowGroup {
  /** What its rows have in common, as it travels: for days `YYYY-MM-DDT00:00:00`. */
  value: string;
  numberOfRecords: number;
  totals: Totals;
  rows: RaRecord[];
}

function parseGroup(group: Record<string, unknown>, toRecord: (row: Row) => RaRecord): RowGroup {
  const { groupValue, numberOfRecords, data } = group;
  const rows = Array.isArray(data) ? data.filter(isObject) : [];
  const totals = Object.entries(group).filter(([key, sum]) => key.startsWith('totalAmount') && typeof sum === 'number');
  return {
    value: typeof groupValue === 'string' ? groupValue : '',
    numberOfRecords: typeof numberOfRecords === 'number' ? numberOfRecords : rows.length,
    totals: Object.fromEntries(totals),
    rows: rows.map(toRecord),
  };
}

/** Reads a grouped answer without trusting it; whatever is no group is left out. */
export function parseGroups(body: unknown, toRecord: (row: Row) => RaRecord): RowGroup[] {
  if (!isObject(body) || !Array.isArray(body.groups)) return [];
  return body.groups.filter(isObject).map((group) => parseGroup(group, toRecord));
}
