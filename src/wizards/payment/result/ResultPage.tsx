import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { pathTo } from '#src/resources/paths.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ResultFrame } from '#src/wizards/kit/ResultFrame.tsx';
import type { Outcome } from './outcome.ts';
import { Slip } from './Slip.tsx';
import { SlipForm } from './SlipForm.tsx';

/** What became of the deal: its slip to print or send, and what a person does next. Enter begins another one. */
export function ResultPage({ made: outcome, onAgain }: { made: Outcome; onAgain: () => void }) {
  const translate = useTranslate();
  const { kind, jDealType, amount, currency, transactionID, notes } = outcome;
  const what = kind === 'refund' ? 'refund' : jDealType;
  return (
    <ResultFrame
      title={translate(`payment.result.${what}`)}
      amount={amount}
      currency={currency}
      notes={notes}
      onEnter={onAgain}
      actions={
        <>
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
        </>
      }
    >
      {transactionID && <Slip transactionID={transactionID} outcome={outcome} />}
      {transactionID && jDealType === 'J4' && <SlipForm transactionID={transactionID} email={outcome.email} />}
    </ResultFrame>
  );
}
