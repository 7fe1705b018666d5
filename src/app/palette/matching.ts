import { foldText } from '#contract/foldText.ts';
import { readingsOf } from './layouts.ts';

/** Whether each word of what was typed begins a word of a text. */
function beginsWords(text: string, typed: string): boolean {
  const words = foldText(text).split(' ');
  return foldText(typed)
    .split(' ')
    .every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** Whether a text is meant by what was typed, in either layout of the keyboard. */
export const isMeant = (text: string, typed: string): boolean =>
  readingsOf(typed).some((reading) => foldText(reading) !== '' && beginsWords(text, reading));
