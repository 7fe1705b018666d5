import { parse } from 'query-string';
import { cleanText } from './cleanText.ts';
import { defaultPageSize, maximumSelection, maximumTake } from './constants.ts';
import { parseEnum, type EnumValue } from './enums.ts';
import type { ParameterSpec } from './filters.ts';
import { parseDay } from './query.ts';
import { fault } from './rules/fault.ts';
import type { Fault } from './rules/fault.ts';
import { isGuid } from './rules/guid.ts';
import { filterText } from './rules/filterText.ts';

/** One value of a parsed filter: text, number, boolean or a list of words, by the filter's kind. */
export type FilterValue = string | number | boolean | string[];

export interface ParsedQuery {
  take: number;
  skip: number;
  sortBy?: string;
  sortDesc: boolean;
  showDeleted: EnumValue<'showDeleted'>;
  filters: Record<string, FilterValue>;
}

function parseNumber(text: string, pattern: RegExp): number | undefined {
  return pattern.test(text) ? Number(text) : undefined;
}

function parseBoolean(text: string): boolean | undefined {
  const word = text.toLowerCase();
  return word === 'true' || word === '1' ? true : word === 'false' || word === '0' ? false : undefined;
}

function everyWord(values: (string | undefined)[]): string[] | undefined {
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** A parameter that cannot be read; `description` is a message key. */
export interface ParameterError {
  code: string;
  description: Fault['key'];
  values?: Fault['values'];
}

/** What is wrong with a parameter that does not fit its kind. */
const faultOf = ({ kind }: ParameterSpec, [text = '']: readonly string[]): Fault =>
  (kind === 'text' ? filterText(cleanText(text).trim()) : undefined) ?? fault('Invalid');

/** Reads the texts of one filter by its kind. @returns undefined when a text does not fit the kind. */
function parseFilter(spec: ParameterSpec, texts: readonly string[]): FilterValue | undefined {
  const text = cleanText(texts[0] ?? '').trim();
  switch (spec.kind) {
    case 'text':
      return filterText(text) ? undefined : text;
    case 'guid':
      return isGuid(text) ? text.toLowerCase() : undefined;
    case 'guids': {
      const ids = text.split(',', maximumSelection + 1).map((id) => id.trim().toLowerCase());
      return ids.length <= maximumSelection && ids.every(isGuid) ? ids : undefined;
    }
    case 'integer':
      return parseNumber(text, /^-?\d{1,15}$/);
    case 'number':
      return parseNumber(text, /^-?\d{1,12}(\.\d{1,4})?$/);
    case 'boolean':
      return parseBoolean(text);
    case 'day':
      return parseDay(text);
    case 'enum':
      return parseEnum(spec.values, text);
    case 'enums':
      return everyWord(texts.map((word) => parseEnum(spec.values, word)));
  }
}

function parseInteger(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseNumber(text.trim(), /^-?\d{1,9}$/);
}

/**
 * Parses a list's query by its filter table: names in any case, unknown names and empty values ignored.
 * A malformed value is an error that names the parameter, never an unfiltered answer (docs/wire.md §1.1).
 * `sortBy` is not judged here: the list knows its fields.
 */
export function parseQuery(
  table: Readonly<Record<string, ParameterSpec>>,
  search: string | URLSearchParams,
): ParsedQuery | { errors: ParameterError[] } {
  const given = new Map<string, string[]>();
  for (const [name, texts] of Object.entries(parse(String(search), { sort: false }))) {
    const said = [texts]
      .flat()
      .filter((text) => text !== null)
      .filter((text) => text.trim() !== '');
    const key = name.toLowerCase();
    if (said.length > 0) given.set(key, [...(given.get(key) ?? []), ...said]);
  }
  const errors: ParameterError[] = [];
  const first = (name: string) => given.get(name.toLowerCase())?.[0];
  const paging = (name: 'take' | 'skip', least: number, absent: number) => {
    const value = first(name) === undefined ? absent : parseInteger(first(name));
    if (value === undefined || value < least) errors.push({ code: name, description: 'MustBeNumberInRange' });
    return value ?? absent;
  };
  const take = paging('take', -1, defaultPageSize);
  const skip = paging('skip', 0, 0);
  const filters: Record<string, FilterValue> = {};
  for (const [name, spec] of Object.entries(table)) {
    const texts = given.get(name.toLowerCase());
    if (!texts) continue;
    const value = parseFilter(spec, texts);
    if (value === undefined) {
      const { key, values } = faultOf(spec, texts);
      errors.push({ code: name, description: key, ...(values && { values }) });
    } else filters[name] = value;
  }
  const deletedText = first('showDeleted');
  const showDeleted = deletedText === undefined ? 'OnlyActive' : parseEnum('showDeleted', deletedText);
  if (showDeleted === undefined) errors.push({ code: 'showDeleted', description: 'Invalid' });
  const sortDescText = first('sortDesc');
  const sortDesc = sortDescText === undefined ? false : parseBoolean(sortDescText.trim());
  if (sortDesc === undefined) errors.push({ code: 'sortDesc', description: 'Invalid' });
  if (errors.length > 0 || showDeleted === undefined || sortDesc === undefined) return { errors };
  return {
    take: take === -1 || take > maximumTake ? maximumTake : take,
    skip,
    ...(first('sortBy') !== undefined && { sortBy: first('sortBy') }),
    sortDesc,
    showDeleted,
    filters,
  };
}
