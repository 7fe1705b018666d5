import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useEnter } from '#src/forms/useEnter.ts';
import { pathTo } from '#src/resources/paths.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { toneClass } from '#src/ui/classes/toneClass.ts';
import styles from './ResultPage.module.css';
import type { Outcome } from './outcome.ts';
import { Slip } from './Slip.tsx';
import { SlipForm } from './SlipForm.tsx';

/** What became of the deal: its slip to print or send, and what a person does next. Enter begins another one. */
export function ResultPage({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, jDealType, amount, currency, transactionID, notes } = outcome;
  useEffect(function moveFocusToResult() {
    heading.current?.focus();
  }, []);
  useEnter(onAgain);
  const what = kind === 'refund' ? 'refund' : jDealType;
  return (
    <article className={styles.result}>
      <header className={styles.head}>
        <CheckCircleOutlinedIcon className={styles.mark} aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          {translate(`payment.result.${what}`)}
        </h2>
        {amount !== undefined && (
          <p className={styles.amount}>
            <MoneyText amount={amount} currency={currency} />
          </p>
        )}
      </header>
      {notes.map(({ tone, text }) => (
        <p key={text} className={clsx(styles.note, toneClass(tone))} role="status">
          {text}
        </p>
      ))}
      {transactionID && <Slip transactionID={transactionID} outcome={outcome} />}
      {transactionID && jDealType === 'J4' && <SlipForm transactionID={transactionID} email={outcome.email} />}
      <div className={styles.actions}>
        <button type="button" className={buttonClass('filled')} onClick={onAgain}>
          {translate(`payment.result.again.${kind}`)}
        </button>
        {transactionID && (
          <>
            <button type="button" className={buttonClass()} onClick={() => window.print()}>
              {translate('payment.result.print')}
            </button>
            <Link className={buttonClass()} to={pathTo('Transaction', { id: transactionID })}>
              {translate('payment.result.open')}
            </Link>
          </>
        )}
      </div>
    </article>
  );
}
