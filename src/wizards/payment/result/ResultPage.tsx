import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { pathTo } from '#src/resources/paths.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import type { Outcome } from './outcome.ts';
import { Slip } from './Slip.tsx';
import { SlipForm } from './SlipForm.tsx';
import './result.css';

/** What became of the deal: its slip to print or send, and what a person does next. */
export function ResultPage({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, jDealType, amount, currency, transactionID, notes } = outcome;
  useEffect(function moveFocusToResult() {
    heading.current?.focus();
  }, []);
  const what = kind === 'refund' ? 'refund' : jDealType;
  return (
    <article className="result">
      <header className="result-head">
        <CheckCircleOutlinedIcon className="result-mark" aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          {translate(`payment.result.${what}`)}
        </h2>
        {amount !== undefined && (
          <p className="result-amount">
            <MoneyText amount={amount} currency={currency} />
          </p>
        )}
      </header>
      {notes.map(({ tone, text }) => (
        <p key={text} className={`result-note tone-${tone}`} role="status">
          {text}
        </p>
      ))}
      {transactionID && <Slip transactionID={transactionID} outcome={outcome} />}
      {transactionID && jDealType === 'J4' && <SlipForm transactionID={transactionID} email={outcome.email} />}
      <div className="result-actions">
        <button type="button" className="button filled" onClick={onAgain}>
          {translate(`payment.result.again.${kind}`)}
        </button>
        {transactionID && (
          <>
            <button type="button" className="button" onClick={() => window.print()}>
              {translate('payment.result.print')}
            </button>
            <Link className="button" to={pathTo('Transaction', { id: transactionID })}>
              {translate('payment.result.open')}
            </Link>
          </>
        )}
      </div>
    </article>
  );
}
