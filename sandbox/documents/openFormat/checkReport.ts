import { documentKinds } from '#contract/documentKinds.ts';
import { type OpenFormatRecord, openFormatRecords } from '#contract/openFormat.ts';
import type { FiledDocument } from './filedDocument.ts';

/** What was written: how many records of each kind, and of each kind of document how many and what they come to. */
export interface CheckReport {
  records: ReadonlyMap<OpenFormatRecord, number>;
  /** By official number; sums in agorot of ILS. */
  documents: ReadonlyMap<number, { count: number; sum: number }>;
}

/** Counts what is written, while it is. */
export interface CheckCount extends CheckReport {
  /** Counts a record. @returns its place in the file, from 1 */
  record: (code: OpenFormatRecord) => number;
  document: (document: FiledDocument) => void;
}

export const recordCount = ({ records }: Pick<CheckReport, 'records'>): number =>
  openFormatRecords.reduce((sum, code) => sum + (records.get(code) ?? 0), 0);

export function createCheckCount(): CheckCount {
  const records = new Map<OpenFormatRecord, number>();
  const documents = new Map<number, { count: number; sum: number }>();
  let order = 0;
  return {
    records,
    documents,
    record(code) {
      records.set(code, (records.get(code) ?? 0) + 1);
      return (order += 1);
    },
    document({ invoice, gross }) {
      const type = documentKinds[invoice.invoiceType].officialType;
      const { count, sum } = documents.get(type) ?? { count: 0, sum: 0 };
      documents.set(type, { count: count + 1, sum: sum + gross });
    },
  };
}
