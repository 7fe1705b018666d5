import { europeanDigits } from '#contract/cleanText.ts';
import { onlyCharacters, type Mask } from './typed.ts';
import { wholePaste } from './wholePaste.ts';

const markAtEnd = /[.,]$/;
/** Digits parted in thousands by one kind of mark, the first group short. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Digits and marks alone; of marks that touch, the first: a key that was pressed twice. */
const plainOf = (text: string) => text.replace(/[^\d.,]/g, '').replace(/([.,])[.,]+/g, '$1');

/**
 * What a number says that was typed or pasted, as digits and one dot. The last mark parts the decimals, unless three
 * digits behind it show that it parts thousands: those of a comma, where so many decimals are none, and those of a mark
 * that has parted thousands before. Marks before the last one must part thousands.
 * @param decimals most decimal places a number may have
 * @returns undefined for what no one can read, as `1,23,4`
 */
export function readNumber(text: string, decimals = 2): string | undefined {
  const plain = plainOf(text);
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return plain;
  const [whole, mark, rest] = [plain.slice(0, last), plain[last] ?? '', plain.slice(last + 1)];
  const digits = whole.replace(/[.,]/g, '');
  if (digits !== whole && !grouped.test(whole)) return undefined;
  const parts = digits === whole ? mark === ',' && decimals < 3 : whole.includes(mark);
  return parts && grouped.test(plain) ? digits + rest : `${digits}.${rest}`;
}

/** Signs and words of currencies that stand beside an amount. */
const currencySign = /^(?:₪|\$|€|£|ש["״]ח|NIS|ILS|USD|EUR|GBP)\s*|\s*(?:₪|\$|€|£|ש["״]ח|NIS|ILS|USD|EUR|GBP)$/gi;

/** Thousands parted by spaces or apostrophes. */
const spaced = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;

/**
 * What an amount says that was pasted, currency and marks of thousands included.
 * @returns undefined for what is not one amount: two cells, `1e3`, `-5`, `(5)`, words
 */
function readAmount(text: string, decimals = 2): string | undefined {
  const bare = europeanDigits(text).replace(currencySign, '').trim();
  const plain = spaced.test(bare) ? bare.replace(/[ '’]/g, '') : bare;
  if (plain === '') return '';
  if (!/^[\d.,]*\d[\d.,]*$/.test(plain) || /[.,]{2}/.test(plain)) return undefined;
  const said = readNumber(plain, decimals);
  return decimals === 0 && said?.includes('.') ? undefined : said;
}

/** Where the caret stands in what was read: behind as many digits, and behind the dot that was typed. */
function caretIn(shown: string, before: string): number {
  const digits = before.replace(/\D/g, '').length;
  let place = 0;
  for (let seen = 0; seen < digits && place < shown.length; place += 1) if (shown[place] !== '.') seen += 1;
  return markAtEnd.test(before) && shown[place] === '.' ? place + 1 : place;
}

/**
 * Digits and a single dot; a comma becomes a dot (spec §5), and thousands that are typed with their marks are read as
 * what they mean. A number that is none, or has too many decimals, stands as it was typed for the rules to refuse: it is
 * never cut to another one in silence. Without decimals there are digits alone. Every input has a format of its own,
 * since it knows the marks that were typed at the end.
 * @example decimalMask(2) // the keys 1,234.50 show 1 1. 1.2 1.23 1234 1234. 1234.5 1234.50
 */
export function decimalMask(decimals: number): Mask {
  const mask = decimals === 0 ? onlyCharacters(/\d/) : typedMask(decimals);
  const whole = wholePaste(mask, /^[\d.,]*$/, (text) => readAmount(text, decimals));
  // A minus is no slip of the finger: what it was meant for is refused in sight.
  return (change) => (/^\s*[-−(]/.test(change.text) ? whole({ ...change, pasted: true }) : whole(change));
}

function typedMask(decimals: number): Mask {
  const read = (text: string) => readNumber(text, decimals) ?? plainOf(text);
  let keys = '';

  /** What was typed to come to a text; only of what was added or taken away at the end it is known. */
  function keysOf(text: string, before: string): string {
    if (read(keys) !== before) return text;
    if (text.startsWith(before)) return keys + text.slice(before.length);
    const rest = keys.slice(0, text.length - before.length);
    return read(rest) === text ? rest : text;
  }
  return ({ text, caret, before }) => {
    keys = keysOf(text, before);
    const shown = read(keys);
    return { text: shown, caret: caret === text.length ? shown.length : caretIn(shown, text.slice(0, caret)) };
  };
}

/** An amount as it stands in an input that nobody types in: two decimals; what is no number stays as it is. */
export function settleMoney(text: string): string {
  const [, whole = '', decimals = ''] = /^(\d*)\.?(\d{0,2})$/.exec(text) ?? [];
  if (whole + decimals === '') return text === '.' ? '' : text;
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.padEnd(2, '0')}`;
}
