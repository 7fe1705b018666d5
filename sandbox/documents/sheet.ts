import { Readable } from 'node:stream';
import {
  contentTypes,
  packageParts,
  type Sheet,
  styles,
  workbook,
  workbookParts,
  worksheet,
} from '#contract/sheetParts.ts';
import { zip } from './zip.ts';

async function* until<Value>(isGone: () => boolean, values: AsyncIterable<Value>): AsyncGenerator<Value> {
  for await (const value of values) {
    if (isGone()) return;
    yield value;
  }
}

/**
 * Writes a sheet while it is read: rows are asked for only as fast as the reader takes them, so that memory holds a few
 * batches whatever the sheet's length. Ends quietly when the reader leaves or the signal aborts.
 */
export function streamSheet(sheet: Sheet, signal: AbortSignal): Readable {
  // Packing gives nothing away for many batches, so the reader's leaving must be seen where they are read.
  const batches = until(() => target.destroyed, sheet.batches);
  const parts = [
    { name: '[Content_Types].xml', text: [contentTypes] },
    { name: '_rels/.rels', text: [packageParts] },
    { name: 'xl/workbook.xml', text: [workbook(sheet)] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookParts] },
    { name: 'xl/styles.xml', text: [styles(sheet)] },
    { name: 'xl/worksheets/sheet1.xml', text: worksheet({ ...sheet, batches }) },
  ];
  const target: Readable = Readable.from(zip(parts), { objectMode: false });
  const leave = () => target.destroy();
  signal.addEventListener('abort', leave, { once: true });
  target.once('close', () => signal.removeEventListener('abort', leave));
  return target;
}
