import { groupedDigits } from '#contract/cleanText.ts';
import { onlyCharacters, type Mask } from './typed.ts';
import { wholePaste } from './wholePaste.ts';

/** Digits that are a name, at most so many; a pasted number may be grouped, and has no more. */
export const digitsMask = (max = Infinity): Mask =>
  wholePaste(onlyCharacters(/\d/, max), /^\d*$/, (text) => {
    const digits = groupedDigits(text);
    return /^\d*$/.test(digits) && digits.length <= max && !/[\n\t]/.test(text) ? digits : undefined;
  });
