import type { Meta } from '#contract/meta.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { isActive, readFilterValues } from '#src/meta/filterValues.ts';
import { sameColumns } from '#src/settings/columnPreferences.ts';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import type { SavedView, ViewContent } from '#src/settings/savedViews.ts';
import { soundView } from './soundView.ts';

/** A list's state as a view keeps it. */
export interface ListNow {
  declaration: ListDeclaration;
  meta: Meta | undefined;
  /** Parameters that are no filter of the person: the terminal, the parent. */
  permanent: Readonly<Record<string, string>>;
  filterValues: unknown;
  sort: ViewContent['sort'];
  columns: ListPreferences['columns'];
  /** Those the list begins with, where nothing was chosen. */
  first: ListPreferences['columns'];
}

/** What a view saved now would keep: the filters in force, the sort, the columns. */
export function viewContent({ permanent, filterValues, sort, columns }: ListNow): ViewContent {
  const values = readFilterValues(filterValues);
  const filter = Object.entries(values).filter(
    ([name]) => !Object.hasOwn(permanent, name) && name !== 'terminalID' && isActive(values, [name]),
  );
  return { filter: Object.fromEntries(filter), sort, ...(columns && { columns }) };
}

/** An object's text whatever the order of its keys; filter values are shallow. */
function textOfFilter(filter: ViewContent['filter']): string {
  return JSON.stringify(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** True when the list is just as a view would make it. */
export function showsView(view: SavedView, now: ListNow): boolean {
  const { filter, sort, columns } = viewContent(now);
  const sound = soundView(view, now.declaration, now.meta);
  return (
    textOfFilter(sound.filter) === textOfFilter(filter) &&
    sound.sort.field === sort.field &&
    // Without a field the direction says nothing.
    (sort.field === '' || sound.sort.order === sort.order) &&
    sameColumns(Object.keys(now.meta?.columns ?? {}), view.columns ?? now.first, columns ?? now.first)
  );
}
