import { and, eq, gte, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/calendarDays.ts';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { countedAs } from '#contract/settled.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { everyRow } from '#src/list/figures/everyRow.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { breakdowns, noSolek } from '#src/pages/till/breakdowns.ts';
import { readTill, type Till } from '#src/pages/till/readTill.ts';
import { sumOf, tillRow } from '#src/pages/till/taken.ts';
import { charge, poster, terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient, type ListClient } from './listClient.ts';

const today = '2026-11-15';
/** A month of the seed. */
const days = Array.from({ length: 30 }, (_, back) => addDays(today, -back));

let sandbox: TestSandbox;
let client: ListClient;
let terminalID: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  client = await openListClient(sandbox, 'merchant', 'en-IL');
  const [main] = await terminalsOf(sandbox);
  terminalID = main?.terminalID ?? '';
}, 120_000);
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

type Stored = typeof transactions.$inferSelect;

/** What the database holds of a day, read without the engine of lists. */
const storedOn = async (day: string): Promise<Stored[]> =>
  sandbox.db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.terminalID, terminalID),
        gte(transactions.transactionTimestamp, startOfIsraelDay(day)),
        lt(transactions.transactionTimestamp, startOfIsraelDay(addDays(day, 1))),
      ),
    );

const agorotOf = (rows: readonly Stored[]) =>
  rows.reduce(
    (sum, row) => sum + (row.specialTransactionType === 'refund' ? -row.transactionAmount : row.transactionAmount),
    0,
  );
const counted = (rows: readonly Stored[], kind: 'charge' | 'refund') => rows.filter((row) => countedAs(row) === kind);
const hourOf = (instant: Date) =>
  `${instant.toLocaleString('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit', hourCycle: 'h23' }).slice(0, 2)}:00`;

/** By what the stored rows of a breakdown are told apart. */
const valueOf = {
  all: () => 'all',
  paymentType: (row: Stored) => row.paymentTypeEnum,
  transactionType: (row: Stored) => row.transactionType,
  solek: (row: Stored) => row.solek ?? noSolek,
  hour: (row: Stored) => hourOf(row.transactionTimestamp),
} as const;

/** What the list of transactions shows of a filter. */
async function listed(filter: FilterValues) {
  const rows = await everyRow(client.provider, 'transactions', { filter });
  return sumOf(rows.map(tillRow));
}

/** Card money of the day less what the day's transmissions brought, by currency; what the differences explain. */
function explained({ reconciliation: { lines, transmissions, differences } }: Till, currency: string) {
  const taken = lines.filter((line) => line.currency === currency).flatMap(({ rows }) => rows);
  const sent = transmissions.filter((one) => one.success && one.currency === currency);
  const own = differences.filter((one) => one.currency === currency);
  const sum = (kinds: readonly string[]) => {
    const of = own.filter(({ kind }) => kinds.includes(kind));
    return of.reduce((all, { agorot }) => all + agorot, 0);
  };
  const gap = sumOf(taken).agorot - sent.reduce((all, { said }) => all + said.agorot, 0);
  return { gap, told: sum(['waiting', 'underWay', 'elsewhere', 'refundedSince']) - sum(['ofOtherDays']) };
}

