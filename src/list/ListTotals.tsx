import { useTranslate } from 'react-admin';
import { namedCurrency, type Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { AmountText } from '#src/ui/AmountText.tsx';
import { formatMoney } from '#src/ui/money.ts';
import { amountsIn } from './amountsIn.ts';
import styles from './ListTotals.module.css';

/** The sums of an answer, each in words. */
function totalsOf(answer: unknown, currencies: readonly Currency[]): { code: string; text: string }[] {
  return amountsIn(answer).map(([code, amount]) => {
    const currency = namedCurrency(currencies, code);
    return { code, text: formatMoney(amount, currency) };
  });
}

/** The sums of an answer, currency by currency; nothing where there are none. */
export function ListTotals({ totals }: { totals: unknown }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const sums = totalsOf(totals, currencies);
  if (sums.length === 0) return null;
  return (
    <span className={styles.totals}>
      {translate('list.total')}{' '}
      {sums.map(({ code, text }) => (
        <AmountText key={code} text={text} />
      ))}
    </span>
  );
}
