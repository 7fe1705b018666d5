import type { DocumentColumn } from '#contract/documentKinds.ts';
import { paginate } from './paginate.ts';
import { innerWidth, a4, type PdfWriter, type TextLook } from './pdfWriter.ts';
import type { DocumentLine } from '#contract/documentLines.ts';
import { amountText } from './values.ts';
import type { Words } from './words.ts';

const rowGap = 4;
const bottom = a4.height - a4.margin - 20;
const headHeight = 20;
const sumHeight = 18;

interface Column {
  width: number;
  text: (line: DocumentLine, words: Words) => string;
  /** How it stands; as a number unless it has words. */
  look?: Pick<TextLook, 'align'>;
}

/** How numbers stand: one below the other, read from the left. */
export const numeric = { align: 'right', direction: 'ltr' } as const;

/** Of the column with the sums. */
export const sumWidth = 89;
const columns: Readonly<Record<DocumentColumn, Column>> = {
  quantity: { width: 40, text: ({ quantity }, words) => `${quantity} ${words.unit}`, look: { align: 'right' } },
  price: { width: 70, text: ({ price }) => amountText(price) },
  discount: { width: 56, text: ({ discount }) => (discount === 0 ? '' : amountText(-discount)) },
  net: { width: 62, text: ({ net }) => amountText(net) },
  vat: { width: 58, text: ({ vat, exempt }, words) => (exempt ? words.exempt : amountText(vat)) },
  gross: { width: sumWidth, text: ({ gross }) => amountText(gross) },
};

/** How the lines of a document are laid out. */
interface Layout {
  words: Words;
  columns: readonly DocumentColumn[];
}

/** The descriptions have what the columns leave. */
const nameWidthOf = ({ columns: shown }: Layout): number =>
  innerWidth - shown.reduce((sum, column) => sum + columns[column].width, 0);

function drawHead(writer: PdfWriter, layout: Layout, top: number): number {
  const { words } = layout;
  let start = nameWidthOf(layout);
  const look = { top, bold: true, size: 8, role: 'TH' } as const;
  writer.element('TR', () => {
    writer.text(words.item, { ...look, start: 0, width: start });
    for (const column of layout.columns) {
      const { width } = columns[column];
      writer.text(words[column], { ...look, start, width, align: 'right' });
      start += width;
    }
  });
  writer.rule(top + headHeight - rowGap, '#1b1f24');
  return top + headHeight;
}

function drawLine(writer: PdfWriter, layout: Layout, line: DocumentLine, top: number): void {
  let start = nameWidthOf(layout);
  writer.element('TR', () => {
    writer.text(line.name, { start: 0, top, width: start - 6, direction: 'auto', role: 'TD' });
    for (const column of layout.columns) {
      const { width, text, look = numeric } = columns[column];
      writer.text(text(line, layout.words), { start, top, width, ...look, role: 'TD' });
      start += width;
    }
  });
}

function drawSum(writer: PdfWriter, label: string, sum: number, top: number): void {
  writer.text(label, { start: 0, top, width: 250, bold: true });
  writer.text(amountText(sum), { start: innerWidth - sumWidth, top, width: sumWidth, bold: true, ...numeric });
}

/**
 * Draws the lines of a document from a place on the first page, over as many pages as they need, with the sum so far at the
 * foot of each and at the head of the next.
 * @returns where the last page goes on, in points from its top
 */
export function drawLines(writer: PdfWriter, layout: Layout, lines: readonly DocumentLine[], top: number): number {
  return writer.element('Table', () => drawPages(writer, layout, lines, top));
}

function drawPages(writer: PdfWriter, layout: Layout, lines: readonly DocumentLine[], top: number): number {
  const { words } = layout;
  const nameWidth = nameWidthOf(layout);
  const heights = lines.map(({ name }) => writer.height(name, { width: nameWidth - 6 }) + rowGap);
  const pages = paginate(heights, {
    first: bottom - top - headHeight,
    other: bottom - a4.margin - headHeight - sumHeight,
    carried: sumHeight,
  });
  function turnPage(sum: number, end: number): number {
    drawSum(writer, words.carried, sum, end);
    writer.addPage();
    const below = drawHead(writer, layout, a4.margin);
    drawSum(writer, words.brought, sum, below);
    return below + sumHeight;
  }
  let sum = 0;
  let y = top;
  for (const [number, [from, to]] of pages.entries()) {
    if (number === 0) y = drawHead(writer, layout, y);
    else y = writer.artifact(() => turnPage(sum, y));
    for (const [index, line] of lines.slice(from, to).entries()) {
      drawLine(writer, layout, line, y);
      sum += line.gross;
      y += heights[from + index] ?? 0;
      writer.rule(y - rowGap / 2 - 1);
    }
  }
  return y;
}

/** Where a block of a height goes: here, or at the head of a new page when there is no room. */
export function roomFor(writer: PdfWriter, height: number, top: number): number {
  if (top + height <= bottom) return top;
  writer.addPage();
  return a4.margin;
}
