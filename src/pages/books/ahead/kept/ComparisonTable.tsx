import { useTranslate } from 'react-admin';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { shownDay } from '#src/ui/days/dayText.ts';
import type { Compared, ComparedDay } from './comparison.ts';

const heads = ['foreseen', 'came', 'difference'] as const;

interface ComparisonTableProps {
  days: readonly ComparedDay[];
  totals: readonly (Compared & { currency: string })[];
}

/** A forecast against what came, by day and currency, and in all. */
export function ComparisonTable({ days, totals }: ComparisonTableProps) {
  const translate = useTranslate();
  const cells = (compared: Compared & { currency: string }) =>
    heads.map((head) => (
      <td key={head} data-align="end">
        <FigureAmount agorot={compared[head]} currency={compared.currency} />
      </td>
    ));
  return (
    <TableRegion label={translate('monthAhead.kept.table')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('monthAhead.kept.day')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`monthAhead.kept.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((one) => (
            <tr key={`${one.day} ${one.currency}`}>
              <th scope="row">
                <bdi dir="ltr">{shownDay(one.day)}</bdi>
              </th>
              {cells(one)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row">{translate('monthAhead.kept.total')}</th>
              {cells(total)}
            </tr>
          ))}
        </tfoot>
      </DataTable>
    </TableRegion>
  );
}
