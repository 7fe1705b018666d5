import type { Row } from '#contract/envelope.ts';
import { when, wrong, type Fault } from '#conform/check.ts';
import { askAgain, type Kit, type ReadList } from '#conform/kit.ts';
import { fieldName, valueAt } from './values.ts';

/** Data types whose values can be compared as they are. */
const exactly = [['money', 'number'], ['date']] as const satisfies readonly (readonly string[])[];

/** Values of a field in the order of rows, without those that have none: these may come first or last. */
function valuesOf(rows: readonly Row[], field: string): (string | number)[] {
  return rows
    .map((row) => valueAt(row, field))
    .filter((value) => typeof value === 'number' || typeof value === 'string')
    .filter((value) => value !== '');
}

const isAscending = (values: readonly (string | number)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);

/** Columns whose order is tried: one of money or numbers and one of dates, or else one of texts. */
function columnsOf({ meta, rows }: ReadList): string[] {
  const differs = (field: string) => new Set(valuesOf(rows, field)).size > 1;
  // What lies within an object the product orders by nothing.
  const fields = Object.entries(meta?.columns ?? {}).filter(([field]) => !field.includes('.') && differs(field));
  const first = (types: readonly string[]) => fields.find(([, { dataType }]) => types.includes(dataType))?.[0];
  const exact = [first(exactly[0]), first(exactly[1])].filter((field) => field !== undefined);
  const text = first(['string']);
  return exact.length > 0 || text === undefined ? exact : [text];
}

/** Numbers and days have one order; how texts are ordered is the server's to say, but not that both ways begin alike. */
function follows(up: readonly (string | number)[], down: readonly (string | number)[], isExact: boolean): boolean {
  if (isExact) return isAscending(up) && isAscending(down.toReversed());
  return up.length === 0 || down.length === 0 || up[0] !== down[0];
}

/** A column's order is followed, both ways. */
export async function checkSorting(kit: Kit, list: ReadList): Promise<void> {
  const columns = columnsOf(list);
  if (columns.length === 0) return kit.checks.skip(list.id, 'order', 'no column differs between rows');
  const faults: Fault[] = [];
  for (const field of columns) {
    const up = valuesOf(await askAgain(kit, list, { sortBy: field, sortDesc: false }), field);
    const down = valuesOf(await askAgain(kit, list, { sortBy: field, sortDesc: true }), field);
    const isExact = exactly.flat().some((type) => type === list.meta?.columns[field]?.dataType);
    const text = `Rows are not ordered by ${fieldName(field)} when "sortBy" asks for it.`;
    faults.push(...when(!follows(up, down, isExact), wrong(text)));
  }
  kit.checks.judge(list.id, 'order', faults);
}
