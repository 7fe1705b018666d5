import { israelDay } from '#contract/israelDay.ts';
import { toDecimal } from '#contract/money.ts';
import type { SheetCell } from '#contract/sheetParts.ts';
import type { RowsWork } from '#src/actions/jobs/jobs.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { sheetFile } from '#src/ui/sheetFile.ts';
import type { RefusedRow, ReportedRow } from './plan.ts';

/** What a report is written in. */
export interface ReportWords {
  /** What was done, which the file is called. */
  title: string;
  rightToLeft: boolean;
  /** The words of a key of `jobReport`. */
  word: (key: string) => string;
  /** A reason: a catalogue key, or the server's own text. */
  reason: (text: string) => string;
}

/** A row of the report: who, what came of it, why, how much, which currency, and its id. */
function lineOf({ id, name, amount }: ReportedRow, outcome: string, reason = ''): SheetCell[] {
  return [name ?? '', outcome, reason, amount ? toDecimal(amount.agorot) : null, amount?.currency ?? '', id];
}

/** The rows of a report: what was not done first. */
export function reportLines({ refused, waiting, doneRows }: RowsWork, { word, reason }: ReportWords): SheetCell[][] {
  const outcome = ({ how }: RefusedRow) => word(how ?? 'refused');
  return [
    ...refused.map((row) => lineOf(row, outcome(row), reason(row.reason))),
    ...waiting.map((row) => lineOf(row, word('waiting'))),
    ...doneRows.map((row) => lineOf(row, word('done'))),
  ];
}

/** What came of many rows as a spreadsheet, one line a row. */
export async function reportFile(work: RowsWork, words: ReportWords): Promise<DownloadedFile> {
  const { title, word, rightToLeft } = words;
  const columns = [
    { header: word('name'), width: 28 },
    { header: word('outcome'), width: 18 },
    { header: word('reason'), width: 44 },
    { header: word('amount'), width: 14, format: '#,##0.00' },
    { header: word('currency'), width: 10 },
    { header: word('id'), width: 38 },
  ];
  const lines = reportLines(work, words);
  const blob = await sheetFile({ name: word('title'), rightToLeft, columns }, lines);
  return { blob, fileName: `${title}-${israelDay(new Date())}.xlsx` };
}
