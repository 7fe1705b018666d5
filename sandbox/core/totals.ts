import type { Totals } from '#contract/envelope.ts';

/** How many rows a filter has, and their sums where the list gives them. */
export interface CountAndTotals extends Totals {
  numberOfRecords: number;
}

/** Counts and sums by merchant and filter; equal questions asked at once share one query. */
export interface TotalsCache {
  get(merchantID: string, key: string, read: () => Promise<CountAndTotals>): Promise<CountAndTotals>;
  /** Forgets one merchant's figures, or everybody's; whoever writes calls it. */
  drop(merchantID?: string): void;
}
