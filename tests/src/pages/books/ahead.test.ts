import { array, assert, boolean, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from '#contract/bankingDays.ts';
import { addDays, daysBetween } from '#contract/calendarDays.ts';
import {
  calendarOf,
  clearingDay,
  clearingWithin,
  daysAhead,
  daysBehind,
  daySums,
  kinds,
  totalsOf,
  windowFrom,
} from '#src/pages/books/ahead/aheadDays.ts';
import { lostCharges } from '#src/pages/books/ahead/cards/expiring.ts';
import { hebrewDate, inLetters } from '#src/pages/books/ahead/hebrewDate.ts';
import {
  halfWithin,
  isTold,
  leastCases,
  paymentDays,
  requestGroups,
  weighedRequest,
  type WeighedRequest,
} from '#src/pages/books/ahead/requests/history.ts';
import { groupAmounts, groupMoney, likelyMoney, spread } from '#src/pages/books/ahead/requests/likely.ts';
import type { Incoming } from '#src/pages/books/incoming/incoming.ts';

const today = '2026-11-15';
const currencies = constantFrom('ILS', 'USD');
const dayAround = (day: string, least: number, most: number) =>
  integer({ min: least, max: most }).map((count) => addDays(day, count));
/** The first day of a window, in any of twenty years. */
const firsts = dayAround('2025-01-01', 0, 7300);

const line = (more: Partial<Incoming>): Incoming => ({
  day: today,
  currency: 'ILS',
  source: 'charges',
  isCertain: true,
  agorot: 100,
  behind: { payments: [] },
  ...more,
});

describe('the day money clears on', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-20', '2026-11-22'],
    ['2026-11-21', '2026-11-22'],
    // The eve of the Day of Atonement is a Sunday, after a weekend.
    ['2026-09-18', '2026-09-22'],
    ['2026-09-12', '2026-09-14'],
  ])('of what falls on %s is %s', (day, clears) => {
    expect(clearingDay(day)).toBe(clears);
  });

  it('is a banking day within the window, and every line of the days behind it that clears in it is told once', () => {
    const lines = array(
      record({ back: integer({ min: -10, max: 45 }), currency: currencies, isCertain: boolean(), agorot: integer() }),
    );
    assert(
      property(firsts, lines, (first, drawn) => {
        const window = windowFrom(first);
        const behind = daysBehind(window);
        expect(daysBetween(window.dateFrom, window.dateTo)).toBe(daysAhead - 1);
        const all = drawn.map(({ back, ...more }) => line({ ...more, day: addDays(first, back) }));
        const clearing = clearingWithin(all, window);
        for (const { clears } of clearing) {
          expect(isBankingDay(clears)).toBe(true);
          expect(clears >= window.dateFrom && clears <= window.dateTo).toBe(true);
        }
        // What clears in the window lies in the days that are asked for; of those before it nothing is left out.
        for (const { day } of clearing) expect(day >= behind.dateFrom && day <= behind.dateTo).toBe(true);
        for (let day = behind.dateFrom; day < window.dateFrom; day = addDays(day, 1))
          expect(clearingDay(day) >= window.dateFrom).toBe(true);
        expect(clearingDay(addDays(behind.dateFrom, -1)) < window.dateFrom).toBe(true);
      }),
    );
  });
});

describe('the days ahead', () => {
  const lines = array(
    record({
      day: dayAround(today, -3, 32),
      currency: currencies,
      isCertain: boolean(),
      agorot: integer({ min: -1e6, max: 1e6 }),
    }),
  );
  const likely = array(record({ at: nat(29), currency: currencies, agorot: nat(1e6) }));

  it('come to their lines and requests, kind by kind and currency by currency', () => {
    assert(
      property(lines, likely, (drawn, requests) => {
        const window = windowFrom(today);
        const clearing = clearingWithin(
          drawn.map((one) => line(one)),
          window,
        );
        const money = requests.map(({ at, ...one }) => ({ ...one, clears: addDays(today, at) }));
        const sums = daySums(clearing, money);
        const days = calendarOf(window, sums, clearing);
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, at) => addDays(today, at)));
        expect(days.flatMap((day) => day.sums)).toEqual(sums);
        expect(days.flatMap((day) => day.lines)).toHaveLength(clearing.length);
        for (const { currency, ...total } of totalsOf(sums)) {
          const own = clearing.filter((one) => one.currency === currency);
          const sum = (rows: readonly { agorot: number }[]) => rows.reduce((all, { agorot }) => all + agorot, 0);
          expect(total).toEqual({
            certain: sum(own.filter(({ isCertain }) => isCertain)),
            expected: sum(own.filter(({ isCertain }) => !isCertain)),
            likely: sum(money.filter((one) => one.currency === currency)),
          });
        }
        for (const { day, closed, lines: own } of days) if (closed !== undefined) expect([day, own]).toEqual([day, []]);
      }),
    );
  });

  it('tell shekels first', () => {
    const sums = daySums(clearingWithin([line({ currency: 'EUR' }), line({})], windowFrom(today)), []);
    expect(sums.map(({ currency }) => currency)).toEqual(['ILS', 'EUR']);
    expect(totalsOf(sums).map(({ currency }) => currency)).toEqual(['ILS', 'EUR']);
    expect(kinds).toEqual(['certain', 'expected', 'likely']);
  });

  it.each([
    [1, 'א׳'],
    [10, 'י׳'],
    [15, 'ט״ו'],
    [16, 'ט״ז'],
    [19, 'י״ט'],
    [30, 'ל׳'],
  ])('the %i of a Hebrew month is %s', (date, letters) => {
    expect(inLetters(date)).toBe(letters);
  });

  it('have their date in the Hebrew calendar', () => {
    expect(hebrewDate('2026-11-29', 'he-IL')).toBe('י״ט בכסלו');
    expect(hebrewDate('2026-11-29', 'en-IL')).toBe('19 Kislev');
  });
});

