import { dictionaryOf, enums, type EnumName } from '#contract/enums.ts';
import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { dataTypes, parseMeta, type Meta } from '#contract/meta.ts';
import { misses, refuses, when, wrong, type Fault } from '#conform/check.ts';
import type { Kit, ReadList } from '#conform/kit.ts';
import { faultsOfAnswer, isReadable } from './answered.ts';
import { fieldName, tells } from './values.ts';

/** Dictionaries that are asked for by name in some column. */
const known = new Set<string>([...Object.keys(enums).map((name) => dictionaryOf(name as EnumName)), 'banks']);

function faultsOfColumn(field: string, column: unknown, dictionaries: ReadonlySet<string>): Fault[] {
  const name = fieldName(field);
  if (!isObject(column)) return [misses(`The column ${name} is no object: it is left out.`)];
  const { dataType, dictionary } = column;
  const isKnown = dataTypes.some((type) => type === dataType);
  const needsWords = dataType === 'dictionary';
  const hasWords = typeof dictionary === 'string' && (dictionaries.has(dictionary) || known.has(dictionary));
  return [
    ...when(
      typeof column.name !== 'string' || column.name === '',
      wrong(`The column ${name} has no name: its field is shown.`),
    ),
    ...when(!isKnown, wrong(`The column ${name} has no data type of the contract: it is shown as text.`)),
    ...when(
      needsWords && !hasWords,
      wrong(`The column ${name} names no dictionary that is answered: codes are shown.`),
    ),
  ];
}

/**
 * Reads the columns of a list, in English, and as Hebrew would have them.
 * @param wanted columns with which screens begin
 */
export async function checkMeta(
  { ask, checks, options }: Kit,
  id: EndpointId,
  wanted: readonly string[],
  dictionaries: ReadonlySet<string>,
): Promise<Meta | undefined> {
  const answer = await ask(id);
  const read = faultsOfAnswer(answer, options.slowMs);
  checks.judge(id, 'answer', read);
  if (!isReadable(read)) return undefined;
  if (!isObject(answer.json) || !isObject(answer.json.columns) || Object.keys(answer.json.columns).length === 0) {
    checks.judge(id, 'columns', [refuses(`${endpoints[id].path} has no "columns": the list cannot be drawn.`)]);
    return undefined;
  }
  const columns = Object.entries(answer.json.columns);
  const fields = new Set(columns.map(([field]) => field));
  checks.judge(id, 'columns', [
    ...columns.flatMap(([field, column]) => faultsOfColumn(field, column, dictionaries)),
    ...wanted
      .filter((field) => !fields.has(field))
      .map((field) => misses(`The column ${field} is missing, with which the list begins.`)),
  ]);
  const meta = parseMeta(answer.json);
  const hebrew = await ask(id, { locale: 'he-IL' });
  const isHebrew = /[\u05d0-\u05ea]/.test(new TextDecoder().decode(hebrew.bytes));
  checks.judge(id, 'Hebrew', when(!isHebrew, wrong('Columns have no Hebrew names for a person who reads Hebrew.')));
  return meta;
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  money: (value) => typeof value === 'number',
  number: (value) => typeof value === 'number',
  percent: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** Columns and rows speak of the same fields, in the same types. */
export function checkColumnsOfRows({ checks }: Kit, { id, rows, meta }: ReadList): void {
  if (!meta || rows.length === 0) return checks.skip(id, 'columns of rows', 'there are no columns, or no row');
  const faults = Object.entries(meta.columns).flatMap(([field, { dataType }]): Fault[] => {
    const name = fieldName(field);
    if (!rows.some((row) => tells(row, field))) return [misses(`The column ${name} is in no row: it is always empty.`)];
    const fits = kinds[dataType] ?? (() => true);
    const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined);
    return when(!values.every(fits), wrong(`The column ${name} is called ${dataType}, but rows hold another type.`));
  });
  checks.judge(id, 'columns of rows', faults);
}
