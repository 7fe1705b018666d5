import type { RaRecord } from 'react-admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBankingDay } from '#contract/bankingDays.ts';
import { addDays, addMonths, daysBetween } from '#contract/calendarDays.ts';
import { israelDay } from '#contract/israelDay.ts';
import { toAgorot } from '#contract/money.ts';
import { signed } from '#contract/sign.ts';
import {
  calendarOf,
  clearingWithin,
  daysBehind,
  daySums,
  kindTotals,
  windowFrom,
  type Clearing,
} from '#src/pages/books/ahead/aheadDays.ts';
import { readLostCharges } from '#src/pages/books/ahead/cards/expiring.ts';
import { isTold, requestGroups } from '#src/pages/books/ahead/requests/history.ts';
import { groupAmounts, groupMoney, likelyMoney } from '#src/pages/books/ahead/requests/likely.ts';
import { readRequests } from '#src/pages/books/ahead/requests/readRequests.ts';
import { readMasavFiles } from '#src/pages/books/files/readMasav.ts';
import { masavMoney } from '#src/pages/books/incoming/dealMoney.ts';
import { incomingSums } from '#src/pages/books/incoming/incoming.ts';
import { readCardMoney, readDealMoney } from '#src/pages/books/incoming/readIncoming.ts';
import { monthOf } from '#src/pages/books/period.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { documentMaker } from '#tests/support/documents.ts';
import { chargeMonth } from '#tests/support/monthsOfBooks.ts';
import { requestYear } from '#tests/support/requestsOfYear.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient, type ListClient } from './listClient.ts';

// The seed, whose day is 15 November 2026, with a year of charges and half a year of requests more.
const today = '2026-11-15';
const now = new Date(`${today}T10:00:00Z`);

let sandbox: TestSandbox;
let client: ListClient;
let terminalID: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  const documents = await documentMaker(sandbox);
  ({ terminalID } = documents);
  for (let back = 0; back < 12; back += 1)
    await chargeMonth(sandbox, documents, monthOf(addMonths('2026-11-01', -back)));
  await requestYear(sandbox, terminalID, today);
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  client = await openListClient(sandbox, 'manager', 'en-IL');
}, 240_000);
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

/** Every row of a filter, as its list shows it. */
async function everyRow(list: string, filter: object): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const question = { pagination: { page, perPage: 100 }, sort: { field: '', order: 'DESC' as const }, filter };
    const { data, total = 0 } = await client.provider.getList(list, question);
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

const sumOf = (rows: readonly RaRecord[], field: string) =>
  rows.reduce((sum, row) => sum + signed(row, field, toAgorot(Number(row[field] ?? 0))), 0);

/** What the rows behind an amount come to, asked anew. */
async function behindOf({ behind }: Clearing): Promise<number> {
  if ('payments' in behind) return behind.payments.reduce((sum, { agorot }) => sum + agorot, 0);
  if ('masavFileID' in behind) {
    const { masavFileID, status } = behind;
    return sumOf(await everyRow('masavFileRows', { masavFileID, ...(status && { status }) }), 'amount');
  }
  const rows = await everyRow(behind.list === 'transactions' ? behind.list : 'futureBillingDeals', behind.filter);
  return sumOf(rows, 'transactionAmount');
}

const rules: readonly (CreditRule | undefined)[] = [
  undefined,
  { kind: 'after', days: 3 },
  { kind: 'monthly', days: [2, 8] },
];

describe.each(rules.map((rule) => [JSON.stringify(rule ?? 'no rule'), rule] as const))(
  'the days ahead by %s',
  (_, rule) => {
    it('are each what the rows behind them come to, on banking days', { timeout: 240_000 }, async () => {
      // Weekends alone, and the feasts of Tishri.
      for (const first of [today, '2026-09-09']) {
        const window = windowFrom(first);
        const period = { terminalID, ...daysBehind(window) };
        const files = await readMasavFiles(client.provider, { ...period, dateFrom: addMonths(period.dateFrom, -1) });
        const read = [
          ...(await readCardMoney(client.provider, { period, rule })),
          ...(await readDealMoney(client.provider, { period, rule })),
          ...masavMoney(files, period),
        ];
        const lines = clearingWithin(read, window);
        expect(lines.length).toBeGreaterThan(5);
        for (const line of lines) expect([line, await behindOf(line)]).toEqual([line, line.agorot]);
        const sums = daySums(lines, []);
        expect(sums.every(({ day }) => isBankingDay(day))).toBe(true);
        const days = calendarOf(window, sums, lines);
        for (const { currency, certain, expected, likely } of kindTotals(days.flatMap((day) => day.sums))) {
          const own = lines.filter((line) => line.currency === currency);
          expect(certain + expected).toBe(own.reduce((sum, { agorot }) => sum + agorot, 0));
          expect(likely).toBe(0);
        }
      }
    });
  },
);

