import type { Totals } from '#contract/envelope.ts';
import type { Clock } from '#sandbox/clock.ts';
import type { Context } from '#sandbox/context.ts';

/** How many rows a filter has, and their sums where the list gives them. */
export interface CountAndTotals extends Totals {
  numberOfRecords: number;
}

/** Counts and sums by merchant and filter; equal questions asked at once share one query. */
export interface TotalsCache {
  get(merchantID: string, key: string, read: () => Promise<CountAndTotals>): Promise<CountAndTotals>;
  /** Forgets one merchant's figures, or everybody's. */
  drop(merchantID?: string): void;
}

interface Entry {
  merchantID: string;
  asOf: number;
  figures: Promise<CountAndTotals>;
}

const lifeMilliseconds = 30_000;
const mostEntries = 1000;

/** @param clock decides when figures are too old; a clock that was moved either way makes all of them old. */
export function createTotalsCache(clock: Clock): TotalsCache {
  const entries = new Map<string, Entry>();
  const isFresh = ({ asOf }: Entry) => Math.abs(clock.now().getTime() - asOf) < lifeMilliseconds;
  return {
    get(merchantID, key, read) {
      const name = `${merchantID} ${key}`;
      const known = entries.get(name);
      if (known && isFresh(known)) return known.figures;
      entries.delete(name);
      const figures = read();
      const entry = { merchantID, asOf: clock.now().getTime(), figures };
      entries.set(name, entry);
      figures.catch(() => entries.get(name) === entry && entries.delete(name));
      for (const oldest of entries.keys()) {
        if (entries.size <= mostEntries) break;
        entries.delete(oldest);
      }
      return figures;
    },
    drop(merchantID) {
      for (const [name, entry] of entries) {
        if (merchantID === undefined || entry.merchantID === merchantID) entries.delete(name);
      }
    },
  };
}

const caches = new WeakMap<Context, TotalsCache>();

/** The cache of one app; a write drops its merchant's figures: `totalsCacheOf(context).drop(merchantID)`. */
export function totalsCacheOf(context: Context): TotalsCache {
  const known = caches.get(context);
  if (known) return known;
  const cache = createTotalsCache(context.clock);
  caches.set(context, cache);
  return cache;
}
