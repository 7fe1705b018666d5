import { useListContext, useTranslate } from 'react-admin';
import { signed } from '#contract/sign.ts';
import { furtherIn } from '#src/list/amountsIn.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './IncomeSums.module.css';

/** What the list's answer sums besides the charges, in this order. */
const fields = ['refundAmount', 'netTotal', 'vatTotal'];

/** What refunds, net amounts and VAT come to, currency by currency; its place is the same before the answer. */
export function IncomeSums() {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { meta } = useListContext();
  const sums = new Map(furtherIn(meta));
  return (
    <dl className={styles.sums}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{translate(`list.sums.${field}`)}</dt>
          <dd>
            {(sums.get(field) ?? []).map(([code, amount]) => (
              <MoneyText key={code} amount={signed({}, field, amount)} currency={namedCurrency(currencies, code)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