const row = (more: object) => ({
  paymentRequestID: 'r',
  paymentRequestAmount: 50,
  paymentRequestTimestamp: '2026-11-10T10:00:00Z',
  currency: 'ILS',
  status: 'sent',
  quickStatus: 'pending',
  consumerEmail: 'dana@mail.test',
  ...more,
});
const now = new Date('2026-11-15T10:00:00Z');
const paid = paymentDays([{ paymentTransactionID: 't', transactionTimestamp: '2026-11-11T22:30:00Z' }]);

describe('a payment request', () => {
  it.each([
    ['that waits', {}, true],
    ['that was looked at', { status: 'viewed', quickStatus: 'viewed' }, true],
    ['whose day has come', { quickStatus: 'overdue' }, false],
    ['that was looked at, and whose day has come', { quickStatus: 'viewed', dueDate: '2026-11-15T09:00:00Z' }, false],
    ['whose day is to come', { dueDate: '2026-11-16T09:00:00Z' }, true],
    ['that was cancelled', { status: 'canceled', quickStatus: 'canceled' }, false],
    ['that was paid', { status: 'payed', quickStatus: 'completed', paymentTransactionID: 't' }, false],
  ])('%s: open is %s', (_, more, isOpen) => {
    expect(weighedRequest(row(more), paid, now)?.isOpen).toBe(isOpen);
  });

  it.each([
    ['a permanent link', { permanent: true }],
    ['one that pays out', { isRefund: true }],
    ['one that only saves a card', { paymentRequestAmount: 0 }],
    ['one that could not be sent', { status: 'sendingFailed', quickStatus: 'failed' }],
    ['one whose payment no list tells', { status: 'payed', paymentTransactionID: 'other' }],
  ])('is not weighed: %s', (_, more) => {
    expect(weighedRequest(row(more), paid, now)).toBeUndefined();
  });

  it('tells when it was paid, by the clock of Israel', () => {
    const request = weighedRequest(row({ status: 'payed', paymentTransactionID: 't' }), paid, now);
    expect(request).toMatchObject({
      sentDay: '2026-11-10',
      paidDay: '2026-11-12',
      agorot: 5000,
      name: 'dana@mail.test',
    });
  });
});

const request = (more: Partial<WeighedRequest>): WeighedRequest => ({
  id: 'r',
  consumerID: undefined,
  name: '',
  sentDay: today,
  agorot: 1000,
  currency: 'ILS',
  paidDay: undefined,
  isOpen: false,
  ...more,
});
/** Sent so many days ago, and paid so many days later. */
const past = (ago: number, later?: number) => {
  const sentDay = addDays(today, -ago);
  return request({ sentDay, paidDay: later === undefined ? undefined : addDays(sentDay, later) });
};
const open = (ago: number, more: Partial<WeighedRequest> = {}) =>
  request({ sentDay: addDays(today, -ago), isOpen: true, ...more });
const times = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);

