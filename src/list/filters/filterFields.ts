import { dictionaryOf, enumValues, type EnumName } from '#contract/enums.ts';
import type { Dictionaries } from '#contract/envelope.ts';
import type { FilterGroup, FilterSpec, FilterTable } from '#contract/filters.ts';
import type { Meta } from '#contract/meta.ts';
import { isStatusEnum } from '#contract/statusTone.ts';

export interface FilterOption {
  value: string;
  text: string;
}

/** One control of the filter bar; `names` are the parameters it sets, a range's from before its to. */
export interface FilterField {
  key: string;
  label: string;
  names: readonly string[];
  control:
    | 'text'
    | 'guid'
    | 'guids'
    | 'integer'
    | 'number'
    | 'day'
    | 'boolean'
    | 'choice'
    | 'choices'
    | 'numberRange'
    | 'dayRange';
  group: FilterGroup;
  options: readonly FilterOption[];
  /** Descriptions of its values, also of those that are not offered. */
  words?: Readonly<Record<string, string>>;
  /** Its words are states. */
  status: boolean;
}

export interface FilterSource {
  table: FilterTable;
  /** Columns known so far; before the meta has answered only quick filters exist. */
  meta: Meta | undefined;
  dictionaries: Dictionaries;
  /** Names offered openly, in this order. */
  quick: readonly string[];
  /** Names somebody else sets: the terminal, the parent, fixed values. */
  taken: readonly string[];
  /** Text of a parameter in the person's language. */
  wordOf: (name: string, fallback: string) => string;
}

/** Words an enumeration has for other uses: "all" is no filter, "in progress" is not offered (spec §3). */
const notOffered: Partial<Record<EnumName, readonly string[]>> = {
  billingQuickStatus: ['all', 'inProgress'],
  propertyPresence: ['All'],
};

/** The words of an enumeration with their descriptions; a word without one stands for itself. */
function optionsOf(values: EnumName, words: Readonly<Record<string, string>>): FilterOption[] {
  return enumValues(values)
    .filter((value) => !notOffered[values]?.includes(value))
    .map((value) => ({ value, text: words[value] ?? value }));
}

function controlOf(spec: FilterSpec, isRange: boolean): FilterField['control'] {
  switch (spec.kind) {
    case 'guid':
    case 'guids':
    case 'text':
    case 'integer':
      return spec.kind;
    case 'number':
      return isRange ? 'numberRange' : 'number';
    case 'day':
      return isRange ? 'dayRange' : 'day';
    case 'boolean':
      return 'boolean';
    case 'enum':
      return 'choice';
    case 'enums':
      return 'choices';
  }
}

/** The parameters of one control: both sides of a range, or the name alone. */
function siblingsOf(name: string, table: FilterTable): string[] {
  const spec = table[name];
  if (!spec?.bound) return [name];
  const side = (bound: 'from' | 'to') =>
    Object.keys(table).find((other) => {
      const { bound: its, column, kind } = table[other] ?? {};
      return its === bound && column === spec.column && kind === spec.kind;
    });
  return [side('from'), side('to')].filter((found) => found !== undefined);
}

/** The control of one parameter. @returns undefined for a name the call does not have. */
export function fieldOf(name: string, source: FilterSource, quick: boolean): FilterField | undefined {
  const spec = Object.hasOwn(source.table, name) ? source.table[name] : undefined;
  if (!spec) return undefined;
  const names = siblingsOf(name, source.table);
  const column = spec.column === undefined ? undefined : source.meta?.columns[spec.column];
  const values = 'values' in spec ? spec.values : undefined;
  const words = (values && source.dictionaries[dictionaryOf(values)]) ?? {};
  const word = names.length > 1 && spec.kind === 'day' ? 'dateRange' : name;
  return {
    key: names.join('-'),
    // What is offered openly is there before the meta: its word must not change when the meta comes.
    label: quick || !column ? source.wordOf(word, column?.name ?? name) : column.name,
    names,
    control: controlOf(spec, names.length > 1),
    group: spec.group,
    options: values ? optionsOf(values, words) : [],
    words,
    status: values !== undefined && isStatusEnum(values),
  };
}

/**
 * The controls of a list: those the declaration offers openly, and under "More filters" every other parameter of its
 * call, once the meta has named what it can (docs/adding-a-noun.md).
 */
export function filterFieldsOf(source: FilterSource): { quick: FilterField[]; more: FilterField[] } {
  const used = new Set(source.taken);
  const take = (name: string, quick: boolean): FilterField[] => {
    if (used.has(name)) return [];
    const field = fieldOf(name, source, quick);
    if (!field) return [];
    for (const one of field.names) used.add(one);
    return [field];
  };
  const quick = source.quick.flatMap((name) => take(name, true));
  const more = source.meta ? Object.keys(source.table).flatMap((name) => take(name, false)) : [];
  return { quick, more };
}
