import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';

/** The cells of the first sheet, row by row; empty cells are null. */
export async function readSheet(body: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.read(Readable.from([body]));
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new TypeError('no sheet');
  const rows: unknown[][] = [];
  sheet.eachRow((row) => {
    rows.push(Array.from({ length: sheet.columnCount }, (_, index) => row.getCell(index + 1).value));
  });
  return { sheet, header: rows[0] ?? [], rows: rows.slice(1) };
}
