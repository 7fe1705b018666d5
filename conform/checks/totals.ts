import { maximumTake } from '#contract/constants.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { when, wrong } from '#conform/check.ts';
import { rowsOf, type Kit, type ReadList } from '#conform/kit.ts';
import { valueAt } from './values.ts';

/** Lists that are added up whole; of longer ones this would take too many calls. */
const mostRows = 5000;
const names = { ILS: 'totalAmountILS', USD: 'totalAmountUSD', EUR: 'totalAmountEUR' } as const;

async function allRows({ ask }: Kit, { id, path, query, count }: ReadList): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < count) {
    const { json } = await ask(id, { path, query: { ...query, take: maximumTake, skip: rows.length } });
    const page = rowsOf(json);
    if (page.length === 0) break;
    rows.push(...page);
  }
  return rows;
}

/** The sums an answer tells, in agorot, by the envelope's names. */
function toldIn(answer: unknown): Map<string, number> {
  if (!isObject(answer)) return new Map();
  const told = Object.values(names).map((name) => [name, answer[name]] as const);
  return new Map(told.filter(([, sum]) => typeof sum === 'number').map(([name, sum]) => [name, cents(sum)]));
}

const cents = (value: unknown) => Math.round(Number(value) * 100);

/** What a field of the rows comes to by currency; rows without a currency are in shekels. */
function sumsOf(rows: readonly Row[], field: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const name = Object.entries(names).find(([currency]) => currency === row.currency)?.[1] ?? names.ILS;
    sums.set(name, (sums.get(name) ?? 0) + cents(valueAt(row, field) ?? 0));
  }
  return sums;
}

const equal = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  [...one].every(([name, sum]) => sum === (other.get(name) ?? 0)) &&
  [...other].every(([name, sum]) => sum === (one.get(name) ?? 0));

/** The count is that of the rows, ids tell rows apart, and totals are what a column of money adds up to. */
export async function checkTotals(kit: Kit, list: ReadList, idFields: readonly string[]): Promise<void> {
  const { id, count, meta, answer } = list;
  const { checks } = kit;
  if (!Number.isInteger(count) || count === 0) return checks.skip(id, 'totals', 'the list has no row, or no count');
  if (count > mostRows) return checks.skip(id, 'totals', `the list has more than ${mostRows} rows`);
  const rows = await allRows(kit, list);
  const ids = new Set(rows.map((row) => idFields.map((field) => String(row[field])).join(':')));
  const told = toldIn(answer);
  const columns = Object.entries(meta?.columns ?? {}).filter(([, { dataType }]) => dataType === 'money');
  const adds = columns.some(([field]) => equal(told, sumsOf(rows, field)));
  checks.judge(id, 'totals', [
    ...when(rows.length !== count, wrong('numberOfRecords is not how many rows there are.')),
    ...when(ids.size < rows.length, wrong('Rows share an id, or a row comes twice: one is opened for another.')),
    ...when(told.size > 0 && columns.length > 0 && !adds, wrong('Totals are not what any column of money adds up to.')),
  ]);
}
