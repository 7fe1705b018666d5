import type { EnumValue } from '#contract/enums.ts';
import { countedFilters } from '#contract/settled.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';

/** The days a figure is of: words for them, or the first and the last, `YYYY-MM-DD`. */
export type FigureDays =
  | { quickDateFilter: EnumValue<'quickDateFilter'>; dateFrom?: undefined; dateTo?: undefined }
  | { quickDateFilter?: undefined; dateFrom: string; dateTo: string };

/** What a figure counts. */
export interface Figure {
  of: 'charges' | 'refunds' | 'cancelled';
  terminalID: string;
  days: FigureDays;
  currency?: EnumValue<'currency'> | undefined;
  paymentType?: EnumValue<'paymentType'> | undefined;
}

const filters: Readonly<Record<Figure['of'], FilterValues>> = {
  charges: countedFilters.charge,
  refunds: countedFilters.refund,
  cancelled: countedFilters.cancelled,
};

/** The filter of the list of transactions whose rows a figure counts, no more and no less. */
export function figureFilter({ of, days, ...words }: Figure): FilterValues {
  const { quickDateFilter, dateFrom, dateTo } = days;
  const said = { ...words, ...filters[of], quickDateFilter, dateFrom, dateTo };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
