import { BarChart } from '@mui/x-charts/BarChart';
import { writtenMoney } from '#contract/moneyText.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { directionOf } from '#src/i18n/locale.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MaterialTheme } from '#src/ui/material/MaterialTheme.tsx';
import { amountInSentence } from '#src/ui/money.ts';
import styles from './Bars.module.css';

interface BarsProps {
  /** What the bars are of, in their order. */
  names: readonly string[];
  /** In decimals, one for each name. */
  amounts: readonly number[];
  currency: Currency;
}

/** Few bars stay slender: the share of their place that stays free. */
const gapOf = (bars: number) => (bars < 4 ? 0.8 : 0.2);

/** Pixels. */
const chart = { height: 240, barRadius: 3, axisWidth: 72, labelGap: 12 };

/**
 * Amounts as bars, from the side on which reading begins. Nobody hears it: a table beside it says the same in words.
 */
export function Bars({ names, amounts, currency }: BarsProps) {
  const locale = useCurrentLocale();
  const isRightToLeft = directionOf(locale) === 'rtl';
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
              // Names may be equal, places are not.
              data: names.map((_, place) => place),
              valueFormatter: (place: number) => names[place] ?? '',
              categoryGapRatio: gapOf(names.length),
              reverse: isRightToLeft,
              tickLabelMinGap: chart.labelGap,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              position: isRightToLeft ? 'right' : 'left',
              width: chart.axisWidth,
              valueFormatter: (amount: number) => writtenMoney(short.format(amount), currency.symbol, locale),
              disableLine: true,
              disableTicks: true,
            },
          ]}
          series={[
            {
              data: [...amounts],
              color: 'var(--accent)',
              valueFormatter: (amount: number | null) =>
                amount === null ? '' : amountInSentence(amount, currency, locale),
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
