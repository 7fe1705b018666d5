/** The middle of some numbers; the mean of the two in the middle for an even count. @throws RangeError for none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('no numbers');
  return (lower + upper) / 2;
}

/**
 * The median of the ratios of each round: what slows a whole round down does not count.
 * @param numbers, @param bases one number per round each, in the order of the rounds.
 */
export function medianRatio(numbers: readonly number[], bases: readonly number[]): number {
  return median(
    numbers.flatMap((number, round) => {
      const base = bases[round];
      // A browser that was not asked to paint in time tells 0, or nothing.
      return base === undefined || base === 0 || Number.isNaN(number / base) ? [] : [number / base];
    }),
  );
}
