function luhnSum(digits: string): number {
  return [...digits].toReversed().reduce((sum, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (product > 9 ? product - 9 : product);
  }, 0);
}

/** The rule of Israeli national ids and dealer numbers (spec §5), nine digits. */
export function isNationalID(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** Whether a text holds a run of 12 to 19 digits with a valid check digit: what no row, log or file may hold. */
export function hasCardNumber(text: string): boolean {
  return [...text.matchAll(/\d{12,}/g)].some(([run]) => run.length <= 19 && luhnSum(run) % 10 === 0);
}
