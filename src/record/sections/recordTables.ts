import { isObject, type Row } from '#contract/envelope.ts';
import { nameFields, traceFields } from '#contract/fieldTypes.ts';
import type { Meta } from '#contract/meta.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import { givesBack } from '#contract/sign.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import type { TableOfParts } from '#src/record/declaration.ts';
import { isEmpty, isNested, saysNothing } from '#src/record/facts/fieldPath.ts';
import { factLabel, shownField, type FactContext, type ShownField } from '#src/record/facts/shownFacts.ts';
import { inferColumn } from './inferColumn.ts';

/** An amount of the record that a table comes to, or a part of it. */
export interface TableSum {
  key: string;
  label: string;
  field: ShownField;
}

/** Like objects of a record as a table, and what they come to. */
export interface SectionTable {
  meta: Meta;
  rows: readonly Row[];
  /** The sum of the last column, and what it is made of. */
  sums?: readonly TableSum[];
}

/** Fields no page shows: react-admin's id, full values of short ones, the version a change must name. */
export const isInternal = (field: string): boolean =>
  field === 'id' || field === 'updateTimestamp' || field.startsWith('$');

export const isTable = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

const columnOf = (field: string, value: unknown, context: FactContext) =>
  inferColumn(field, value, context.names[field] ?? factLabel(field, context), context.format.dictionaries);

/** Rows whose amounts are in the currency of their record, and go the same way. */
const inRecord = (rows: readonly Row[], record: Row) =>
  rows.map((row) => ({
    ...row,
    ...(isEmpty(row.currency) && { currency: record.currency }),
    ...(givesBack(record) && { isRefund: true }),
  }));

/** Columns of a table of like objects: what names them first; ids, flags and what all rows leave empty are left out. */
export function tableOf(rows: readonly Row[], record: Row, context: FactContext): SectionTable | undefined {
  const columns: Meta['columns'] = {};
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (isInternal(field) || traceFields.has(field) || saysNothing(value) || value === true || isNested(value))
        continue;
      if (Object.hasOwn(columns, field) || isTable(value)) continue;
      const column = columnOf(field, value, context);
      if (column.dataType !== 'guid') columns[field] = column;
    }
  }
  const ofNames = (field: string) => (nameFields.has(field) ? 0 : 1);
  const ordered = Object.entries(columns).toSorted(([one], [other]) => ofNames(one) - ofNames(other));
  return ordered.length === 0
    ? undefined
    : { meta: { columns: Object.fromEntries(ordered) }, rows: inRecord(rows, record) };
}

const agorotOf = (value: unknown) => (typeof value === 'number' ? toAgorot(value) : 0);

/** The rows with what they and the record's amount differ by, so that the column is a sum. */
function wholeRows(
  rows: readonly Row[],
  { sum }: TableOfParts<Row>,
  record: Row,
  context: FactContext,
): readonly Row[] {
  const total = sum && fieldValue(record, sum.total);
  if (typeof total !== 'number') return rows;
  const rest = toAgorot(total) - rows.reduce((reached, row) => reached + agorotOf(row[sum?.column ?? '']), 0);
  const [name = ''] = Object.keys(rows[0] ?? {}).filter((field) => nameFields.has(field));
  if (rest === 0 || !sum) return rows;
  return [...rows, { [name]: context.words.translate('record.difference'), [sum.column]: toDecimal(rest) }];
}

/** A table in the columns that are declared for it; one in which no row says anything is left out, and so is a nought. */
export function declaredTable(
  rows: readonly Row[],
  table: TableOfParts<Row>,
  record: Row,
  context: FactContext,
): SectionTable | undefined {
  const { columns: fields, differing = [], sum } = table;
  const differs = (field: string) => new Set(rows.map((row) => row[field])).size > 1;
  const columns = fields.flatMap((field) => {
    if (differing.includes(field) && !differs(field)) return [];
    const value = rows.map((row) => row[field]).find((one) => !saysNothing(one));
    return value === undefined ? [] : [[field, columnOf(field, value, context)] as const];
  });
  if (columns.length === 0) return undefined;
  const told = wholeRows(rows, table, record, context).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([field, value]) => field === sum?.column || !saysNothing(value))),
  );
  const amounts = sum ? [sum.total, ...(sum.parts ?? [])] : [];
  const sums = amounts.flatMap((path, index) => {
    const field = saysNothing(fieldValue(record, path)) ? undefined : shownField(record, path, context);
    const label = index === 0 ? context.words.translate('record.total') : factLabel(path, context);
    return field ? [{ key: path, label, field }] : [];
  });
  return { meta: { columns: Object.fromEntries(columns) }, rows: inRecord(told, record), sums };
}
