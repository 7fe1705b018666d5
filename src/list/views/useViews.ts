import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { Meta } from '#contract/meta.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { ListState } from '#src/list/useList.ts';
import type { ListPreferences } from '#src/settings/savedSettings.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import type { SavedView } from '#src/settings/savedViews.ts';
import { openingView, type SoundView } from './soundView.ts';
import type { ListNow } from './viewContent.ts';

/** The preferences with a view's columns in force, and the height of its rows where it has one. */
export function withColumnsOf({ columns, density }: SavedView) {
  return ({ columns: _, ...now }: ListPreferences): ListPreferences => ({
    ...now,
    ...(columns && { columns }),
    ...(density && { density }),
  });
}

/** The state of a list as views see it. */
export function useListNow({ declaration, meta, permanent, controller, arrangement }: ListState): ListNow {
  const { filterValues, sort } = controller;
  const { first, chosen } = arrangement;
  return { declaration, meta, permanent, filterValues, sort, columns: chosen, first };
}

/**
 * The default view of a list that is opened bare: on an address that says nothing. Its filters and sort are the list's
 * first ones; its columns are put in force before the first paint.
 */
export function useOpeningView(declaration: ListDeclaration, meta: Meta | undefined): SoundView | undefined {
  const { search } = useLocation();
  const [{ columns, views }, change] = useListPreferences(declaration.name);
  const opening = openingView(declaration, meta, { search, views });
  const differs = opening && JSON.stringify(columns) !== JSON.stringify(opening.view.columns);

  useLayoutEffect(function takeItsColumns() {
    if (opening && differs) change(withColumnsOf(opening.view));
  });
  return opening?.sound;
}
