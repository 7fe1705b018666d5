import type { Meta } from '#contract/meta.ts';
import type { FormerColumns } from '#src/meta/accepted/accepted.ts';
import type { ColumnPreferences } from '#src/settings/columnPreferences.ts';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { currentField } from './losses.ts';

/** A column's new name beside the old one, which is kept for its return; where the new one was placed before, it stays. */
function followedBy(columns: ColumnPreferences, from: string, to: string): ColumnPreferences {
  const { order, hidden } = columns;
  if (order.includes(to) || hidden.includes(to)) return columns;
  const at = order.indexOf(from);
  const isHidden = hidden.includes(from);
  if (at < 0 && !isHidden) return columns;
  return {
    order: at < 0 ? order : order.toSpliced(at + 1, 0, to),
    hidden: isHidden ? [...hidden, to] : hidden,
  };
}

type Renames = readonly (readonly [from: string, to: string])[];

const withRenames = (columns: ColumnPreferences, renames: Renames): ColumnPreferences =>
  renames.reduce((now, [from, to]) => followedBy(now, from, to), columns);

function mendView(view: SavedView, renames: Renames): SavedView {
  const columns = view.columns && withRenames(view.columns, renames);
  const field = renames.find(([from]) => from === view.sort.field)?.[1];
  if (columns === view.columns && field === undefined) return view;
  return {
    ...view,
    ...(columns && { columns }),
    ...(field !== undefined && { sort: { ...view.sort, field } }),
  };
}

/**
 * What a person chose for a list, following columns that were renamed: columns, saved views and their order. What has gone
 * stays in it: lists pass over it, and it may come back.
 * @returns the very same preferences where nothing follows.
 */
export function mendPreferences(preferences: ListPreferences, former: FormerColumns, meta: Meta): ListPreferences {
  const renames = Object.keys(former).flatMap((from): [string, string][] => {
    const to = currentField(from, former, meta);
    return to === undefined || to === from ? [] : [[from, to]];
  });
  if (renames.length === 0) return preferences;
  const columns = preferences.columns && withRenames(preferences.columns, renames);
  const views = preferences.views.map((view) => mendView(view, renames));
  const isSame = columns === preferences.columns && views.every((view, index) => view === preferences.views[index]);
  return isSame ? preferences : { ...preferences, ...(columns && { columns }), views };
}
