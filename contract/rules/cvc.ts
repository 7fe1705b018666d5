import { brandOf } from '#contract/brands.ts';
import { fault, type Fault, type Rule } from './fault.ts';
import { required } from './required.ts';

/** The shared field rule: required, three to five digits (spec §5 "cvv"). */
export const cvv: Rule<string | null | undefined> = (code) =>
  required(code) ?? (/^\d{3,5}$/.test(code ?? '') ? undefined : fault('Invalid'));

/** Three or four digits while the brand is unknown. */
const anyLengths = [3, 4] as const;

/** The lengths a card's security code may have; none: it has no code. */
export function cvcLengths(cardDigits: string): readonly number[] {
  return brandOf(cardDigits)?.cvcLengths ?? anyLengths;
}

/** The rule of the card form: digits, as many as the card's brand has (spec §5 "CVC"). An empty code passes. */
export function cvc(code: string, cardDigits: string): Fault | undefined {
  if (code === '') return undefined;
  return /^\d+$/.test(code) && cvcLengths(cardDigits).includes(code.length) ? undefined : fault('Invalid');
}
