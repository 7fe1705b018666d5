import { dateText, parseWireDate } from '#src/meta/format/dateText.ts';
import { fieldOf, type FilterField, type FilterSource } from './filterFields.ts';
import { isActive, inputText, wordsOf, type FilterValues } from '#src/meta/filterValues.ts';

/** A filter in force, as its chip shows it. */
export interface ActiveFilter {
  key: string;
  label: string;
  /** The value in words; empty where the label says it all. */
  text: string;
  /** Parameters that leave with the chip. */
  names: readonly string[];
}

export interface ValueWords {
  from: (value: string) => string;
  to: (value: string) => string;
  /** Of a value that nobody has a word for. */
  unknown: (value: string) => string;
}

function dayText(value: string): string {
  const date = parseWireDate(value);
  return date?.kind === 'day' ? dateText(date, 'UTC') : value;
}

function rangeText([from = '', to = '']: string[], words: ValueWords): string {
  if (from !== '' && to !== '') return from === to ? from : `${from} – ${to}`;
  return from === '' ? words.to(to) : words.from(from);
}

const optionOf = ({ options }: FilterField, word: string) => options.find(({ value }) => value === word);

/** The description of a value, also of one that is not offered. */
function wordOf(field: FilterField, word: string): string | undefined {
  const { words = {} } = field;
  return Object.hasOwn(words, word) ? words[word] : optionOf(field, word)?.text;
}

/** Whether a control can show what its filter is set to. */
export const canShow = (field: FilterField, values: FilterValues): boolean =>
  field.options.length === 0 ||
  field.names.every((name) => wordsOf(values[name]).every((word) => optionOf(field, word)));

/** A filter's value in words: dictionary descriptions, dates as people write them. */
function filterText(field: FilterField, values: FilterValues, words: ValueWords): string {
  const texts = field.names.map((name) => inputText(values[name]));
  switch (field.control) {
    case 'boolean':
      return '';
    case 'choice':
    case 'choices':
      return wordsOf(values[field.names[0] ?? ''])
        .map((word) => wordOf(field, word) ?? words.unknown(word))
        .join(', ');
    case 'day':
      return dayText(texts[0] ?? '');
    case 'dayRange':
      return rangeText(texts.map(dayText), words);
    case 'numberRange':
      return rangeText(texts, words);
    case 'guid':
    case 'guids':
    case 'integer':
    case 'text':
    case 'number':
      return texts[0] ?? '';
  }
}

/**
 * The filters in force, controls first. A parameter of the call without a control, from a link or because its column
 * has gone, has its chip too, so that nothing narrows a list unseen.
 */
export function activeFilters(
  values: FilterValues,
  fields: readonly FilterField[],
  source: FilterSource,
  words: ValueWords,
): ActiveFilter[] {
  const offered = new Set([...fields.flatMap(({ names }) => names), ...source.taken]);
  const others = Object.keys(values)
    .filter((name) => !offered.has(name))
    .map((name) => fieldOf(name, source, false))
    .filter((field) => field !== undefined);
  const unique = new Map([...fields, ...others].map((field) => [field.key, field]));
  return [...unique.values()]
    .filter(({ names }) => isActive(values, names))
    .map((field) => ({
      key: field.key,
      label: field.label,
      text: filterText(field, values, words),
      names: field.names,
    }));
}
