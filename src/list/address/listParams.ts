import { defaultPageSize } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { parameterOf } from '#contract/query.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { listSearch, hasSoundPaging, isCompleteAddress, saysAnything, serverOrder } from './listAddress.ts';
import { scopeOf, type ListScope } from './listScope.ts';
import { openingView, type SoundView } from '#src/list/views/soundView.ts';

/** What a list asks its data provider for. */
export interface GetListParams {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Readonly<Record<string, unknown>>;
}

function parseFilter(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const filter: unknown = JSON.parse(text ?? '{}');
    return isObject(filter) ? filter : {};
  } catch {
    return {};
  }
}

/** What a list opens with where its address says nothing. */
export interface ListDefaults {
  filter: Readonly<Record<string, unknown>>;
  sort: GetListParams['sort'];
  perPage: number;
}

/**
 * The filter, order and length of page of a list without an address of its own.
 * @param opening what its default view begins with.
 * @param addressed the terminal, where the list is one's.
 */
export function listDefaults(
  declaration: ListDeclaration,
  opening: Pick<SoundView, 'filter' | 'sort'> | undefined,
  addressed: ListScope['addressed'],
): ListDefaults {
  return {
    filter: { ...(opening?.filter ?? declaration.defaultFilter), ...addressed },
    sort: opening?.sort ?? declaration.sort ?? serverOrder,
    perPage: defaultPageSize,
  };
}

/** A list's first question and the address that says all of it. */
export interface FirstPage {
  question: GetListParams;
  search: string;
}

/**
 * The question a list asks first at an address, and the address it will then have. It begins with the defaults that
 * `useList` gives react-admin, and reads the address as react-admin does; a test holds the two against each other.
 * @param at.terminalID the selected terminal.
 * @param at.meta the columns as far as they are known.
 * @param at.views the list's saved views.
 * @param at.parameters those of the route's path.
 * @returns undefined for an address the list replaces before it asks.
 */
export function listParams(
  declaration: ListDeclaration,
  at: {
    search: string;
    terminalID: string;
    parameters: Readonly<Record<string, string | undefined>>;
    meta?: Meta | undefined;
    views?: readonly SavedView[] | undefined;
  },
): FirstPage | undefined {
  if (!hasSoundPaging(at.search)) return undefined;
  const { permanent, addressed } = scopeOf(declaration, at.terminalID, at.parameters);
  const addressedFilter = parseFilter(parameterOf(at.search, 'filter'));
  const opening = openingView(declaration, at.meta, at)?.sound;
  const defaults = listDefaults(declaration, opening, addressed);
  const filter = saysAnything(at.search) ? addressedFilter : defaults.filter;
  const field = parameterOf(at.search, 'sort');
  const pagination = {
    page: Number(parameterOf(at.search, 'page') ?? 1),
    perPage: Number(parameterOf(at.search, 'perPage') ?? defaults.perPage),
  };
  const sort: GetListParams['sort'] = field
    ? { field, order: parameterOf(at.search, 'order') === 'ASC' ? 'ASC' : 'DESC' }
    : defaults.sort;
  const full = listSearch({ filter: { ...filter, ...addressed }, sort: sort.field, order: sort.order, ...pagination });
  return {
    question: { pagination, sort, filter: { ...filter, ...permanent } },
    search: isCompleteAddress(at.search, addressed) ? at.search : full,
  };
}
