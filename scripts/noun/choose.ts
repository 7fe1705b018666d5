import { dictionaryOf, enums, type EnumName } from '#contract/enums.ts';
import type { FilterSpec } from '#contract/filters.ts';
import type { Meta } from '#contract/meta.ts';

/** What is made of the columns of a noun. */
export interface Choice {
  id: string;
  /** The field that says what a record is called; undefined where no text does. */
  called: string | undefined;
  columns: string[];
  filters: Record<string, FilterSpec>;
  quickFilters: string[];
  /** Its rows name a terminal: the list belongs to the one that is selected. */
  hasTerminal: boolean;
}

const fieldsOf = (meta: Meta, ...types: readonly string[]) =>
  Object.entries(meta.columns)
    .filter(([, { dataType }]) => types.includes(dataType))
    .map(([field]) => field);

/** The field that tells records apart: that of the noun's own name, else the first id, else the first field. */
function idOf(meta: Meta, name: string): string {
  const ids = fieldsOf(meta, 'guid');
  const own = `${singularOf(name)}id`.toLowerCase();
  const all = Object.keys(meta.columns);
  return all.find((field) => field.toLowerCase() === own) ?? ids[0] ?? all[0] ?? 'id';
}

/** One of several: as far as an English plural tells. */
export const singularOf = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');

const enumOf = (dictionary: string | undefined): EnumName | undefined =>
  (Object.keys(enums) as EnumName[]).find((name) => dictionaryOf(name) === dictionary);

/** The parameters that lists of the contract have for a column like this; a range for amounts, days for the first date. */
function filtersFor(field: string, { columns }: Meta, firstDate: string | undefined): [string, FilterSpec][] {
  const { dataType = 'string', dictionary } = columns[field] ?? {};
  const column = field;
  const range = (bound: 'from' | 'to') => `${field}${bound === 'from' ? 'From' : 'To'}`;
  switch (dataType) {
    case 'guid':
      return [[field, { kind: 'guid', group: 'reference', column }]];
    case 'boolean':
      return [[field, { kind: 'boolean', group: 'state', column }]];
    case 'money':
      return (['from', 'to'] as const).map((bound) => [
        range(bound),
        { kind: 'number', group: 'amount', column, bound },
      ]);
    case 'date':
      if (field !== firstDate) return [];
      return [
        ['dateFrom', { kind: 'day', group: 'time', column, bound: 'from' }],
        ['dateTo', { kind: 'day', group: 'time', column, bound: 'to' }],
      ];
    case 'dictionary': {
      const values = enumOf(dictionary);
      return values === undefined ? [] : [[field, { kind: 'enum', group: 'state', values, column }]];
    }
    case 'string':
      return [[field, { kind: 'text', group: 'reference', column }]];
    default:
      return [];
  }
}

/** A currency beside an amount says nothing more, and is no state. */
const isCurrency = (field: string, { columns }: Meta) => columns[field]?.dictionary === dictionaryOf('currency');

/** What a list begins with, in the order a person asks: what, how much, state, when; then others. */
function columnsOf(meta: Meta, id: string): string[] {
  const first = (...types: readonly string[]) => fieldsOf(meta, ...types).find((field) => !isCurrency(field, meta));
  const firsts = [first('string'), first('money'), first('dictionary', 'boolean'), first('date')];
  const others = Object.keys(meta.columns).filter((field) => field !== id && !isCurrency(field, meta));
  return [...new Set([...firsts.filter((field) => field !== undefined), ...others])].slice(0, 7);
}

/** Chooses for a noun what a person would write down of its columns first. */
export function chooseFrom(meta: Meta, name: string): Choice {
  const id = idOf(meta, name);
  // Parameters are named after columns; what lies within an object has none.
  const fields = Object.keys(meta.columns).filter((field) => !field.includes('.'));
  const firstDate = fields.find((field) => meta.columns[field]?.dataType === 'date');
  const filters = Object.fromEntries(fields.flatMap((field) => filtersFor(field, meta, firstDate)));
  const quick = Object.keys(filters).find((field) => filters[field]?.kind === 'enum' && !isCurrency(field, meta));
  return {
    id,
    called: fieldsOf(meta, 'string').find((field) => !field.includes('.')),
    columns: columnsOf(meta, id),
    filters,
    quickFilters: [...(quick === undefined ? [] : [quick]), ...('dateFrom' in filters ? ['dateFrom'] : [])],
    hasTerminal: 'terminalID' in meta.columns,
  };
}
