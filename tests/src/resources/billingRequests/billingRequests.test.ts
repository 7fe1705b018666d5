import { expect, it } from 'vitest';
import { changedBy } from '#contract/changes.ts';
import { rowActions } from '#src/resources/billingRequests/actions.ts';

const place = { terminalID: 't', showDeleted: false };

it.each([
  ['sent', {}, ['cancel']],
  ['viewed', {}, ['cancel']],
  ['payed', {}, []],
  ['canceled', {}, []],
  ['sent', { deleted: true }, []],
] as const)('a request that is %s %j can be canceled: %j', (status, more, keys) => {
  const offered = rowActions.filter((action) => action.offered?.({ id: 'r', status, ...more }, place));
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

it('is read again once it was canceled', () => {
  expect(changedBy('paymentRequests.cancel')).toContain('billingRequests');
});
