import { sql } from 'drizzle-orm';
import { assert, asyncProperty, boolean, constantFrom, integer, record, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CurrencySums } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';

// exercises income.list
let sandbox: TestSandbox;
let merchantID: string;
let terminalID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ merchantID, terminalID } = await findAnchors(sandbox.db));
});
afterAll(() => sandbox.close());

type Amounts = Record<'totalAmount' | 'refundAmount' | 'netTotal' | 'vatTotal', number>;
interface Income {
  data: (Amounts & { currency: string })[];
  numberOfRecords: number;
  sums?: CurrencySums[];
  totalAmountILS?: number;
}
interface Asked {
  dateFrom: string;
  dateTo: string;
  paymentType?: string | undefined;
  terminalID?: string | undefined;
}

async function ask(query: Asked & { take?: string }): Promise<Income> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const url = `/sandbox/reporting/api/reports/income?${new URLSearchParams(given).toString()}`;
  return (await sandbox.as('manager')({ method: 'GET', url })).json<Income>();
}

/** The same by plain SQL over the transactions: settled charges and refunds, by the day they were made in Israel. */
async function plainly({ dateFrom, dateTo, paymentType, terminalID: terminal }: Asked) {
  const sign = sql`case when special_transaction_type = 'refund' then -1 else 1 end`;
  const refund = sql`special_transaction_type = 'refund'`;
  const number = (text: ReturnType<typeof sql>) => text.mapWith(Number);
  const rows = await sandbox.db
    .select({
      currency: transactions.currency,
      charged: number(sql`coalesce(sum(transaction_amount) filter (where not ${refund}), 0)`),
      refunded: number(sql`coalesce(sum(transaction_amount) filter (where ${refund}), 0)`),
      net: number(sql`sum(net_total * ${sign})`),
      vat: number(sql`sum(vat_total * ${sign})`),
    })
    .from(transactions)
    .where(
      sql`merchant_id = ${merchantID} and j_deal_type = 'J4'
        and status in ('awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed')
        and not (${refund} and status = 'chargebackFailed')
        and transaction_date between ${dateFrom} and ${dateTo}
        and (${paymentType ?? null}::text is null or payment_type_enum = ${paymentType ?? null})
        and (${terminal ?? null}::uuid is null or terminal_id = ${terminal ?? null}::uuid)`,
    )
    .groupBy(transactions.currency);
  return rows.map(({ currency, charged, refunded, net, vat }) => ({ currency, agorot: [charged, refunded, net, vat] }));
}

const byCurrency = (one: { currency?: unknown }, other: { currency?: unknown }) =>
  String(one.currency).localeCompare(String(other.currency));
const sumsOf = ({ sums = [], ...totals }: Income) =>
  sums.map(({ currency, amounts }) => {
    const { refundAmount = NaN, netTotal = NaN, vatTotal = NaN } = amounts;
    const total = Object.entries(totals).find(([name]) => name === `totalAmount${currency}`)?.[1];
    return { currency, agorot: [Number(total), refundAmount, netTotal, vatTotal].map(toAgorot) };
  });
const rowSums = ({ data }: Income) =>
  [...new Set(data.map(({ currency }) => currency))].map((currency) => ({
    currency,
    agorot: (['totalAmount', 'refundAmount', 'netTotal', 'vatTotal'] as const).map((field) =>
      data.filter((row) => row.currency === currency).reduce((all, row) => all + toAgorot(row[field]), 0),
    ),
  }));

const day = integer({ min: 0, max: 420 }).map((ago) =>
  new Date(Date.UTC(2026, 10, 15) - ago * 86_400_000).toISOString().slice(0, 10),
);

it('sums charges, refunds, net and VAT of each currency as its rows and plain SQL do, to the agora', async () => {
  const asked = record({
    days: tuple(day, day).map((both) => both.toSorted()),
    paymentType: constantFrom(undefined, 'card', 'bank', 'cash'),
    onTerminal: boolean(),
  });
  let currencies = 0;
  await assert(
    asyncProperty(asked, async ({ days: [dateFrom = '', dateTo = ''], paymentType, onTerminal }) => {
      const query = { dateFrom, dateTo, paymentType, terminalID: onTerminal ? terminalID : undefined };
      const answer = await ask({ ...query, take: '-1' });
      const found = sumsOf(answer).toSorted(byCurrency);
      currencies = Math.max(currencies, found.length);
      expect(found).toEqual((await plainly(query)).toSorted(byCurrency));
      if (answer.data.length === answer.numberOfRecords) expect(rowSums(answer).toSorted(byCurrency)).toEqual(found);
    }),
    { numRuns: 12, seed: 20261115 },
  );
  expect(currencies).toBeGreaterThan(1);
});
