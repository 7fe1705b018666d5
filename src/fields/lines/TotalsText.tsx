import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { toDecimal, type DealTotals } from '#contract/money.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { valueRows } from '#src/ui/classes/valueRows.ts';
import styles from './TotalsText.module.css';

interface TotalsTextProps {
  /** In agorot. */
  totals: DealTotals;
  currency: Currency;
  /** Absent: the terminal does not say it, or a receipt tells none, and the VAT is not shown. */
  vatRate: number | undefined;
  /** The sum is what was received. */
  isReceived?: boolean;
}

/**
 * What a deal comes to, as a column that adds up; nothing while there is no amount. A discount is told as it was typed, so the
 * total stands right below it, and its VAT after that.
 */
export function TotalsText({ totals, currency, vatRate, isReceived = false }: TotalsTextProps) {
  const translate = useTranslate();
  const { amount, discountTotal, netTotal, vatTotal } = totals;
  if (amount <= 0) return null;
  const sum = { key: isReceived ? 'received' : 'total', agorot: amount };
  const ofVat = [
    { key: 'netTotal', agorot: netTotal },
    { key: 'vatTotal', agorot: vatTotal },
  ];
  const parts = vatRate === undefined ? [] : ofVat;
  const discounted = [
    { key: 'beforeDiscount', agorot: amount + discountTotal },
    { key: 'discountTotal', agorot: -discountTotal },
    sum,
    ...parts,
  ];
  const rows = discountTotal > 0 ? discounted : [...parts, sum];
  return (
    <dl className={clsx(valueRows, styles.totals)}>
      {rows.map(({ key, agorot }) => (
        <div key={key} className={clsx(key === sum.key && styles.sum)}>
          <dt>{translate(`totalsField.${key}`)}</dt>
          <dd>
            <MoneyText amount={toDecimal(agorot)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
