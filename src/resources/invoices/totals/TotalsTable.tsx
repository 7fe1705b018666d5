import { useTranslate } from 'react-admin';
import { signed } from '#contract/sign.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { useSettings } from '#src/settings/settings.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { Segment, TotalsRow } from './useTotals.ts';

/** A span of time in words; a week by its first day. */
function useSpanText(segment: Segment): (period: string) => string {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (period) => {
    const day = period.slice(0, 10);
    if (segment === 'year') return day.slice(0, 4);
    if (segment === 'month') return month.format(new Date(`${day}T00:00:00Z`));
    return segment === 'week' ? translate('invoiceTotals.week', { day: shownDay(day) }) : shownDay(day);
  };
}

interface TotalsTableProps {
  rows: readonly TotalsRow[];
  segment: Segment;
}

/** How many documents of each type a span of time has, and what they come to; currencies stand apart. */
export function TotalsTable({ rows, segment }: TotalsTableProps) {
  const translate = useTranslate();
  const spanText = useSpanText(segment);
  const { currencies, dictionaries } = useSettings();
  const heads = ['count', 'vat', 'total'] as const;
  return (
    <TableRegion label={translate('invoiceTotals.label')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('invoiceTotals.period')}</th>
            <th scope="col">{translate('invoiceTotals.type')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`invoiceTotals.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { period, invoiceType, currency: code, count, totalAmount, vatTotal } = row;
            const currency = currencyOf({ currency: code }, currencies);
            const type = invoiceType ?? '';
            return (
              <tr key={`${period} ${type} ${code}`}>
                <th scope="row">
                  <bdi>{spanText(period)}</bdi>
                </th>
                <td>{dictionaries.invoiceTypeEnum?.[type] ?? type}</td>
                <td data-align="end">
                  <span>{groupDigits(count)}</span>
                </td>
                <td data-align="end">
                  {typeof vatTotal === 'number' && (
                    <MoneyText amount={signed(row, 'vatTotal', vatTotal)} currency={currency} />
                  )}
                </td>
                <td data-align="end">
                  <MoneyText amount={signed(row, 'totalAmount', totalAmount)} currency={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
