import { noCardNumber } from '#contract/rules/cardInText.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { maxLength } from '#contract/rules/text.ts';
import {
  cleanViewName,
  isSameName,
  longestViewName,
  viewNamed,
  type SavedView,
  type ViewContent,
} from './savedViews.ts';

/** What is wrong with a name that is typed; undefined: nothing. */
export const judgeViewName = (name: string): Fault | undefined =>
  maxLength(longestViewName)(name.trim().replace(/\s+/g, ' ')) ?? noCardNumber(name);

/** The views with a state kept under a name: a new one at the end, or the one of that name updated in its place. */
export function withView(views: readonly SavedView[], name: string, content: ViewContent): SavedView[] {
  const before = viewNamed(views, name);
  if (!before) return [...views, { ...content, name: cleanViewName(name) }];
  const { name: kept, isDefault, isPinned } = before;
  const marks = { ...(isDefault && { isDefault }), ...(isPinned && { isPinned }) };
  return views.map((view) => (view === before ? { ...content, name: kept, ...marks } : view));
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

/** The views with one in the menu, or out of it. */
export function withPinnedView(views: readonly SavedView[], name: string, pinned: boolean): SavedView[] {
  return views.map((view) => {
    if (!isSameName(view.name, name)) return view;
    const { isPinned: _, ...rest } = view;
    return pinned ? { ...rest, isPinned: true as const } : rest;
  });
}
