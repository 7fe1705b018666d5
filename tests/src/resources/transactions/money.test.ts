import { describe, expect, it } from 'vitest';
import { enumValues, statusesOf } from '#contract/enums.ts';
import { settledChargeStatuses, settledStatuses } from '#contract/settled.ts';
import { transactionMoney } from '#src/resources/transactions/money.ts';

const ask = transactionMoney.questions;
const accepted = { terminalID: 't1', jDealType: 'J4', statuses: settledStatuses };
const refunds = { ...accepted, specialTransactionType: ['refund'] };

describe('how the money of transactions is asked for', () => {
  it('asks for what the processor has accepted, and once more for the refunds among it', () => {
    expect(ask({ terminalID: 't1' })).toEqual({ all: accepted, back: [refunds] });
  });

  it('keeps the filters of the person', () => {
    const own = { terminalID: 't1', currency: 'USD', quickDateFilter: 'today', cardOwnerName: 'Dana' };
    expect(ask(own)).toEqual({ all: { ...own, ...accepted }, back: [{ ...own, ...refunds }] });
  });

  it.each([
    [['completed', 'rejectedByProcessor'], ['completed']],
    ['completed', ['completed']],
    [
      ['COMPLETED', 30],
      ['completed', 'awaitingForTransmission'],
    ],
    [['chargeback', 'melted'], ['chargeback']],
  ])('of the states %j only those are money: %j', (statuses, expected) => {
    expect(ask({ statuses })?.all?.statuses).toEqual(expected);
  });

  it.each([
    [{ statuses: ['rejectedByProcessor', 'cancelledByMerchant'] }],
    [{ statuses: ['melted'] }],
    [{ statuses: ['completed'], quickStatusFilter: 'Pending' }],
    [{ quickStatusFilter: 'Failed' }],
    [{ quickStatusFilter: 'Canceled' }],
    [{ quickStatusFilter: '4' }],
    [{ jDealType: 'J2' }],
    [{ jDealType: 'J5' }],
  ])('%j leaves no money', (filter) => {
    expect(ask(filter)).toBeUndefined();
  });

  it.each(enumValues('transactionQuickStatus').filter((one) => one !== 'Failed' && one !== 'Canceled'))(
    'of the quick state %s what is accepted is money',
    (quickStatusFilter) => {
      const statuses = settledStatuses.filter((status) => statusesOf(quickStatusFilter).includes(status));
      expect(ask({ quickStatusFilter })?.all).toEqual({ quickStatusFilter, jDealType: 'J4', statuses });
    },
  );

  it.each([
    ['refund', { back: [{ ...accepted, specialTransactionType: 'refund' }] }],
    [['-1'], { back: [{ ...accepted, specialTransactionType: ['-1'] }] }],
    [
      ['regularDeal', 'initialDeal'],
      {
        all: { ...accepted, statuses: settledChargeStatuses, specialTransactionType: ['regularDeal', 'initialDeal'] },
        back: [],
      },
    ],
    [
      ['initialDeal', 'refund'],
      { all: { ...accepted, specialTransactionType: ['initialDeal', 'refund'] }, back: [refunds] },
    ],
  ])('of the kinds %j only what is known is asked', (specialTransactionType, expected) => {
    expect(ask({ terminalID: 't1', specialTransactionType })).toEqual(expected);
  });
});
