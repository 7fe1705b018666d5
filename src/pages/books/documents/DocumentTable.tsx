import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dictionaryOf } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { shownDay } from '#src/ui/days/dayText.ts';

/** A document as one of several is told; money in agorot. */
export interface ToldDocument {
  id: string;
  invoiceNumber: string;
  invoiceDate: string;
  consumerName: string;
  invoiceType: string;
  gross: number;
  currency?: string;
}

interface DocumentTableProps<Told extends ToldDocument> {
  label: string;
  documents: readonly Told[];
  /** One more amount, in agorot. */
  further?: { head: string; agorot: (document: Told) => number };
}

/** Documents one by one, each leading to its page. */
export function DocumentTable<Told extends ToldDocument>({ label, documents, further }: DocumentTableProps<Told>) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const kinds = dictionaries[dictionaryOf('invoiceType')] ?? {};
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('books.document.number')}</th>
            <th scope="col">{translate('books.vat.kind')}</th>
            <th scope="col">{translate('books.document.customer')}</th>
            <th scope="col">{translate('books.day')}</th>
            <th scope="col" data-align="end">
              <span>{translate('books.vat.head.gross')}</span>
            </th>
            {further && (
              <th scope="col" data-align="end">
                <span>{further.head}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => {
            const { id, invoiceNumber, invoiceDate, consumerName, invoiceType, gross, currency = 'ILS' } = document;
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={pathTo('Invoice', { id })} dir="ltr">
                    {invoiceNumber}
                  </Link>
                </th>
                <td>{kinds[invoiceType] ?? invoiceType}</td>
                <td>
                  <bdi>{consumerName}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{shownDay(invoiceDate)}</bdi>
                </td>
                <td data-align="end">
                  <FigureAmount agorot={gross} currency={currency} />
                </td>
                {further && (
                  <td data-align="end">
                    <FigureAmount agorot={further.agorot(document)} currency={currency} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
