import { brandOf } from '#contract/brands.ts';
import { fault, type Fault, type Rule } from './fault.ts';
import { required } from './required.ts';
import { lengthFault } from './text.ts';

/** The shared field rule: required, three to five digits (spec §5 "cvv"). */
export const cvv: Rule<string | null | undefined> = (code) =>
  required(code) ?? (/^\d{3,5}$/.test(code ?? '') ? undefined : fault('Invalid'));

/** Three or four digits while the brand is unknown. */
const anyLengths = [3, 4] as const;

/** The lengths a card's security code has; none: it has no code, and none is asked for. */
export function cvcLengths(cardDigits: string): readonly number[] {
  return brandOf(cardDigits)?.cvcLengths ?? anyLengths;
}

/** The lengths a code may have that is given: three or four digits where the brand has none. */
export function givenLengths(cardDigits: string): readonly number[] {
  const own = cvcLengths(cardDigits);
  return own.length > 0 ? own : anyLengths;
}

/**
 * The rule of the card form: digits, as many as the card's brand has (spec §5 "CVC"), which the fault names where it is one
 * number. An empty code passes, and a card of a brand without a code may have one all the same.
 */
export function cvc(code: string, cardDigits: string): Fault | undefined {
  if (code === '') return undefined;
  const lengths = givenLengths(cardDigits);
  if (/^\d+$/.test(code) && lengths.includes(code.length)) return undefined;
  const [only, another] = lengths;
  return /^\d+$/.test(code) && only && another === undefined ? lengthFault(only, only) : fault('Invalid');
}
