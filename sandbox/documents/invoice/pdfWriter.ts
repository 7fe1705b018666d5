import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { createPdfTags, type PdfTags, type TextRole } from './pdfTags.ts';
import { type Direction, directionOf, printable, visualPieces, withoutMarks } from './visualLine.ts';
import { wrap } from './wrap.ts';

/** A4 in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 40 };
export const innerWidth = a4.width - 2 * a4.margin;

const fileOf = (name: string) => readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/rubik/${name}.ttf`)));
const fonts = { regular: fileOf('400Regular/Rubik_400Regular'), bold: fileOf('600SemiBold/Rubik_600SemiBold') };

/** How a text looks and where it stands. Lengths in points; `start` is counted from the side where reading begins. */
export interface TextLook {
  start: number;
  top: number;
  width: number;
  size?: number;
  bold?: boolean;
  /**
   * The side it leans to: where reading begins when absent. Numbers lean right in every language; they stay on one line and
   * are drawn smaller where it is too narrow for them.
   */
  align?: 'end' | 'right';
  colour?: string;
  /** Of a text that is not the document's own: an amount's, or `auto` for what people have written. */
  direction?: Direction | 'auto';
  /** A paragraph when absent. */
  role?: TextRole;
  /** It is the document's own and brings marks that say in which order it is drawn: they stay, those of people do not. */
  isMarked?: boolean;
}

export type Measured = Pick<TextLook, 'width' | 'size' | 'bold' | 'isMarked'>;

const defaultSize = 9;
/** Between a number and what stands before it. */
const numberGap = 4;
const lineHeight = (size: number) => Math.ceil(size * 1.4);

/** Draws texts, rules and pictures in one direction, on tagged pages of A4. */
export interface PdfWriter extends Pick<PdfTags, 'element' | 'artifact'> {
  /** Draws a text over as many lines as it needs; an empty one is an empty cell. @returns its height */
  text(text: string, look: TextLook): number;
  /** The height that a text would have. */
  height(text: string, look: Measured): number;
  rule(top: number, colour?: string): void;
  /** A picture within a box, which is not read. @returns whether it is one that can be drawn */
  picture(bytes: Uint8Array, box: { start: number; top: number; width: number; height: number }): boolean;
  addPage(): void;
  /** Draws on every page, once all are there. */
  onEachPage(draw: (number: number, count: number) => void): void;
  /** Ends the file. */
  bytes(): Promise<Buffer>;
}

/** What a file says of itself; equal heads give equal bytes. */
export interface FileHead {
  title: string;
  author: string;
  language: string;
  /** When it was made, whenever it is drawn. */
  at: Date;
}

/** An empty file with its fonts, and its bytes once it has ended. */
function openFile({ title, author, language, at }: FileHead) {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, ended };
}

/** Opens a file that is read in a direction. */
export function createPdfWriter(direction: Direction, head: FileHead): PdfWriter {
  const { pdf, ended } = openFile(head);
  const tags = createPdfTags(pdf);
  const choose = ({ size = defaultSize, bold = false }: Pick<TextLook, 'size' | 'bold'>) =>
    pdf.font(bold ? 'bold' : 'regular').fontSize(size);
  const measure = (text: string) => pdf.widthOfString(withoutMarks(text));
  const sizeOf = (text: string, { size = defaultSize, bold, width, align }: TextLook) => {
    choose({ size, bold });
    return align === 'right' ? Math.min(size, (size * (width - numberGap)) / measure(text)) : size;
  };
  const linesOf = (text: string, look: Measured) => {
    choose(look);
    return wrap(look.isMarked ? text : printable(text), look.width, measure);
  };
  const leftOf = (start: number, width: number) =>
    direction === 'rtl' ? a4.width - a4.margin - start - width : a4.margin + start;

  function line(text: string, left: number, top: number, base: Direction): void {
    // Whoever reads the file aloud or copies from it gets the order of reading, not that of drawing.
    tags.line(withoutMarks(text), () => {
      let x = left;
      for (const piece of visualPieces(text, base)) {
        pdf.text(piece, x, top, { lineBreak: false });
        x += measure(piece);
      }
    });
  }

  return {
    text(text, look) {
      const { start, top, width, align, colour = '#1b1f24' } = look;
      const size = sizeOf(text, look);
      const lines = linesOf(text, { ...look, size });
      pdf.fillColor(colour);
      const base = look.direction === 'auto' ? directionOf(text) : (look.direction ?? direction);
      const isRightBound = align === 'right' || (direction === 'rtl') === (align !== 'end');
      tags.text(look.role ?? 'P', () => {
        for (const [index, each] of lines.entries()) {
          if (each === '') continue;
          const left = leftOf(start, width) + (isRightBound ? width - measure(each) : 0);
          line(each, left, top + index * lineHeight(size), base);
        }
      });
      return lines.length * lineHeight(size);
    },
    height: (text, look) => linesOf(text, look).length * lineHeight(look.size ?? defaultSize),
    rule(top, colour = '#c9ced6') {
      tags.decoration(() => pdf.rect(a4.margin, top, innerWidth, 0.5).fill(colour));
    },
    element: tags.element,
    artifact: tags.artifact,
    picture(bytes, { start, top, width, height }) {
      const align = direction === 'rtl' ? 'right' : undefined;
      try {
        const file = Buffer.from(bytes);
        tags.decoration(() => pdf.image(file, leftOf(start, width), top, { fit: [width, height], align }));
        return true;
      } catch {
        // A picture that the format does not know is left out: the document is worth more.
        return false;
      }
    },
    addPage: () => void pdf.addPage(),
    onEachPage(draw) {
      const { count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index);
        draw(index + 1, count);
      }
    },
    bytes() {
      tags.end();
      pdf.end();
      return ended;
    },
  };
}
