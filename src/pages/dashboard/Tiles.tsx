import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { Change } from './Change.tsx';
import styles from './dashboard.module.css';

/** A figure with its name. */
export interface TileFigure {
  label: string;
  value: number;
  /** Of an amount; absent for a count. */
  currency?: Currency;
  /** Of the days compared with, where there are such. */
  before?: number | undefined;
  /** The list that holds exactly what it counts, where that is anything. */
  to?: string | undefined;
}

const valueOf = ({ value, currency }: TileFigure): ReactNode =>
  currency ? <MoneyText amount={value} currency={currency} /> : groupDigits(value);

/** Figures side by side, each leading to what it counts where a list holds that. */
export function Tiles({ figures }: { figures: readonly TileFigure[] }) {
  return (
    <dl className={styles.tiles}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.to === undefined || figure.value === 0 ? (
              <span className={styles.value}>{valueOf(figure)}</span>
            ) : (
              <Link className={styles.value} to={figure.to}>
                {valueOf(figure)}
              </Link>
            )}
            {figure.before !== undefined && (
              <Change
                now={figure.value}
                before={figure.before}
                {...(figure.currency && { currency: figure.currency })}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
