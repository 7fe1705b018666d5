import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { ListMoney } from './moneyQuestions.ts';
import styles from './MoneySums.module.css';
import type { MoneySum, ToldMoney } from './moneySums.ts';

const parts = ['in', 'back', 'net'] as const satisfies readonly (keyof MoneySum)[];

/** What came in, what was given back and what is left, currency by currency; the place of it until that is known. */
export function MoneySums({ money: { sums, room }, words }: { money: ToldMoney; words: ListMoney['words'] }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const shown = sums ?? room;
  if (shown.length === 0) return null;
  return (
    <span className={styles.sums} data-room={sums ? undefined : ''} aria-hidden={sums ? undefined : true}>
      {shown.map((sum) => {
        const { code } = sum;
        const currency = currencies.find((one) => one.code === code) ?? { code, symbol: code, name: code };
        const known = parts.flatMap((part) => (sum[part] === undefined ? [] : [{ part, amount: sum[part] }]));
        return (
          <span key={code} className={styles.sum}>
            {known.map(({ part, amount }, place) => (
              <Fragment key={part}>
                {place > 0 && ' · '}
                <span className={styles.part}>
                  {translate(`list.money.${words}.${part}`)} <MoneyText amount={amount} currency={currency} />
                </span>
              </Fragment>
            ))}
          </span>
        );
      })}
    </span>
  );
}
