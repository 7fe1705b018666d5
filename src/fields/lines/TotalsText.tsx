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

/** What a deal comes to, as a column that adds up: discount, VAT and total; nothing while there is no amount. */
export function TotalsText({ totals, currency, vatRate, isReceived = false }: TotalsTextProps) {
  const translate = useTranslate();
  const { amount, netTotal, vatTotal } = totals;
  if (amount <= 0) return null;
  const isTaxed = vatRate !== undefined;
  const [sum, discount] = isTaxed ? [netTotal, totals.netDiscountTotal] : [amount, totals.discountTotal];
  const rows = [
    { key: 'beforeDiscount', agorot: sum + discount, isShown: discount > 0 },
    { key: 'discountTotal', agorot: -discount, isShown: discount > 0 },
    { key: 'netTotal', agorot: netTotal, isShown: isTaxed },
    { key: 'vatTotal', agorot: vatTotal, isShown: isTaxed },
    { key: isReceived ? 'received' : 'total', agorot: amount, isShown: true },
  ];
  return (
    <dl className={clsx(valueRows, styles.totals)}>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ key, agorot }) => (
          <div key={key}>
            <dt>{translate(`totalsField.${key}`)}</dt>
            <dd>
              <MoneyText amount={toDecimal(agorot)} currency={currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
