import { cleanText } from '#contract/cleanText.ts';
import type { Mask } from './typed.ts';

/**
 * A mask for which a paste is one text: it is read whole, or stands as it was pasted for the rules to refuse, and never
 * becomes another value. What stands refused is mended by hand: it is laid out again once no character is
 * left that is none of the mask's.
 * @param mask lays out what is typed
 * @param own what the mask may have laid out
 * @param read what a paste says, of which line ends and tabs are part; undefined for what no one can read
 */
export function wholePaste(mask: Mask, own: RegExp, read: (text: string) => string | undefined): Mask {
  return (change) => {
    const { text, caret, before, pasted } = change;
    if (!pasted && (own.test(before) || own.test(text))) return mask(change);
    const stands = cleanText(text);
    const whole = pasted ? read(text.trim()) : undefined;
    if (whole === undefined) return { text: stands, caret: Math.min(caret, stands.length) };
    const laidOut = mask(change);
    // The caret stays where the mask knows it.
    return laidOut.text === whole ? laidOut : { text: whole, caret: whole.length };
  };
}
