import type { Identifier, RaRecord } from 'react-admin';
import type { Row } from '#contract/envelope.ts';
import { endpointOf, type DataResource, type EndpointReference } from './resource.ts';
import { splitFilter, type FilterParams } from './splitFilter.ts';
import { warnOnce } from './warnOnce.ts';

/** What a list shows, whatever its pages. */
export interface ListRequest {
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: FilterParams;
}

export interface Pagination {
  pagination?: { page: number; perPage: number };
}

/** The id of a row that a server sent without one: it leads nowhere, and nothing can be done with it alone. */
export const noID = '';

/** A row or record as react-admin wants it, named by the fields that tell it from others. */
export function toRecord({ name, idFields }: DataResource, row: Row): RaRecord {
  const values = idFields.map((field) => row[field]);
  const isNamed = values.every((value) => (typeof value === 'string' && value !== '') || typeof value === 'number');
  if (!isNamed) warnOnce(`${name}: a row without ${idFields.join(' and ')} can not be opened`);
  return { ...row, id: isNamed ? values.join(':') : noID };
}

/** Fills every parameter of a path with the id. */
export function pathWithId(endpoint: EndpointReference, id: Identifier): Record<string, string> {
  const names = [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)];
  return Object.fromEntries(names.map(([, name]) => [name, String(id)]));
}

/** The parameters a list, its spreadsheet and its groups are asked with. */
export function getListParams(resource: DataResource, endpoint: EndpointReference, question: ListRequest & Pagination) {
  const { filter, sort, pagination } = question;
  const { path, query } = splitFilter(endpoint, { ...filter, ...resource.fixedFilter });
  const sorting = sort?.field ? { sortBy: sort.field, sortDesc: sort.order === 'DESC' } : {};
  const paging = pagination ? { page: pagination.page, itemsPerPage: pagination.perPage } : {};
  return { path, query: { ...query, ...paging, ...sorting } };
}
