import { isObject } from '#contract/envelope.ts';

/** A record that was opened, by what it is asked for again: nothing of it is kept here. */
export interface RecentRecord {
  /** Name of its list. */
  list: string;
  id: string;
}

/** How many are kept. */
const recentKept = 8;

/** The records with the one just opened in front, none twice. */
export function withRecent(before: readonly RecentRecord[], { list, id }: RecentRecord): RecentRecord[] {
  return [{ list, id }, ...before.filter((one) => one.list !== list || one.id !== id)].slice(0, recentKept);
}

/** Reads stored records without trusting them. */
export function parseRecent(value: unknown): RecentRecord[] {
  const sound = (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    isObject(one) && typeof one.list === 'string' && typeof one.id === 'string' ? [{ list: one.list, id: one.id }] : [],
  );
  return sound.toReversed().reduce<RecentRecord[]>(withRecent, []);
}
