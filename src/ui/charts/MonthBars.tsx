import { BarChart } from '@mui/x-charts/BarChart';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { directionOf } from '#src/i18n/locale.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import { formatMoney } from '#src/ui/money.ts';
import styles from './MonthBars.module.css';

interface MonthBarsProps {
  /** Months, `YYYY-MM`, in their order. */
  months: readonly string[];
  /** What each of them comes to, in decimals. */
  amounts: readonly number[];
  currency: Currency;
}

/** Pixels. */
const chart = { height: 240, barRadius: 3, axisWidth: 72 };

/**
 * Amounts month by month as bars, from the side on which reading begins. Nobody hears it: a table beside it says the
 * same in words.
 */
export function MonthBars({ months, amounts, currency }: MonthBarsProps) {
  const locale = useCurrentLocale();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const month = new Intl.DateTimeFormat(locale, { month: 'numeric', year: '2-digit', timeZone: 'UTC' });
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <div className={styles.chart} aria-hidden="true">
      <MaterialTheme>
        <BarChart
          height={chart.height}
          borderRadius={chart.barRadius}
          xAxis={[
            {
              scaleType: 'band',
              data: months.map((one) => new Date(`${one}-01T00:00:00Z`)),
              valueFormatter: (date: Date) => month.format(date),
              reverse: isRightToLeft,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              position: isRightToLeft ? 'right' : 'left',
              width: chart.axisWidth,
              valueFormatter: (amount: number) =>
                // As people write it: the symbol stands left of the digits in Hebrew.
                isRightToLeft
                  ? `${currency.symbol}${short.format(amount)}`
                  : `${short.format(amount)}${currency.symbol}`,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          series={[
            {
              data: [...amounts],
              color: 'var(--accent)',
              valueFormatter: (amount) => (amount === null ? '' : formatMoney(amount, currency)),
            },
          ]}
          grid={{ horizontal: true }}
          margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
        />
      </MaterialTheme>
    </div>
  );
}
