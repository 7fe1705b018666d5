import { parse, stringify } from 'query-string';
import { parseEnum } from '#contract/enums.ts';
import type { FilterTable } from '#contract/filters.ts';
import { parseQuery } from '#contract/parseQuery.ts';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import { holdsCardNumber, holdsCardNumberWithin } from '#contract/rules/cardInText.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { parseDensity, type Density } from '#src/settings/columnPreferences.ts';
import { cleanViewName, type ViewContent } from '#src/settings/savedViews.ts';

/** The form of a link's parameters; another number is another form. */
const version = '1';

/** What a link to a view says of a list, for whoever opens it. */
export interface ViewLink {
  /** Empty: a view without a name. */
  name: string;
  /** The terminal it was made on; absent for a list of no terminal. */
  terminalID?: string;
  /** The person's filters, without the terminal. */
  filter: FilterValues;
  sort: ViewContent['sort'];
  /** The fields shown, in their order; none: those the list begins with. */
  columns: readonly string[];
  density?: Density;
}

/** What a link says, and what of it nobody can read, by its names. */
export interface ReadLink {
  link: ViewLink;
  unread: readonly string[];
}

const filterPrefix = 'filter.';
/** Most fields a link may name, and most characters of a name of one, or of a terminal's id. */
const mostFields = 200;
const isField = (text: string) => /^\w[\w.]{0,79}$/.test(text);
const isTerminal = (text: string) => /^[\w-]{1,64}$/.test(text);
/** A name that was cut through a sign of two halves has no address. */
const isWhole = (text: string) => text.isWellFormed();

/** A value as JSON has it; what is no JSON is a text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const writeValue = (value: unknown): string =>
  typeof value === 'string' && readValue(value) === value ? value : JSON.stringify(value);

/**
 * The parameters of a link to a view. What holds the number of a card is left out.
 * @example viewLinkSearch({ name: 'Failed', filter: { quickStatusFilter: 'Failed' }, … }) // '?v=1&name=Failed&filter.quickStatusFilter=Failed…'
 */
export function viewLinkSearch({ name, terminalID, filter, sort, columns, density }: ViewLink): string {
  const filters = Object.entries(filter).filter(([, value]) => !holdsCardNumberWithin(value));
  const parameters = {
    v: version,
    ...(name !== '' && !holdsCardNumber(name) && { name }),
    ...(terminalID !== undefined && { terminal: terminalID }),
    ...Object.fromEntries(filters.map(([field, value]) => [filterPrefix + field, writeValue(value)])),
    ...(sort.field !== '' && { sort: sort.field, order: sort.order }),
    ...(columns.length > 0 && { columns: columns.join('-') }),
    ...(density && { density }),
  };
  return `?${stringify(parameters, { sort: false })}`;
}

/**
 * Reads the parameters of a link without trusting them; whether the list knows what they name `soundLink` judges. Names
 * that are no link's, as those mail programs add, say nothing.
 * @returns undefined for a link of another version, or none.
 */
export function parseViewLink(search: string): ReadLink | undefined {
  const said = new Map(Object.entries(parse(search)).map(([key, value]) => [key, [value].flat()[0] ?? '']));
  if (said.get('v') !== version) return undefined;
  const unread: string[] = [];
  /** A parameter that fits; one that is there and does not is named. */
  function take(key: string, fits: (text: string) => boolean): string | undefined {
    const text = said.get(key);
    if (text === undefined || (isWhole(text) && !holdsCardNumber(text) && fits(text))) return text;
    unread.push(key);
    return undefined;
  }
  const terminalID = take('terminal', isTerminal);
  const field = take('sort', isField);
  const density = parseDensity(take('density', (text) => parseDensity(text) !== undefined));
  const names = (take('columns', () => true) ?? '').split('-').filter((name) => name !== '');
  const columns = [...new Set(names.filter(isField))].slice(0, mostFields);
  const filters = [...said.keys()].flatMap((key) => {
    const name = key.startsWith(filterPrefix) ? key.slice(filterPrefix.length) : undefined;
    if (name === undefined || !isField(name)) return [];
    const text = take(key, () => true);
    return text === undefined ? [] : [[name, readValue(text)] as const];
  });
  const name = cleanViewName(take('name', () => true) ?? '');
  return {
    link: {
      name: isWhole(name) ? name : '',
      ...(terminalID !== undefined && { terminalID }),
      filter: Object.fromEntries(filters),
      sort: field === undefined ? serverOrder : { field, order: said.get('order') === 'ASC' ? 'ASC' : 'DESC' },
      columns,
      ...(density && { density }),
    },
    unread: unread.map((key) => key.replace(filterPrefix, '')),
  };
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isParameter = (value: unknown): value is QueryParameters[string] => [value].flat().every(isScalar);

/** Whether a filter takes a value, as a server reads it. */
export function takesValue(table: FilterTable, name: string, value: unknown): boolean {
  if (!isParameter(value)) return false;
  if (name === 'showDeleted') return parseEnum('showDeleted', String(value)) !== undefined;
  return !('errors' in parseQuery(table, buildQuery({ [name]: value })));
}
