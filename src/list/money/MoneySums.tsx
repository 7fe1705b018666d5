import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { ListMoney } from './moneyQuestions.ts';
import styles from './MoneySums.module.css';
import type { MoneySum, ToldMoney } from './moneySums.ts';

const parts = ['in', 'back', 'net'] as const satisfies readonly (keyof MoneySum)[];

interface PartsProps {
  sums: readonly MoneySum[];
  words: ListMoney['words'];
}

function Parts({ sums, words }: PartsProps) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  return sums.map((sum) => {
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
  });
}

/**
 * What came in, what was given back and what is left, currency by currency. The most room that they can take is kept for
 * them, lest rows move when they come.
 */
export function MoneySums({ money: { sums, room }, words }: { money: ToldMoney; words: ListMoney['words'] }) {
  if (room.length === 0 && !sums?.length) return null;
  return (
    <span className={styles.place}>
      <span className={styles.sums} data-room="" aria-hidden>
        <Parts sums={room} words={words} />
      </span>
      {sums && (
        <span className={styles.sums}>
          <Parts sums={sums} words={words} />
        </span>
      )}
    </span>
  );
}
