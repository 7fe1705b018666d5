import { assert, constantFrom, date, integer, oneof, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { chargeDays, creditDay, firstOfShares } from '#src/pages/books/incoming/creditDay.ts';
import { daysOfText, ruleSentences } from '#src/pages/books/incoming/ruleText.ts';
import { type CreditRule, creditLimits, parseCreditRules, soundCreditRule } from '#src/settings/creditRules.ts';

const monthly = (...days: number[]): CreditRule => ({ kind: 'monthly', days });
const after = (days: number): CreditRule => ({ kind: 'after', days });

describe('the day of a credit', () => {
  it.each([
    [undefined, '2026-10-16', '2026-10-16'],
    [after(0), '2026-10-16', '2026-10-16'],
    [after(3), '2026-10-30', '2026-11-02'],
    // On a Friday, a Saturday and the Day of Atonement all the same.
    [after(1), '2026-09-20', '2026-09-21'],
    [monthly(2), '2026-10-01', '2026-11-02'],
    [monthly(2), '2026-10-31', '2026-11-02'],
    [monthly(2), '2026-12-31', '2027-01-02'],
    [monthly(2, 8), '2026-10-15', '2026-11-02'],
    [monthly(2, 8), '2026-10-16', '2026-11-08'],
    [monthly(2, 8), '2026-10-31', '2026-11-08'],
    [monthly(1, 11, 21), '2026-10-10', '2026-11-01'],
    [monthly(1, 11, 21), '2026-10-11', '2026-11-11'],
    [monthly(1, 11, 21), '2026-10-21', '2026-11-21'],
    // Months without it have it on their last day.
    [monthly(31), '2026-10-05', '2026-11-30'],
    [monthly(31), '2026-01-31', '2026-02-28'],
    [monthly(30), '2028-01-01', '2028-02-29'],
    [monthly(31), '2026-11-30', '2026-12-31'],
  ])('by %j of a charge on %s is %s', (rule, charge, credit) => {
    expect(creditDay(rule, charge)).toBe(credit);
  });

  const rules = oneof(
    integer({ min: 0, max: creditLimits.days }).map(after),
    uniqueArray(integer({ min: 1, max: 31 }), { minLength: 1, maxLength: creditLimits.perMonth }).map((days) =>
      monthly(...days.toSorted((one, other) => one - other)),
    ),
    constantFrom(undefined),
  );
  const days = date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }).map((one) =>
    one.toISOString().slice(0, 10),
  );

  it('never comes before its charge, nor before that of an earlier charge', () => {
    assert(
      property(rules, days, integer({ min: 0, max: 70 }), (rule, day, later) => {
        expect(creditDay(rule, day) >= day).toBe(true);
        expect(creditDay(rule, addDays(day, later)) >= creditDay(rule, day)).toBe(true);
      }),
    );
  });

  it('is within some days for the charges of just those days that are said', () => {
    assert(
      property(rules, days, integer({ min: 0, max: 40 }), (rule, dateFrom, length) => {
        const wanted = { dateFrom, dateTo: addDays(dateFrom, length) };
        const found = chargeDays(rule, wanted);
        for (let day = addDays(dateFrom, -100); day <= addDays(wanted.dateTo, 1); day = addDays(day, 1)) {
          const credit = creditDay(rule, day);
          const isWithin = credit >= wanted.dateFrom && credit <= wanted.dateTo;
          expect(found !== undefined && day >= found.dateFrom && day <= found.dateTo).toBe(isWithin);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a rule', () => {
  it.each([
    [{ kind: 'after', days: 3 }, after(3)],
    [{ kind: 'monthly', days: [8, 2, 2] }, monthly(2, 8)],
    [{ kind: 'monthly', days: [0, 32, 1.5, '2'] }, undefined],
    [{ kind: 'monthly', days: [1, 2, 3, 4, 5] }, undefined],
    [{ kind: 'after', days: 91 }, undefined],
    [{ kind: 'after', days: -1 }, undefined],
    [{ kind: 'weekly', days: [1] }, undefined],
    ['after', undefined],
  ])('is read without trust: %j', (stored, rule) => {
    expect(soundCreditRule(stored)).toEqual(rule);
  });

  it('of a terminal is kept where it is sound', () => {
    expect(parseCreditRules({ t1: { kind: 'after', days: 1 }, t2: 7 })).toEqual({ t1: after(1) });
    expect(parseCreditRules([])).toEqual({});
  });

  it('is told share by share', () => {
    const say = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
    expect(ruleSentences(undefined, say)).toEqual([]);
    expect(ruleSentences(after(2), say)).toEqual(['books.rule.said.after {"smart_count":2}']);
    expect(ruleSentences(monthly(2), say)).toEqual(['books.rule.said.monthly {"day":2}']);
    expect(ruleSentences(monthly(2, 8), say)).toEqual([
      'books.rule.said.share {"day":2,"from":1,"to":15}',
      'books.rule.said.share {"day":8,"from":16,"to":31}',
    ]);
    for (const shares of [2, 3, 4]) {
      const rule = monthly(...Array.from({ length: shares }, (_, at) => at + 1));
      const changes = Array.from({ length: 31 }, (_, at) =>
        creditDay(rule, `2026-10-${String(at + 1).padStart(2, '0')}`),
      );
      expect(firstOfShares(shares)).toEqual([...new Set(changes)].map((one) => changes.indexOf(one) + 1));
    }
  });

  it.each([
    ['2, 8', [2, 8]],
    [' 2 8 ', [2, 8]],
    ['', []],
    ['2, x', undefined],
    ['2.5', undefined],
    ['-2', undefined],
  ])('reads the days of %j', (text, days) => {
    expect(daysOfText(text)).toEqual(days);
  });
});
