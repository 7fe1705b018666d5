import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnumValue } from '#contract/enums.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { QueryParameters } from '#contract/query.ts';
import { countedFilters } from '#contract/settled.ts';
import { toEnvelope } from '#tests/support/seededLists.ts';
import {
  agorotOf,
  amountOf,
  currencies,
  isMoney,
  openSeededYear,
  sum,
  totalsOf,
  type SeededYear,
  type Transaction,
} from '#tests/support/seededYear.ts';

let seeded: SeededYear;
beforeAll(async () => {
  seeded = await openSeededYear();
}, 120_000);
afterAll(() => seeded.sandbox.close());

describe('the totals of the list of transactions', () => {
  const filters: readonly QueryParameters[] = [
    {},
    { currency: 'USD' },
    { paymentType: 'card' },
    { hasInvoice: 'Yes' },
    { quickStatusFilter: 'Failed' },
    { dateFrom: '2026-02-03', dateTo: '2026-06-29' },
    { quickDateFilter: 'last30Days' },
    { amountFrom: '100', amountTo: '471.23' },
  ];

  it.each(filters)('of %j tell charges and refunds apart, to the agora', async (filter) => {
    for (const terminalID of [undefined, ...seeded.terminalIDs]) {
      const asked = { ...filter, ...(terminalID && { terminalID }) };
      const counted = {
        charge: { ...asked, ...countedFilters.charge },
        refund: { ...asked, ...countedFilters.refund },
      };
      const all = await seeded.rowsOf(asked);
      const isRefund = ({ specialTransactionType }: Transaction) => specialTransactionType === 'refund';
      const money = all.filter(isMoney);
      const ids = (rows: readonly Transaction[]) => rows.map((row) => row.paymentTransactionID).toSorted();
      expect(ids(await seeded.rowsOf(counted.charge))).toEqual(ids(money.filter((row) => !isRefund(row))));
      expect(ids(await seeded.rowsOf(counted.refund))).toEqual(ids(money.filter(isRefund)));
    }
  });

  it('need no more than one row', async () => {
    const query = { ...countedFilters.refund, take: 1 };
    const list = toEnvelope(await seeded.read('transactions/api/transactions', query));
    const rows = await seeded.rowsOf(countedFilters.refund);
    expect([list.data.length, list.numberOfRecords]).toEqual([1, rows.length]);
    expect(totalsOf(list)).toEqual(
      currencies.map((currency) =>
        sum(
          rows.filter((row) => row.currency === currency),
          amountOf,
        ),
      ),
    );
  });
});

it('a transmission comes to the charges less the refunds that it opens', async () => {
  const page = toEnvelope(await seeded.read('transactions/api/reporting/transmission', { take: 1000 }));
  const withRefunds = page.data.filter(({ transmissionID }) =>
    seeded.transactions.some((row) => row.transmissionID === transmissionID && row.specialTransactionType === 'refund'),
  );
  const some = [...withRefunds, ...page.data.filter(({ success }) => success === false)].slice(0, 20);
  expect(withRefunds.length).toBeGreaterThan(0);
  for (const { transmissionID, transactionsCount, totalAmount } of some) {
    const path = `transactions/api/transactions/transmission/${String(transmissionID)}`;
    const { data } = toEnvelope(await seeded.read(path, { take: 1000 }));
    const signed = sum(data, ({ specialTransactionType, transactionAmount }) =>
      specialTransactionType === 'refund' ? -agorotOf(transactionAmount) : agorotOf(transactionAmount),
    );
    expect([data.length, signed]).toEqual([transactionsCount, agorotOf(totalAmount)]);
  }
});

it('the year has all that could be counted wrongly', () => {
  const own = seeded.transactions;
  const has = (
    kind: EnumValue<'specialTransactionType'>,
    status: EnumValue<'transactionStatus'>,
    currency: EnumValue<'currency'>,
  ) => own.some((row) => row.specialTransactionType === kind && row.status === status && row.currency === currency);
  for (const currency of currencies) {
    expect(has('refund', 'rejectedByProcessor', currency)).toBe(true);
    expect(has('refund', 'cancelledByMerchant', currency)).toBe(true);
    expect(has('regularDeal', 'cancelledByMerchant', currency)).toBe(true);
    expect(has('regularDeal', 'chargeback', currency)).toBe(true);
  }
  expect(has('refund', 'chargebackFailed', 'ILS')).toBe(true);
  expect(has('regularDeal', 'chargebackFailed', 'ILS')).toBe(true);
  const onDays = own.every((row) => row.transactionDate === israelDay(row.transactionTimestamp));
  expect(onDays).toBe(true);
});
