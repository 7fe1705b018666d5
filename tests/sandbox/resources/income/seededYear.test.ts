import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type Row } from '#contract/envelope.ts';
import type { QueryParameters } from '#contract/query.ts';
import { toEnvelope } from '#tests/support/seededLists.ts';
import {
  agorotOf,
  currencies,
  openSeededYear,
  sum,
  year,
  type SeededYear,
  type Transaction,
} from '#tests/support/seededYear.ts';

// exercises income.list
let seeded: SeededYear;
beforeAll(async () => {
  seeded = await openSeededYear();
}, 120_000);
afterAll(() => seeded.sandbox.close());

describe('the income report', () => {
  const keyOf = ({ terminalID, transactionDate, paymentTypeEnum, currency }: Transaction) =>
    [terminalID, transactionDate, paymentTypeEnum, currency].join(' ');

  /** Count, charges, refunds, net and VAT of some transactions, in agorot. */
  function incomeOf(rows: readonly Transaction[]) {
    const signOf = ({ specialTransactionType }: Transaction) => (specialTransactionType === 'refund' ? -1 : 1);
    return {
      count: rows.length,
      charged: sum(rows, (row) => (signOf(row) === 1 ? row.transactionAmount : 0)),
      refunded: sum(rows, (row) => (signOf(row) === -1 ? row.transactionAmount : 0)),
      net: sum(rows, (row) => signOf(row) * row.netTotal),
      vat: sum(rows, (row) => signOf(row) * row.vatTotal),
    };
  }

  async function readIncome(query: QueryParameters) {
    const rows: Row[] = [];
    for (;;) {
      const page = toEnvelope(
        await seeded.read('reporting/api/reports/income', { ...query, take: 1000, skip: rows.length }),
      );
      rows.push(...page.data);
      if (page.data.length === 0 || rows.length >= page.numberOfRecords) return { page, rows };
    }
  }

  const wireOf = (row: Row) => ({
    count: Number(row.transactionsCount),
    charged: agorotOf(row.totalAmount),
    refunded: agorotOf(row.refundAmount),
    net: agorotOf(row.netTotal),
    vat: agorotOf(row.vatTotal),
  });

  it.each([year, { dateFrom: '2026-03-11', dateTo: '2026-05-02' }, { dateFrom: '2026-11-15', dateTo: '2026-11-15' }])(
    'of %j is row by row, and in every total, what its charges and refunds come to',
    async (days) => {
      for (const terminalID of seeded.terminalIDs) {
        const settled = [
          ...(await seeded.opened({ of: 'charges', terminalID, days })),
          ...(await seeded.opened({ of: 'refunds', terminalID, days })),
        ];
        const groups = Map.groupBy(settled, keyOf);
        const { page, rows } = await readIncome({ terminalID, ...days });
        expect(rows).toHaveLength(groups.size);
        for (const row of rows) {
          const key = [row.terminalID, String(row.period).slice(0, 10), row.paymentTypeEnum, row.currency].join(' ');
          const income = wireOf(row);
          expect({ key, ...income }).toEqual({ key, ...incomeOf(groups.get(key) ?? []) });
          expect(income.net + income.vat).toBe(income.charged - income.refunded);
        }
        const sums = Array.isArray(page.sums) ? page.sums.filter(isObject) : [];
        for (const currency of currencies) {
          const { charged, refunded, net, vat } = incomeOf(settled.filter((row) => row.currency === currency));
          const amounts = sums.find((one) => one.currency === currency)?.amounts;
          const { refundAmount, netTotal, vatTotal }: Row = isObject(amounts) ? amounts : {};
          expect([page[`totalAmount${currency}`], refundAmount, netTotal, vatTotal].map(agorotOf)).toEqual([
            charged,
            refunded,
            net,
            vat,
          ]);
          expect(net + vat).toBe(charged - refunded);
        }
      }
    },
  );
});
