import { redactPath, redactQuery } from '#contract/capsule/redactAddress.ts';
import type { KeptIds } from '#contract/capsule/redaction.ts';
import { routeOf } from '#src/app/currentRoute.ts';
import { dataResources } from '#src/resources/registry.ts';

/** What addresses say of the part of a page that is shown: the lists among a record's tabs, and its details. */
const words: ReadonlySet<string> = new Set([...Object.keys(dataResources), 'details']);

/** The address of a page as a capsule keeps it; a page that nobody declared is none of ours to tell. */
export function describePage(ids: KeptIds, { pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const route = routeOf(pathname);
  if (!route) return '/';
  const { path, parameters } = route;
  const given = [...path.matchAll(/:(\w+)\??/g)].map(([, name = '']) => parameters[name]);
  const pattern = path.replace(/\/:(\w+)\?$/, given.at(-1) === undefined ? '' : '/{$1}').replace(/:(\w+)/g, '{$1}');
  const query = redactQuery(ids, search, words);
  const values = given.filter((value) => value !== undefined).map(encodeURIComponent);
  return `${redactPath(ids, pattern, values)}${query && `?${query}`}`;
}

/** What the browser tells of a visit, where it does (the Navigation API). */
interface Visits {
  entries: () => readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' && value !== null && 'entries' in value && 'currentEntry' in value;

/** Pages that are told. */
const mostPages = 20;

/** The pages this tab has shown before this one, the newest first; none where the browser keeps them to itself. */
export function describeVisits(ids: KeptIds, window: Window): string[] {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!isVisits(navigation)) return [];
  const before = navigation.entries().slice(0, navigation.currentEntry?.index ?? 0);
  return before
    .toReversed()
    .slice(0, mostPages)
    .flatMap(({ url }) => (url !== null && URL.canParse(url) ? describePage(ids, new URL(url)) : []));
}
