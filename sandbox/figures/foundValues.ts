import { and, sql, type SQL } from 'drizzle-orm';
import { isAmong, isEqual } from '#sandbox/list/compare.ts';
import type { CheckedQuestion } from '#sandbox/list/longList.ts';
import type { KeptValues } from './declarations.ts';

/** More values, and more rows that have them, than are worth being looked up one by one. */
const most = { values: 200, rows: 10_000 };

/** The values that have a piece of text; undefined when they are too many. */
async function readValues(values: KeptValues, question: CheckedQuestion, name: string): Promise<string[] | undefined> {
  const { call, filters } = question;
  const text = values.texts[name];
  const asked = filters[name];
  if (!text || asked === undefined) return undefined;
  const terminal = filters.terminalID;
  const found = await call.context.db
    .select({ value: values.value, count: values.numberOfRecords })
    .from(values.from)
    .where(
      and(
        isEqual(values.merchant, call.caller.merchantID),
        isEqual(values.field, text.field),
        text.finds(sql`${values.value}`)(asked, question),
        terminal === undefined ? undefined : values.words.terminalID?.(terminal, question),
      ),
    )
    .limit(most.values * 10);
  const distinct = [...new Set(found.map(({ value }) => String(value)))];
  const rows = found.reduce((all, { count }) => all + Number(count), 0);
  return found.length < most.values * 10 && distinct.length <= most.values && rows <= most.rows ? distinct : undefined;
}

/**
 * For filters by a piece of text that few rows have: the same question by the values that have it, which an index
 * answers.
 */
export async function findValues(
  values: KeptValues,
  question: CheckedQuestion,
): Promise<Readonly<Record<string, SQL>>> {
  const conditions: Record<string, SQL> = {};
  for (const [name, { source }] of Object.entries(values.texts)) {
    const found = await readValues(values, question, name);
    if (found) conditions[name] = isAmong(source, found);
  }
  return conditions;
}
