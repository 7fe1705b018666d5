import { isObject } from '#contract/envelope.ts';

/** Filter values as the address carries them, by parameter name; whatever a link says, so nothing is trusted. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Reads react-admin's filter, which a link may have turned into anything. */
export function readFilterValues(filter: unknown): FilterValues {
  return isObject(filter) ? filter : {};
}

/** One value as the text of an input; empty for what no input can show. */
export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The words of a filter that takes several. */
export function wordsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(inputText).filter((word) => word !== '');
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

const days = ['dateFrom', 'dateTo'];
/** A quick date and explicit days exclude each other: the server would ignore the quick one (docs/wire.md §1.5). */
const rivals: Readonly<Record<string, readonly string[]>> = {
  quickDateFilter: days,
  dateFrom: ['quickDateFilter'],
  dateTo: ['quickDateFilter'],
};

/**
 * The filter after a change. Empty values leave it, and so do the rivals of what was set.
 * @example withFilter({ quickDateFilter: 'today' }, { dateFrom: '2026-11-01' }) // { dateFrom: '2026-11-01' }
 */
export function withFilter(values: FilterValues, change: FilterValues): FilterValues {
  const set = Object.entries(change).filter(([, value]) => !isEmpty(value));
  const gone = new Set([...Object.keys(change), ...set.flatMap(([name]) => rivals[name] ?? [])]);
  const kept = Object.entries(values).filter(([name]) => !gone.has(name));
  return Object.fromEntries([...kept, ...set]);
}

/** True for a filter that has a value. */
export function isActive(values: FilterValues, names: readonly string[]): boolean {
  return names.some((name) => !isEmpty(values[name]));
}
