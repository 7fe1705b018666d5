import { importColumns, type ImportCells, type ImportColumn, requiredColumns } from '#contract/import/columns.ts';
import { allowedWords, importHeadings, type Named } from '#contract/import/headings.ts';
import { csvLine } from './validation/csvLine.ts';
import { noteMark } from './validation/csvRows.ts';

/** What must be filled in stands first. */
const columns: readonly ImportColumn[] = [
  ...requiredColumns,
  ...importColumns.filter((column) => !requiredColumns.includes(column)),
];

/** Words of the template: a key of `dealImport.example`. */
type Word = (key: string, values?: Record<string, string>) => string;

/** Customers of the examples. */
const people = { he: ['דנה כהן', 'רון לוי'], en: ['Dana Cohen', 'Ron Levi'] } as const;

/** Two rows as they may be: one charged to a bank account, one to a saved card. @param year of their first charge */
function examples(language: keyof Named, word: Word, year: number): ImportCells[] {
  const first = (column: ImportColumn, at: number) => allowedWords(column, language)?.[at] ?? '';
  const both = {
    currency: first('currency', 0),
    repeatPeriodType: first('repeatPeriodType', 1),
    vatRate: '18',
    startAt: `01/02/${year}`,
    issueInvoice: first('issueInvoice', 0),
    invoiceType: first('invoiceType', 0),
  };
  return [
    {
      ...both,
      consumerName: people[language][0],
      consumerEmail: 'dana@example.com',
      consumerPhone: '0501234567',
      transactionAmount: '118.00',
      paymentType: first('paymentType', 1),
      bank: '12',
      bankBranch: '571',
      bankAccount: '041116',
      dealDescription: word('description'),
    },
    {
      ...both,
      consumerName: people[language][1],
      consumerEmail: 'ron@example.com',
      transactionAmount: '250.00',
      paymentType: first('paymentType', 0),
      creditCardToken: word('card'),
      endAtNumberOfPayments: '12',
      dealDescription: word('otherDescription'),
    },
  ];
}

/**
 * A file to be filled in: the headings in a language, then notes, which nobody imports: what to do, two examples, and the
 * words of each column that takes no others.
 * @param year of the examples
 */
export function templateText(language: keyof Named, word: Word, year: number): string {
  const note = (cells: readonly string[]) => csvLine([`${noteMark}${cells[0] ?? ''}`, ...cells.slice(1)], ',');
  const rows = examples(language, word, year).map((row) => note(columns.map((column) => row[column] ?? '')));
  const words = columns.flatMap((column) => {
    const allowed = allowedWords(column, language);
    return allowed ? [note([importHeadings[column][language], allowed.join(' · ')])] : [];
  });
  return [
    csvLine(
      columns.map((column) => importHeadings[column][language] + (requiredColumns.includes(column) ? ' *' : '')),
      ',',
    ),
    note([word('rows')]),
    ...rows,
    note([word('values')]),
    ...words,
  ].join('');
}
