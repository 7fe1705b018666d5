import { openFormatDocuments, openFormatRecords } from '#contract/openFormat.ts';
import { a4, createPdfWriter, innerWidth, type PdfWriter } from '#sandbox/documents/invoice/pdfWriter.ts';
import { amountText, dayText } from '#sandbox/documents/invoice/values.ts';
import { type CheckReport, recordCount } from './checkReport.ts';
import { clockOf, dealerOf, foldersOf, type Production, software } from './production.ts';
import { documentNames, recordNames, reportWords as say } from './reportWords.ts';

const rowHeight = 15;
const numeric = { align: 'right', direction: 'ltr' } as const;

/** A column of a table; of what counts the text is a number. */
interface ReportColumn {
  start: number;
  width: number;
  isNumber?: boolean;
}

function drawTable(
  writer: PdfWriter,
  columns: readonly ReportColumn[],
  rows: readonly (readonly string[])[],
  top: number,
): number {
  let y = top;
  const drawRow = (row: readonly string[], bold: boolean) => {
    for (const [at, { start, width, isNumber }] of columns.entries()) {
      const look = { start, top: y, width, size: 8.5, bold, role: bold ? 'TH' : 'TD' } as const;
      const align = bold ? ({ align: 'right' } as const) : numeric;
      writer.text(row[at] ?? '', isNumber ? { ...look, ...align } : look);
    }
  };
  writer.element('Table', () => {
    for (const [index, row] of rows.entries()) {
      writer.element('TR', () => drawRow(row, index === 0));
      y += rowHeight;
      if (index === 0) writer.rule(y - 2, '#1b1f24');
    }
  });
  return y;
}

function drawFacts(writer: PdfWriter, production: Production): number {
  const { business, from, to } = production;
  const facts: [name: string, value: string, direction?: 'ltr' | 'auto'][] = [
    [say.dealer, dealerOf(production)],
    [say.business, business.name, 'auto'],
    [say.path, foldersOf(production).join('\\'), 'ltr'],
    [say.range, `${say.from} ${dayText(from)} ${say.to} ${dayText(to)}`],
  ];
  let y = a4.margin;
  y += writer.text(say.title, { start: 0, top: y, width: innerWidth, bold: true, size: 16, role: 'H1' }) + 4;
  y += writer.text(say.done, { start: 0, top: y, width: innerWidth }) + 4;
  writer.element('Table', () => {
    for (const [name, value, direction] of facts) {
      writer.element('TR', () => {
        writer.text(name, { start: 0, top: y, width: 130, role: 'rowHead' });
        const look = { start: 130, top: y, width: innerWidth - 130, bold: true, role: 'TD' } as const;
        y += writer.text(value, { ...look, direction }) + 1;
      });
    }
  });
  return y + 10;
}

function drawRecords(writer: PdfWriter, report: CheckReport, top: number): number {
  const y = top + writer.text(say.records, { start: 0, top, width: innerWidth, bold: true, size: 11, role: 'H2' }) + 2;
  const rows = openFormatRecords.flatMap((code) => {
    const count = report.records.get(code);
    return count === undefined ? [] : [[code, recordNames[code], String(count)]];
  });
  const columns: ReportColumn[] = [
    { start: 0, width: 90 },
    { start: 90, width: 200 },
    { start: 290, width: 100, isNumber: true },
  ];
  const total = ['', say.total, String(recordCount(report))];
  return drawTable(writer, columns, [[say.code, say.record, say.count], ...rows, total], y) + 10;
}

function drawDocuments(writer: PdfWriter, report: CheckReport, top: number): number {
  const y =
    top + writer.text(say.documents, { start: 0, top, width: innerWidth, bold: true, size: 11, role: 'H2' }) + 2;
  const rows = openFormatDocuments.map((number) => {
    const { count = 0, sum = 0 } = report.documents.get(number) ?? {};
    return [String(number), documentNames[number], String(count), amountText(sum)];
  });
  const columns: ReportColumn[] = [
    { start: 0, width: 90 },
    { start: 90, width: 200 },
    { start: 290, width: 100, isNumber: true },
    { start: 390, width: innerWidth - 390, isNumber: true },
  ];
  return drawTable(writer, columns, [[say.number, say.type, say.quantity, say.sum], ...rows], y) + 10;
}

/** The closing report (§5.4) and the check report by kind of document (§2.6) on paper: one page, in Hebrew. */
export async function reportPdf(production: Production, report: CheckReport): Promise<Buffer> {
  const writer = createPdfWriter('rtl', {
    title: say.title,
    author: production.business.name,
    language: 'he-IL',
    at: production.madeAt,
  });
  const tables = drawDocuments(writer, report, drawRecords(writer, report, drawFacts(writer, production)));
  const { day, time } = clockOf(production);
  const made = [
    `${say.software} ${software.name}, ${say.registration} ${software.registration},`,
    `${say.madeOn} ${day.slice(6)}/${day.slice(4, 6)}/${day.slice(0, 4)} ${say.madeAt} ${time.slice(0, 2)}:${time.slice(2)}`,
  ];
  writer.text(made.join(' '), { start: 0, top: tables, width: innerWidth, size: 8 });
  return writer.bytes();
}
