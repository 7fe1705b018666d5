import { expect, it } from 'vitest';
import { readDay, shownDay } from '#src/ui/days/dayText.ts';

it.each([
  ['5/1/2027', '2027-01-05'],
  ['05.01.2027', '2027-01-05'],
  [' 5-1-2027 ', '2027-01-05'],
  ['05012027', '2027-01-05'],
  ['2027-01-05', '2027-01-05'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['01/13/2027', undefined],
  ['5/1/27', undefined],
  ['5/1', undefined],
  ['soon', undefined],
  ['', undefined],
])('a day is read as it is typed: %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ['2027-01-05', '05/01/2027'],
  ['05/01', '05/01'],
  ['', ''],
])('a day is shown day first: %s', (value, text) => {
  expect(shownDay(value)).toBe(text);
});
