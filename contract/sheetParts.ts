/** The parts of an .xlsx workbook with one sheet (ECMA-376), as text. */

/** One column of a sheet; `format` is a spreadsheet number format. */
export interface SheetColumn {
  header: string;
  width: number;
  format?: string;
}

/** A number that the spreadsheet computes, and what it comes to now. */
interface Formula {
  formula: string;
  value: number;
}

/** A finished cell: dates are wall-clock times in UTC fields, because sheets know no time zone. */
export type SheetCell = string | number | boolean | Date | Formula | null;

export interface Sheet {
  name: string;
  rightToLeft: boolean;
  columns: readonly SheetColumn[];
  /** Batches of rows; the next one is read when the one before has been taken. */
  batches: AsyncIterable<readonly SheetCell[][]>;
  /** Rows below all others, which the filter of the heading leaves in sight; absent: neither of them. */
  totals?: readonly SheetCell[][];
}

export const sheetContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML knows no other control characters.
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(unprintable, '');

export const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;

export const packageParts = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const workbookParts = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;

export const workbook = ({ name }: Sheet) =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const formatsOf = (columns: readonly SheetColumn[]) => [
  ...new Set(columns.flatMap(({ format }) => (format ? [format] : []))),
];
/** Custom number formats begin here. */
const firstFormat = 164;
const headingStyle = 1;

/** The number of a column's style: 0 is plain, 1 the heading, then the formats. */
function styleOf(columns: readonly SheetColumn[], { format }: SheetColumn): number {
  return format ? headingStyle + 1 + formatsOf(columns).indexOf(format) : 0;
}

export function styles({ columns }: Sheet): string {
  const formats = formatsOf(columns);
  const numbers = formats.map(
    (format, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${escape(format)}"/>`,
  );
  const cells = formats.map(
    (_, index) =>
      `<xf numFmtId="${firstFormat + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const font = '<sz val="11"/><name val="Calibri"/>';
  return [
    `${declaration}<styleSheet xmlns="${main}">`,
    formats.length > 0 ? `<numFmts count="${formats.length}">${numbers.join('')}</numFmts>` : '',
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    `${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ].join('');
}

/** The letters of a column, from 0: `A`, …, `Z`, `AA`, … */
export function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const dayMilliseconds = 86_400_000;
/** 1 January 1970 in days of the spreadsheets' calendar. */
const epochDay = 25_569;

function cellOf(place: string, style: number, value: Exclude<SheetCell, null>): string {
  const start = `<c r="${place}"${style > 0 ? ` s="${style}"` : ''}`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'object' && 'formula' in value) {
    return `${start}><f>${escape(value.formula)}</f><v>${value.value}</v></c>`;
  }
  if (value instanceof Date) return `${start}><v>${value.getTime() / dayMilliseconds + epochDay}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

function rowOf(
  number: number,
  cells: readonly SheetCell[],
  places: readonly { letters: string; style: number }[],
): string {
  const texts = cells.map((value, index) => {
    const place = places[index];
    return value === null || !place ? '' : cellOf(`${place.letters}${number}`, place.style, value);
  });
  return `<row r="${number}">${texts.join('')}</row>`;
}

/** Rows of one piece of text: short enough for the memory where short-lived things are cheap. */
const pieceSize = 40;

/** The sheet itself, piece by piece: its heading stays in sight, and filters where there are totals. */
export async function* worksheet({ columns, rightToLeft, batches, totals }: Sheet): AsyncGenerator<string> {
  const places = columns.map((column, index) => ({ letters: letters(index), style: styleOf(columns, column) }));
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heading = places.map((place) => ({ ...place, style: headingStyle }));
  yield [
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>`,
    rowOf(
      1,
      columns.map(({ header }) => header),
      heading,
    ),
  ].join('');
  let number = 1;
  for await (const rows of batches) {
    for (let start = 0; start < rows.length; start += pieceSize) {
      const piece = rows.slice(start, start + pieceSize);
      yield piece.map((row) => rowOf((number += 1), row, places)).join('');
    }
  }
  const last = number;
  for (const row of totals ?? []) yield rowOf((number += 1), row, places);
  const filter = `<autoFilter ref="A1:${letters(columns.length - 1)}${last}"/>`;
  yield `</sheetData>${totals ? filter : ''}</worksheet>`;
}
