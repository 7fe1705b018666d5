import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { Forecast, ForecastRow } from './forecast.ts';

interface ForecastTableProps {
  forecast: Forecast;
  currencies: readonly Currency[];
}

/** A forecast in words: how many charges each month has, and what they come to in each currency. */
export function ForecastTable({ forecast, currencies }: ForecastTableProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const named = ({ key }: ForecastRow) =>
    /^\d/.test(key) ? month.format(new Date(`${key}-01T00:00:00Z`)) : translate(`forecast.${key}`);
  const line = (row: ForecastRow) => (
    <tr key={row.key}>
      <th scope="row">{named(row)}</th>
      <td data-align="end">
        <span>{row.count !== undefined && groupDigits(row.count)}</span>
      </td>
      {currencies.map((currency) => (
        <td key={currency.code} data-align="end">
          <MoneyText amount={toDecimal(row.sums[currency.code] ?? 0)} currency={currency} />
        </td>
      ))}
    </tr>
  );
  return (
    <TableRegion label={translate('forecast.label')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('forecast.month')}</th>
            <th scope="col" data-align="end">
              <span>{translate('forecast.charges')}</span>
            </th>
            {currencies.map(({ code, name }) => (
              <th key={code} scope="col" data-align="end">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{forecast.rows.map(line)}</tbody>
        <tfoot>{line(forecast.total)}</tfoot>
      </DataTable>
    </TableRegion>
  );
}
