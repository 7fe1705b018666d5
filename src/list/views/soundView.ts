import { parseEnum } from '#contract/enums.ts';
import type { FilterSpec } from '#contract/filters.ts';
import type { Meta } from '#contract/meta.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import { wordsOf, type FilterValues } from '#src/meta/filterValues.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { saysAnything, serverOrder } from '#src/list/address/listAddress.ts';
import { defaultView, type SavedView, type ViewContent } from '#src/settings/savedViews.ts';

/** What of a view the list can still do. */
export interface SoundView {
  filter: FilterValues;
  sort: ViewContent['sort'];
}

function isKnownValue(spec: FilterSpec, value: unknown): boolean {
  if (!('values' in spec)) return true;
  return wordsOf(value).every((word) => parseEnum(spec.values, word) !== undefined);
}

function takesFilter(declaration: ListDeclaration, name: string, value: unknown): boolean {
  if (name === 'showDeleted') return declaration.showDeleted === true;
  const table = filterTableOf(declaration);
  const spec = Object.hasOwn(table, name) ? table[name] : undefined;
  return spec !== undefined && isKnownValue(spec, value);
}

/** The parameters of a view that the list's call no longer has, or whose words are no longer offered. */
export function lostFilters(view: SavedView, declaration: ListDeclaration): string[] {
  const names = Object.entries(view.filter).filter(([name, value]) => !takesFilter(declaration, name, value));
  return names.map(([name]) => name);
}

/**
 * A view as today's meta and filters allow: parameters the call no longer has, words that are no longer offered, and an
 * order by a column that has gone are left out; what was left out is told by `src/list/mended`. Before the meta is known,
 * columns count as there.
 */
export function soundView(view: SavedView, declaration: ListDeclaration, meta: Meta | undefined): SoundView {
  const filters = Object.entries(view.filter).filter(([name, value]) => takesFilter(declaration, name, value));
  const { field } = view.sort;
  const isLost = field !== '' && meta !== undefined && !Object.hasOwn(meta.columns, field);
  return {
    filter: Object.fromEntries(filters),
    sort: isLost ? (declaration.sort ?? serverOrder) : view.sort,
  };
}

/**
 * The view a list opens with: the default one, on an address that says nothing.
 * @param at.views undefined where nothing is saved.
 */
export function openingView(
  declaration: ListDeclaration,
  meta: Meta | undefined,
  at: { search: string; views?: readonly SavedView[] | undefined },
): { view: SavedView; sound: SoundView } | undefined {
  const view = saysAnything(at.search) ? undefined : defaultView(at.views ?? []);
  return view && { view, sound: soundView(view, declaration, meta) };
}
