import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';

/** One column of a sheet; `format` is a spreadsheet number format. */
export interface SheetColumn {
  header: string;
  width: number;
  format?: string;
}

/** A finished cell: dates are wall-clock times in UTC fields, because sheets know no time zone. */
export type SheetCell = string | number | boolean | Date | null;

export interface Sheet {
  name: string;
  rightToLeft: boolean;
  columns: readonly SheetColumn[];
  /** Batches of rows; the server breathes between two batches. */
  batches: AsyncIterable<readonly SheetCell[][]>;
}

export const sheetContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function fill(sheet: Sheet, target: PassThrough, signal: AbortSignal): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: target,
    useSharedStrings: false,
    useStyles: true,
  });
  const worksheet = workbook.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft: sheet.rightToLeft }],
  });
  worksheet.columns = sheet.columns.map(({ header, width, format }) => ({
    header,
    width,
    ...(format && { style: { numFmt: format } }),
  }));
  const heading = worksheet.getRow(1);
  heading.font = { bold: true };
  heading.commit();
  for await (const rows of sheet.batches) {
    if (signal.aborted || target.destroyed) return;
    for (const row of rows) worksheet.addRow(row).commit();
    await setImmediate();
  }
  worksheet.commit();
  // A commit whose stream is gone never settles.
  const gone = new Promise((resolve) => target.once('close', resolve));
  await Promise.race([workbook.commit(), gone]);
}

/** Writes a sheet while it is read; ends quietly when the reader leaves or the signal aborts. */
export function streamSheet(sheet: Sheet, signal: AbortSignal): Readable {
  const target = new PassThrough();
  const leave = () => target.destroy();
  signal.addEventListener('abort', leave, { once: true });
  target.once('close', () => signal.removeEventListener('abort', leave));
  fill(sheet, target, signal).catch((error: unknown) => {
    target.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return target;
}
