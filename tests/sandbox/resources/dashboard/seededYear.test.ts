import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnum, type EnumValue } from '#contract/enums.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import type { QueryParameters } from '#contract/query.ts';
import type { Figure, FigureDays } from '#src/pages/dashboard/figureFilter.ts';
import {
  agorotOf,
  currencies,
  openSeededYear,
  sum,
  year,
  type SeededYear,
  type Transaction,
} from '#tests/support/seededYear.ts';

let seeded: SeededYear;
beforeAll(async () => {
  seeded = await openSeededYear();
}, 120_000);
afterAll(() => seeded.sandbox.close());

async function readFigures(name: string, query: QueryParameters): Promise<Row[]> {
  const body = await seeded.read(`reporting/api/dashboard/${name}`, query);
  if (!isObject(body) || !Array.isArray(body.data)) throw new TypeError('no figures');
  return body.data.filter(isObject);
}

const inShekels = ({ transactionAmount, currencyRate }: Transaction) =>
  Math.round(transactionAmount * (currencyRate ?? 1));

const periods: readonly { days: FigureDays; granularity: EnumValue<'dashboardGranularity'> }[] = [
  { days: year, granularity: 'month' },
  { days: { dateFrom: '2026-03-11', dateTo: '2026-05-02' }, granularity: 'week' },
  { days: { quickDateFilter: 'lastMonth' }, granularity: 'week' },
  { days: { quickDateFilter: 'today' }, granularity: 'day' },
];

const told = (row: Row) => [Number(row.transactionsCount), agorotOf(row.totalAmount)] as const;

/** The parts of a row of charges: its currencies as the list has them, and all of them in shekels. */
async function expectCharges(row: Row, figure: Figure) {
  const parts = Array.isArray(row.currencies) ? row.currencies.filter(isObject) : [];
  for (const currency of currencies) {
    const part = parts.find((one) => one.currency === currency);
    expect(await seeded.moneyOf({ ...figure, currency })).toEqual(part ? told(part) : [0, 0]);
  }
  const rows = await seeded.opened(figure);
  expect(told(row)).toEqual([rows.length, sum(rows, inShekels)]);
}

/** The ten items that sold for most among some charges. */
function itemsOf(rows: readonly Transaction[]) {
  const items = new Map<string, { itemName: string; quantity: number; agorot: number }>();
  for (const { dealDetails, currencyRate } of rows) {
    for (const { itemID, itemName, quantity, amount } of dealDetails.items ?? []) {
      const key = `${itemID ?? ''} ${itemName}`;
      const item = items.get(key) ?? { itemName, quantity: 0, agorot: 0 };
      items.set(key, {
        itemName,
        quantity: item.quantity + quantity,
        agorot: item.agorot + Math.round(amount * (currencyRate ?? 1)),
      });
    }
  }
  return [...items.values()].toSorted((one, other) => other.agorot - one.agorot).slice(0, 10);
}

describe.each(periods)(
  'of $days, the dashboard tells what its lists hold, on every terminal:',
  ({ days, granularity }) => {
    const question = (terminalID: string) => ({ terminalID, ...days, granularity });

    it('charges, refunds, net and cancellations in every currency', async () => {
      for (const terminalID of seeded.terminalIDs) {
        const figures = await readFigures('transactionsTotals', question(terminalID));
        for (const currency of currencies) {
          const row = figures.find((one) => one.currency === currency) ?? {};
          const figure = { terminalID, days, currency };
          const [charges, refunds] = [
            await seeded.moneyOf({ ...figure, of: 'charges' }),
            await seeded.moneyOf({ ...figure, of: 'refunds' }),
          ];
          expect([Number(row.transactionsCount ?? 0), agorotOf(row.totalAmount)]).toEqual(charges);
          expect([Number(row.refundCount ?? 0), agorotOf(row.refundAmount)]).toEqual(refunds);
          expect(agorotOf(row.netAmount)).toBe(charges[1] - refunds[1]);
          expect(row.canceledCount ?? 0).toBe((await seeded.opened({ ...figure, of: 'cancelled' })).length);
        }
      }
    });

    it('payment types and each point in time', async () => {
      for (const terminalID of seeded.terminalIDs) {
        const types = await readFigures('paymentTypeTotals', question(terminalID));
        for (const row of types) {
          const paymentType = parseEnum('paymentType', String(row.paymentTypeEnum));
          await expectCharges(row, { of: 'charges', terminalID, days, paymentType });
        }
        const points = await readFigures('transactionTimeline', question(terminalID));
        for (const point of points) {
          const span = { dateFrom: String(point.dateFrom).slice(0, 10), dateTo: String(point.dateTo).slice(0, 10) };
          await expectCharges(point, { of: 'charges', terminalID, days: span });
        }
        const all = await seeded.opened({ of: 'charges', terminalID, days });
        for (const rows of [types, points]) {
          expect([sum(rows, (row) => told(row)[0]), sum(rows, (row) => told(row)[1])]).toEqual([
            all.length,
            sum(all, inShekels),
          ]);
        }
      }
    });

    it('items and customers', async () => {
      for (const terminalID of seeded.terminalIDs) {
        const rows = await seeded.opened({ of: 'charges', terminalID, days });
        const items = await readFigures('itemsTotals', question(terminalID));
        expect(items.map(({ itemName, totalAmount }) => [itemName, agorotOf(totalAmount)])).toEqual(
          itemsOf(rows).map(({ itemName, agorot }) => [itemName, agorot]),
        );
        itemsOf(rows).forEach(({ quantity }, index) => expect(Number(items[index]?.quantity)).toBeCloseTo(quantity, 3));
        const known = rows.filter(({ consumerID }) => consumerID !== null);
        const customers = new Set(known.map(({ consumerID }) => consumerID)).size;
        const agorot = sum(known, inShekels);
        const [total] = await readFigures('consumersTotals', question(terminalID));
        expect([total?.customersCount, agorotOf(total?.totalAmount), agorotOf(total?.averageAmount)]).toEqual([
          customers,
          agorot,
          customers === 0 ? 0 : Math.round(agorot / customers),
        ]);
      }
    });
  },
);
