import FunctionsIcon from '@mui/icons-material/Functions';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { PanelButton } from '#src/ui/menus/PanelButton.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import type { ListMoney } from './moneyQuestions.ts';
import styles from './MoneySums.module.css';
import { moneyParts, type MoneySum } from './moneySums.ts';

const AllSums = lazyPart(async () => (await import('./AllSums.tsx')).AllSums);

interface MoneySumsProps {
  sums: readonly MoneySum[];
  words: ListMoney['words'];
  /** All of it at once, on as many lines as it takes. */
  whole?: boolean;
}

/** All parts of the first currency, of each other what is left; a phone has room for what is left alone. */
function Parts({ sums, words, whole = false }: MoneySumsProps) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  return sums.map((sum, place) => {
    const { code } = sum;
    const currency = namedCurrency(currencies, code);
    const known = moneyParts.flatMap((part) => (sum[part] === undefined ? [] : [{ part, amount: sum[part] }]));
    const shown = whole || place === 0 ? known : known.slice(-1);
    return (
      <Fragment key={code}>
        {shown.map(({ part, amount }, index) => (
          <span
            key={part}
            className={clsx(styles.part, index < shown.length - 1 && (whole ? styles.before : styles.detail))}
          >
            {(whole || place === 0) && `${translate(`list.money.${words}.${part}`)} `}
            <MoneyText amount={amount} currency={currency} />
            {index < shown.length - 1 && ' · '}
          </span>
        ))}
      </Fragment>
    );
  });
}

/** What came in, what was given back and what is left, as far as the line has room; the whole of it is a panel away. */
export function MoneySums({ sums, words, whole = false }: MoneySumsProps) {
  const translate = useTranslate();
  const label = translate('list.allSums');
  if (whole) {
    return (
      <span className={styles.whole}>
        <Parts sums={sums} words={words} whole />
      </span>
    );
  }
  const face = (
    <>
      <FunctionsIcon />
      <span className={visuallyHidden}>{label}</span>
    </>
  );
  return (
    <>
      <span className={styles.sums}>
        <Parts sums={sums} words={words} />
      </span>
      <PanelButton label={label} face={face} panel={AllSums} properties={{ sums, words }} />
    </>
  );
}
