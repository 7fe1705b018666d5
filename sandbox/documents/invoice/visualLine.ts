import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

export type Direction = 'rtl' | 'ltr';

/** Letters that a font's own shaping turns round. */
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Control characters and the marks that change directions: no text of a person's is to move those around it. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Marks of isolates, which the texts of amounts bring along (`contract/moneyText.ts`). */
const isolates = /[\u2066-\u2069]/g;

/** A text without the marks that say in which order it is drawn. */
export const withoutMarks = (text: string) => text.replace(isolates, '');

/** A text as it may stand on one line: without control characters, with single spaces. */
export function printable(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
}

/** The direction of a text that people have written: its first letter's, as the algorithm has it. */
export function directionOf(text: string): Direction {
  return (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

const reversed = (text: string) => Array.from(text).toReversed().join('');

/** The pieces of a run that is read from the right, from left to right; a font turns round words with letters only. */
function rightToLeftPieces(run: string): string[] {
  const words = run.split(/( )/).filter((word) => word !== '');
  return words.toReversed().map((word) => (rightToLeftLetter.test(word) ? word : reversed(word)));
}

/**
 * The pieces of a line in the order they stand from left to right (Unicode Bidirectional Algorithm). Each can be drawn by a
 * font that shapes Hebrew by itself. @param direction of the paragraph that the line is of
 * @example visualPieces('מחיר (10)', 'rtl') // ['(', '10', ')', ' ', 'מחיר']
 */
export function visualPieces(line: string, direction: Direction): string[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const indices = bidi.getReorderedIndices(line, levels);
  const runs: { isRight: boolean; from: number; to: number }[] = [];
  for (const index of indices) {
    const isRight = (levels.levels[index] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    if (last?.isRight === isRight && (isRight ? index === last.from - 1 : index === last.to)) {
      if (isRight) last.from = index;
      else last.to = index + 1;
    } else {
      runs.push({ isRight, from: index, to: index + 1 });
    }
  }
  return runs.flatMap(({ isRight, from, to }) => {
    const characters = Array.from({ length: to - from }, (_, at) => mirrored.get(from + at) ?? line[from + at] ?? '');
    const run = withoutMarks(characters.join(''));
    return isRight ? rightToLeftPieces(run) : run === '' ? [] : [run];
  });
}
