import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useEnter } from '#src/forms/useEnter.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import type { ResultNote } from './resultNotes.ts';
import styles from './ResultFrame.module.css';

interface ResultFrameProps {
  title: string;
  /** A decimal amount; absent where none was moved. */
  amount?: number | undefined;
  currency: Pick<Currency, 'symbol'>;
  notes: readonly ResultNote[];
  children?: ReactNode;
  /** What a person does next; Enter presses the first. */
  actions: ReactNode;
  onEnter: () => void;
}

/** What has become of a wizard: it takes the focus, and Enter begins another one. */
export function ResultFrame({ title, amount, currency, notes, children, actions, onEnter }: ResultFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(function moveFocusToResult() {
    heading.current?.focus();
  }, []);
  useEnter(onEnter);
  return (
    <article className={styles.result}>
      <header className={styles.head}>
        <CheckCircleOutlinedIcon className={styles.mark} aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {amount !== undefined && (
          <p className={styles.amount}>
            <MoneyText amount={amount} currency={currency} />
          </p>
        )}
      </header>
      {notes.map(({ tone, text }) => (
        <p key={text} className={clsx(styles.note, bannerClass(tone))} role="status">
          <AddressText>{text}</AddressText>
        </p>
      ))}
      {children}
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}