it(
  'open requests are those that wait, and what they are compared with is what was sent, as their records say',
  { timeout: 120_000 },
  async () => {
    const requests = await readRequests(client.provider, { terminalID, today, now });
    const rows = (await everyRow('paymentRequests', { terminalID })).filter(
      ({ paymentRequestTimestamp, paymentRequestAmount, isRefund }) =>
        israelDay(new Date(String(paymentRequestTimestamp))) >= addMonths(today, -6) &&
        Number(paymentRequestAmount) > 0 &&
        isRefund !== true,
    );
    const groups = requestGroups(requests, today);
    const waiting = rows.filter(
      ({ status, dueDate }) =>
        ['initial', 'sending', 'sent', 'viewed'].includes(String(status)) &&
        (typeof dueDate !== 'string' || new Date(dueDate) > now),
    );
    const opened = groups.flatMap(({ open }) => open.map(({ id }) => id));
    expect(opened.toSorted()).toEqual(waiting.map(({ id }) => String(id)).toSorted());
    expect(groups.filter(isTold).length).toBeGreaterThan(2);

    /** Days after which it was paid, as its own record and its payment's say. */
    const paidAfter = new Map<string, number>();
    for (const { id, status, paymentTransactionID: payment, paymentRequestTimestamp: sent } of rows) {
      if (status !== 'payed') continue;
      const paid = await client.provider.call('transactions.get', { path: { id: String(payment) } });
      const days = [new Date(String(sent)), new Date(paid.transactionTimestamp)].map(israelDay);
      paidAfter.set(String(id), daysBetween(String(days[0]), String(days[1])));
    }
    for (const group of groups) {
      const { from, to, open, cases, paid } = group;
      const whole = waiting.filter(({ paymentRequestTimestamp }) => {
        const age = daysBetween(israelDay(new Date(String(paymentRequestTimestamp))), today);
        return age >= from && (to === undefined || age <= to);
      });
      expect(open.map(({ id }) => id).toSorted()).toEqual(whole.map(({ id }) => String(id)).toSorted());
      const compared = rows.filter(({ id, status, paymentRequestTimestamp }) => {
        const sent = israelDay(new Date(String(paymentRequestTimestamp)));
        return (
          status !== 'sendingFailed' &&
          sent <= addDays(today, -from - 30) &&
          (paidAfter.get(String(id)) ?? from) >= from
        );
      });
      expect(cases.map(({ id }) => id).toSorted()).toEqual(compared.map(({ id }) => String(id)).toSorted());
      const timely = compared.filter(({ id }) => (paidAfter.get(String(id)) ?? Infinity) < from + 30);
      expect(paid.map(({ id }) => id).toSorted()).toEqual(timely.map(({ id }) => String(id)).toSorted());
      for (const { currency, open: sum, likely } of groupAmounts(group)) {
        const own = whole.filter((row) => row.currency === currency);
        expect(sum).toBe(sumOf(own, 'paymentRequestAmount'));
        expect(likely).toBe(isTold(group) ? Math.round((sum * timely.length) / compared.length) : 0);
      }
    }
    // Nothing of them counts twice: what comes in within the window is a part of what is likely.
    const window = windowFrom(today);
    const within = likelyMoney(groups, { kind: 'after', days: 3 }, window);
    expect(within.length).toBeGreaterThan(0);
    expect(within.every(({ clears }) => isBankingDay(clears) && clears >= today && clears <= window.dateTo)).toBe(true);
    const all = incomingSums(groups.flatMap((group) => groupMoney(group, undefined, today)));
    for (const { currency, agorot } of incomingSums(within))
      expect(agorot <= (all.find((sum) => sum.currency === currency)?.agorot ?? 0)).toBe(true);
  },
);

it('charges that expired cards lose are those whose deals say so', { timeout: 120_000 }, async () => {
  const period = { terminalID, ...windowFrom(today) };
  const lost = await readLostCharges(client.provider, period);
  const rows = await everyRow('futureBillingDeals', period);
  expect(lost.length).toBeGreaterThan(0);
  const expected: string[] = [];
  for (const row of rows) {
    if (row.paymentType !== 'card') continue;
    const { creditCardDetails } = await client.provider.call('billing.get', {
      path: { id: String(row.billingDealID) },
    });
    const [month = '', year = ''] = (creditCardDetails?.cardExpiration ?? '').split('/');
    // The last day of the month on the card.
    const lastDay = monthOf(`20${year.slice(-2)}-${month.padStart(2, '0')}-01`).dateTo;
    const day = String(row.scheduledDate).slice(0, 10);
    if (lastDay < day) expected.push(`${String(row.billingDealID)} ${day}`);
  }
  expect(lost.map(({ billingDealID, day }) => `${billingDealID} ${day}`).toSorted()).toEqual(expected.toSorted());
  const own = rows.filter(({ cardExpired, paymentType }) => cardExpired === true && paymentType === 'card');
  expect(incomingSums(lost).reduce((sum, { agorot }) => sum + agorot, 0)).toBe(sumOf(own, 'transactionAmount'));
});
