import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAccountWarning, fullAccount } from '#contract/rules/bankAccount.ts';

/** The examples of Masav's own specification; a branch of 1 where any will do. */
const examples = [
  [10, 607, '11710022'],
  [12, 571, '041116'],
  [11, 1, '000032018'],
  [20, 406, '160778'],
  [31, 1, '000032018'],
  [9, 1, '059121900'],
  [22, 1, '700241017'],
] as const;

/** For the banks without an example: computed by a second program that shares nothing with this one. */
const computed = [
  [4, 101, ['823985', '130414'], ['753159', '367853']],
  [13, 62, ['981168', '902921'], ['588240', '913651']],
  [34, 20, ['898936', '824190'], ['508354', '267357']],
  [17, 655, ['421483093', '397824738'], ['221397262', '969647820']],
  [52, 177, ['455502692', '188193952'], ['293265919', '79943232']],
  [46, 505, ['842052', '454310'], ['447974', '415997']],
  [46, 510, ['420931', '604097'], ['169229', '425014']],
  [14, 361, ['431133', '595492'], ['830249', '293748']],
  [14, 347, ['523933', '675737'], ['838899', '284675']],
  [14, 300, ['706620', '982097'], ['926003', '539172']],
  [20, 35, ['224802', '892447'], ['109519', '574818']],
] as const;

const warning = { key: 'BankAccountMayBeWrong' };
const lastChanged = (account: string, by: number) => account.slice(0, -1) + ((Number(account.at(-1)) + by + 10) % 10);

it.each([
  ['41116', '041116'],
  ['041116', '041116'],
  ['4111', '4111'],
  ['4111a', '4111a'],
  ['', ''],
])('the account %j is kept as %j', (typed, kept) => {
  expect(fullAccount(typed)).toBe(kept);
});

describe('the check digit of a bank account', () => {
  it.each(examples)(
    'of bank %i, branch %i: %s is right, and one digit more or less is not',
    (bank, branch, account) => {
      expect(bankAccountWarning(bank, branch, account)).toBeUndefined();
      expect(bankAccountWarning(bank, branch, lastChanged(account, 1))).toEqual(warning);
      expect(bankAccountWarning(bank, branch, lastChanged(account, -1))).toEqual(warning);
    },
  );

  it.each(computed)('of bank %i, branch %i: %j are right, %j are not', (bank, branch, right, wrong) => {
    for (const account of right) expect(bankAccountWarning(bank, branch, account), account).toBeUndefined();
    for (const account of wrong) expect(bankAccountWarning(bank, branch, account), account).toEqual(warning);
  });

  it('depends on the branch where the bank says so', () => {
    expect(bankAccountWarning(12, 572, '041116')).toEqual(warning);
    // Mizrahi counts branches above 400 from there.
    expect(bankAccountWarning(20, 6, '160778')).toBeUndefined();
    expect(bankAccountWarning(20, 407, '160778')).toEqual(warning);
  });

  it.each([18, 23, 54, 3, 99])('is not known of bank %i: only the length is judged', (bank) => {
    expect(bankAccountWarning(bank, 1, '123456')).toBeUndefined();
    expect(bankAccountWarning(bank, 1, '1234567890')).toEqual(warning);
  });

  it('reads texts as it reads numbers, with and without zeros in front', () => {
    const sixDigits = fc.integer({ min: 100_000, max: 999_999 });
    const banks = fc.constantFrom(4, 9, 10, 11, 12, 13, 14, 17, 20, 22, 31, 34, 46, 52);
    fc.assert(
      fc.property(banks, fc.integer({ min: 1, max: 999 }), sixDigits, (bank, branch, account) => {
        const texts = [`0${bank}`, String(branch).padStart(3, '0'), String(account).padStart(12, '0')] as const;
        expect(bankAccountWarning(...texts)).toEqual(bankAccountWarning(bank, branch, String(account)));
      }),
    );
  });

  it.each([
    ['', 571, '041117'],
    [12, '', '041117'],
    [12, 571, ''],
    [12, 571, null],
    [undefined, undefined, undefined],
    [12, 571, '04111x'],
    ['leumi', 571, '041117'],
  ])('says nothing of %j, %j, %j', (bank, branch, account) => {
    expect(bankAccountWarning(bank, branch, account)).toBeUndefined();
  });
});
