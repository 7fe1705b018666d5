import { Link } from 'react-router';
import { toDecimal } from '#contract/money.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './figures.module.css';

/** An amount in agorot, leading to the rows behind it where there is a list of them. */
export function FigureAmount({ agorot, currency, to }: { agorot: number; currency: string; to?: string | undefined }) {
  const { currencies } = useSettings();
  const text = <MoneyText amount={toDecimal(agorot)} currency={namedCurrency(currencies, currency)} />;
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}

/** One of the numbers at the head of a section. */
export interface HeadFigure {
  key: string;
  label: string;
  agorot: number;
  currency: string;
}

/** The numbers that a section comes to. */
export function HeadFigures({ figures }: { figures: readonly HeadFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, label, agorot, currency }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <FigureAmount agorot={agorot} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
