import type { FilterTable } from '#contract/filters.ts';
import type { Meta } from '#contract/meta.ts';
import { filterTableOf } from '#src/dataProvider/resource.ts';
import type { ListDeclaration } from '#src/list/declaration.ts';
import type { ColumnPreferences } from '#src/settings/columnPreferences.ts';
import { lostFilters, soundView } from './soundView.ts';
import type { ShownView } from './useShowView.ts';
import { takesValue, type ReadLink, type ViewLink } from './viewLink.ts';

/** Most names of what was left out that are told, and most characters of each: a link may hold anything. */
const mostTold = 8;
const longestTold = 40;

/** What of a link the list can do. */
interface SoundLink extends ShownView {
  lost: readonly string[];
  /** Absent: those the list begins with. */
  columns?: ColumnPreferences;
}

/** The columns of a link alone, the others hidden. */
function columnsOf({ columns: named }: ViewLink, fields: readonly string[]): ColumnPreferences | undefined {
  const order = named.filter((field) => fields.includes(field));
  return order.length === 0 ? undefined : { order, hidden: fields.filter((field) => !order.includes(field)) };
}

/** Filters whose values a server would read, and the names of the others. */
function readableFilters({ filter }: ViewLink, table: FilterTable) {
  // The terminal is asked about by itself.
  const filters = Object.entries(filter).filter(([name]) => name !== 'terminalID');
  const [sound, broken] = [true, false].map((wanted) =>
    filters.filter(([name, value]) => takesValue(table, name, value) === wanted),
  );
  return { sound: Object.fromEntries(sound ?? []), broken: (broken ?? []).map(([name]) => name) };
}

/** A link as a list's meta and filters allow: parameters, values and columns that the list does not know are left out and named. */
export function soundLink({ link, unread }: ReadLink, list: ListDeclaration, meta: Meta | undefined): SoundLink {
  const { sound, broken } = readableFilters(link, filterTableOf(list));
  const view = { ...link, filter: sound, columns: { order: link.columns, hidden: [] } };
  const { filter, sort } = soundView(view, list, meta);
  const fields = [link.sort.field, ...link.columns].filter((field) => field !== '');
  const gone = fields.filter((field) => meta !== undefined && !Object.hasOwn(meta.columns, field));
  const columns = meta && columnsOf(link, Object.keys(meta.columns));
  const all = [...new Set([...unread, ...broken, ...lostFilters(view, list), ...gone])].map((name) =>
    name.slice(0, longestTold),
  );
  return { filter, sort, ...(columns && { columns }), lost: all.slice(0, mostTold) };
}
