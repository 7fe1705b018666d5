import { isObject } from '#contract/envelope.ts';
import { enumValues } from '#contract/enums.ts';
import { filtersOf, type FilterSpec } from '#contract/filters.ts';
import type { Database } from '#sandbox/core/database.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import type { List } from '#sandbox/list/defineList.ts';
import { readListQuery } from '#sandbox/list/listQuery.ts';
import { readPage, toWireRow } from '#sandbox/list/rows.ts';
import { figuresOf } from '#sandbox/list/totals.ts';
import { nouns } from '#sandbox/resources/registry.ts';
import { benchNow } from './cluster.ts';
import { callOf, measureQuestion, type Line } from './lists.ts';
import { pageTargets, type Question } from './questions.ts';

/** What most lists are ordered by in the application, by who has them: the fields of a list's first columns. */
const peoplesOrders = /(Timestamp|Amount|Name|status|Date|created|Number)$/i;
const days = ['2025-10-01', '2026-04-01', '2026-09-10', '2026-11-14'];
const amounts = ['20', '450', '4000', '25000'];
/** Values a filter by a text or an id is asked with. */
const most = 8;

type Row = Readonly<Record<string, unknown>>;

const encode = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();
const textsOf = (rows: readonly Row[], field: string): string[] => {
  const values = rows.map((row) => row[field]).filter((value) => ['string', 'number'].includes(typeof value));
  return [...new Set(values.map(String))].slice(0, most);
};

/** The field whose values a filter is asked with; a search is asked for names. */
const fieldOf = (name: string, { column }: FilterSpec, row: Row | undefined): string =>
  column ?? (name === 'search' ? Object.keys(row ?? {}).find((field) => field.endsWith('Name')) : undefined) ?? name;

function valuesOf(name: string, spec: FilterSpec, rows: readonly Row[]): readonly string[] {
  const values = textsOf(rows, fieldOf(name, spec, rows[0]));
  switch (spec.kind) {
    case 'enum':
    case 'enums':
      return enumValues(spec.values);
    case 'boolean':
      return ['true', 'false'];
    case 'number':
      return amounts;
    case 'day':
      return days;
    case 'guid':
    case 'guids':
    case 'integer':
      return values;
    case 'text':
      // The whole of it, as people paste it; its first half and last letters, as they type it; and nothing there is.
      return [...values.flatMap((text) => [text, text.slice(0, 4), text.slice(-3)]), 'qqxzj'];
  }
}

/** Everything a list can be asked, by names of lines. */
function questionsOf(list: List, rows: readonly Row[], fields: readonly string[], total: number): Question[] {
  const named = (name: string) => `${list.name}: ${name}`;
  const alone = Object.entries(filtersOf(list.endpoint)).map(([name, spec]) => ({
    name: named(name),
    queries: valuesOf(name, spec, rows).map((value) => encode({ [name]: value })),
  }));
  const orders = fields.map((sortBy) => ({
    name: named(`sorted by ${sortBy}`),
    queries: [encode({ sortBy }), encode({ sortBy, sortDesc: 'true' })],
    ...(!peoplesOrders.test(sortBy) && { untargeted: true as const, pageTarget: pageTargets.otherOrder }),
  }));
  const questions: Question[] = [
    { name: named('no filter'), queries: [''] },
    { name: named('page 2'), queries: ['skip=100'] },
    {
      name: named('last page'),
      queries: [`skip=${Math.max(0, total - 100)}`],
      untargeted: true as const,
      pageTarget: pageTargets.last,
    },
    ...alone.filter(({ queries }) => queries.length > 0),
    ...orders,
  ];
  return questions.map((question) => ({ pageTarget: pageTargets.other, ...question }));
}

/** Rows at several places of a list, as they travel. */
async function sampleRows(db: Database, merchantID: string, list: List, total: number): Promise<Row[]> {
  const moment = momentOf(benchNow);
  const rows: Row[] = [];
  for (const part of [0, 0.3, 0.6, 0.9]) {
    const call = callOf(db, merchantID, `take=20&skip=${Math.floor(total * part)}`, list.endpoint);
    const page = await readPage(list, call, await readListQuery(list, call));
    rows.push(...page.map((row) => toWireRow(list.fields(moment), row)).filter(isObject));
  }
  return rows;
}

/** Lists that need no more than a merchant: the others show a part of these tables. */
const lists = nouns
  .flatMap(({ lists: own = [] }) => own)
  .filter((list) => list.within === undefined && list.endpoint !== 'transactions.list');

/** Measures every list but that of transactions, question by question. */
export async function measureOtherLists(
  db: Database,
  merchantID: string,
  { runs, only, seen }: { runs: number; only: RegExp; seen: (line: Line) => void },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const list of lists) {
    const all = callOf(db, merchantID, '', list.endpoint);
    const { numberOfRecords: total } = await figuresOf(list, all, await readListQuery(list, all));
    const rows = await sampleRows(db, merchantID, list, total);
    const fields = Object.keys(rows[0] ?? {});
    for (const question of questionsOf(list, rows, fields, total)) {
      if (!only.test(question.name)) continue;
      const line = await measureQuestion(db, merchantID, question, { list, runs });
      seen(line);
      lines.push(line);
    }
  }
  return lines;
}
