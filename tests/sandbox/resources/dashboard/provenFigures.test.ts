import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfIsraelDay } from '#contract/israelClock.ts';
import { enumValues, parseEnum } from '#contract/enums.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import type { LineItem } from '#sandbox/core/objects/stored.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { quickDates } from '#contract/quickDates.ts';
import { figureFilter, type Figure, type FigureDays } from '#src/pages/dashboard/figureFilter.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors, type Anchors } from '#tests/support/seededLists.ts';

type Transaction = typeof transactions.$inferSelect;

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
let terminalIDs: string[];
let consumerIDs: (string | null)[];
let model: Transaction;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
  anchors = await findAnchors(sandbox.db);
  const own = await sandbox.db.select().from(terminals).where(eq(terminals.merchantID, anchors.merchantID));
  terminalIDs = own.map(({ terminalID }) => terminalID);
  const rows = await sandbox.db.select().from(transactions).where(eq(transactions.merchantID, anchors.merchantID));
  const [some] = rows;
  if (!some) throw new Error('no transaction');
  model = some;
  consumerIDs = [...new Set(rows.slice(0, 8).map(({ consumerID }) => consumerID))];
});
afterAll(() => sandbox.close());

/** Days with an edge of their own: both changes of the clock, ends of months and the sandbox's today. */
const edges = ['2026-03-27', '2026-03-28', '2026-10-25', '2026-10-26', '2026-11-01', '2026-11-15', '2026-11-16'];
const someInstant = fc
  .tuple(fc.constantFrom(...edges), fc.constantFrom(-3_600_000, -1, 0, 1, 3_600_000, 43_200_000))
  .map(([day, after]) => new Date(startOfIsraelDay(day).getTime() + after));

type Change = typeof someChange extends fc.Arbitrary<infer Value> ? Value : never;
const someChange = fc.record({
  status: fc.constantFrom(...enumValues('transactionStatus')),
  transactionAmount: fc.integer({ min: 1, max: 9_999_999 }),
  transactionTimestamp: someInstant,
  currency: fc.constantFrom(...enumValues('currency')),
  currencyRate: fc.constantFrom(null, 3.4567, 4.0101, 0.5),
  terminalNumber: fc.nat(),
  consumerNumber: fc.nat(),
  jDealType: fc.constantFrom(...enumValues('jDealType'), 'J4' as const, 'J4' as const),
  specialTransactionType: fc.constantFrom(...enumValues('specialTransactionType')),
  paymentTypeEnum: fc.constantFrom(...enumValues('paymentType')),
  lines: fc.array(fc.record({ item: fc.nat(2), hundredths: fc.integer({ min: 1, max: 900 }) }), { maxLength: 2 }),
});

/** Lines of three items, so that they meet; dearer than what the seed sells, so that they are among the ten. */
const linesOf = (lines: Change['lines']): LineItem[] =>
  lines.map(({ item, hundredths }) => ({
    itemName: `Item ${item}`,
    currency: 'ILS',
    price: 99_999_900,
    quantity: hundredths / 100,
    discount: 0,
    amount: 999_999 * hundredths,
    vatRate: 0,
    vat: 0,
    netPrice: 99_999_900,
    netAmount: 999_999 * hundredths,
    netDiscount: 0,
    withoutVat: true,
  }));

function rowOf({ terminalNumber, consumerNumber, lines, ...change }: Change) {
  const { quickStatus: _, ...values } = model;
  return {
    ...values,
    ...change,
    dealDetails: { ...values.dealDetails, items: linesOf(lines) },
    paymentTransactionID: crypto.randomUUID(),
    terminalID: terminalIDs[terminalNumber % terminalIDs.length] ?? '',
    consumerID: consumerIDs[consumerNumber % consumerIDs.length] ?? null,
  };
}

const someDays = fc.oneof(
  fc.constantFrom(...enumValues('quickDateFilter')).map((quickDateFilter) => ({ quickDateFilter })),
  fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(...edges))
    .map((days) => days.toSorted())
    .map(([dateFrom = '', dateTo = '']) => ({ dateFrom, dateTo })),
);

async function read(name: string, query: QueryParameters): Promise<Row[]> {
  const answer = await ask({ method: 'GET', url: `/sandbox/reporting/api/dashboard/${name}?${buildQuery(query)}` });
  const body: unknown = answer.json();
  if (!isObject(body) || !Array.isArray(body.data)) throw new TypeError(answer.body);
  return body.data.filter(isObject);
}

type Proof = readonly [count: number, amount: number];

/** Count and sum of the list that a figure leads to. */
async function ofList(figure: Figure): Promise<Proof> {
  const { currency, ...rest } = figureFilter(figure);
  const query = buildQuery({ ...(rest as QueryParameters), ...(typeof currency === 'string' && { currency }) });
  const answer = await ask({ method: 'GET', url: `/sandbox/transactions/api/transactions?${query}` });
  const list: unknown = answer.json();
  if (!isObject(list)) throw new TypeError(answer.body);
  return [Number(list.numberOfRecords), Number(list[`totalAmount${figure.currency ?? ''}`] ?? 0)];
}

const plainly = {
  charges: sql`j_deal_type = 'J4' and special_transaction_type <> 'refund' and status in ('awaitingForTransmission',
    'transmissionInProgress', 'completed', 'chargeback', 'chargebackFailed')`,
  refunds: sql`j_deal_type = 'J4' and special_transaction_type = 'refund' and status in ('awaitingForTransmission',
    'transmissionInProgress', 'completed', 'chargeback')`,
  cancelled: sql`status = 'cancelledByMerchant'`,
};

