import { dayInterval, expired, expiredIf, invalidIf, month } from '#contract/rules/date.ts';
import { isGuid } from '#contract/rules/guid.ts';
import {
  biggerThan,
  discountPercentage,
  inRange,
  lessThan,
  numeric,
  positiveOnly,
  precision,
} from '#contract/rules/number.ts';
import { required, requiredIf, requiredUnless } from '#contract/rules/required.ts';
import { email, maxLength, noSpaces, stringLength, validId } from '#contract/rules/text.ts';
import { expect, it } from 'vitest';
import { describeRule } from './judged.ts';

/** The shared field rules of spec §5, one table each. */
describeRule<unknown>('required', required, [
  [0],
  ['0'],
  ['x'],
  [-1],
  [true],
  [[]],
  ['', 'Required'],
  [null, 'Required'],
  [undefined, 'Required'],
  [false, 'Required'],
  [Number.NaN, 'Required'],
]);
describeRule<[unknown, unknown]>('required only if another is truthy', ([value, other]) => requiredIf(value, other), [
  [['', '']],
  [['', 0]],
  [['', false]],
  [['x', true]],
  [[0, 'x']],
  [['', 'x'], 'Required'],
  [[undefined, 1], 'Required'],
]);
describeRule<[unknown, unknown]>(
  'required only if another is falsy',
  ([value, other]) => requiredUnless(value, other),
  [[['', 'x']], [['x', '']], [[0, false]], [['', ''], 'Required'], [[null, 0], 'Required']],
);

const tooLong = { key: 'MustBeLessThanCharacters', values: { max: 4 } } as const;
describeRule('maxLength 3', maxLength(3), [[''], ['abc'], ['שלו'], ['abcd', tooLong], ['    ', tooLong]]);
const between = { key: 'MustBeBetweenCharacters', values: { min: 2, max: 5 } } as const;
describeRule('stringLength 3 to 5', stringLength(3, 5), [
  ['abc'],
  ['abcde'],
  ['ab', between],
  ['abcdef', between],
  ['', between],
]);
const exactly = { key: 'MustBeExactlyCharacters', values: { val: 4 } } as const;
describeRule('stringLength of exactly 4', stringLength(4, 4), [['abcd'], ['abc', exactly], ['abcde', exactly]]);

const range = { key: 'MustBeInRange', values: { min: 1, max: 36 } } as const;
describeRule('inRange 1 to 36', inRange(1, 36), [
  [1],
  [36],
  [20.5],
  [0.99, range],
  [36.01, range],
  [Number.NaN, range],
]);
const bigger = { key: 'MustBeBiggerThan', values: { min: 5 } } as const;
describeRule('biggerThan 5', biggerThan(5), [[5.01], [5, bigger], [-6, bigger], [Number.NaN, bigger]]);
describeRule('biggerThan 5 or equal', biggerThan(5, { orEqual: true }), [[5], [4.99, bigger]]);
const less = { key: 'MustBeLessThan', values: { max: 5 } } as const;
describeRule('lessThan 5', lessThan(5), [[4.99], [-6], [5, less], [Number.NaN, less]]);
describeRule('lessThan 5 or equal', lessThan(5, { orEqual: true }), [[5], [5.01, less]]);
describeRule('positiveOnly', positiveOnly, [
  [0],
  [0.01],
  [-0.01, 'OnlyPositiveNumbersAreAllowed'],
  [Number.NaN, 'OnlyPositiveNumbersAreAllowed'],
]);
const decimals = { key: 'AllowedPrecision', values: { val: 2 } } as const;
describeRule<number | string>('precision 2', precision(2), [
  [1],
  [1.25],
  ['1.20'],
  [0.1 + 0.2, decimals],
  [1.005, decimals],
  ['1.000', decimals],
  [1e-7, decimals],
  [1e21],
]);
describeRule('discountPercentage', discountPercentage, [
  [0],
  [99.99],
  [100, 'PercentageMustBeLessThan100'],
  [-1, 'OnlyPositiveNumbersAreAllowed'],
]);
describeRule('numeric', numeric(), [
  ['0'],
  ['007'],
  ['-12'],
  ['1.5', 'OnlyNumbersAreAllowed'],
  ['1e3', 'OnlyNumbersAreAllowed'],
  ['', 'OnlyNumbersAreAllowed'],
  ['12a', 'OnlyNumbersAreAllowed'],
  [' 1', 'OnlyNumbersAreAllowed'],
]);
describeRule('numeric with decimals', numeric({ decimals: true }), [
  ['1.5'],
  ['-0.25'],
  ['12'],
  ['1.', 'OnlyNumbersAreAllowed'],
  ['.5', 'OnlyNumbersAreAllowed'],
  ['1,5', 'OnlyNumbersAreAllowed'],
  ['1.2.3', 'OnlyNumbersAreAllowed'],
]);

