import type { RaRecord } from 'react-admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMonths } from '#contract/calendarDays.ts';
import { documentKinds } from '#contract/documentKinds.ts';
import { mayHaveDocument } from '#contract/documented.ts';
import { isObject } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { needsAllocation } from '#contract/rules/allocation.ts';
import { allowedCash } from '#contract/rules/cashLimit.ts';
import { signed } from '#contract/sign.ts';
import { exceedsCash } from '#src/pages/books/documents/largeDocuments.ts';
import { readLargeDocuments } from '#src/pages/books/documents/readLargeDocuments.ts';
import { missingFilters, readFound } from '#src/pages/books/documents/useMissing.ts';
import { readMasavFiles } from '#src/pages/books/files/readMasav.ts';
import { masavMoney } from '#src/pages/books/incoming/dealMoney.ts';
import type { Incoming } from '#src/pages/books/incoming/incoming.ts';
import { readCardMoney, readDealMoney } from '#src/pages/books/incoming/readIncoming.ts';
import { monthOf, type Period } from '#src/pages/books/period.ts';
import { readVat } from '#src/pages/books/vat/readVat.ts';
import type { CreditRule } from '#src/settings/creditRules.ts';
import { documentMaker, type DocumentMaker } from '#tests/support/documents.ts';
import { chargeMonth, issueMonth } from '#tests/support/monthsOfBooks.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient, type ListClient } from './listClient.ts';

// The seed, whose day is 15 November 2026, and a year of documents and charges more.
const months = Array.from({ length: 12 }, (_, back) => monthOf(addMonths('2026-11-01', -back)));

let sandbox: TestSandbox;
let documents: DocumentMaker;
let client: ListClient;
const periodOf = (days: { dateFrom: string; dateTo: string }): Period => ({
  terminalID: documents.terminalID,
  ...days,
});

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

beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
  for (const month of months) {
    await issueMonth(sandbox, documents, month);
    await chargeMonth(sandbox, documents, month);
  }
  vi.stubGlobal('fetch', fetchFrom(sandbox.app));
  client = await openListClient(sandbox, 'manager', 'en-IL');
}, 240_000);
beforeEach(() => vi.stubGlobal('fetch', fetchFrom(sandbox.app)));
afterAll(() => sandbox.close());

describe('over a year, month by month', () => {
  it('VAT of the documents is what their rows say', { timeout: 120_000 }, async () => {
    let exempt = 0;
    for (const month of months) {
      const period = periodOf(month);
      const vat = await readVat(client.provider, period);
      const all = await everyRow('invoices', period);
      const issued = all.filter(({ status }) => status !== 'initial');
      expect(all.length).toBeGreaterThan(issued.length);
      expect(vat.lines.reduce((sum, { count }) => sum + count, 0)).toBe(issued.length);
      for (const line of vat.lines) {
        const { invoiceType, currency, count, gross, vat: own, statuses } = line;
        const filter = { ...period, invoiceType, currency };
        // The link of a count, or the links of its statuses, show just these rows.
        const links = statuses.length > 0 ? statuses.map(({ status }) => ({ ...filter, status })) : [filter];
        const rows = (await Promise.all(links.map(async (link) => everyRow('invoices', link)))).flat();
        expect([rows.length, sumOf(rows, 'invoiceAmount')]).toEqual([count, gross]);
        if (own === undefined) expect(documentKinds[invoiceType].bearsVat).toBe(false);
        else expect(sumOf(rows, 'vatTotal')).toBe(own);
      }
      const without = issued.filter(({ vatTotal }) => vatTotal === 0);
      expect(vat.exempt.map(({ id }) => id).toSorted()).toEqual(without.map(({ id }) => String(id)).toSorted());
      expect(vat.exempt.reduce((sum, { gross }) => sum + gross, 0)).toBe(sumOf(without, 'invoiceAmount'));
      exempt += without.length;
    }
    expect(exempt).toBeGreaterThan(5);
  });

  it('what has no document is what may have one', { timeout: 120_000 }, async () => {
    for (const month of months) {
      const filters = missingFilters(periodOf(month));
      const all = await everyRow('transactions', periodOf(month));
      const wanted = all.filter(({ id: _, ...row }) => mayHaveDocument(row));
      for (const [of, isRefund] of [
        ['charges', false],
        ['refunds', true],
      ] as const) {
        const found = await readFound(client.provider, 'transactions', filters[of]);
        const own = wanted.filter((row) => (row.specialTransactionType === 'refund') === isRefund);
        expect(found.count).toBe(own.length);
        const amount = own.reduce((sum, row) => sum + toAgorot(Number(row.transactionAmount)), 0);
        expect(found.amounts.map(([code, decimal]) => [code, toAgorot(decimal)])).toEqual(
          own.length > 0 ? [['ILS', amount]] : [],
        );
      }
    }
  });

  it(
    'documents without an allocation number, and with too much cash, are those whose records say so',
    { timeout: 120_000 },
    async () => {
      let [lacking, inCash] = [0, 0];
      for (const month of months) {
        const asked: string[] = [];
        const readOne = async (id: string) => {
          asked.push(id);
          const record: object = await client.provider.call('invoices.get', { path: { id } });
          return { ...record };
        };
        const { documents: judged, read } = await readLargeDocuments(client.provider, periodOf(month), readOne);
        const rows = (await everyRow('invoices', periodOf(month))).filter(
          ({ status, currency, invoiceAmount }) =>
            !['initial', 'canceled'].includes(String(status)) && currency === 'ILS' && Number(invoiceAmount) > 1000,
        );
        const records = await Promise.all(
          rows.map(async ({ id }) => client.provider.call('invoices.get', { path: { id: String(id) } })),
        );
        const lacks = records.filter((record) => {
          const { invoiceType, invoiceDate, netTotal, vatTotal, allocationNumber } = record;
          const taxed = {
            netTotal: toAgorot(netTotal ?? 0),
            vatTotal: toAgorot(vatTotal ?? 0),
            invoiceDate: invoiceDate.slice(0, 10),
          };
          return invoiceType && needsAllocation({ ...taxed, invoiceType }) && !allocationNumber;
        });
        const tooMuch = records.filter(({ invoiceDate, invoiceAmount, paymentDetails }) => {
          const cash = (paymentDetails ?? []).filter((one) => isObject(one) && one.paymentType === 'cash');
          const sum = cash.reduce((all, { amount }) => all + toAgorot(amount ?? 0), 0);
          return sum > allowedCash(invoiceDate.slice(0, 10), toAgorot(invoiceAmount));
        });
        const ids = (found: readonly { invoiceID: string }[]) => found.map(({ invoiceID }) => invoiceID).toSorted();
        expect(
          judged
            .filter(({ lacksAllocation }) => lacksAllocation)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids(lacks));
        expect(
          judged
            .filter(exceedsCash)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids(tooMuch));
        // Nothing small is read, and nothing twice.
        expect([read, new Set(asked).size]).toEqual([asked.length, asked.length]);
        expect(asked.length).toBeLessThan(rows.length);
        lacking += lacks.length;
        inCash += tooMuch.length;
      }
      expect([lacking > 2, inCash > 4]).toEqual([true, true]);
    },
  );
});

