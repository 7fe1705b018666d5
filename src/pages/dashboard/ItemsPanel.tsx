import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { DashboardFilter } from './dashboardFilter.ts';
import { figurePath } from './figurePath.ts';
import { Panel } from './Panel.tsx';
import { useCurrencies } from './useCurrencies.ts';
import { useFigures } from './useFigures.ts';

/** The ten items that sold for most. */
export function ItemsPanel({ filter, terminalID }: { filter: DashboardFilter; terminalID: string }) {
  const translate = useTranslate();
  const shekel = useCurrencies()();
  const answer = useFigures('dashboard.itemsTotals', filter, terminalID);
  return (
    <Panel
      title={translate('overview.items')}
      answer={answer}
      isEmpty={({ data }) => data.length === 0}
      note={
        <>
          {translate('overview.converted')}{' '}
          <Link to={figurePath({ of: 'charges', terminalID, days: filter.days })}>{translate('overview.all')}</Link>
        </>
      }
    >
      {({ data }) => (
        <TableRegion label={translate('overview.items')} part>
          <DataTable density="compact">
            <thead>
              <tr>
                <th scope="col">{translate('overview.item')}</th>
                <th scope="col" data-align="end">
                  <span>{translate('overview.quantity')}</span>
                </th>
                <th scope="col" data-align="end">
                  <span>{translate('overview.inShekels')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ itemID, itemName, quantity, totalAmount }) => (
                <tr key={`${itemID ?? ''} ${itemName}`}>
                  <th scope="row">{itemName}</th>
                  <td data-align="end">
                    <bdi dir="ltr">{quantity}</bdi>
                  </td>
                  <td data-align="end">
                    <MoneyText amount={totalAmount} currency={shekel} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </TableRegion>
      )}
    </Panel>
  );
}
