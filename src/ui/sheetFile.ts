import { strToU8, zip, type Zippable } from 'fflate';
import {
  contentTypes,
  packageParts,
  type Sheet,
  type SheetCell,
  sheetContentType,
  styles,
  workbook,
  workbookParts,
  worksheet,
} from '#contract/sheetParts.ts';

/** A sheet as a file of .xlsx. */
export async function sheetFile(sheet: Omit<Sheet, 'batches'>, rows: readonly SheetCell[][]): Promise<Blob> {
  async function* batches() {
    yield rows;
  }
  const whole: Sheet = { ...sheet, batches: batches() };
  const texts: string[] = [];
  for await (const text of worksheet(whole)) texts.push(text);
  const parts: Zippable = {
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(packageParts),
    'xl/workbook.xml': strToU8(workbook(whole)),
    'xl/_rels/workbook.xml.rels': strToU8(workbookParts),
    'xl/styles.xml': strToU8(styles(whole)),
    'xl/worksheets/sheet1.xml': strToU8(texts.join('')),
  };
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(parts, (error, zipped) => (error ? reject(error) : resolve(zipped)));
  });
  return new Blob([bytes], { type: sheetContentType });
}
