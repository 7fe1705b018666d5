import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankingDay } from '#contract/bankingDays.ts';
import { addDays } from '#contract/calendarDays.ts';
import { daySums, windowFrom } from '#src/pages/books/ahead/aheadDays.ts';
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

const today = '2026-11-15';
const currencies = constantFrom('ILS', 'USD');

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
