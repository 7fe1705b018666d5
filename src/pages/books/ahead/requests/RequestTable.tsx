import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { useCustomerNames } from '#src/list/customerNames.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { shownDay } from '#src/ui/days/dayText.ts';
import type { WeighedRequest } from './history.ts';

/** Customers whose names are asked for by one call; further rows say what they themselves know. */
const mostNames = 100;

interface RequestTableProps {
  label: string;
  requests: readonly WeighedRequest[];
  /** When they were paid is told, too. */
  tellsPaid?: boolean;
}

/** Requests one by one, since no list can be narrowed to them; each leads to its page. */
export function RequestTable({ label, requests, tellsPaid = false }: RequestTableProps) {
  const translate = useTranslate();
  const ids = [...new Set(requests.flatMap(({ consumerID }) => consumerID ?? []))];
  const { names } = useCustomerNames(ids.slice(0, mostNames));
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('monthAhead.requests.who')}</th>
            <th scope="col">{translate('monthAhead.requests.sent')}</th>
            {tellsPaid && <th scope="col">{translate('monthAhead.requests.paid')}</th>}
            <th scope="col" data-align="end">
              <span>{translate('monthAhead.requests.amount')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map(({ id, consumerID = '', name, sentDay, paidDay, agorot, currency }) => {
            const who = names[consumerID] ?? (name === '' ? id.slice(0, 8) : name);
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={pathTo('PaymentRequest', { id })} dir="auto">
                    {who}
                  </Link>
                </th>
                <td>
                  <bdi dir="ltr">{shownDay(sentDay)}</bdi>
                </td>
                {tellsPaid && (
                  <td>
                    {paidDay === undefined ? (
                      translate('monthAhead.requests.notPaid')
                    ) : (
                      <bdi dir="ltr">{shownDay(paidDay)}</bdi>
                    )}
                  </td>
                )}
                <td data-align="end">
                  <FigureAmount agorot={agorot} currency={currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
