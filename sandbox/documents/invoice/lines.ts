import { paginate } from './paginate.ts';
import { innerWidth, page, type Pen, type TextLook } from './pen.ts';
import type { PrintedLine } from './printedLines.ts';
import { amountText } from './values.ts';
import type { Words } from './words.ts';

const rowGap = 4;
const bottom = page.height - page.margin - 20;
const headHeight = 20;
const sumHeight = 18;

interface Column {
  heading: keyof Words;
  width: number;
  text: (line: PrintedLine, words: Words) => string;
  /** How it stands; as a number unless it has words. */
  look?: Pick<TextLook, 'align'>;
}

/** How numbers stand: one below the other, read from the left. */
export const numeric = { align: 'right', direction: 'ltr' } as const;

const nameWidth = 140;
/** Of the column with the sums. */
export const sumWidth = 89;
const columns: readonly Column[] = [
  {
    heading: 'quantity',
    width: 40,
    text: ({ quantity }, words) => `${quantity} ${words.unit}`,
    look: { align: 'right' },
  },
  { heading: 'price', width: 70, text: ({ price }) => amountText(price) },
  { heading: 'discount', width: 56, text: ({ discount }) => (discount === 0 ? '' : amountText(-discount)) },
  { heading: 'net', width: 62, text: ({ net }) => amountText(net) },
  { heading: 'vat', width: 58, text: ({ vat, exempt }, words) => (exempt ? words.exempt : amountText(vat)) },
  { heading: 'gross', width: sumWidth, text: ({ gross }) => amountText(gross) },
];

function drawHead(pen: Pen, words: Words, top: number): number {
  pen.text(words.item, { start: 0, top, width: nameWidth, bold: true, size: 8 });
  let start = nameWidth;
  for (const { heading, width } of columns) {
    pen.text(words[heading], { start, top, width, bold: true, size: 8, align: 'right' });
    start += width;
  }
  pen.rule(top + headHeight - rowGap, '#1b1f24');
  return top + headHeight;
}

function drawLine(pen: Pen, words: Words, line: PrintedLine, top: number): void {
  pen.text(line.name, { start: 0, top, width: nameWidth - 6, direction: 'auto' });
  let start = nameWidth;
  for (const { width, text, look = numeric } of columns) {
    const value = text(line, words);
    if (value) pen.text(value, { start, top, width, ...look });
    start += width;
  }
}

function drawSum(pen: Pen, label: string, sum: number, top: number): void {
  pen.text(label, { start: 0, top, width: 250, bold: true });
  pen.text(amountText(sum), { start: innerWidth - sumWidth, top, width: sumWidth, bold: true, ...numeric });
}

/**
 * Draws the lines of a document from a place on the first page, over as many pages as they need, with the sum so far at the
 * foot of each and at the head of the next.
 * @returns where the last page goes on, in points from its top
 */
export function drawLines(pen: Pen, words: Words, lines: readonly PrintedLine[], top: number): number {
  const heights = lines.map(({ name }) => pen.height(name, { width: nameWidth - 6 }) + rowGap);
  const pages = paginate(heights, {
    first: bottom - top - headHeight,
    other: bottom - page.margin - headHeight - sumHeight,
    carried: sumHeight,
  });
  let sum = 0;
  let y = top;
  for (const [number, [from, to]] of pages.entries()) {
    if (number > 0) {
      drawSum(pen, words.carried, sum, y);
      pen.addPage();
      y = page.margin;
    }
    y = drawHead(pen, words, y);
    if (number > 0) {
      drawSum(pen, words.brought, sum, y);
      y += sumHeight;
    }
    for (const [index, line] of lines.slice(from, to).entries()) {
      drawLine(pen, words, line, y);
      sum += line.gross;
      y += heights[from + index] ?? 0;
      pen.rule(y - rowGap / 2 - 1);
    }
  }
  return y;
}

/** Where a block of a height goes: here, or at the head of a new page when there is no room. */
export function roomFor(pen: Pen, height: number, top: number): number {
  if (top + height <= bottom) return top;
  pen.addPage();
  return page.margin;
}
