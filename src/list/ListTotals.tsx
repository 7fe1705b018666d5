import { useTranslate } from 'react-admin';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { AmountText } from '#src/ui/AmountText.tsx';
import { formatMoney } from '#src/ui/money.ts';
import { amountsIn, furtherIn } from './amountsIn.ts';
import styles from './ListTotals.module.css';

interface SumsProps {
  label: string;
  /** Code of a currency and amount in it, in decimals. */
  amounts: readonly (readonly [code: string, amount: number])[];
  currencies: readonly Currency[];
}

/** What one amount of the rows comes to, currency by currency. */
function Sums({ label, amounts, currencies }: SumsProps) {
  return (
    <span className={styles.sums}>
      {label}{' '}
      {amounts.map(([code, amount]) => {
        const currency = currencies.find((one) => one.code === code) ?? { code, symbol: code, name: code };
        return <AmountText key={code} text={formatMoney(amount, currency)} />;
      })}
    </span>
  );
}

/** The sums of an answer, currency by currency; nothing where there are none. */
export function ListTotals({ totals }: { totals: unknown }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const sums = amountsIn(totals);
  if (sums.length === 0) return null;
  return (
    <span className={styles.totals}>
      <Sums label={translate('list.total')} amounts={sums} currencies={currencies} />
      {furtherIn(totals).map(([field, amounts]) => (
        <Sums
          key={field}
          label={translate(`list.sums.${field}`, { _: field })}
          amounts={amounts}
          currencies={currencies}
        />
      ))}
    </span>
  );
}
