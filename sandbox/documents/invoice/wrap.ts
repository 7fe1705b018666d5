/** How wide a text is, in points. */
export type Measure = (text: string) => number;

/** The longest beginning of a word that fits, at least one character. */
function fittingPart(word: string, width: number, measure: Measure): string {
  const characters = Array.from(word);
  let count = 1;
  while (count < characters.length && measure(characters.slice(0, count + 1).join('')) <= width) count += 1;
  return characters.slice(0, count).join('');
}

/** Breaks a text of single spaces into lines that fit; a word that is too long for one is broken where it must. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = word;
    while (measure(rest) > width) {
      const part = fittingPart(rest, width, measure);
      if (part === rest) break;
      lines.push(part);
      rest = rest.slice(part.length);
    }
    line = rest;
  }
  return [...lines, line];
}
