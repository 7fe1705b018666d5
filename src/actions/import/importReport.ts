import { isObject } from '#contract/envelope.ts';

/** One row of a provider that was not taken in. */
export interface ImportedRow {
  name: string;
  outcome: 'skipped' | 'failed';
  reason: string;
}

/** What an import has done (docs/wire.md §5.2). */
export interface ImportReport {
  imported: number;
  skipped: number;
  failed: number;
  rows: readonly ImportedRow[];
}

const countOf = (value: unknown) => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function rowOf(row: Record<string, unknown>): ImportedRow[] {
  const { outcome, reason } = row;
  if (outcome !== 'skipped' && outcome !== 'failed') return [];
  return [{ name: textOf(row.name) || textOf(row.email), outcome, reason: textOf(reason) }];
}

/** Reads the additional data of an import's answer without trusting it. */
export function parseImportReport(additionalData: unknown): ImportReport {
  const data = isObject(additionalData) ? additionalData : {};
  const told: unknown[] = Array.isArray(data.rows) ? data.rows : [];
  const failed = (Array.isArray(data.failed) ? data.failed : []).filter(isObject);
  const rows = [...told.filter(isObject), ...failed.map((row) => ({ ...row, outcome: 'failed' }))].flatMap(rowOf);
  return { imported: countOf(data.imported), skipped: countOf(data.skipped), failed: countOf(data.failed), rows };
}
