import { dictionaryOf, type EnumName } from '#contract/enums.ts';
import type { FilterSpec, FilterTable } from '#contract/filters.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import { fieldOf, type FilterSource } from '#src/list/filters/filterFields.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import type { ResourceList } from '#src/resources/resource.ts';
import { phraseBook, type Entry, type PhraseBook } from './phrases.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Filters that words stand for. */
export interface SaidFilter {
  filter: FilterValues;
  /** A time beside them is theirs. */
  apart?: true | undefined;
}

/** What can be said of one list, made of its declaration, its call's filters and their names. */
export interface ListLexicon {
  list: ResourceList;
  /** The filters its address takes. */
  table: FilterTable;
  source: FilterSource;
  values: PhraseBook<SaidFilter>;
  /** Parameters that take what is said behind their names. */
  labels: PhraseBook<string>;
  /** The parameters of its days and of their names, and of amounts: both sides, or one for both. */
  days: { from: string; to: string } | undefined;
  quick: string | undefined;
  amount: { from: string; to: string } | undefined;
}

/** Parameters that the session and the bar set. */
const ofTheSession = ['terminalID', 'merchantID'];
/** Enumerations whose words say nothing by themselves, and the periods, which the grammar reads. */
const silent: readonly EnumName[] = ['propertyPresence', 'quickDateFilter'];

type Parameter = readonly [name: string, spec: FilterSpec];

/** Those offered openly first: a word of two parameters means the one that stands in sight. */
function parametersOf(list: ResourceList): Parameter[] {
  const { quickFilters = [], fixedFilter = {}, parent = {} } = list;
  const taken = [...ofTheSession, ...Object.keys(fixedFilter), ...Object.keys(parent)];
  const all = Object.entries(filterTableOf(list)).filter(([name]) => !taken.includes(name));
  const isOpen = ([name]: Parameter) => quickFilters.includes(name);
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
}

const enumOf = (spec: FilterSpec): EnumName | undefined =>
  'values' in spec && !silent.includes(spec.values) ? spec.values : undefined;

/** A filter of one value, in the form its parameter takes. */
const filterOf = ([name, { kind }]: Parameter, value: string): FilterValues => ({
  [name]: kind === 'enums' ? [value] : value,
});

/** The words of the catalogues and dictionaries. */
function namedValues(parameters: readonly Parameter[], source: FilterSource): Entry<SaidFilter>[] {
  return parameters.flatMap((parameter): Entry<SaidFilter>[] => {
    const [name, spec] = parameter;
    const field = fieldOf(name, source, false);
    if (!field) return [];
    if (spec.kind === 'boolean') return [[field.label, { filter: { [name]: true } }]];
    const values = enumOf(spec);
    if (values === undefined) return [];
    // Codes that stand in for words which did not come are no words.
    const texts = source.dictionaries[dictionaryOf(values)] ?? {};
    const worded = field.options.filter(({ value }) => texts[value] !== undefined);
    return worded.map(({ value, text }) => [text, { filter: filterOf(parameter, value) }]);
  });
}

/** Other words for them. */
function otherValues(parameters: readonly Parameter[], { values }: Vocabulary): Entry<SaidFilter>[] {
  return parameters.flatMap((parameter): Entry<SaidFilter>[] => {
    const name = enumOf(parameter[1]);
    const words: Readonly<Record<string, readonly string[] | undefined>> = (name && values[name]) ?? {};
    return Object.entries(words).flatMap(([value, all = []]) =>
      all.map((text): Entry<SaidFilter> => [text, { filter: filterOf(parameter, value) }]),
    );
  });
}

function filterEntries(
  takes: (name: string) => boolean,
  { name: own }: ResourceList,
  { filters }: Vocabulary,
): Entry<SaidFilter>[] {
  return filters
    .filter(({ filter, list = own }) => list === own && Object.keys(filter).every(takes))
    .flatMap(({ words, filter, apart }) => words.map((text): Entry<SaidFilter> => [text, { filter, apart }]));
}

/** Parameters that take a text or a number. */
function labelEntries(parameters: readonly Parameter[], source: FilterSource, vocabularies: readonly Vocabulary[]) {
  const typed = parameters.filter(([, { kind }]) => ['text', 'integer', 'guid', 'guids'].includes(kind));
  const named = typed.map(([name]): Entry<string> => [fieldOf(name, source, false)?.label ?? name, name]);
  const others = vocabularies.flatMap(({ labels }) =>
    Object.entries(labels).flatMap(([name, words]) =>
      typed.some(([one]) => one === name) ? words.map((text): Entry<string> => [text, name]) : [],
    ),
  );
  return [...named, ...others];
}

function sidesOf(parameters: readonly Parameter[], kind: 'day' | 'number') {
  const side = (bound: 'from' | 'to') => parameters.find(([, spec]) => spec.kind === kind && spec.bound === bound)?.[0];
  const [from, to] = [side('from'), side('to')];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

function amountOf(parameters: readonly Parameter[]): ListLexicon['amount'] {
  const exact = parameters.find(([, { kind, bound }]) => kind === 'number' && bound === undefined)?.[0];
  return sidesOf(parameters, 'number') ?? (exact === undefined ? undefined : { from: exact, to: exact });
}

/**
 * What can be said of a list: every value, flag and name of its filters in the person's words, and what languages call
 * them besides.
 */
export function createLexicon(
  list: ResourceList,
  source: FilterSource,
  vocabularies: readonly Vocabulary[],
): ListLexicon {
  const parameters = parametersOf(list);
  const takes = (name: string) =>
    name === 'showDeleted' ? list.showDeleted === true : parameters.some(([one]) => one === name);
  return {
    list,
    table: Object.fromEntries(parameters),
    source,
    values: phraseBook([
      ...vocabularies.flatMap((one) => filterEntries(takes, list, one)),
      ...namedValues(parameters, source),
      ...vocabularies.flatMap((one) => otherValues(parameters, one)),
    ]),
    labels: phraseBook(labelEntries(parameters, source, vocabularies)),
    days: sidesOf(parameters, 'day'),
    quick: parameters.find(([, spec]) => 'values' in spec && spec.values === 'quickDateFilter')?.[0],
    amount: amountOf(parameters),
  };
}
