import type { ReactNode } from 'react';
import { FigureText } from '#src/list/figures/FigureSection.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { toAgorot } from '#contract/money.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import styles from './checks.module.css';

interface CheckLineProps {
  label: string;
  /** What it means, and what is known of it. */
  hint?: string | undefined;
  count: number;
  /** In decimals, by currency. */
  amounts?: readonly (readonly [currency: string, amount: number])[];
  /** The list of just these rows. */
  to?: string | undefined;
  /** The rows themselves, where no list has them. */
  children?: ReactNode;
}

/** One thing that documents may lack: how many lack it, and which; that none does is said too. */
export function CheckLine({ label, hint, count, amounts = [], to, children }: CheckLineProps) {
  const translate = useTranslate();
  const number = groupDigits(count);
  return (
    <li className={styles.check}>
      <div className={styles.checkHead}>
        <span>{label}</span>
        {count === 0 ? (
          <Chip tone="success">{translate('books.check.none')}</Chip>
        ) : (
          <span className={styles.checkCount}>
            <Chip tone="warning">
              {to === undefined ? (
                number
              ) : (
                <Link to={to} aria-label={`${label} ${number}`}>
                  {number}
                </Link>
              )}
            </Chip>
            {amounts.map(([currency, amount]) => (
              <FigureAmount key={currency} agorot={toAgorot(amount)} currency={currency} to={to} />
            ))}
          </span>
        )}
      </div>
      {hint !== undefined && count > 0 && <FigureText>{hint}</FigureText>}
      {count > 0 && children}
    </li>
  );
}
