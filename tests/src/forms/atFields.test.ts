import { expect, it } from 'vitest';
import { atFields } from '#src/forms/atFields.ts';

const shown = ['amount', 'account.bank', 'account.number'];

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['a field keeps its own', { amount: 'x' }, { amount: 'x' }],
  ['a group is marked at its first input', { account: 'x' }, { 'account.bank': 'x' }],
  ['what an input is told of itself comes first', { account: 'x', 'account.bank': 'y' }, { 'account.bank': 'y' }],
  ['what has no input stays as it is', { terminalID: 'x', acc: 'y' }, { terminalID: 'x', acc: 'y' }],
])('%s', (_, faults, found) => {
  expect(atFields(faults, shown)).toEqual(found);
});
