import { fault, type Rule } from './fault.ts';

/** From `min` to `max`, both included. */
export function inRange(min: number, max: number): Rule<number> {
  return (value) => (value >= min && value <= max ? undefined : fault('MustBeInRange', { min, max }));
}

interface Bound {
  /** The bound itself passes. */
  orEqual?: boolean;
}

/** Above `min`. */
export function biggerThan(min: number, { orEqual = false }: Bound = {}): Rule<number> {
  return (value) => (value > min || (orEqual && value === min) ? undefined : fault('MustBeBiggerThan', { min }));
}

/** Below `max`. */
export function lessThan(max: number, { orEqual = false }: Bound = {}): Rule<number> {
  return (value) => (value < max || (orEqual && value === max) ? undefined : fault('MustBeLessThan', { max }));
}

/** Zero or more. */
export const positiveOnly: Rule<number> = (value) => (value >= 0 ? undefined : fault('OnlyPositiveNumbersAreAllowed'));

/** At most `places` decimal places, judged by the digits, so that 1.005 is no rounding question. */
export function precision(places: number): Rule<number | string> {
  return (value) => {
    const [, decimals = ''] = plainDigits(value).split('.');
    return decimals.length > places ? fault('AllowedPrecision', { val: places }) : undefined;
  };
}

/** `1e-7` as `0.0000001`. */
function plainDigits(value: number | string): string {
  const text = String(value);
  return /e/i.test(text) ? Number(value).toFixed(20).replace(/0+$/, '') : text;
}

/**
 * Reads a number written in plain digits, as `12`, `-0.5`, `5.` or `.5`.
 * @returns undefined for every other notation: `0x10`, `1e3`, `1 000`, `1,5`
 */
export function parseDecimal(text: string): number | undefined {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
}

/** A number written in digits: whole, or with decimals where they are allowed. */
export function numeric({ decimals = false } = {}): Rule<string> {
  const pattern = decimals ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
  return (text) => (pattern.test(text) ? undefined : fault('OnlyNumbersAreAllowed'));
}

/** A percentage that can be applied as a discount: from 0 to below 100. */
export const discountPercentage: Rule<number> = (value) =>
  positiveOnly(value) ?? (value < 100 ? undefined : fault('PercentageMustBeLessThan100'));
