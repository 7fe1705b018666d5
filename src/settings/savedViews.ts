import { isObject } from '#contract/envelope.ts';
import { noCardNumber } from '#contract/rules/cardInText.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { maxLength } from '#contract/rules/text.ts';
import { parseColumns, type ColumnPreferences } from './columnPreferences.ts';

/** What a saved view remembers of a list; the terminal is no part of it. */
export interface ViewContent {
  /** Filter values by parameter. */
  filter: Readonly<Record<string, unknown>>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Absent: those the list begins with. */
  columns?: ColumnPreferences;
}

/** A list's state under a name; names are unique in a list, whatever their case. */
export interface SavedView extends ViewContent {
  name: string;
  /** Opens with the list; at most one per list. */
  isDefault?: true;
}

/** Longest name of a view, in characters. */
const longestViewName = 60;

const withoutBlanks = (name: string) => name.trim().replace(/\s+/g, ' ');

/** A name as it is kept: without the blanks around it; one that was stored too long is cut. */
export const cleanViewName = (name: string): string => withoutBlanks(name).slice(0, longestViewName);

/** What is wrong with a name that is typed; undefined: nothing. */
export const judgeViewName = (name: string): Fault | undefined =>
  maxLength(longestViewName)(withoutBlanks(name)) ?? noCardNumber(name);

const isSameName = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase();

function parseView(value: unknown): SavedView | undefined {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.filter)) return undefined;
  const name = cleanViewName(value.name);
  if (name === '') return undefined;
  const sort = isObject(value.sort) ? value.sort : {};
  const columns = parseColumns(value.columns);
  return {
    name,
    filter: value.filter,
    sort: {
      field: typeof sort.field === 'string' ? sort.field : '',
      order: sort.order === 'ASC' ? 'ASC' : 'DESC',
    },
    ...(columns && { columns }),
    ...(value.isDefault === true && { isDefault: true as const }),
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

/** The views with a state kept under a name: a new one at the end, or the one of that name updated in its place. */
export function withView(views: readonly SavedView[], name: string, content: ViewContent): SavedView[] {
  const before = viewNamed(views, name);
  if (!before) return [...views, { ...content, name: cleanViewName(name) }];
  return views.map((view) =>
    view === before ? { ...content, name: view.name, ...(view.isDefault && { isDefault: true as const }) } : view,
  );
}

/** The views with one renamed. @returns the same views when the new name is empty or another view's. */
export function withRenamedView(views: readonly SavedView[], name: string, newName: string): readonly SavedView[] {
  const cleaned = cleanViewName(newName);
  const other = viewNamed(views, cleaned);
  if (cleaned === '' || (other && !isSameName(other.name, name))) return views;
  return views.map((view) => (isSameName(view.name, name) ? { ...view, name: cleaned } : view));
}

/** The views without the one of a name. */
export function withoutView(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => !isSameName(view.name, name));
}

/** The views with another default, or with none. */
export function withDefaultView(views: readonly SavedView[], name: string | undefined): SavedView[] {
  return views.map(({ isDefault: _, ...view }) =>
    name !== undefined && isSameName(view.name, name) ? { ...view, isDefault: true as const } : view,
  );
}
