import { fault, type Fault } from './fault.ts';

/** Sum of digits times weights, from the left. */
const weigh = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index] ?? 0), 0);

/** Judges a branch of three digits and an account of nine. */
type Check = (branch: string, account: string) => boolean;

const nineDown = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const sixDown = nineDown.slice(3);

const wholeAccount =
  (remainders: readonly number[], modulus = 11): Check =>
  (_, account) =>
    remainders.includes(weigh(account, nineDown) % modulus);

const lastSix =
  (remainders: readonly number[]): Check =>
  (_, account) =>
    remainders.includes(weigh(account.slice(3), sixDown) % 11);

/** The branch and the last six digits together. */
const branchAndLastSix =
  (remainders: readonly number[]): Check =>
  (branch, account) =>
    remainders.includes((weigh(branch, [9, 8, 7]) + weigh(account.slice(3), sixDown)) % 11);

const anyOf =
  (...checks: Check[]): Check =>
  (branch, account) =>
    checks.some((check) => check(branch, account));

const leumi: Check = (branch, account) => {
  const sum = weigh(branch, [10, 9, 8]) + weigh(account.slice(1, 7), [7, 6, 5, 4, 3, 2]) + Number(account.slice(7));
  return [90, 72, 70, 60, 20].includes(sum % 100);
};

const mizrahi: Check = (branch, account) => {
  const number = Number(branch);
  return branchAndLastSix([0, 2, 4])(String(number > 400 ? number - 400 : number).padStart(3, '0'), account);
};

const citibank: Check = (_, account) => 11 - (weigh(account, [3, 2, 7, 6, 5, 4, 3, 2]) % 11) === Number(account[8]);

const fallbacks = anyOf(wholeAccount([0]), lastSix([0]));

/** As Hapoalim, with other remainders for some branches, and two more ways to be right. */
const byBranch =
  (remaindersOf: (branch: number) => readonly number[]): Check =>
  (branch, account) =>
    branchAndLastSix(remaindersOf(Number(branch)))(branch, account) || fallbacks(branch, account);

const massadBranches = new Set([154, 166, 178, 181, 183, 191, 192, 503, 505, 507, 515, 516, 527, 539]);
const massad = byBranch((branch) => (massadBranches.has(branch) ? [0, 2] : [0]));

const otsarHahayal = byBranch((branch) => {
  if ([361, 362, 363].includes(branch)) return [0, 2, 4];
  return [347, 365, 384, 385].includes(branch) ? [0, 2] : [0];
});

const fibi = anyOf(wholeAccount([0, 6]), lastSix([0, 6]));

/** Check digits by bank (Masav's specification of account numbers, edition 01/10/2015); other banks have none. */
const checks: Readonly<Record<number, Check>> = {
  4: branchAndLastSix([0, 2]),
  9: wholeAccount([0], 10),
  10: leumi,
  11: wholeAccount([0, 2, 4]),
  12: branchAndLastSix([0, 2, 4, 6]),
  13: leumi,
  14: otsarHahayal,
  17: wholeAccount([0, 2, 4]),
  20: mizrahi,
  22: citibank,
  31: fibi,
  34: leumi,
  46: massad,
  52: fibi,
};

/**
 * An account as it is kept: one of five digits has lost the zero before them, which a sheet or a person leaves out.
 * @example fullAccount('41116') // '041116'
 */
export const fullAccount = (account: string): string => (/^\d{5}$/.test(account) ? `0${account}` : account);

const isDigits = (text: string) => /^\d+$/.test(text);

/**
 * Whether an Israeli bank account looks mistyped. A warning, never a block: banks merge and renumber, and newer ones are
 * not in the published rules. What is not complete yet brings no warning.
 * @example bankAccountWarning(12, 571, '041116') // undefined
 */
export function bankAccountWarning(
  bank: number | string | null | undefined,
  branch: number | string | null | undefined,
  account: string | null | undefined,
): Fault | undefined {
  const [bankText, branchText, accountText] = [bank, branch, account].map((value) => String(value ?? '').trim());
  if (!bankText || !branchText || !accountText) return undefined;
  if (![bankText, branchText, accountText].every(isDigits)) return undefined;
  const digits = accountText.replace(/^0+/, '').padStart(9, '0');
  const paddedBranch = String(Number(branchText)).padStart(3, '0');
  const check = checks[Number(bankText)];
  const isLikely = digits.length === 9 && paddedBranch.length === 3 && (check?.(paddedBranch, digits) ?? true);
  return isLikely ? undefined : fault('BankAccountMayBeWrong');
}
