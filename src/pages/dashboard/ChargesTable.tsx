import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EnumValue } from '#contract/enums.ts';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { useMediaQuery } from '#src/ui/mediaQuery.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { Change } from './Change.tsx';
import { currenciesIn, isConverted, type Charges } from './charges.ts';
import styles from './dashboard.module.css';
import { useCurrencies } from './useCurrencies.ts';

/** One row: its name, what was charged, and what was charged in the days compared with. */
export interface ChargesRow {
  key: string;
  name: string;
  /** A day on which shops rest. */
  isRest?: boolean;
  charges?: Charges | undefined;
  before?: Charges | undefined;
  /** The list behind it, of one currency or of all. */
  to?: ((currency?: EnumValue<'currency'>) => string) | undefined;
}

/** Here every column of three currencies has its room. */
const wideEnough = '(min-width: 1200px)';

interface ChargesTableProps {
  label: string;
  /** What the rows' names are. */
  head: string;
  rows: readonly ChargesRow[];
  isCompared: boolean;
}

/** A figure and the list behind it, of which there is none where it counts nothing. */
const linked = (to: string | undefined, text: ReactNode, count: number) =>
  to === undefined || count === 0 ? text : <Link to={to}>{text}</Link>;

const sumOf = (charges: Charges | undefined) => charges?.totalAmount ?? 0;

/** The sums of a row, the chosen period's first, as shares of the greatest of all rows. */
function RowBars({ amounts, greatest }: { amounts: readonly number[]; greatest: number }) {
  return amounts.map((amount, place) => (
    <span
      key={place}
      className={styles.bar}
      data-compared={place > 0 || undefined}
      // Whatever is more than nothing is seen.
      style={{ inlineSize: amount > 0 ? `max(2px, ${((100 * amount) / greatest).toFixed(2)}%)` : 0 }}
    />
  ));
}

interface MeasuredNameProps {
  row: ChargesRow;
  /** Of all rows. */
  greatest: number;
  isCompared: boolean;
  /** No column of its own says what it is compared with. */
  tellsBefore: boolean;
}

/** A row's name with its bars, of one scale in all rows. */
function MeasuredName({ row, greatest, isCompared, tellsBefore }: MeasuredNameProps) {
  const shekel = useCurrencies()();
  const [now, before] = [sumOf(row.charges), sumOf(row.before)];
  return (
    <th scope="row" className={styles.measured} data-rest={row.isRest || undefined}>
      {row.name}
      <span className={styles.bars} aria-hidden="true">
        <RowBars amounts={isCompared ? [now, before] : [now]} greatest={greatest} />
      </span>
      {tellsBefore && row.before && <Change now={now} before={before} currency={shekel} />}
    </th>
  );
}

/** Charges row by row, as bars of one scale, and in each currency and, where there are several, in shekels. */
export function ChargesTable({ label, head, rows, isCompared }: ChargesTableProps) {
  const translate = useTranslate();
  const currencyOf = useCurrencies();
  const told = rows.flatMap(({ charges }) => charges ?? []);
  const hasShekels = isConverted(told);
  const isWide = useMediaQuery(wideEnough);
  // No column is cut: where there is less room, all is told in shekels, and what it is compared with below that.
  const currencies = isWide || !hasShekels ? currenciesIn(told) : [];
  const greatest = Math.max(0, ...rows.flatMap(({ charges, before }) => [sumOf(charges), sumOf(before)]));
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
    return (
      own &&
      linked(to?.(code), <MoneyText amount={own.totalAmount} currency={currencyOf(code)} />, own.transactionsCount)
    );
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
            {isCompared && isWide && endHead(translate('overview.earlier'))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <MeasuredName row={row} greatest={greatest} isCompared={isCompared} tellsBefore={isCompared && !isWide} />
              {end(
                'count',
                row.charges &&
                  linked(row.to?.(), groupDigits(row.charges.transactionsCount), row.charges.transactionsCount),
              )}
              {currencies.map((code) => end(code, inCurrency(row, code)))}
              {hasShekels &&
                end('shekels', row.charges && <MoneyText amount={row.charges.totalAmount} currency={currencyOf()} />)}
              {isCompared &&
                isWide &&
                end(
                  'before',
                  row.before && (
                    <Change now={sumOf(row.charges)} before={sumOf(row.before)} currency={currencyOf()} isHeaded />
                  ),
                )}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