const boundsOf = (days: FigureDays) =>
  days.quickDateFilter === undefined
    ? { from: days.dateFrom, to: days.dateTo }
    : quickDates(days.quickDateFilter, '2026-11-15');

/** The same from the rows themselves. */
async function ofRows({ of, terminalID, days, currency, paymentType }: Figure): Promise<Proof> {
  const { from, to } = boundsOf(days);
  const found = await sandbox.db.execute(sql`
    select count(*) as count, coalesce(sum(transaction_amount), 0) / 100.0 as amount from transactions
    where merchant_id = ${anchors.merchantID} and terminal_id = ${terminalID} and currency = ${currency}
      and (transaction_timestamp at time zone 'Asia/Jerusalem')::date between ${from} and ${to}
      and ${plainly[of]} and ${paymentType ? sql`payment_type_enum = ${paymentType}` : sql`true`}`);
  const [row] = rowsOf(found);
  return [Number(row?.count), Number(row?.amount)];
}

async function expectProof(figure: Figure, told: Proof) {
  expect({ figure, list: await ofList(figure), rows: await ofRows(figure) }).toEqual({
    figure,
    list: told,
    rows: told,
  });
}

/** Items and customers lead to no list that says the same; they are held against the rows alone. */
async function expectCounted(terminalID: string, days: FigureDays) {
  const { from, to } = boundsOf(days);
  const charges = sql`merchant_id = ${anchors.merchantID} and ${plainly.charges}`;
  const day = sql`(transaction_timestamp at time zone 'Asia/Jerusalem')::date`;
  const within = sql`${charges} and terminal_id = ${terminalID} and ${day} between ${from} and ${to}`;
  const sold = await sandbox.db.execute(sql`
    select line->>'itemID' as "itemID", line->>'itemName' as "itemName", sum((line->>'quantity')::numeric)::float as quantity,
      sum(round((line->>'amount')::numeric * coalesce(currency_rate, 1)))::float / 100 as "totalAmount"
    from transactions cross join lateral jsonb_array_elements(deal_details->'items') as sold (line)
    where ${within} group by 1, 2 order by 4 desc, 2, 1 limit 10`);
  expect(await read('itemsTotals', { terminalID, ...days })).toEqual(rowsOf(sold));
  const customers = await sandbox.db.execute(sql`
    select count(*)::int as "customersCount", count(*) filter (where known)::int as "returningCustomersCount",
      coalesce(sum(amount), 0)::float / 100 as "totalAmount"
    from (
      select sum(round(transaction_amount * coalesce(currency_rate, 1))) as amount,
        consumer_id in (
          select consumer_id from transactions where ${charges} and ${day} < ${from} and consumer_id is not null
        ) as known
      from transactions where ${within} and consumer_id is not null group by consumer_id
    ) as charged`);
  expect(await read('consumersTotals', { terminalID, ...days })).toMatchObject(rowsOf(customers));
}

const currenciesOf = ({ currencies }: Row) => (Array.isArray(currencies) ? currencies.filter(isObject) : []);
const proofOf = (row: Row): Proof => [Number(row.transactionsCount), Number(row.totalAmount)];

/** Every figure that leads to a list, held against that list and against the rows. */
async function expectAllProven(terminalID: string, days: FigureDays) {
  const query = { terminalID, ...days, granularity: 'month' };
  for (const row of await read('transactionsTotals', query)) {
    const figure = { terminalID, days, currency: parseEnum('currency', String(row.currency)) };
    await expectProof({ ...figure, of: 'charges' }, proofOf(row));
    await expectProof({ ...figure, of: 'refunds' }, [Number(row.refundCount), Number(row.refundAmount)]);
    const [cancelled] = await ofList({ ...figure, of: 'cancelled' });
    expect(cancelled).toBe(row.canceledCount);
    expect((await ofRows({ ...figure, of: 'cancelled' }))[0]).toBe(row.canceledCount);
    expect(row.netAmount).toBeCloseTo(Number(row.totalAmount) - Number(row.refundAmount), 5);
  }
  for (const row of await read('paymentTypeTotals', query)) {
    const paymentType = parseEnum('paymentType', String(row.paymentTypeEnum));
    for (const own of currenciesOf(row)) {
      const currency = parseEnum('currency', String(own.currency));
      await expectProof({ of: 'charges', terminalID, days, currency, paymentType }, proofOf(own));
    }
  }
  for (const row of await read('transactionTimeline', query)) {
    const span = { dateFrom: String(row.dateFrom).slice(0, 10), dateTo: String(row.dateTo).slice(0, 10) };
    for (const own of currenciesOf(row)) {
      const currency = parseEnum('currency', String(own.currency));
      await expectProof({ of: 'charges', terminalID, days: span, currency }, proofOf(own));
    }
  }
}

it('what the dashboard tells is what its lists hold and what the rows come to', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someChange, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...enumValues('transactionStatus')),
      fc.array(someDays, { minLength: 2, maxLength: 3 }),
      fc.nat(),
      async (changes, status, asked, number) => {
        const rows = changes.map(rowOf);
        await sandbox.db.insert(transactions).values(rows);
        const half = rows.slice(0, rows.length / 2).map(({ paymentTransactionID }) => paymentTransactionID);
        if (half.length > 0) {
          const ofHalf = inArray(transactions.paymentTransactionID, half);
          await sandbox.db.update(transactions).set({ status }).where(ofHalf);
        }
        // The list keeps its figures for a while; here rows come past the handlers that make it forget.
        sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 31_000));
        for (const days of asked) {
          const terminalID = terminalIDs[number % terminalIDs.length] ?? '';
          await expectAllProven(terminalID, days);
          await expectCounted(terminalID, days);
        }
      },
    ),
    { numRuns: 10 },
  );
});
