import { defaultPageSize } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import { parameterOf } from '#contract/query.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { addressOf, hasSoundPaging, isCompleteAddress, saysAnything, serverOrder } from './listAddress.ts';
import { scopeOf } from './listScope.ts';
import { openingView } from '#src/list/views/soundView.ts';

/** What a list asks its data provider for. */
export interface ListQuestion {
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

/** A list's first question and the address that says all of it. */
export interface FirstPage {
  question: ListQuestion;
  search: string;
}

/**
 * The question a list will ask first at an address, as `useList` and react-admin's list controller put it, and the
 * address it will then have; a test holds the two against each other.
 * @param at.terminalID the selected terminal.
 * @param at.meta the columns as far as they are known.
 * @param at.views the list's saved views.
 * @param at.parameters those of the route's path.
 * @returns undefined for an address the list replaces before it asks.
 */
export function firstPage(
  declaration: ListDeclaration,
  at: {
    search: string;
    terminalID: string;
    parameters: Readonly<Record<string, string>>;
    meta?: Meta | undefined;
    views?: readonly SavedView[] | undefined;
  },
): FirstPage | undefined {
  if (!hasSoundPaging(at.search)) return undefined;
  const { permanent, addressed } = scopeOf(declaration, at.terminalID, at.parameters);
  const addressedFilter = parseFilter(parameterOf(at.search, 'filter'));
  const opening = openingView(declaration, at.meta, at)?.sound;
  const first = { ...(opening?.filter ?? declaration.defaultFilter), ...addressed };
  const filter = saysAnything(at.search) ? addressedFilter : first;
  const field = parameterOf(at.search, 'sort');
  const pagination = {
    page: Number(parameterOf(at.search, 'page') ?? 1),
    perPage: Number(parameterOf(at.search, 'perPage') ?? defaultPageSize),
  };
  const sort: ListQuestion['sort'] = field
    ? { field, order: parameterOf(at.search, 'order') === 'ASC' ? 'ASC' : 'DESC' }
    : (opening?.sort ?? declaration.sort ?? serverOrder);
  const full = addressOf({ filter: { ...filter, ...addressed }, sort: sort.field, order: sort.order, ...pagination });
  return {
    question: { pagination, sort, filter: { ...filter, ...permanent } },
    search: isCompleteAddress(at.search, addressed) ? at.search : full,
  };
}
