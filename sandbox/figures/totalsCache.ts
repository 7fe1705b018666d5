import type { Clock } from '#sandbox/core/clock.ts';
import type { CountAndTotals, TotalsCache } from '#sandbox/core/totals.ts';

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
      // Whoever asked hears of the failure; it is not kept.
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
