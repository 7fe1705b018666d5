/** The keys of an English layout, and what the Israeli one (SI 1452) has in their places. */
const latin = "qwertyuiopasdfghjkl;'zxcvbnm,./";
const hebrew = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ.";

function retyped(text: string, from: string, to: string): string {
  return [...text.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/**
 * What the same keys would have typed in the other layout, English or Hebrew.
 * @returns undefined for a text without letters, or with those of both
 * @example otherLayout('שדג') // 'asd'
 */
export function otherLayout(text: string): string | undefined {
  const isLatin = /[a-z]/i.test(text);
  if (isLatin === /[א-ת]/.test(text)) return undefined;
  return isLatin ? retyped(text, latin, hebrew) : retyped(text, hebrew, latin);
}

/** A text as it was typed, and as the other layout would have it. */
export function readingsOf(text: string): readonly string[] {
  const other = otherLayout(text);
  return other === undefined ? [text] : [text, other];
}
