import { describe, expect, it } from 'vitest';
import { enumValues, transactionQuickStatus } from '#contract/enums.ts';
import { settledStatuses } from '#contract/settled.ts';
import { givesBack, movedNothing, signed } from '#contract/sign.ts';

/** Which words of a row say that it gives money back. */
const saidBy = {
  specialTransactionType: { regularDeal: false, initialDeal: false, refund: true },
  invoiceType: {
    invoice: false,
    invoiceWithPaymentInfo: false,
    creditNote: true,
    paymentInfo: false,
    refundInvoice: true,
    receiptForDonation: false,
  },
} as const;

describe('which rows give money back', () => {
  it.each(['specialTransactionType', 'invoiceType'] as const)('every %s says whether it does', (name) => {
    const expected: Readonly<Record<string, boolean>> = saidBy[name];
    expect(Object.keys(expected)).toEqual(enumValues(name));
    for (const word of enumValues(name)) {
      expect(givesBack({ [name]: word }), word).toBe(expected[word]);
      expect(signed({ [name]: word }, 'anyAmount', 200), word).toBe(expected[word] ? -200 : 200);
    }
  });

  it.each(enumValues('transactionStatus'))('the status %s changes no sign', (status) => {
    expect(signed({ specialTransactionType: 'refund', status }, 'transactionAmount', 12.5)).toBe(-12.5);
    expect(signed({ specialTransactionType: 'regularDeal', status }, 'transactionAmount', 12.5)).toBe(12.5);
  });

  it.each([
    ['a link that pays out', { isRefund: true }, true],
    ['a link that is paid', { isRefund: false, invoiceDetails: { invoiceType: 'refundInvoice' } }, false],
    ['a document whose type stands inside', { invoiceDetails: { invoiceType: 'creditNote' } }, true],
    [
      'a charge, whatever document it asks for',
      { specialTransactionType: 'regularDeal', invoiceDetails: { invoiceType: 'refundInvoice' } },
      false,
    ],
    ['a row of anything else', { transactionAmount: 5, invoiceDetails: null, invoiceType: null }, false],
    ['a word nobody knows', { specialTransactionType: 'gift', invoiceType: 'poem' }, false],
    ['nothing', {}, false],
  ])('%s', (_, row, expected) => {
    expect(givesBack(row)).toBe(expected);
  });
});

describe('an amount as it moved', () => {
  const refund = { specialTransactionType: 'refund' };

  it.each([
    [refund, 'transactionAmount', 200, -200],
    [refund, 'vatTotal', 30.51, -30.51],
    [refund, 'dealDetails.netTotal', 1, -1],
    [refund, 'transactionAmount', -200, -200],
    [refund, 'transactionAmount', 0, 0],
    [refund, 'price', 10, 10],
    [refund, 'dealDetails.discount', 1, 1],
    [{ specialTransactionType: 'regularDeal' }, 'totalRefund', 50, -50],
    [{}, 'refundAmount', 50, -50],
    [{ specialTransactionType: 'regularDeal' }, 'transactionAmount', -3, -3],
  ])('%j %s: %d is %d', (row, field, amount, expected) => {
    expect(signed(row, field, amount)).toBe(expected);
  });
});

it.each(enumValues('transactionStatus'))('the amount of a %s transaction came to nothing, or may count', (status) => {
  const quick = transactionQuickStatus(status);
  const isOver = quick === 'Failed' || quick === 'Canceled';
  expect(movedNothing({ status })).toBe(isOver && !settledStatuses.includes(status));
  // Whatever counts as money is never struck through.
  if (settledStatuses.includes(status)) expect(movedNothing({ status })).toBe(false);
});

it('a charge whose refund failed stands, a refund that failed gave nothing back', () => {
  const row = { status: 'chargebackFailed', jDealType: 'J4' };
  expect(movedNothing({ ...row, specialTransactionType: 'regularDeal' })).toBe(false);
  expect(movedNothing({ ...row, specialTransactionType: 'refund' })).toBe(true);
});

it.each([{}, { status: null }, { status: 'canceled' }, { status: 'initial' }])('%j is no such transaction', (row) => {
  expect(movedNothing(row)).toBe(false);
});
