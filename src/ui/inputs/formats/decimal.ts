import { onlyCharacters, type Change, type Format, type Typed } from './typed.ts';

/** Leaves digits and one dot: of dots and commas the last parts the decimals, unless it can only part thousands. */
export function readPasted(text: string): string {
  const plain = text.replace(/[^\d.,]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return plain;
  const mark = plain[last] ?? '';
  const groups = plain.split(mark);
  const thousands = groups.length > 2 || (mark === ',' && !plain.includes('.') && groups[1]?.length === 3);
  if (thousands) return plain.replace(/[.,]/g, '');
  return `${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`;
}

function readTyped({ text, caret }: Change): Typed {
  const plain = (part: string) => part.replaceAll(',', '.').replace(/[^\d.]/g, '');
  return { text: plain(text), caret: plain(text.slice(0, caret)).length };
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/**
 * Digits and a single dot; a comma becomes a dot (spec §5). A key that would make a second dot or one decimal too many
 * does nothing; a pasted text keeps its decimals, for the rules to judge: an amount is never cut in silence.
 * Without decimals there is no dot at all.
 * @example decimalFormat(2) // paste of '1,234.50 ₪' gives '1234.50'
 */
export function decimalFormat(decimals: number): Format {
  if (decimals === 0) return onlyCharacters(/\d/);
  return (change) => {
    if (change.pasted) {
      const text = readPasted(change.text);
      const behind = change.text.length - change.caret;
      return { text, caret: Math.max(0, text.length - behind) };
    }
    const typed = readTyped(change);
    const refused = typed.text.split('.').length > 2 || decimalsOf(typed.text) > decimals;
    const grew = change.text.length > change.before.length;
    if (!refused || !grew || typed.text.length <= change.before.length) return typed;
    return { text: change.before, caret: change.caret - (change.text.length - change.before.length) };
  };
}

/** An amount as it stands in an input that nobody types in: two decimals; what is no number stays as it is. */
export function settleMoney(text: string): string {
  const [, whole = '', decimals = ''] = /^(\d*)\.?(\d{0,2})$/.exec(text) ?? [];
  if (whole + decimals === '') return text === '.' ? '' : text;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.padEnd(2, '0')}`;
}
