import { describe, expect, it } from 'vitest';
import { sumsOfRows } from '#src/list/money/selectedSums.ts';
import { documentMoney } from '#src/resources/invoices/money.ts';
import { transactionMoney } from '#src/resources/transactions/money.ts';

const charge = { jDealType: 'J4', status: 'completed', specialTransactionType: 'regularDeal', currency: 'ILS' };

describe('the sums of ticked rows', () => {
  it('tell charges, refunds and net apart, by currency', () => {
    const rows = [
      { ...charge, transactionAmount: 100.1 },
      { ...charge, transactionAmount: 0.2 },
      { ...charge, specialTransactionType: 'refund', transactionAmount: 30 },
      { ...charge, transactionAmount: 5, currency: 'USD' },
    ];
    expect(sumsOfRows(rows, transactionMoney.row)).toEqual([
      { code: 'ILS', in: 100.3, back: -30, net: 70.3 },
      { code: 'USD', in: 5 },
    ]);
  });

  it('leave out what the list leaves out of its own sums: failed, cancelled, holds and checks', () => {
    const rows = [
      { ...charge, transactionAmount: 1 },
      { ...charge, status: 'rejectedByProcessor', transactionAmount: 10 },
      { ...charge, status: 'cancelledByMerchant', transactionAmount: 10 },
      { ...charge, jDealType: 'J5', transactionAmount: 10 },
      { ...charge, transactionAmount: undefined },
    ];
    expect(sumsOfRows(rows, transactionMoney.row)).toEqual([{ code: 'ILS', in: 1 }]);
  });

  it('are of refunds alone where nothing else is ticked, and of documents by what they are', () => {
    expect(
      sumsOfRows([{ invoiceType: 'creditNote', invoiceAmount: 12.5, currency: 'ILS' }], documentMoney.row),
    ).toEqual([{ code: 'ILS', back: -12.5 }]);
  });

  it('take the currency of the list where rows name none', () => {
    expect(sumsOfRows([{ amount: 2 }, { amount: 3 }], { field: 'amount', currency: 'ILS' })).toEqual([
      { code: 'ILS', in: 5 },
    ]);
  });
});
