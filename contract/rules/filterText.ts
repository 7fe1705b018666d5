import { maximumFilterText } from '#contract/constants.ts';
import { holdsCardNumber } from './cardInText.ts';
import { fault, type Rule } from './fault.ts';
import { maxLength } from './text.ts';

/** What a list is narrowed or searched by travels in an address, where no card's number belongs. */
export const filterText: Rule<string> = (text) =>
  maxLength(maximumFilterText)(text) ?? (holdsCardNumber(text) ? fault('CardNumberNotSearched') : undefined);
