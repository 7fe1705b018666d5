import { parse, stringify } from 'query-string';
import { enums } from './enums.ts';

type Scalar = string | number | boolean | null | undefined;
export type QueryParameters = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/**
 * Builds a query string as spec §5 "Request-building rules" say: empty and falsy values are dropped, arrays travel
 * as repeated keys, `page` + `itemsPerPage` become `take` and `skip`. Names are sorted, so that equal questions have
 * equal addresses.
 * @returns the string without `?`; empty when nothing is left.
 * @example buildQuery({ page: 2, itemsPerPage: 25, statuses: ['initial'], search: '' }) // 'skip=25&statuses=initial&take=25'
 */
export function buildQuery(parameters: QueryParameters): string {
  const { page, itemsPerPage, ...rest } = parameters;
  const paging =
    typeof page === 'number' && typeof itemsPerPage === 'number'
      ? { take: itemsPerPage, skip: itemsPerPage * (page - 1) }
      : {};
  const sent = Object.entries({ ...rest, ...paging }).map(([name, value]) => [name, [value].flat().filter(Boolean)]);
  return stringify(Object.fromEntries(sent));
}

/** What an address says of a name, the first where it says more; undefined when it says nothing. */
export function parameterOf(search: string, name: string): string | undefined {
  return [parse(search)[name]].flat()[0] ?? undefined;
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/** Reads a calendar day `YYYY-MM-DD`, with or without a midnight time. @returns the day, undefined when it is none. */
export function parseDay(text: string): string | undefined {
  const match = dayPattern.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}

/** `showDeleted` as the client sends it: a number; only deleted = 1, only active never travels (docs/wire.md §7). */
export function showDeletedParameter(onlyDeleted: boolean): number {
  return onlyDeleted ? enums.showDeleted.OnlyDeleted : enums.showDeleted.OnlyActive;
}
