import { isObject } from '#contract/envelope.ts';

/** What became of the rows of a file (docs/wire.md §5.6). */
export interface ImportCounts {
  total: number;
  succeeded: number;
  failed: number;
  /** Of the failed ones those that had been imported before. */
  skipped: number;
}

/** Reads the additional data of an upload's answer without trusting it. */
export function importCountsOf(additionalData: unknown): ImportCounts {
  const data = isObject(additionalData) ? additionalData : {};
  const countOf = (name: keyof ImportCounts) => (typeof data[name] === 'number' ? data[name] : 0);
  return {
    total: countOf('total'),
    succeeded: countOf('succeeded'),
    failed: countOf('failed'),
    skipped: countOf('skipped'),
  };
}
