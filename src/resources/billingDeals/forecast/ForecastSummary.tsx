import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import type { InsightProps } from '#src/list/declaration.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import styles from './ForecastSummary.module.css';
import { ForecastTable } from './ForecastTable.tsx';
import { useForecast } from './useForecast.ts';

/** The place of a chart that is on its way. */
const ChartPlace = () => <div className={styles.chart} />;
const MonthBars = lazyPart(async () => (await import('#src/ui/charts/MonthBars.tsx')).MonthBars, ChartPlace);

/** What the future charges of the list come to, month by month, as a table and as a chart. */
export function ForecastSummary(props: InsightProps) {
  const translate = useTranslate();
  const all = useSettings().currencies;
  const { data: forecast, isError, refetch } = useForecast(props);
  if (isError) {
    const again = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('forecast.failed')} actions={[again]} />;
  }
  if (!forecast) return <div className={styles.waiting} aria-busy="true" />;
  if (forecast.currencies.length === 0) return <p>{translate('forecast.none')}</p>;
  const currencies = forecast.currencies.map((code) => namedCurrency(all, code));
  const months = forecast.rows.filter(({ key }) => /^\d/.test(key));
  return (
    <>
      <div className={styles.content}>
        <ForecastTable forecast={forecast} currencies={currencies} />
        <div className={styles.charts}>
          {currencies.map((currency) => (
            <MonthBars
              key={currency.code}
              months={months.map(({ key }) => key)}
              amounts={months.map(({ sums }) => toDecimal(sums[currency.code] ?? 0))}
              currency={currency}
            />
          ))}
        </div>
      </div>
      <Help>{translate('forecast.note')}</Help>
    </>
  );
}