describeRule('email', email, [
  ['a@b.co'],
  ['first.last+tag@mail.example.co.il'],
  ["o'brien@mail.test"],
  ['A_B-9@x-y.test'],
  ['a@b', 'EmailMustBeValid'],
  ['a@', 'EmailMustBeValid'],
  ['@b.co', 'EmailMustBeValid'],
  ['a b@c.co', 'EmailMustBeValid'],
  ['a@b..co', 'EmailMustBeValid'],
  ['a@.co', 'EmailMustBeValid'],
  ['a@b.co.', 'EmailMustBeValid'],
  ['a@b.co,c@d.co', 'EmailMustBeValid'],
  ['a@b.co;', 'EmailMustBeValid'],
  ['a@@b.co', 'EmailMustBeValid'],
  ['Name <a@b.co>', 'EmailMustBeValid'],
  ['a@-b.co', 'EmailMustBeValid'],
]);
it('email judges a text made to be slow at once', () => {
  const started = performance.now();
  expect(email(`${'a.'.repeat(50_000)}@${'a.'.repeat(50_000)}!`)?.key).toBe('EmailMustBeValid');
  expect(performance.now() - started).toBeLessThan(500);
});

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
describeRule('validId', validId, [
  [id],
  [id.toUpperCase()],
  ['00000000-0000-0000-0000-000000000000'],
  ['', 'MustBeValidID'],
  [id.replaceAll('-', ''), 'MustBeValidID'],
  [`{${id}}`, 'MustBeValidID'],
  [`${id} `, 'MustBeValidID'],
  [id.replace('0', 'g'), 'MustBeValidID'],
]);
it('isGuid says the same', () => expect([isGuid(id), isGuid(`x${id}`)]).toEqual([true, false]));
describeRule('noSpaces', noSpaces, [
  ['abc'],
  ['אבג'],
  ['', 'SpacesNotAllowed'],
  ['a b', 'SpacesNotAllowed'],
  ['a\tb', 'SpacesNotAllowed'],
  [' ', 'SpacesNotAllowed'],
]);

describeRule<[string, string]>('expired', ([value, limit]) => expired(value, limit), [
  [['2026-11-15', '2026-11-15']],
  [['2027-01-01', '2026-11-15']],
  [['2026-11-14', '2026-11-15'], 'Expired'],
]);
describeRule('expired driven by a flag', expiredIf, [[false], [true, 'Expired']]);
describeRule('invalid driven by a flag', invalidIf, [[false], [true, 'Invalid']]);
describeRule<[string, string]>('dayInterval', ([start, end]) => dayInterval(start, end), [
  [['2026-11-15', '2026-11-16']],
  [['2026-10-24', '2026-10-25']],
  [['2026-03-26', '2026-03-27']],
  [['2026-12-31T00:00:00', '2027-01-01T00:00:00']],
  [['2026-11-15', '2026-11-15'], 'EndDateLaterStart'],
  [['2026-11-16', '2026-11-15'], 'EndDateLaterStart'],
  [['', '2026-11-15'], 'EndDateLaterStart'],
]);
describeRule<number | string | null | undefined>('month', month, [
  [1],
  [12],
  ['01'],
  ['9'],
  ['', 'Required'],
  [null, 'Required'],
  [undefined, 'Required'],
  [0, 'Invalid'],
  [13, 'Invalid'],
  ['1.5', 'Invalid'],
  ['x', 'Invalid'],
]);
