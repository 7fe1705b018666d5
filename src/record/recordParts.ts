import { isObject, type Dictionaries, type Row } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { fieldValue } from '#src/meta/fieldValue.ts';
import { inferColumn } from './inferColumn.ts';

/** One part of a record's page: named values, or a table of like objects. */
export interface RecordPart {
  key: string;
  label: string;
  kind: 'fields' | 'table';
  meta: Meta;
  rows: readonly Row[];
}

/** What dividing a record into parts needs besides the record. */
export interface PartsContext {
  meta: Meta;
  dictionaries: Dictionaries;
  /** Readable name of a field the meta lacks. */
  labelOf: (field: string) => string;
  /** Titles of the two parts that are no object of the record. */
  titles: { summary: string; more: string };
}

/** Objects of the contract are at most three levels deep; deeper ones are foreign. */
const greatestDepth = 4;

/** Fields for machines: react-admin's id, full values of short ones, the version a change must name. */
function isTechnical(field: string): boolean {
  return field === 'id' || field === 'updateTimestamp' || field.startsWith('$');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const isTable = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isObject);
const isNested = (value: unknown) => isObject(value) || isTable(value);

/**
 * The value of a list's column in a full record, where rows are flat and records keep the same field inside an
 * object: `cardNumber` of a row is `creditCardDetails.cardNumber` of the record.
 */
export function summaryValue(record: Row, field: string): unknown {
  const own = fieldValue(record, field);
  if (own !== undefined && own !== null) return own;
  const holder = Object.values(record).find((value) => isObject(value) && !isEmpty(value[field]));
  return isObject(holder) ? holder[field] : own;
}

function inferredMeta(rows: readonly Row[], { dictionaries, labelOf }: PartsContext): Meta {
  const columns: Meta['columns'] = {};
  for (const row of rows) {
    for (const [field, value] of Object.entries(row)) {
      if (isTechnical(field) || isEmpty(value) || isNested(value) || Object.hasOwn(columns, field)) continue;
      columns[field] = inferColumn(field, value, labelOf(field), dictionaries);
    }
  }
  return { columns };
}

/** Columns of a table of like objects: what names them first, ids last; records have no order of their own. */
function tableMeta({ columns }: Meta): Meta {
  const rank = (field: string) => (/name$/i.test(field) ? 0 : columns[field]?.dataType === 'guid' ? 2 : 1);
  return { columns: Object.fromEntries(Object.entries(columns).toSorted(([a], [b]) => rank(a) - rank(b))) };
}

function nestedParts(
  key: string,
  value: unknown,
  depth: number,
  currency: unknown,
  context: PartsContext,
): RecordPart[] {
  if (depth > greatestDepth) return [];
  const field = key.split('.').at(-1) ?? key;
  const label = context.meta.columns[key]?.name ?? context.labelOf(field);
  const rows = (isTable(value) ? value : [value]).filter(isObject);
  // Amounts inside an object are in the currency of its record.
  const withCurrency = rows.map((row) => (isEmpty(row.currency) ? { ...row, currency } : row));
  const kind = isTable(value) ? 'table' : 'fields';
  const inferred = inferredMeta(rows, context);
  const meta = kind === 'table' ? tableMeta(inferred) : inferred;
  const part: RecordPart = { key, label, kind, meta, rows: withCurrency };
  const inner = isTable(value) ? [] : Object.entries(rows[0] ?? {}).filter(([, one]) => isNested(one));
  return [
    ...(Object.keys(meta.columns).length > 0 ? [part] : []),
    ...inner.flatMap(([name, one]) => nestedParts(`${key}.${name}`, one, depth + 1, currency, context)),
  ];
}

/**
 * Divides a full record: first all columns of the meta in its order, then each object and each table of objects under
 * readable names, then the values left. Empty values stand in the first part only.
 */
export function recordParts(record: Row, context: PartsContext): RecordPart[] {
  const { meta, titles } = context;
  const summary = Object.fromEntries(Object.keys(meta.columns).map((field) => [field, summaryValue(record, field)]));
  const rest = Object.entries(record).filter(
    ([field, value]) =>
      !isTechnical(field) && !Object.hasOwn(meta.columns, field) && !isEmpty(value) && !isNested(value),
  );
  const more = Object.fromEntries(rest);
  const nested = Object.entries(record).filter(([, value]) => isNested(value));
  const { currency } = record;
  const fieldsPart = (key: 'summary' | 'more', row: Row, columns: Meta): RecordPart[] => {
    if (Object.keys(columns.columns).length === 0) return [];
    return [{ key, label: titles[key], kind: 'fields', meta: columns, rows: [{ ...row, currency }] }];
  };
  return [
    ...fieldsPart('summary', summary, meta),
    ...nested.flatMap(([field, value]) => nestedParts(field, value, 1, currency, context)),
    ...fieldsPart('more', more, inferredMeta([more], context)),
  ];
}