describe('open requests', () => {
  it.each([
    [0, 'today', 0, 0],
    [2, 'days', 1, 2],
    [3, 'week', 3, 6],
    [6, 'week', 3, 6],
    [13, 'fortnight', 7, 13],
    [29, 'month', 14, 29],
    [30, 'older', 30, undefined],
    [150, 'older', 30, undefined],
  ])('sent %i days ago are told with those of %s', (ago, key, from, to) => {
    expect(requestGroups([open(ago)], today)).toMatchObject([{ key, from, to, open: [{}] }]);
  });

  it('are compared with those that were open as long, and have had the days ahead since', () => {
    const compared = [past(60), past(60, 3), past(60, 10), past(33, 5), past(60, 40)];
    const others = [past(60, 2), past(32), past(32, 5)];
    const [group] = requestGroups([open(4), ...compared, ...others], today);
    expect(group?.cases).toEqual(compared);
    expect(group?.delays).toEqual([0, 2, 7]);
    expect(group?.paid).toHaveLength(3);
  });

  it('are told of only where there are cases enough', () => {
    const [few] = requestGroups([open(0), ...times(leastCases - 1, past(50, 1))], today);
    const [enough] = requestGroups([open(0), ...times(leastCases, past(50, 1))], today);
    expect([few && isTold(few), enough && isTold(enough)]).toEqual([false, true]);
    expect(few && [groupAmounts(few), groupMoney(few, undefined, today)]).toEqual([
      [{ currency: 'ILS', open: 1000, likely: 0 }],
      [],
    ]);
    expect(enough && groupAmounts(enough)).toEqual([{ currency: 'ILS', open: 1000, likely: 1000 }]);
  });

  it('of 42 such requests 31 were paid, half within 3 days', () => {
    const delays = [...times(10, 1), ...times(6, 3), ...times(15, 9)];
    const cases = [...delays.map((later) => past(60, later)), ...times(11, past(60))];
    const [group] = requestGroups([open(0, { agorot: 42_000 }), ...cases], today);
    expect(group && [group.cases.length, group.paid.length, halfWithin(group)]).toEqual([42, 31, 3]);
    expect(group && groupAmounts(group)).toEqual([{ currency: 'ILS', open: 42_000, likely: 31_000 }]);
    const money = likelyMoney(group ? [group] : [], { kind: 'after', days: 1 }, windowFrom(today));
    const [byDay] = [daySums([], money)];
    expect(byDay.map(({ day, likely }) => [day, likely])).toEqual([
      ['2026-11-17', 10_000],
      ['2026-11-19', 6000],
      ['2026-11-25', 15_000],
    ]);
    // Of a credit far away nothing comes in within the window.
    expect(likelyMoney(group ? [group] : [], { kind: 'after', days: 60 }, windowFrom(today))).toEqual([]);
  });

  it('that nobody ever paid are worth nothing', () => {
    const [group] = requestGroups([open(0), ...times(30, past(60))], today);
    expect(group && [halfWithin(group), groupAmounts(group)]).toEqual([
      undefined,
      [{ currency: 'ILS', open: 1000, likely: 0 }],
    ]);
  });

  it('are each in one group; the likely parts come to their share, on banking days, and no paid one counts as open', () => {
    const drawn = array(
      record({
        ago: nat(180),
        later: option(nat(120), { nil: undefined }),
        agorot: integer({ min: 1, max: 9_999_999 }),
        currency: currencies,
      }),
      { minLength: 40, maxLength: 120 },
    );
    assert(
      property(drawn, (all) => {
        const requests = all.map(({ ago, later, agorot, currency }, at) => {
          const isPaid = later !== undefined && later <= ago;
          return { ...past(ago, isPaid ? later : undefined), id: String(at), agorot, currency, isOpen: !isPaid };
        });
        const groups = requestGroups(requests, today);
        const told = groups.flatMap((group) => group.open.map(({ id }) => id));
        expect(told.toSorted()).toEqual(
          requests
            .filter(({ isOpen }) => isOpen)
            .map(({ id }) => id)
            .toSorted(),
        );
        for (const group of groups) {
          const amounts = groupAmounts(group);
          const money = groupMoney(group, undefined, today);
          expect(money.every(({ clears }) => isBankingDay(clears) && clears >= today)).toBe(true);
          for (const { currency, open: whole, likely } of amounts) {
            const own = money.filter((one) => one.currency === currency);
            expect(own.reduce((sum, { agorot }) => sum + agorot, 0)).toBe(likely);
            expect(likely >= 0 && likely <= whole).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are spread to the agora', () => {
    assert(
      property(nat(1e9), integer({ min: 1, max: 200 }), integer({ min: 0, max: 200 }), (agorot, count, some) => {
        const delays = times(Math.min(some, count), 1);
        const parts = spread(agorot, { delays, cases: times(count, request({})) });
        const sum = parts.reduce((all, part) => all + part.agorot, 0);
        expect(sum).toBe(Math.round((agorot * delays.length) / count));
        expect(parts.every((part) => part.agorot >= 0)).toBe(true);
      }),
    );
  });
});

it('charges are lost whose card will have expired on their day', () => {
  const charge = (more: object) => ({
    billingDealID: 'd',
    chargeNumber: 1,
    consumerName: 'Dana',
    cardNumber: '****1234',
    scheduledDate: '2026-12-02T00:00:00',
    transactionAmount: 12.5,
    currency: 'ILS',
    paymentType: 'card',
    cardExpired: true,
    ...more,
  });
  const rows = [
    charge({}),
    charge({ cardExpired: false }),
    charge({ paymentType: 'bank' }),
    charge({ scheduledDate: '2026-12-01' }),
  ];
  expect(lostCharges(rows).map(({ day, agorot, consumerName }) => [day, agorot, consumerName])).toEqual([
    ['2026-12-01', 1250, 'Dana'],
    ['2026-12-02', 1250, 'Dana'],
  ]);
});
