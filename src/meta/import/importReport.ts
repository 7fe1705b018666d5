import { isObject } from '#contract/envelope.ts';

/** One row of a provider that was not taken in. */
export interface ImportedRow {
  name: string;
  outcome: 'skipped' | 'failed';
  reason: string;
}

/** What an import has done (contract.md §5.2). */
export interface ImportReport {
  imported: number;
  skipped: number;
  failed: number;
  rows: readonly ImportedRow[];
}

/** A provider's rows that failed come as a list, with a reason each. */
const countOf = (value: unknown) => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function rowsOf(rows: unknown, outcome: ImportedRow['outcome']): ImportedRow[] {
  return (Array.isArray(rows) ? rows : [])
    .filter(isObject)
    .map(({ name, reason }) => ({ name: textOf(name), outcome, reason: textOf(reason) }));
}

/** Reads the additional data of an import's answer without trusting it. */
export function parseImportReport(additionalData: unknown): ImportReport {
  const data = isObject(additionalData) ? additionalData : {};
  const rows = [...rowsOf(data.failed, 'failed'), ...rowsOf(data.skipped, 'skipped')];
  return { imported: countOf(data.imported), skipped: countOf(data.skipped), failed: countOf(data.failed), rows };
}
