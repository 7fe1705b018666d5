import { isObject } from '#contract/envelope.ts';
import { parseColumns, parseDensity, type ColumnPreferences, type Density } from './columnPreferences.ts';

/** What a saved view remembers of a list; the terminal is no part of it. */
export interface ViewContent {
  /** Filter values by parameter. */
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Absent: those the list begins with. */
  columns?: ColumnPreferences;
  /** Of a view that came by a link; absent: as the list has it. */
  density?: Density;
}

/** A list's state under a name; names are unique in a list, whatever their case. */
export interface SavedView extends ViewContent {
  name: string;
  /** Opens with the list; at most one per list. */
  isDefault?: true;
  /** Stands in the menu, below its list. */
  isPinned?: true;
}

/** Longest name of a view, in characters. */
export const longestViewName = 60;

/** A name as it is kept: without the blanks around it; one that was stored too long is cut. */
export const cleanViewName = (name: string): string => name.trim().replace(/\s+/g, ' ').slice(0, longestViewName);

/** Names are told apart whatever their case. */
export const isSameName = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

function parseView(value: unknown): SavedView | undefined {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.filter)) return undefined;
  const name = cleanViewName(value.name);
  if (name === '') return undefined;
  const sort = isObject(value.sort) ? value.sort : {};
  const columns = parseColumns(value.columns);
  const density = parseDensity(value.density);
  return {
    name,
    filter: value.filter,
    sort: {
      field: typeof sort.field === 'string' ? sort.field : '',
      order: sort.order === 'ASC' ? 'ASC' : 'DESC',
    },
    ...(columns && { columns }),
    ...(density && { density }),
    ...(value.isDefault === true && { isDefault: true as const }),
    ...(value.isPinned === true && { isPinned: true as const }),
  };
}

/** Reads stored views without trusting them: unusable ones, a second of the same name, a second default are dropped. */
export function parseViews(value: unknown): SavedView[] {
  const views: SavedView[] = [];
  for (const one of Array.isArray(value) ? value : []) {
    const view = parseView(one);
    if (!view || viewNamed(views, view.name)) continue;
    const { isDefault, ...rest } = view;
    views.push(isDefault && !defaultView(views) ? view : rest);
  }
  return views;
}

/** The view of a name, whatever its case. */
export function viewNamed(views: readonly SavedView[], name: string): SavedView | undefined {
  return views.find((view) => isSameName(view.name, cleanViewName(name)));
}

/** The view that opens the list. */
export function defaultView(views: readonly SavedView[]): SavedView | undefined {
  return views.find(({ isDefault }) => isDefault);
}
