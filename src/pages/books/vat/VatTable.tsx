import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dictionaryOf } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { rowsOf } from '#src/pages/books/paths.ts';
import type { Period } from '#src/pages/books/period.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { VatLine } from './vat.ts';
import styles from './vat.module.css';

interface CountProps {
  line: VatLine;
  filter: Readonly<Record<string, string>>;
}

/** How many documents, leading to them; by status where some of the kind were never issued, which no figure counts. */
function Count({ line: { count, statuses }, filter }: CountProps) {
  const { dictionaries } = useSettings();
  if (statuses.length === 0) return <Link to={rowsOf.invoices(filter)}>{groupDigits(count)}</Link>;
  const words = dictionaries[dictionaryOf('invoiceStatus')] ?? {};
  return (
    <ul className={styles.counts}>
      {statuses.map(({ status, count: own }) => (
        <li key={status}>
          <Link to={rowsOf.invoices({ ...filter, status })}>{`${words[status] ?? status} ${groupDigits(own)}`}</Link>
        </li>
      ))}
    </ul>
  );
}

interface VatTableProps {
  lines: readonly VatLine[];
  period: Period;
}

/** Documents by kind: how many, before VAT, VAT and in all; those of kinds without VAT have a total alone. */
export function VatTable({ lines, period }: VatTableProps) {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  const kinds = dictionaries[dictionaryOf('invoiceType')] ?? {};
  const heads = ['count', 'net', 'vat', 'gross'] as const;
  return (
    <TableRegion label={translate('books.vat.table')} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('books.vat.kind')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`books.vat.head.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { invoiceType, currency, net, vat, gross } = line;
            const amount = (agorot: number | undefined) => (
              <td data-align="end">{agorot !== undefined && <FigureAmount agorot={agorot} currency={currency} />}</td>
            );
            return (
              <tr key={`${invoiceType} ${currency}`}>
                <th scope="row">{kinds[invoiceType] ?? invoiceType}</th>
                <td data-align="end">
                  <Count line={line} filter={{ ...period, invoiceType, currency }} />
                </td>
                {amount(net)}
                {amount(vat)}
                {amount(gross)}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
