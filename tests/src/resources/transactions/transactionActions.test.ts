import { describe, expect, it } from 'vitest';
import { offeredOn } from '#src/actions/isOffered.ts';
import { recordActions } from '#src/resources/transactions/actions.ts';
import { holdEnd, leftToRefund, signedAmount } from '#src/resources/transactions/transactionActions.ts';

const flags = {
  allowTransmission: false,
  allowTransmissionCancellation: false,
  allowRefund: false,
  allowInvoiceCreation: false,
};
const settled = { ...flags, jDealType: 'J4', status: 'completed', quickStatus: 'Completed', transactionAmount: 100 };
const refused = { ...settled, quickStatus: 'Failed', status: 'rejectedByProcessor' };
const held = {
  ...flags,
  jDealType: 'J5',
  status: 'awaitingToSelectJ5',
  transactionJ5ExpiredDate: '2026-11-16T10:00:00Z',
};

describe('what is offered on a transaction', () => {
  const end = Date.parse(held.transactionJ5ExpiredDate);
  it.each<[string, object, boolean, string[]]>([
    ['a settled deal', settled, false, ['slip']],
    [
      'one that waits',
      { ...settled, allowTransmission: true, allowTransmissionCancellation: true },
      false,
      ['transmit', 'slip', 'cancel'],
    ],
    ['a refundable one', { ...settled, allowRefund: true, totalRefund: 99.99 }, false, ['chargeback', 'slip']],
    ['one with nothing left', { ...settled, allowRefund: true, totalRefund: 100 }, false, ['slip']],
    ['one without an invoice', { ...settled, currency: 'ILS', allowInvoiceCreation: true }, false, ['invoice', 'slip']],
    [
      'a refund that failed, whatever the server says',
      {
        ...settled,
        currency: 'ILS',
        status: 'chargebackFailed',
        quickStatus: 'Failed',
        specialTransactionType: 'refund',
        allowInvoiceCreation: true,
      },
      false,
      [],
    ],
    ['a refused charge', { ...refused, paymentTypeEnum: 'card' }, false, ['again']],
    ['a debit that the bank returned', { ...refused, paymentTypeEnum: 'bank' }, false, []],
    ['one of which nobody knows yet', { ...settled, quickStatus: 'Pending', status: 'initial' }, false, []],
    [
      'a charge whose refund failed',
      { ...settled, quickStatus: 'Failed', paymentTypeEnum: 'card', status: 'chargebackFailed' },
      false,
      [],
    ],
    ['a cancelled one', { ...settled, quickStatus: 'Canceled', status: 'cancelledByMerchant' }, false, []],
    ['a hold', held, true, ['selectJ5']],
    ['a hold that is over', held, false, []],
    ['a list’s row', { jDealType: 'J4', status: 'completed', quickStatus: 'Completed' }, false, []],
  ])('%s', (_, details, isHeld, actions) => {
    const place = { terminalID: 't', showDeleted: false };
    const offered = offeredOn(recordActions, { id: '1', ...details }, place, () => true, isHeld ? end - 1 : end);
    expect(offered.map(({ key }) => key)).toEqual(actions);
  });
});

describe('leftToRefund', () => {
  it.each([
    [100, undefined, 100],
    [100, 99.99, 0.01],
    [0.3, 0.1, 0.2],
    [100, 100, 0],
    [100, 120, 0],
    [undefined, 1, 0],
  ])('%d without %d is %d', (transactionAmount, totalRefund, left) => {
    expect(leftToRefund({ transactionAmount, totalRefund })).toBe(left);
  });
});

it('a hold has an end, nothing else does', () => {
  expect(holdEnd(held)?.toISOString()).toBe('2026-11-16T10:00:00.000Z');
  expect(holdEnd({ ...held, status: 'completed' })).toBeUndefined();
  expect(holdEnd({ status: 'awaitingToSelectJ5' })).toBeUndefined();
});

it('a refund’s amount is negative', () => {
  expect(signedAmount({ transactionAmount: 12.5, specialTransactionType: 'refund' })).toBe(-12.5);
  expect(signedAmount({ transactionAmount: 12.5, specialTransactionType: 'regularDeal' })).toBe(12.5);
});
