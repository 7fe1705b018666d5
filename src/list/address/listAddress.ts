import { parse, stringify, type ParsedQuery } from 'query-string';
import { defaultPageSize, maximumTake } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';

/** Newest first is the server's own order, asked for by naming no field (docs/wire.md §1.1). */
export const serverOrder = { field: '', order: 'DESC' } as const;

/** The parameters of a list as react-admin keeps them in the address. */
export interface ListParameters {
  filter: FilterValues;
  sort: string;
  order: string;
  page: number;
  perPage: number;
  /** What react-admin keeps of a list besides its question; here whether it is grouped. */
  displayedFilters?: Readonly<Record<string, boolean>> | undefined;
}

/** True for a page and a page size the server takes; an address may hold anything. */
export function isValidPaging(page: number, perPage: number): boolean {
  const isPositive = (value: number) => Number.isSafeInteger(value) && value > 0;
  return isPositive(page) && isPositive(perPage) && perPage <= maximumTake;
}

/** A number as react-admin reads it too: digits alone, said once. */
function numberIn(parameters: ParsedQuery, name: string, otherwise: number): number {
  const { [name]: text = String(otherwise) } = parameters;
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN;
}

/** True for an address that asks for something; a list opens its own way at one that does not. */
export function saysAnything(search: string): boolean {
  return Object.keys(parse(search)).length > 0;
}

/** True for an address whose paging is sound or left to the list. */
export function hasSoundPaging(search: string): boolean {
  const parameters = parse(search);
  return isValidPaging(numberIn(parameters, 'page', 1), numberIn(parameters, 'perPage', defaultPageSize));
}

/** True when an address says everything about its list, the terminal included. */
export function isCompleteAddress(search: string, addressed: FilterValues): boolean {
  const parameters = parse(search);
  // What stands twice is a list to react-admin.
  if (['sort', 'order', 'page', 'perPage'].some((name) => typeof parameters[name] !== 'string')) return false;
  if (typeof parameters.filter !== 'string' || !hasSoundPaging(search)) return false;
  try {
    const filter: unknown = JSON.parse(parameters.filter);
    return isObject(filter) && Object.entries(addressed).every(([name, value]) => filter[name] === value);
  } catch {
    return false;
  }
}

/** The address of a list. @example addressOf({ filter: {}, sort: '', order: 'DESC', page: 1, perPage: 100 }) */
export function listSearch({ filter, displayedFilters = {}, ...parameters }: ListParameters): string {
  const displayed = Object.keys(displayedFilters).length > 0 && { displayedFilters: JSON.stringify(displayedFilters) };
  return `?${stringify({ filter: JSON.stringify(filter), ...parameters, ...displayed })}`;
}
