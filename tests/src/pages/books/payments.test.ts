import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#contract/calendarDays.ts';
import { splitAfterFirst, splitPayments } from '#contract/rules/installments.ts';
import { earliestDeal, dealPayments } from '#src/pages/books/incoming/payments.ts';

const day = '2026-08-31';

describe('the payments of a deal', () => {
  it.each([
    [{ total: 10_000, first: 3334, each: 3333 }, [3334, 3333, 3333]],
    [{ total: 10_000, first: 4000, each: 2000 }, [4000, 2000, 2000, 2000]],
    [{ total: 10_000, first: 10_000, each: 0 }, [10_000]],
    // A row that does not come out is one payment: nothing is lost.
    [{ total: 10_000, first: 3000, each: 3333 }, [10_000]],
    [{ total: 10_000, first: 0, each: 5000 }, [10_000]],
    [{ total: 10_000, first: 1, each: 1 }, [10_000]],
    [{ total: 10_000, first: 12_000, each: 1000 }, [10_000]],
  ])('of %j are %j', (told, amounts) => {
    expect(dealPayments({ day, ...told }).map(({ agorot }) => agorot)).toEqual(amounts);
  });

  it('fall a month after each other, on the last day of a month that is too short', () => {
    expect(dealPayments({ day, total: 700, first: 100, each: 100 }).map((payment) => payment.day)).toEqual([
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ]);
  });

  it('come to the deal to the agora, however it is split', () => {
    assert(
      property(
        integer({ min: 100, max: 99_999_999 }),
        integer({ min: 2, max: 36 }),
        integer({ min: 1 }),
        (total, count, wanted) => {
          for (const split of [splitPayments(total, count), splitAfterFirst(total, count, (wanted % total) + 1)]) {
            if (!split) continue;
            const { initialPaymentAmount: first, installmentPaymentAmount: each } = split;
            const payments = dealPayments({ day, total, first, each });
            expect(payments.reduce((sum, { agorot }) => sum + agorot, 0)).toBe(total);
            expect(payments).toHaveLength(count);
            expect(payments.map(({ number, of }) => `${number}/${of}`).at(-1)).toBe(`${count}/${count}`);
          }
        },
      ),
    );
  });

  it('of a deal before the earliest day are over', () => {
    for (const wanted of ['2026-03-31', '2026-11-15', '2028-02-29']) {
      const earliest = earliestDeal(wanted);
      const before = dealPayments({ day: addMonths(earliest, 0), total: 36, first: 1, each: 1 });
      expect(before).toHaveLength(36);
      expect(before.every((payment) => payment.day <= wanted)).toBe(true);
    }
  });
});
