import { afterAll, beforeAll, expect, it } from 'vitest';
import { isObject, type Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { countedAs } from '#contract/settled.ts';
import { askedOf } from '#src/list/money/moneyQuestions.ts';
import { answeredSums } from '#src/list/money/moneySums.ts';
import type { FigureAnswer, FigureQuestion } from '#src/record/figures/figure.ts';
import { customerFigures } from '#src/resources/customers/customerFigures.ts';
import { transactionMoney } from '#src/resources/transactions/money.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';

const today = '2026-11-15';
const paths: Readonly<Record<string, string>> = {
  transactions: 'transactions/api/transactions',
  paymentRequests: 'transactions/api/paymentRequests',
  billingDeals: 'transactions/api/billing',
};
const words = {
  translate: (key: string) => key,
  money: String,
  date: String,
  word: (_: string, code: string | null | undefined) => code ?? '',
  pathOf: () => undefined,
};

let sandbox: TestSandbox;
let ask: Ask;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('manager');
});
afterAll(() => sandbox.close());

interface Answer {
  rows: Row[];
  total: number;
  body: Row;
}

async function list(name: string, filter: Readonly<Record<string, unknown>>, take = 1000): Promise<Answer> {
  const query = new URLSearchParams({ take: String(take) });
  for (const [key, value] of Object.entries(filter)) {
    for (const one of [value].flat()) query.append(key, String(one));
  }
  const body: Row = (await ask({ url: `/sandbox/${paths[name]}?${query}` })).json();
  const rows = Array.isArray(body.data) ? body.data.filter(isObject) : [];
  return { rows, total: Number(body.numberOfRecords), body };
}

/** Asks as `useRecordFigures` does. */
async function answerOf(question: FigureQuestion, consumerID: string): Promise<FigureAnswer> {
  const filter = { consumerID, ...question.filter?.(today) };
  const money = question.money && transactionMoney.questions(filter);
  const filters = money ? askedOf(money) : [filter];
  const answers = await Promise.all(filters.map((one) => list(question.list, one, question.rows ?? 1)));
  const sums = money
    ? answeredSums(
        money,
        answers.map(({ body }) => body),
      )
    : [];
  return { rows: answers[0]?.rows ?? [], total: answers[0]?.total, sums, path: '/list' };
}

async function figuresOf(consumerID: string) {
  const said = await Promise.all(
    customerFigures.map(async ({ key, questions, say }) => {
      const answers = await Promise.all(questions.map((question) => answerOf(question, consumerID)));
      return [key, say(answers, words)] as const;
    }),
  );
  return Object.fromEntries(said);
}

/** Agorot of rows by currency; currencies that come to nothing are left out. */
function sumsOf(rows: readonly Row[], agorotOf: (row: Row) => number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const code = String(row.currency);
    sums[code] = (sums[code] ?? 0) + agorotOf(row);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const inAgorot = (amounts: readonly (readonly [string, number])[] = []) =>
  Object.fromEntries(amounts.map(([code, amount]) => [code, toAgorot(amount)]));

const netOf = (row: Row) => {
  const agorot = toAgorot(Number(row.transactionAmount));
  return { charge: agorot, refund: -agorot, cancelled: 0 }[countedAs(row) ?? 'cancelled'];
};

/** Customers who have most of each. */
async function busyCustomers(): Promise<string[]> {
  const found = await Promise.all(Object.keys(paths).map((name) => list(name, {})));
  const ids = found.map(({ rows }) => {
    const counts = new Map<string, number>();
    for (const { consumerID, dealDetails } of rows) {
      const id = consumerID ?? (isObject(dealDetails) ? dealDetails.consumerID : undefined);
      if (typeof id === 'string') counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 3)
      .map(([id]) => id);
  });
  return [...new Set(ids.flat())];
}

it('equal the rows behind them', async () => {
  const customers = await busyCustomers();
  expect(customers.length).toBeGreaterThan(3);
  const kinds = new Set<string>();
  for (const consumerID of customers) {
    const { owed, paid, monthly, failed } = await figuresOf(consumerID);
    const [requests, payments, deals] = await Promise.all(
      ['paymentRequests', 'transactions', 'billingDeals'].map(async (name) => (await list(name, { consumerID })).rows),
    );
    const open = (requests ?? []).filter(
      ({ quickStatus, isRefund }) =>
        ['pending', 'viewed', 'overdue'].includes(String(quickStatus)) && isRefund !== true,
    );
    expect(inAgorot(owed?.amounts)).toEqual(sumsOf(open, (row) => toAgorot(Number(row.paymentRequestAmount))));

    const ofYear = (payments ?? []).filter(
      ({ transactionTimestamp }) => String(transactionTimestamp) >= '2025-12-31T22',
    );
    expect(inAgorot(paid?.amounts)).toEqual(sumsOf(ofYear, netOf));
    expect(inAgorot(paid?.details.find(({ key }) => key === 'ever')?.amounts)).toEqual(sumsOf(payments ?? [], netOf));

    const running = (deals ?? []).filter(
      ({ active, paused, invoiceOnly, billingSchedule }) =>
        active === true &&
        paused !== true &&
        invoiceOnly !== true &&
        isObject(billingSchedule) &&
        billingSchedule.repeatPeriodType === 'monthly' &&
        (billingSchedule.repeatPeriod ?? 1) === 1,
    );
    expect(inAgorot(monthly?.amounts)).toEqual(sumsOf(running, (row) => toAgorot(Number(row.transactionAmount))));

    const refused = ofYear.filter(({ quickStatus }) => quickStatus === 'Failed');
    expect(failed?.text).toBe(refused.length > 0 ? String(refused.length) : 'customer.figure.nothing');
    for (const [kind, figure] of Object.entries({ owed, paid, monthly })) {
      if ((figure?.amounts ?? []).length > 0) kinds.add(kind);
    }
  }
  // The seed has something of each.
  expect([...kinds].toSorted()).toEqual(['monthly', 'owed', 'paid']);
});
