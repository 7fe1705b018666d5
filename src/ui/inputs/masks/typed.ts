/** A text in an input and where the caret stands in it. */
export interface Typed {
  text: string;
  caret: number;
}

/** How a text came into the input. */
export interface TextEdit extends Typed {
  /** What stood there before. */
  before: string;
  /** At once, as by paste, drop or autofill, rather than key by key. */
  pasted: boolean;
}

/** What an input makes of a change; the caret stays with the characters it stood between. */
export type Mask = (change: TextEdit) => Typed;

/**
 * Lays out the characters that count, with separators between them, and finds the caret's place again: behind as many
 * characters that count as before. After an insertion it skips a separator, after a deletion it does not.
 * @param counts tells which characters of the raw text count
 * @param layOut writes those characters
 */
export function keepCaret(
  { text, caret, before }: TextEdit,
  counts: RegExp,
  layOut: (characters: string) => string,
): Typed {
  const only = (part: string) => [...part].filter((one) => counts.test(one)).join('');
  const behind = only(text.slice(0, caret)).length;
  const laidOut = layOut(only(text));
  let place = 0;
  for (let seen = 0; seen < behind && place < laidOut.length; place += 1) {
    if (counts.test(laidOut[place] ?? '')) seen += 1;
  }
  if (text.length > before.length) {
    while (place > 0 && place < laidOut.length && !counts.test(laidOut[place] ?? '')) place += 1;
  }
  return { text: laidOut, caret: place };
}

/** Keeps some characters only, at most so many. @param counts one character, not global */
export function onlyCharacters(counts: RegExp, max = Infinity): Mask {
  return (change) => keepCaret(change, counts, (characters) => characters.slice(0, max));
}
