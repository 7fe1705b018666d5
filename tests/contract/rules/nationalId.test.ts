import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNationalId, nationalId } from '#contract/rules/nationalId.ts';
import { describeRule, type RuleCase } from './judged.ts';

/** Published and computed vectors: nine digits, fewer digits, wrong ones, wrong forms. */
const valid = [
  ...'123456782 111111118 222222226 333333334 555555556 777777772'.split(' '),
  ...'987654324 000000018 100000009 314159260 200000008 246813570'.split(' '),
  ...'12344 43216 11114 123455 543215 111112 1234566 1111111 12345674 76543214 11111119'.split(' '),
  // Nine zeros pass the formula; nobody is offered them.
  '000000000',
  '00000',
];
const wrong = [
  ...'123456789 123456780 111111111 222222222 987654321 000000001 012345678'.split(' '),
  ...'12345 10001 213456782 111111181'.split(' '),
  '1234',
  '1234567890',
  '12a456782',
  '',
  ' 123456782',
  '-12345674',
  '12345.674',
];
const cases: RuleCase<string>[] = [
  ...valid.map((text) => [text] as const),
  ...wrong.map((text) => [text, 'IsraeliNationalIdMustBeValid'] as const),
];
describeRule('nationalId', nationalId, cases);

describe('the check digit of a national id', () => {
  const eight = fc.integer({ min: 0, max: 99_999_999 }).map((body) => String(body).padStart(8, '0'));
  const lastDigits = (body: string) => Array.from({ length: 10 }, (_, digit) => body + digit).filter(isNationalId);

  it('is one for every body', () => {
    fc.assert(fc.property(eight, (body) => lastDigits(body).length === 1));
  });

  it('shows every change of a single digit', () => {
    fc.assert(
      fc.property(eight, fc.nat(8), fc.integer({ min: 1, max: 9 }), (body, at, add) => {
        const [id = ''] = lastDigits(body);
        const digit = (Number(id[at]) + add) % 10;
        return !isNationalId(id.slice(0, at) + digit + id.slice(at + 1));
      }),
    );
  });

  it('is the same with and without zeros in front', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), (number) => {
        expect(isNationalId(String(number))).toBe(isNationalId(String(number).padStart(9, '0')));
      }),
    );
  });
});
