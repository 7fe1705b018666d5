import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { defaultPageSize, maximumTake } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import type { ListDeclaration } from './declaration.ts';
import { readFilterValues, type FilterValues } from './filters/filterValues.ts';

/** What a list's question carries whatever its filters say, and where its state is kept. */
export interface ListScope {
  /** The terminal and the parent record; merged into every question. */
  permanent: Readonly<Record<string, string>>;
  /** The part of it that lives in the address, so that a copied link opens the same list. */
  addressed: Readonly<Record<string, string>>;
  /** Key of the list's remembered parameters: another terminal or parent is another list. */
  storeKey: string;
}

/** The scope of a declared list on the current route and terminal. */
export function useListScope({ name, terminal: use, parent }: ListDeclaration): ListScope {
  const parameters = useParams();
  const { terminal } = useSelectedTerminal();
  const terminalID = use === 'filter' ? terminal.terminalID : undefined;
  const ofParent = Object.entries(parent ?? {}).flatMap(([filter, parameter]) => {
    const value = parameters[parameter];
    return value === undefined ? [] : [[filter, value] as const];
  });
  const addressed = { ...(terminalID !== undefined && { terminalID }) };
  const permanent = { ...addressed, ...Object.fromEntries(ofParent) };
  return { permanent, addressed, storeKey: [name, ...Object.values(permanent)].join('.') };
}

/** The parameters of a list as react-admin keeps them in the address. */
export interface ListParameters {
  filter: FilterValues;
  sort: string;
  order: string;
  page: number;
  perPage: number;
}

/** True for a page and a page size the server takes; an address may hold anything. */
function isSoundPaging(page: number, perPage: number): boolean {
  const isPositive = (value: number) => Number.isSafeInteger(value) && value > 0;
  return isPositive(page) && isPositive(perPage) && perPage <= maximumTake;
}

/** True for an address whose paging is sound or left to the list. */
export function hasSoundPaging(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return isSoundPaging(Number(parameters.get('page') ?? 1), Number(parameters.get('perPage') ?? defaultPageSize));
}

/** True when an address says everything about its list, the terminal included. */
export function isCompleteAddress(search: string, addressed: FilterValues): boolean {
  const parameters = new URLSearchParams(search);
  if (!['filter', 'sort', 'order', 'page', 'perPage'].every((name) => parameters.has(name))) return false;
  if (!hasSoundPaging(search)) return false;
  try {
    const filter: unknown = JSON.parse(parameters.get('filter') ?? '');
    return isObject(filter) && Object.entries(addressed).every(([name, value]) => filter[name] === value);
  } catch {
    return false;
  }
}

/** The address of a list. @example addressOf({ filter: {}, sort: '', order: 'DESC', page: 1, perPage: 100 }) */
export function addressOf({ filter, ...parameters }: ListParameters): string {
  const entries = { filter: JSON.stringify(filter), ...parameters };
  return `?${new URLSearchParams(Object.entries(entries).map(([name, value]) => [name, String(value)])).toString()}`;
}

/**
 * Gives a bare or partial address its full parameters by one replacement, so that what is copied from the address
 * bar opens the same list, on the same terminal, for a colleague.
 */
export function useCompleteAddress(parameters: ListParameters, addressed: ListScope['addressed']): void {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const complete = isCompleteAddress(search, addressed);
  const paging = isSoundPaging(parameters.page, parameters.perPage) ? {} : { page: 1, perPage: defaultPageSize };
  const full = addressOf({
    ...parameters,
    ...paging,
    filter: { ...readFilterValues(parameters.filter), ...addressed },
  });
  useEffect(
    function completeAddress() {
      if (!complete) void navigate({ search: full, hash }, { replace: true, state });
    },
    [complete, full, hash, state, navigate],
  );
}

/** Newest first is the server's own order, asked for by naming no field (contract.md §1.1). */
export const serverOrder = { field: '', order: 'DESC' } as const;
