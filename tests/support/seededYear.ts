import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import type { ListEnvelope } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { figureFilter, type Figure } from '#src/pages/dashboard/figureFilter.ts';
import { charge, poster, terminalsOf, typed } from './payments.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.ts';
import { toEnvelope } from './seededLists.ts';

export type Transaction = typeof transactions.$inferSelect;

export const currencies = enumValues('currency');
/** The days of the seed up to the sandbox's today. */
export const year = { dateFrom: '2025-11-16', dateTo: '2026-11-15' };

export const sum = <One>(some: readonly One[], of: (one: One) => number) => some.reduce((all, one) => all + of(one), 0);
/** An amount of an answer in agorot; nothing is 0. */
export const agorotOf = (value: unknown) => toAgorot(Number(value ?? 0));
export const amountOf = ({ transactionAmount }: Transaction) => transactionAmount;

const didNotMove: readonly string[] = ['Failed', 'Canceled', 'Pending'];

/** Whether money moved, told in other words than the product's own. */
export const isMoney = ({ jDealType, quickStatus, status, specialTransactionType }: Transaction) =>
  jDealType === 'J4' &&
  (!didNotMove.includes(quickStatus) ||
    status === 'transmissionInProgress' ||
    (status === 'chargebackFailed' && specialTransactionType !== 'refund'));

/** What a list tells of all its rows per currency, in agorot. */
export const totalsOf = (list: ListEnvelope) => currencies.map((currency) => agorotOf(list[`totalAmount${currency}`]));

/** A merchant's year, with all in it that could be counted wrongly. */
export interface SeededYear {
  sandbox: TestSandbox;
  terminalIDs: string[];
  /** Every transaction of the merchant, as the database holds it. */
  transactions: Transaction[];
  read(path: string, query: QueryParameters): Promise<unknown>;
  /** All rows of a list of transactions; what the list tells of all of them is what they come to. */
  rowsOf(query: QueryParameters): Promise<Transaction[]>;
  /** The rows of the list that a figure of the dashboard opens. */
  opened(figure: Figure): Promise<Transaction[]>;
  /** Count and sum in agorot of what a figure opens: money that moved. */
  moneyOf(figure: Figure): Promise<readonly [count: number, amount: number]>;
}

/** Deals of the last hours, made as people make them: given back in part, called back, refused. */
async function deal(sandbox: TestSandbox, terminalID: string) {
  const post = poster(sandbox);
  const made = async (call: 'create' | 'refund', more: object = {}) =>
    (await post(`transactions.${call}`, { body: charge(terminalID, more) })).body.entityUID ?? '';
  const refused = { creditCardSecureDetails: typed('4000000000000002') };
  for (const currency of currencies) {
    const given = await made('create', { currency });
    await post('transactions.chargeback', { body: { existingPaymentTransactionID: given, refundAmount: 17.17 } });
    await made('create', { currency, ...refused });
    await made('refund', { currency });
    await made('refund', { currency, ...refused });
    for (const call of ['create', 'refund'] as const) {
      const paymentTransactionID = await made(call, { currency });
      await post('transmissions.cancel', { body: { terminalID, paymentTransactionID } });
    }
  }
}

/** Gives some transactions of each terminal a status that only the processor gives. */
async function failRefunds({ db }: TestSandbox, terminalIDs: readonly string[]) {
  const own = await db
    .select()
    .from(transactions)
    .where(and(inArray(transactions.terminalID, [...terminalIDs]), eq(transactions.status, 'completed')));
  const some = terminalIDs.flatMap((terminalID) =>
    (['refund', 'regularDeal'] as const).flatMap((kind) =>
      own.filter((row) => row.terminalID === terminalID && row.specialTransactionType === kind).slice(0, 3),
    ),
  );
  const ids = some.map(({ paymentTransactionID }) => paymentTransactionID);
  await db
    .update(transactions)
    .set({ status: 'chargebackFailed' })
    .where(inArray(transactions.paymentTransactionID, ids));
}

/** @returns the year on a sandbox of its own, which the test closes */
export async function openSeededYear(): Promise<SeededYear> {
  const sandbox = await openTestSandbox();
  const ask = sandbox.as('manager');
  const terminalIDs = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
  for (const terminalID of terminalIDs.slice(0, 2)) await deal(sandbox, terminalID);
  await failRefunds(sandbox, terminalIDs);
  const own = await sandbox.db.select().from(transactions).where(inArray(transactions.terminalID, terminalIDs));
  const stored = new Map(own.map((row) => [row.paymentTransactionID, row]));

  async function read(path: string, query: QueryParameters): Promise<unknown> {
    const answer = await ask({ method: 'GET', url: `/sandbox/${path}?${buildQuery(query)}` });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function rowsOf(query: QueryParameters): Promise<Transaction[]> {
    const ids: string[] = [];
    for (;;) {
      const page = toEnvelope(await read('transactions/api/transactions', { ...query, take: 1000, skip: ids.length }));
      ids.push(...page.data.map(({ paymentTransactionID }) => String(paymentTransactionID)));
      if (page.data.length > 0 && ids.length < page.numberOfRecords) continue;
      const rows = [...new Set(ids)].flatMap((id) => stored.get(id) ?? []);
      const told = { numberOfRecords: page.numberOfRecords, totals: totalsOf(page) };
      const totals = currencies.map((currency) =>
        sum(
          rows.filter((row) => row.currency === currency),
          amountOf,
        ),
      );
      expect({ query, ...told }).toEqual({ query, numberOfRecords: rows.length, totals });
      return rows;
    }
  }

  const opened = (figure: Figure) => rowsOf(figureFilter(figure) as QueryParameters);
  async function moneyOf(figure: Figure) {
    const rows = await opened(figure);
    expect(rows.filter((row) => !isMoney(row))).toEqual([]);
    return [rows.length, sum(rows, amountOf)] as const;
  }
  return { sandbox, terminalIDs, transactions: own, read, rowsOf, opened, moneyOf };
}
