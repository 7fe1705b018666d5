import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import { keepCaret, type Mask } from './typed.ts';

// spec gap: `MM / YYYY` has nine characters, the limit is seven; the spaces come by themselves and are not counted.
const mostDigits = 6;

function layOut(digits: string): string {
  const kept = digits.slice(0, mostDigits);
  return kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
}

/** Month and year as `MM / YYYY`; the slash comes by itself, and a month of one digit gets its zero. */
export const expiryMask: Mask = (change) => {
  const { text, before, pasted } = change;
  const reversed = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  if (reversed) return keepCaret({ ...change, text: `${reversed[2]}${reversed[1]}` }, /\d/, layOut);
  if (text.length > before.length && /^\s*([2-9]|[1-9]\s*[/.-].*)$/.test(text)) {
    return keepCaret({ ...change, text: `0${text.trim()}`, caret: change.caret + 1 }, /\d/, layOut);
  }
  const typed = keepCaret(change, /\d/, layOut);
  return pasted ? { text: settleExpiry(typed.text), caret: settleExpiry(typed.text).length } : typed;
};

/** An expiry that nobody types in any more: the year in four digits. */
export function settleExpiry(text: string): string {
  const expiry = parseExpiry(text);
  return expiry ? toShownExpiry(expiry) : text;
}
