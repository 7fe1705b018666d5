import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import { keepCaret, type Mask } from './typed.ts';
import { wholePaste } from './wholePaste.ts';

// spec gap: `MM / YYYY` has nine characters, the limit is seven; the spaces come by themselves and are not counted.
const mostDigits = 6;

function layOut(digits: string): string {
  const kept = digits.slice(0, mostDigits);
  return kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
}

const typedExpiry: Mask = (change) => {
  const { text, before } = change;
  const reversed = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  if (reversed) return keepCaret({ ...change, text: `${reversed[2]}${reversed[1]}` }, /\d/, layOut);
  if (text.length > before.length && /^\s*([2-9]|[1-9]\s*[/.-].*)$/.test(text)) {
    return keepCaret({ ...change, text: `0${text.trim()}`, caret: change.caret + 1 }, /\d/, layOut);
  }
  return keepCaret(change, /\d/, layOut);
};

/** Month and year as `MM / YYYY`; the slash comes by itself, and a month of one digit gets its zero. */
export const expiryMask: Mask = wholePaste(typedExpiry, /^[\d /]*$/, (text) => {
  if (!/^[\d\s/.-]*$/.test(text) || /[\n\t]/.test(text)) return undefined;
  const { text: laidOut } = typedExpiry({ text, caret: text.length, before: '', pasted: true });
  const expiry = parseExpiry(laidOut);
  return text === '' || expiry ? settleExpiry(laidOut) : undefined;
});

/** An expiry that nobody types in any more: the year in four digits. */
export function settleExpiry(text: string): string {
  const expiry = parseExpiry(text);
  return expiry ? toShownExpiry(expiry) : text;
}
