import { daySums, kindTotals, type Clearing, type DaySum, type Total } from '#src/pages/books/ahead/aheadDays.ts';
import type { KeptForecast } from './forecasts.ts';

/** What was foreseen beside what came, in agorot. */
export interface Compared {
  certain: number;
  expected: number;
  likely: number;
  /** All that was foreseen. */
  foreseen: number;
  came: number;
  /** What came beyond what was foreseen; negative for less. */
  difference: number;
}

/** One day of a comparison. */
export type ComparedDay = Compared & Pick<DaySum, 'day' | 'currency'>;

const none = { certain: 0, expected: 0, likely: 0 };

function compared(foreseen: Pick<Total, 'certain' | 'expected' | 'likely'> = none, came: { certain: number } = none) {
  const { certain, expected, likely } = foreseen;
  const sum = certain + expected + likely;
  return { certain, expected, likely, foreseen: sum, came: came.certain, difference: came.certain - sum };
}

/**
 * A forecast beside what came on its days, by day and currency and in all.
 * @param lines money that cleared on its days; what was never certain did not come
 */
export function comparisonOf({ days }: KeptForecast, lines: readonly Clearing[]) {
  const came = daySums(
    lines.filter(({ isCertain }) => isCertain),
    [],
  );
  const keyOf = ({ day, currency }: DaySum) => `${day} ${currency === 'ILS' ? '' : currency}`;
  const [foreseenBy, cameBy] = [days, came].map((sums) => new Map(sums.map((sum) => [keyOf(sum), sum])));
  const keys = [...new Map([...days, ...came].map((sum) => [keyOf(sum), sum]))];
  const ordered = keys.toSorted(([one], [other]) => one.localeCompare(other));
  const [foreseen, received] = [kindTotals(days), kindTotals(came)];
  return {
    days: ordered.map(([key, { day, currency }]): ComparedDay => ({
      day,
      currency,
      ...compared(foreseenBy?.get(key), cameBy?.get(key)),
    })),
    totals: kindTotals([...days, ...came]).map(({ currency }) => ({
      currency,
      ...compared(
        foreseen.find((total) => total.currency === currency),
        received.find((total) => total.currency === currency),
      ),
    })),
  };
}
