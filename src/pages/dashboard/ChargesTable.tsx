import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EnumValue } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { currenciesIn, isConverted, type Charges } from './charges.ts';
import { useCurrencies } from './useCurrencies.ts';

/** One row: its name, what was charged, and what was charged in the days compared with. */
export interface ChargesRow {
  key: string;
  name: string;
  /** Its name where there is little room. */
  short?: string;
  charges?: Charges | undefined;
  before?: Charges | undefined;
  /** The list behind it, of one currency or of all. */
  to?: ((currency?: EnumValue<'currency'>) => string) | undefined;
}

interface ChargesTableProps {
  label: string;
  /** What the rows' names are. */
  head: string;
  rows: readonly ChargesRow[];
  isCompared: boolean;
}

const linked = (to: string | undefined, text: ReactNode) => (to === undefined ? text : <Link to={to}>{text}</Link>);

/** Charges row by row, in each currency and, where there are several, in shekels; the table of a chart. */
export function ChargesTable({ label, head, rows, isCompared }: ChargesTableProps) {
  const translate = useTranslate();
  const currencyOf = useCurrencies();
  const told = rows.flatMap(({ charges }) => charges ?? []);
  const currencies = currenciesIn(told);
  const hasShekels = isConverted(told);
  const endHead = (text: string) => (
    <th key={text} scope="col" data-align="end">
      <span>{text}</span>
    </th>
  );
  const end = (key: string, content: ReactNode) => (
    <td key={key} data-align="end">
      <span>{content}</span>
    </td>
  );
  const inCurrency = ({ charges, to }: ChargesRow, code: EnumValue<'currency'>) => {
    const own = charges?.currencies?.find(({ currency }) => currency === code);
    return own && linked(to?.(code), <MoneyText amount={own.totalAmount} currency={currencyOf(code)} />);
  };
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {endHead(translate('overview.figure.count'))}
            {currencies.map((code) => endHead(currencyOf(code).name))}
            {hasShekels && endHead(translate('overview.inShekels'))}
            {isCompared && endHead(translate('overview.earlier'))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {end('count', row.charges && linked(row.to?.(), groupDigits(row.charges.transactionsCount)))}
              {currencies.map((code) => end(code, inCurrency(row, code)))}
              {hasShekels &&
                end('shekels', row.charges && <MoneyText amount={row.charges.totalAmount} currency={currencyOf()} />)}
              {isCompared &&
                end('before', row.before && <MoneyText amount={row.before.totalAmount} currency={currencyOf()} />)}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
