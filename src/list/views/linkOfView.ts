import type { ListState } from '#src/list/useList.ts';
import { viewPath } from '#src/list/address/viewAddress.ts';
import { visibleFields } from '#src/settings/columnPreferences.ts';
import type { ViewContent } from '#src/settings/savedViews.ts';
import { soundView } from './soundView.ts';
import { viewLinkSearch } from './viewLink.ts';

/**
 * The address of a view of a list, for a colleague, on the terminal at hand.
 * @param at the list's own address
 * @param view its name is empty for what is on screen without one
 */
export function linkOfView(
  { declaration, meta, permanent, arrangement: { first }, density }: ListState,
  at: Pick<URL, 'origin' | 'pathname'>,
  view: ViewContent & { name: string },
): string {
  const { filter, sort } = soundView(view, declaration, meta);
  const { terminalID } = permanent;
  const search = viewLinkSearch({
    name: view.name,
    filter,
    sort,
    columns: meta ? visibleFields(Object.keys(meta.columns), view.columns ?? first) : [],
    density: view.density ?? density,
    ...(terminalID !== undefined && { terminalID }),
  });
  return at.origin + viewPath(at.pathname) + search;
}