describe('over a month of the seed, day by day', () => {
  it('each figure is the sum of its rows, and its list shows just these', { timeout: 240_000 }, async () => {
    const seen = new Set<string>();
    for (const day of days) {
      const till = await readTill(client.provider, { terminalID, day });
      const stored = await storedOn(day);
      for (const breakdown of breakdowns) {
        const own = breakdown === 'solek' ? stored.filter((row) => row.paymentTypeEnum === 'card') : stored;
        const lines = till.lines[breakdown];
        for (const [side, kind] of [
          ['charges', 'charge'],
          ['refunds', 'refund'],
        ] as const) {
          const all = counted(own, kind);
          expect(lines.reduce((sum, line) => sum + line[side].count, 0)).toBe(all.length);
          for (const line of lines) {
            const { count, agorot, filter } = line[side];
            const behind = all.filter(
              (row) => row.currency === line.currency && valueOf[breakdown](row) === line.value,
            );
            expect([day, breakdown, line.value, count, agorot]).toEqual([
              day,
              breakdown,
              line.value,
              behind.length,
              agorotOf(behind),
            ]);
            if (filter && count > 0) expect(await listed(filter)).toEqual({ count, agorot });
            if (count > 0) seen.add(`${breakdown} ${line.value}`);
          }
        }
        for (const { rows, charges, refunds } of lines) {
          expect(sumOf(rows)).toEqual({
            count: charges.count + refunds.count,
            agorot: charges.agorot + refunds.agorot,
          });
        }
      }
      for (const { count, filter } of till.uncounted) expect((await listed(filter)).count).toBe(count);
    }
    for (const value of ['paymentType card', 'transactionType installments', 'transactionType credit', 'solek VISA'])
      expect(seen).toContain(value);
  });

  it('what was taken less what was transmitted is what the differences name', { timeout: 120_000 }, async () => {
    const kinds = new Set<string>();
    for (const day of days) {
      const till = await readTill(client.provider, { terminalID, day });
      const { lines, transmissions, differences } = till.reconciliation;
      const ids = new Set(transmissions.filter(({ success }) => success).map(({ id }) => id));
      const cards = (await storedOn(day)).filter((row) => row.paymentTypeEnum === 'card');
      const sent = lines.filter(({ value }) => value === 'transmitted').flatMap(({ rows }) => rows.map(({ id }) => id));
      const stored = [...counted(cards, 'charge'), ...counted(cards, 'refund')];
      expect(sent.toSorted()).toEqual(
        stored
          .filter((row) => ids.has(row.transmissionID ?? ''))
          .map((row) => row.paymentTransactionID)
          .toSorted(),
      );
      for (const currency of ['ILS', 'USD', 'EUR']) {
        const { gap, told } = explained(till, currency);
        expect([day, currency, gap]).toEqual([day, currency, told]);
      }
      for (const one of differences) {
        kinds.add(one.kind);
        if ('filter' in one) expect(await listed(one.filter)).toEqual({ count: one.count, agorot: one.agorot });
        if ('rows' in one) expect(sumOf(one.rows)).toEqual({ count: one.count, agorot: one.agorot });
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['waiting']));
  });
});

it('what waits is named until it is transmitted', async () => {
  const post = poster(sandbox);
  const before = await readTill(client.provider, { terminalID, day: today });
  await post('transactions.create', { body: charge(terminalID, { transactionAmount: 420 }) });
  await post('transactions.refund', { body: charge(terminalID, { transactionAmount: 20 }) });
  const waitingOf = ({ reconciliation }: Till) =>
    reconciliation.differences.filter((one) => one.kind === 'waiting' && one.currency === 'ILS');
  const sum = (till: Till) => waitingOf(till).reduce((all, { agorot }) => all + agorot, 0);
  expect(sum(await readTill(client.provider, { terminalID, day: today }))).toBe(sum(before) + 42_000 - 2000);
  const answer = await post('transmissions.transmitByTerminal', { path: { terminalID } });
  expect(answer.status).toBe(200);
  const after = await readTill(client.provider, { terminalID, day: today });
  expect(waitingOf(after)).toEqual([]);
  expect(after.reconciliation.transmissions.length).toBeGreaterThan(before.reconciliation.transmissions.length);
});

it('a day on which nothing happened has no lines', async () => {
  const { lines, reconciliation, uncounted } = await readTill(client.provider, { terminalID, day: '2031-01-01' });
  expect(Object.values(lines).flat()).toEqual([]);
  expect([reconciliation.lines, reconciliation.transmissions, reconciliation.differences, uncounted].flat()).toEqual(
    [],
  );
});