const rules: readonly (CreditRule | undefined)[] = [
  undefined,
  { kind: 'after', days: 3 },
  { kind: 'monthly', days: [2, 8] },
  { kind: 'monthly', days: [31] },
];

const told = new Map<string, unknown[]>();

/** How a transaction is paid, as its record says. */
async function toldOf(id: string): Promise<unknown[]> {
  const known = told.get(id);
  if (known) return known;
  const { transactionType, currency } = await client.provider.call('transactions.get', { path: { id } });
  told.set(id, [transactionType, currency]);
  return [transactionType, currency];
}

/** What the rows behind an amount come to, asked anew. */
async function behindOf({ behind, currency }: Incoming): Promise<number> {
  if ('payments' in behind) {
    const ids = [...new Set(behind.payments.map(({ paymentTransactionID }) => paymentTransactionID))];
    for (const id of ids) expect(await toldOf(id)).toEqual(['installments', currency]);
    return behind.payments.reduce((sum, { agorot }) => sum + agorot, 0);
  }
  if ('masavFileID' in behind) {
    const { masavFileID, status } = behind;
    return sumOf(await everyRow('masavFileRows', { masavFileID, ...(status && { status }) }), 'amount');
  }
  const rows = await everyRow(behind.list === 'transactions' ? behind.list : 'futureBillingDeals', behind.filter);
  return sumOf(rows, 'transactionAmount');
}

describe.each(rules.map((rule) => [JSON.stringify(rule ?? 'no rule'), rule] as const))('money by %s', (_, rule) => {
  it('of each day and source is what the rows behind it come to', { timeout: 240_000 }, async () => {
    const lines: Incoming[] = [];
    for (const month of ['2026-12-01', '2026-10-01'].map(monthOf)) {
      const asked = { period: periodOf(month), rule };
      const files = await readMasavFiles(client.provider, { ...asked.period, dateFrom: addMonths(month.dateFrom, -1) });
      const own = [
        ...(await readCardMoney(client.provider, asked)),
        ...(await readDealMoney(client.provider, asked)),
        ...masavMoney(files, month),
      ];
      expect(own.every(({ day }) => day >= month.dateFrom && day <= month.dateTo)).toBe(true);
      lines.push(...own);
    }
    const keys = lines.map(({ behind: _rows, agorot: _sum, ...line }) =>
      JSON.stringify({ ...line, ...('masavFileID' in _rows && _rows) }),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const line of lines) expect([line, await behindOf(line)]).toEqual([line, line.agorot]);
    expect(new Set(lines.map(({ source }) => source))).toEqual(
      new Set(['charges', 'refunds', 'installments', 'deals', 'bankDeals', 'masav']),
    );
  });
});

it('every charge of a deal in payments comes in whole, in the course of its months', { timeout: 120_000 }, async () => {
  const period = periodOf({ dateFrom: '2023-11-01', dateTo: '2030-12-31' });
  const lines = await readCardMoney(client.provider, { period, rule: { kind: 'monthly', days: [2, 8] } });
  const parts = lines.flatMap(({ behind }) => ('payments' in behind ? behind.payments : []));
  const sums = new Map<string, number>();
  for (const { paymentTransactionID: id, agorot } of parts) sums.set(id, (sums.get(id) ?? 0) + agorot);
  expect(sums.size).toBeGreaterThan(20);
  for (const [id, sum] of sums) {
    const { transactionAmount } = await client.provider.call('transactions.get', { path: { id } });
    expect([id, sum]).toEqual([id, toAgorot(transactionAmount)]);
  }
});
