import { describe, expect, it } from 'vitest';
import { changedBy } from '#contract/changes.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { rowActions } from '#src/resources/billingRequests/actions.ts';
import { isUsable, linkStatus } from '#src/fields/link/linkStatus.ts';
import { listsByName } from '#src/resources/registry.ts';

const place = { terminalID: 't', showDeleted: false };

it.each([
  ['sent', {}, ['resend', 'cancel']],
  ['viewed', {}, ['resend', 'cancel']],
  ['payed', {}, ['resend']],
  ['canceled', {}, ['resend']],
  ['sent', { deleted: true }, ['resend']],
] as const)('with a request that is %s %j can be done: %j', (status, more, keys) => {
  const offered = rowActions.filter((action) => action.offered?.({ id: 'r', status, ...more }, place) !== false);
  expect(offered.map(({ key }) => key)).toEqual(keys);
});

it('is sent again as a new request, which the wizard begins with', () => {
  const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
  const [resend] = rowActions;
  expect(resend?.kind === 'link' && resend.path({ id })).toBe(`/wizard/billing-requests/create?billingRequestID=${id}`);
});

it('is read again once it was canceled, and once another was made', () => {
  expect(changedBy('paymentRequests.cancel')).toContain('billingRequests');
  expect(changedBy('billingRequests.create')).toContain('billingRequests');
});

it('is made from both lists, from that of permanent links as one', () => {
  const asks = { access: 'any', feature: ['Checkout', 'RecurrentPayments'] };
  const path = '/wizard/billing-requests/create';
  expect(listsByName.billingRequests?.create).toMatchObject({ path, ...asks });
  expect(listsByName.permanentBillingLinks?.create).toMatchObject({ path: `${path}?permanent=true`, ...asks });
});

describe('what is told of a request', () => {
  it.each<[string, Partial<RecordOf<'billingRequests'>>, ReturnType<typeof linkStatus>, boolean]>([
    ['waits', { status: 'sent', quickStatus: 'pending' }, undefined, true],
    ['was opened', { status: 'viewed', quickStatus: 'viewed' }, undefined, true],
    ['has set up its deal', { status: 'payed', quickStatus: 'completed' }, 'payed', false],
    ['was canceled', { status: 'canceled', quickStatus: 'canceled' }, 'canceled', false],
    ['was rejected', { status: 'rejected', quickStatus: 'failed' }, 'rejected', false],
    ['is over', { status: 'sent', quickStatus: 'overdue' }, 'overdue', false],
    [
      'was seen and is over',
      { status: 'viewed', quickStatus: 'viewed', dueDate: '2020-01-01T22:00:00Z' },
      'overdue',
      false,
    ],
    ['ends one day', { status: 'sent', quickStatus: 'pending', dueDate: '2999-01-01T22:00:00Z' }, undefined, true],
    ['was not sent', { status: 'sendingFailed', quickStatus: 'failed' }, 'sendingFailed', true],
    ['failed once', { status: 'paymentFailed', quickStatus: 'failed' }, 'paymentFailed', true],
    ['was deleted, whatever else', { status: 'canceled', deleted: true }, 'deleted', false],
  ])('that %s', (_name, record, news, usable) => {
    expect([linkStatus(record), isUsable(record)]).toEqual([news, usable]);
  });
});
