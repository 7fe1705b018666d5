import { stringifyUrl } from 'query-string';
import type { FilterValues } from '#src/meta/filterValues.ts';

/** The address of a list that shows the rows of a filter. */
export function listAddress(url: string, filter: FilterValues): string {
  return stringifyUrl({ url, query: { filter: JSON.stringify(filter) } });
}
