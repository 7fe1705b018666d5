import type { Random } from './random.ts';

/** An Israeli national id (or dealer number) of nine digits with its check digit (spec §5). */
export function someNationalID(random: Random): string {
  const body = `${random.integer(0, 3)}${random.digits(7)}`;
  const sum = [...body].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
