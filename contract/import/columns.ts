import { cleanText } from '#contract/cleanText.ts';
import { comparable, importHeadings } from './headings.ts';

/** The columns of a file of billing deals (docs/wire.md §5.6), in the order of a file that is made anew. */
export const importColumns = [
  'consumerExternalReference',
  'consumerName',
  'consumerEmail',
  'consumerPhone',
  'consumerNationalID',
  'dealReference',
  'dealDescription',
  'transactionAmount',
  'currency',
  'vatRate',
  'paymentType',
  'creditCardToken',
  'bank',
  'bankBranch',
  'bankAccount',
  'repeatPeriodType',
  'startAt',
  'endAt',
  'endAtNumberOfPayments',
  'issueInvoice',
  'invoiceType',
  'invoiceSubject',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Those that a header must have. */
export const requiredColumns: readonly ImportColumn[] = [
  'consumerName',
  'consumerEmail',
  'transactionAmount',
  'paymentType',
  'repeatPeriodType',
];

/** Greatest number of rows of a file, and its greatest size. */
export const maximumImportRows = 100_000;
export const maximumImportBytes = 50 * 1024 * 1024;
/** Characters of a row, from which on the file is taken for no CSV. */
export const maximumRowLength = 20_000;

/** A row as the file has it: texts by column. Cells that are empty or missing are absent. */
export type ImportCells = Partial<Record<ImportColumn, string>>;

const columnsByHeading = new Map(
  importColumns.flatMap((column) =>
    [column, importHeadings[column].he, importHeadings[column].en].map((name) => [comparable(name), column] as const),
  ),
);

/**
 * The column that a heading means, by the name of the wire or a heading for people, in any case; undefined: one that is
 * not read, as the columns of faults that a checked file has gained.
 */
export const columnOf = (heading: string): ImportColumn | undefined =>
  columnsByHeading.get(comparable(cleanText(heading)));

/** The columns that a header lacks. */
export function missingColumns(headings: readonly string[]): ImportColumn[] {
  const present = new Set(headings.map(columnOf));
  return requiredColumns.filter((column) => !present.has(column));
}
