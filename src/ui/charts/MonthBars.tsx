import { useCurrentLocale } from '#src/i18n/direction.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { Bars } from './Bars.tsx';

interface MonthBarsProps {
  /** Months, `YYYY-MM`, in their order. */
  months: readonly string[];
  /** What each of them comes to, in decimals. */
  amounts: readonly number[];
  currency: Currency;
}

/** Amounts month by month as bars. */
export function MonthBars({ months, amounts, currency }: MonthBarsProps) {
  const month = new Intl.DateTimeFormat(useCurrentLocale(), { month: 'numeric', year: '2-digit', timeZone: 'UTC' });
  const names = months.map((one) => month.format(new Date(`${one}-01T00:00:00Z`)));
  return <Bars names={names} amounts={amounts} currency={currency} />;
}
